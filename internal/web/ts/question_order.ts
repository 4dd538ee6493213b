// The order of the rows of a question: as they are numbered, or on demand the best odds first. Rows keep their numbers.

import type { Entry } from "./entries";
import type { Choice, Odds } from "./types";
import { percent } from "./words";

export const orders = ["number", "chance", "harm", "down"] as const;
export type Order = (typeof orders)[number];

export const orderNames: Record<Order, string> = { number: "in order", chance: "by chance", harm: "by damage", down: "by falls" };

type Known = ReadonlyMap<string, Odds>;

// glances reports whether a list shows the odds of a choice: on a turn, of what has a target, and of abilities such as work on a task; else,
// of every answer.
export function glances(c: Choice, e: Entry, turn: boolean): boolean {
  return c.cell === undefined && (!turn || c.target !== undefined || e.tab === "ability");
}

// weighed returns the keys of the choices of a list whose odds it shows.
export function weighed(rows: readonly Entry[], turn: boolean): string[] {
  return rows.filter((e) => !e.gone).flatMap((e) => e.choices.filter((c) => glances(c, e, turn)).map((c) => c.key));
}

// ordered sorts rows, and the choices of each. Until all odds are known they stay as they are, so that nothing moves twice.
export function ordered(rows: readonly Entry[], order: Order, odds: Known): readonly Entry[] {
  if (order === "number" || !weighed(rows, true).every((k) => odds.has(k))) return rows;
  const of = { chance: "hit", harm: "harm", down: "down" } as const;
  const worth = (c: Choice): number => odds.get(c.key)?.[of[order]] ?? 0;
  const best = (e: Entry): number => (e.gone ? -1 : Math.max(...e.choices.map(worth)));
  return rows.map((e) => ({ ...e, choices: [...e.choices].sort((a, b) => worth(b) - worth(a)) })).sort((a, b) => best(b) - best(a));
}

// oddsText is what a target shows of its odds: the chance, or what the list is sorted by.
export function oddsText(o: Odds | undefined, order: Order): string {
  if (order === "harm") return harmText(o);
  if (order === "down") return o?.down ? `down ${percent(o.down)}` : "";
  return o?.hit ? percent(o.hit) : "";
}

// harmText is the average damage.
function harmText(o: Odds | undefined): string {
  return o?.harm ? loss(o.harm) : "";
}

// columns are the odds of a row in two short texts: the chance and the damage or chance of a fall; of a reaction, what happens to the one
// who reacts.
export function columns(o: Odds | undefined, order: Order): [string, string] {
  if (o?.struck !== undefined) return [`hit ${percent(o.struck)}`, loss(o.own ?? 0)];
  return [oddsText(o, "number"), order === "down" ? oddsText(o, "down") : harmText(o)];
}

function loss(hundredths: number): string {
  return hundredths >= 5 ? `−${(hundredths / 100).toFixed(1)}` : ""; // not "−0.0"
}
