import type { Sound } from "./names";

// Made on the spot from tones and noise; nothing is loaded.

type Tone = { f: number; at?: number; for: number; as?: OscillatorType; loud?: number; to?: number };
type Noise = { band: number; at?: number; for: number; q?: number; loud?: number };

const PEAK = 0.35;

/** What each is made of; no longer than 1.6 seconds. */
const SCORES: Record<Sound, { tones?: Tone[]; noises?: Noise[] }> = {
  lift: { noises: [{ band: 2400, for: 0.06, q: 0.8, loud: 0.12 }] },
  land: { tones: [{ f: 110, for: 0.07, loud: 0.3 }], noises: [{ band: 1200, for: 0.05, q: 0.6, loud: 0.12 }] },
  peg: {
    tones: [{ f: 620, for: 0.045, as: "triangle", loud: 0.3 }],
    noises: [{ band: 3000, for: 0.02, loud: 0.12 }],
  },
  coin: {
    tones: [
      { f: 2100, for: 0.16, loud: 0.1 },
      { f: 3200, at: 0.02, for: 0.16, loud: 0.07 },
    ],
  },
  step: {
    tones: [0, 1, 2].map((i) => ({ f: 420 - 90 * i, at: 0.09 * i, for: 0.05, as: "square", loud: 0.05 })),
    noises: [{ band: 1800, at: 0.2, for: 0.25, q: 0.5, loud: 0.06 }],
  },
  bell: { tones: [880, 1320, 2217].map((f, i) => ({ f, for: 0.9, loud: 0.12 / (i + 1) })) },
  clock: { tones: [196, 392, 588, 831].map((f, i) => ({ f, for: 1.5, loud: 0.16 / (i + 1) })) },
  hammer: {
    tones: [0, 0.17].map((at) => ({ f: 180, at, for: 0.06, as: "triangle", loud: 0.35 })),
    noises: [0, 0.17].map((at) => ({ band: 900, at, for: 0.03, loud: 0.12 })),
  },
  megaphone: {
    tones: [
      { f: 392, for: 0.14, as: "sawtooth", loud: 0.07 },
      { f: 523, at: 0.15, for: 0.3, as: "sawtooth", loud: 0.07 },
    ],
  },
  dame: {
    tones: [0, 0.32, 0.64].map((at) => ({ f: 90, at, for: 0.08, loud: 0.35 })),
    noises: [0, 0.32, 0.64].map((at) => ({ band: 500, at, for: 0.02, loud: 0.12 })),
  },
  wax: { noises: [0, 0.02, 0.05, 0.06, 0.09, 0.11].map((at) => ({ band: 3500, at, for: 0.015, q: 2, loud: 0.2 })) },
  ruin: {
    tones: [
      ...[784, 698, 659, 523].map((f, i) => ({ f, at: 0.2 * i, for: 0.5, as: "triangle" as const, loud: 0.12 })),
      { f: 2100, at: 0.95, for: 0.16, loud: 0.1 },
      { f: 3200, at: 0.97, for: 0.16, loud: 0.07 },
    ],
  },
  thunder: {
    tones: [{ f: 62, for: 1.3, to: 34, loud: 0.3 }],
    noises: [
      { band: 220, for: 1.4, q: 0.4, loud: 0.3 },
      { band: 900, for: 0.12, q: 0.5, loud: 0.2 },
    ],
  },
};

let audio: AudioContext | null = null;

export function play(sound: Sound, volume: number, delay: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  const { tones = [], noises = [] } = SCORES[sound];
  const start = audio.currentTime + delay;
  for (const tone of tones) ring(audio, tone, start, volume);
  for (const noise of noises) hiss(audio, noise, start, volume);
}

function ring(to: AudioContext, tone: Tone, start: number, volume: number): void {
  const at = start + (tone.at ?? 0);
  const voice = to.createOscillator();
  const gain = to.createGain();
  voice.type = tone.as ?? "sine";
  voice.frequency.setValueAtTime(tone.f, at);
  if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, at + tone.for);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(Math.min(PEAK, tone.loud ?? 0.18) * volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.for);
  voice.connect(gain).connect(to.destination);
  voice.start(at);
  voice.stop(at + tone.for + 0.02);
}

function hiss(to: AudioContext, noise: Noise, start: number, volume: number): void {
  const length = Math.ceil(to.sampleRate * noise.for);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = to.createBufferSource();
  const band = to.createBiquadFilter();
  const gain = to.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = noise.band;
  band.Q.value = noise.q ?? 1;
  gain.gain.value = Math.min(PEAK, noise.loud ?? 0.12) * volume;
  source.connect(band).connect(gain).connect(to.destination);
  source.start(start + (noise.at ?? 0));
}
