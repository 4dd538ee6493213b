// Sides have a number, and by it a colour and a shape. Seats come first: what can be seen changes, seats do not.

import type { State } from "./types";

const shapes = ["circle", "square", "triangle", "diamond"] as const;

// The seat of the game master, whose combatants are on the last side.
const gm = "gm";

export type Shape = (typeof shapes)[number];

// The least that says which sides there are; a State has it.
export type Sided = { seats?: State["seats"]; view: Pick<State["view"], "tokens"> };

export function sidesOf(s: Sided): string[] {
  const out: string[] = [];
  const seats = [...(s.seats ?? [])].sort((a, b) => Number(a.name === gm) - Number(b.name === gm)); // whoever plays comes first
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
