// How fast the page plays what others did. The choice is kept in the browser; reduced motion of the system turns playback off.

import { keep, recall } from "./kept";

const store = "fray-pace";

export type Pace = "normal" | "fast" | "off";

const paces: readonly Pace[] = ["normal", "fast", "off"];

let chosen: Pace = read();

function read(): Pace {
  return paces.find((p) => p === recall(store)) ?? "normal";
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function pace(): Pace {
  return calm() ? "off" : chosen;
}

// nextPace chooses the pace after the present one.
export function nextPace(): void {
  chosen = paces[(paces.indexOf(chosen) + 1) % paces.length] ?? "normal";
  keep(store, chosen);
}
