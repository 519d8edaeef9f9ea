import { prefs } from "../prefs";
import { hear } from "../sounds/hear";

/** Title, sound and notification when it becomes one's turn, as far as wished and allowed. */
export function announceTurn(title: string): void {
  const { sound, notify } = prefs();
  if (sound) hear("bell", 0, true);
  if (notify && document.hidden && "Notification" in window && Notification.permission === "granted") call(title);
}

function call(title: string): void {
  try {
    new Notification("Your turn", { body: title, tag: "squander" }).onclick = () => window.focus();
  } catch {
    // Some phones let only installed pages notify; title and sound remain.
  }
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
