// Short tones for what a player should notice: the own turn, a hit, the end. They are made here, from no file, and are off until
// the user turns them on. The choice is kept in the browser.

import { keep, recall } from "./kept";

const store = "fray-sound";

export type Sound = "turn" | "hit" | "end";

// Note is one tone: its pitch in hertz at the beginning and the end, when it begins, and how long it lasts, in seconds.
interface Note {
  from: number;
  to: number;
  at: number;
  lasts: number;
  shape: OscillatorType;
}

const note = (pitch: number, at: number, lasts: number): Note => ({ from: pitch, to: pitch, at, lasts, shape: "sine" });

const tunes: Record<Sound, readonly Note[]> = {
  turn: [note(587, 0, 0.14), note(880, 0.12, 0.26)],
  hit: [{ from: 190, to: 70, at: 0, lasts: 0.16, shape: "triangle" }],
  end: [note(523, 0, 0.18), note(659, 0.16, 0.18), note(784, 0.32, 0.5)],
};

const loud = 0.12; // of the full volume

let context: AudioContext | undefined;

export function soundOn(): boolean {
  return recall(store) === "on";
}

// setSound turns sounds on or off; a user who turns them on hears one.
export function setSound(on: boolean): void {
  keep(store, on ? "on" : "off");
  if (!on) return;
  wake();
  play("turn");
}

// play plays a sound if sounds are on and the browser lets us, which it does once the user has touched the page.
export function play(sound: Sound): void {
  if (!soundOn() || !context) return;
  for (const n of tunes[sound]) strike(context, n);
}

function strike(to: AudioContext, n: Note): void {
  const begins = to.currentTime + n.at;
  const ends = begins + n.lasts;
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.type = n.shape;
  tone.frequency.setValueAtTime(n.from, begins);
  tone.frequency.exponentialRampToValueAtTime(n.to, ends);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  tone.connect(volume).connect(to.destination);
  tone.start(begins);
  tone.stop(ends);
}

function wake(): void {
  if (!soundOn()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

// listenForSound prepares sounds at the first touch of a page where they are on.
export function listenForSound(): void {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake);
}
