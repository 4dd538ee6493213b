// Groups the combatants of one area into clusters of combatants that stand next to each other.

import { type Point, pitch } from "./board-layout";
import type { Token } from "./types";

export interface Bond {
  a: number; // indexes into the list
  b: number;
  engaged: boolean; // on different sides and both up; else they are only next to each other
}

// A cluster is a set of combatants that are next to each other, directly or through others. A combatant next to nobody is a
// cluster of one.
export interface Cluster {
  members: number[];
  bonds: Bond[];
  engaged: boolean; // at least one bond is between enemies
  at: (Point & { name: "above" | "below" })[]; // position of each member, relative to the upper left corner of the cluster
  w: number;
  h: number;
}

export const beside = pitch * 1.8; // distance between neighbors in a row, with room for a name
export const across = pitch * 1.5; // distance between rows
const apart = 8; // additional distance between the rows of a knot that have names between them
const named = 28; // room for a name above the first row of a knot and below the last

export function bonds(list: Token[]): Bond[] {
  const out: Bond[] = [];
  list.forEach((t, a) => {
    for (let b = a + 1; b < list.length; b++) {
      const u = list[b]!;
      if (!t.beside?.includes(u.id) && !u.beside?.includes(t.id)) continue;
      out.push({ a, b, engaged: t.side !== u.side && !t.down && !u.down });
    }
  });
  return out;
}

// clusters groups a list and keeps its order; most is the length of the longest row.
export function clusters(list: Token[], sides: string[], most: number): Cluster[] {
  const all = bonds(list);
  const seen = new Set<number>();
  const out: Cluster[] = [];
  for (let i = 0; i < list.length; i++) {
    if (seen.has(i)) continue;
    const members = [i];
    seen.add(i);
    for (const m of members) {
      for (const { a, b } of all) {
        const other = a === m ? b : b === m ? a : -1;
        if (other >= 0 && !seen.has(other)) members.push(other), seen.add(other);
      }
    }
    members.sort((a, b) => a - b);
    out.push(arranged(list, sides, members, all.filter((x) => members.includes(x.a)), most));
  }
  return out;
}

// arranged puts a cluster into rows: at least one for each side, enemies facing each other.
function arranged(list: Token[], sides: string[], members: number[], own: Bond[], most: number): Cluster {
  const engaged = own.some((x) => x.engaged);
  const lines = engaged ? facing(list, sides, members, own, most) : cut(members, most);
  const at: Cluster["at"] = [];
  const width = Math.max(...lines.map((l) => l.length)) * beside;
  const head = pitch / 2 + (engaged ? named : 4);
  const lower = (row: number): number => row * across + (engaged ? Math.max(row - 1, 0) * apart : 0);
  lines.forEach((line, row) => {
    const indent = (width - line.length * beside) / 2;
    const name = engaged && row === 0 ? "above" : "below";
    line.forEach((m, i) => (at[members.indexOf(m)] = { x: indent + (i + 0.5) * beside, y: lower(row) + head, name }));
  });
  return { members, bonds: own, engaged, at, w: width, h: head + lower(lines.length - 1) + pitch / 2 + named };
}

// facing returns the rows of a knot. If a side does not fit into one row, the larger side stands on both sides of the smaller.
function facing(list: Token[], sides: string[], members: number[], own: Bond[], most: number): number[][] {
  const bySide = sides.map((s) => cut(members.filter((m) => list[m]!.side === s), most)).filter((rows) => rows.length > 0);
  let rows = bySide.flat();
  const [first, second] = bySide as [number[][], number[][]];
  if (bySide.length === 2 && rows.length > 2) rows = first.flat().length >= second.flat().length ? around(first, second) : around(second, first);
  for (let n = 0; n < 2; n++) {
    for (let i = 1; i < rows.length; i++) rows[i] = near(rows[i]!, rows[i - 1]!, own);
    for (let i = rows.length - 2; i >= 0; i--) rows[i] = near(rows[i]!, rows[i + 1]!, own);
  }
  return rows;
}

// around puts the rows of the smaller side between the rows of the larger.
function around(larger: number[][], smaller: number[][]): number[][] {
  const half = Math.ceil(larger.length / 2);
  return [...larger.slice(0, half), ...smaller, ...larger.slice(half)];
}

// near sorts a row by the positions of its neighbors in the row before.
function near(row: number[], before: number[], own: Bond[]): number[] {
  const place = (m: number): number => {
    const at: number[] = [];
    before.forEach((o, i) => {
      if (own.some((x) => (x.a === m && x.b === o) || (x.b === m && x.a === o))) at.push(i - (before.length - 1) / 2);
    });
    return at.length === 0 ? 0 : at.reduce((s, n) => s + n, 0) / at.length;
  };
  const by = new Map(row.map((m) => [m, place(m)]));
  return [...row].sort((a, b) => by.get(a)! - by.get(b)! || a - b);
}

// cut divides a row into rows of almost equal length.
function cut(row: number[], most: number): number[][] {
  const lines = Math.max(Math.ceil(row.length / most), 1);
  const length = Math.ceil(row.length / lines);
  return Array.from({ length: lines }, (_, i) => row.slice(i * length, (i + 1) * length)).filter((l) => l.length > 0);
}
