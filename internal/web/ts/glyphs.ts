// The one or two characters for each combatant, as in the text map (internal/draw): a letter of its name, with a number if
// several share the letter; upper case for the first side, lower case for the second.

import type { Token, View } from "./types";

export function glyphs(v: Pick<View, "tokens">): Map<string, string> {
  const sides: string[] = [];
  for (const t of v.tokens) if (!sides.includes(t.side)) sides.push(t.side);
  const out = new Map<string, string>();
  const used = new Set<string>();
  const give = (t: Token, g: string): boolean => {
    if (used.has(g)) return false;
    used.add(g);
    out.set(t.id, g);
    return true;
  };
  const key = (t: Token): string => sides.indexOf(t.side) + initial(t);
  const shared = new Map<string, number>();
  for (const t of v.tokens) shared.set(key(t), (shared.get(key(t)) ?? 0) + 1);
  for (const t of v.tokens) {
    const side = sides.indexOf(t.side);
    const n = /[-_ ]([1-9])$/.exec(t.id)?.[1];
    if (n) give(t, shaped(initial(t), n, side));
    else if (shared.get(key(t)) === 1 && side < 2) give(t, shaped(initial(t), "", side));
  }
  for (const t of v.tokens) if (!out.has(t.id)) firstFree(t, sides.indexOf(t.side), give);
  return out;
}

function firstFree(t: Token, side: number, give: (t: Token, g: string) => boolean): void {
  for (const letter of initial(t) + "abcdefghijklmnopqrstuvwxyz") {
    for (const second of "123456789abcdefghijklmnopqrstuvwxyz") if (give(t, shaped(letter, second, side))) return;
  }
  give(t, "??");
}

function initial(t: Token): string {
  return (/[a-z]/i.exec(t.id + t.name)?.[0] ?? "z").toLowerCase();
}

function shaped(letter: string, second: string, side: number): string {
  const g = side % 4 >= 2 ? second + letter : letter + second;
  return side % 2 === 0 ? g.toUpperCase() : g;
}
