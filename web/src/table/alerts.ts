import { prefs } from "../prefs";

/** Title, sound and notification when it becomes one's turn, as far as wished and allowed. */
export function announceTurn(title: string): void {
  const { sound, notify } = prefs();
  if (sound) chime();
  if (notify && document.hidden && "Notification" in window && Notification.permission === "granted") call(title);
}

function call(title: string): void {
  try {
    new Notification("Your turn", { body: title, tag: "squander" }).onclick = () => window.focus();
  } catch {
    // Some phones let only installed pages notify; title and sound remain.
  }
}

let audio: AudioContext | null = null;

function chime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  const { destination } = audio;
  [660, 880].forEach((pitch, i) => {
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    const start = audio!.currentTime + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
