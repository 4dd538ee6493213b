// Names at combatants on the map. They never overlap: a name goes below or above its combatant, or is shortened, or is left out while
// the names of others are there. Whose turn it is changes nothing, so that no name jumps; what moves changes only names near it.

import { type Spot, reach } from "./board-layout";
import type { Token } from "./types";

// Name is a name in lines, with the height of the first one from the middle of its combatant, in units of the letters.
export interface Name {
  lines: string[];
  above: boolean;
  free: boolean; // no other name is in its place
}

export interface Names {
  small: Name; // a word in larger letters, for a small map
  short: Name; // a word, for a map of middle size
  full: Name; // for a large map
}

export const lineHeight = 11;
const letter = { cell: 6.8, area: 7.5 }; // average width, a little generous; areas have room for larger letters
const gap = 1.5; // at either end of a name
export const larger = 1.5; // size of the letters on a small map
const widest = 11; // letters in a line
const single = { cell: widest, area: 9 }; // letters of a name on one line: neighbors in an area stand close
const least = 7; // letters of a shortened name
const body = 11; // half of what of a combatant should stay clear of the names of others

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// namesOf places the names of the combatants that have a spot; own ones have the first choice, those that are down a late one, and those on
// other levels the last.
export function namesOf(tokens: readonly Token[], spots: ReadonlyMap<string, Spot>, short: (t: Token) => string, on: keyof typeof letter = "cell"): Map<string, Names> {
  const rank = (t: Token): number => (spots.get(t.id)?.away ? 8 : 0) + (t.down ? 4 : 0) + (t.hidden || t.memory ? 2 : 0) + (t.mine ? 0 : 1);
  const named = [...tokens].sort((a, b) => rank(a) - rank(b)).flatMap((t) => {
    const spot = spots.get(t.id);
    return spot && spot.name !== "none" ? [{ t, spot }] : [];
  });
  const bodies = [...spots].map(([id, s]) => ({ id, box: around(s, body * s.scale) }));
  const place = (texts: (t: Token) => string[][], size = 1): Map<string, Name> => {
    const taken: Box[] = [];
    return new Map(named.map(({ t, spot }) => {
      const sides = spot.name === "above" ? [true, false] : [false, true];
      const all = texts(t).flatMap((lines) => sides.map((above) => ({ lines, above, free: true })));
      const clear = all.filter((n) => !taken.some((b) => overlap(b, boxOf(t, spot, n, on, size))));
      const best = clear.find((n) => !bodies.some((b) => b.id !== t.id && overlap(b.box, boxOf(t, spot, n, on, size)))) ?? (size === 1 ? clear[0] : undefined);
      if (best) taken.push(boxOf(t, spot, best, on, size));
      return [t.id, best ?? { ...all[0]!, free: false }];
    }));
  };
  const word = (t: Token): string[][] => [[clipped(short(t), widest)], [clipped(short(t), least)]];
  const smalls = place(word, larger);
  const shorts = place(word);
  const fulls = place((t) => [broken(t.name, widest, single[on]), ...word(t)]);
  return new Map(named.map(({ t }) => [t.id, { small: smalls.get(t.id)!, short: shorts.get(t.id)!, full: fulls.get(t.id)! }]));
}

// baseline is where the first line of a name stands, from the middle of a combatant of usual size.
export function baseline(t: Token, n: Name): number {
  const more = (n.lines.length - 1) * lineHeight;
  if (n.above) return -reach - 8 - more - (t.mine ? 4 : 0);
  return reach + (more > 0 ? 14 : 9);
}

// small is the scale of the letters at a combatant: those at a large one are as large as those of others.
export function small(spot: Spot): number {
  return 1 / Math.max(1, spot.scale);
}

function boxOf(t: Token, spot: Spot, n: Name, on: keyof typeof letter, size: number): Box {
  const k = spot.scale * small(spot) * size;
  const half = (Math.max(...n.lines.map((l) => l.length)) * letter[on] * k) / 2 + gap;
  const edge = n.above ? -reach : reach;
  const first = spot.y + edge * spot.scale + (baseline(t, n) - edge) * k;
  return { left: spot.x - half, right: spot.x + half, top: first - 8 * k, bottom: first + ((n.lines.length - 1) * lineHeight + 2) * k };
}

function around(p: { x: number; y: number }, r: number): Box {
  return { left: p.x - r, right: p.x + r, top: p.y - r, bottom: p.y + r };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// clipped shortens a name to a number of letters, and keeps the number at its end: "Spear… 2".
export function clipped(name: string, most: number): string {
  if (name.length <= most) return name;
  const [, number = ""] = /( \d+)$/.exec(name) ?? [];
  return `${name.slice(0, Math.max(most - number.length - 1, 2)).trimEnd()}…${number}`;
}

// broken divides a longer name at a space so that both lines fit if possible.
export function broken(name: string, most = widest, one = most): string[] {
  if (name.length <= one) return [name];
  const spaces = [...name.matchAll(/ /g)].map((m) => m.index);
  const cut = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  const lines = cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  return lines.map((l) => clipped(l, most));
}
