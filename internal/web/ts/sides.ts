// The number of each side, which sets its color and shape. Seats come first because they never change, while visible combatants
// do.

import type { State } from "./types";

const shapes = ["circle", "square", "triangle", "diamond"] as const;

// The seat of the game master; its side comes last.
const gm = "gm";

export type Shape = (typeof shapes)[number];

// Sided is the part of a State that determines the sides.
export type Sided = { seats?: State["seats"]; view: Pick<State["view"], "tokens"> };

export function sidesOf(s: Sided): string[] {
  const out: string[] = [];
  const seats = [...(s.seats ?? [])].sort((a, b) => Number(a.name === gm) - Number(b.name === gm)); // seats of players first
  for (const seat of seats) if (seat.side && !out.includes(seat.side)) out.push(seat.side);
  for (const t of s.view.tokens) if (!out.includes(t.side)) out.push(t.side);
  return out;
}

export function sideOf(s: Sided, side: string): number {
  return Math.max(sidesOf(s).indexOf(side), 0);
}

export function shapeOf(n: number): Shape {
  return shapes[n % shapes.length] as Shape;
}
