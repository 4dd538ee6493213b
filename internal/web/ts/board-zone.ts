// One area: those who are beside each other stand together, those who are engaged face each other in a knot, and who is
// free stands apart from it, each side for itself; below them what lies there, and where one can go.

import { type Bond, type Cluster, beside, clusters } from "./board-crowd";
import type { Box, Point, Spot } from "./board-layout";
import type { CellView, Token } from "./types";

export interface ZoneBox extends Box {
  cell: number;
  knots: Box[]; // those who are engaged
  bonds: { from: Spot; to: Spot; engaged: boolean }[];
  notes: (Note & Point)[]; // things that are there; where it leads to
}

// A Note is a line of text, or how one goes on that is too long for the box.
export interface Note {
  text: string;
  leads: boolean; // it says where one can go
  first: boolean; // its sign stands before it
}

const head = 38; // of a box: its name
const pad = 12;
const line = 18; // of text
const least = 156;
const indent = 18; // of notes: their sign
const between = 6; // clusters

export interface Inside {
  w: number;
  h: number;
  placed: { cluster: Cluster; x: number; y: number; scale: number }[];
  list: Token[];
  notes: Note[];
}

// inside finds what a box holds and how large it has to be.
export function inside(c: CellView, list: Token[], sides: string[], wide: number, exits: string[]): Inside {
  const room = wide * beside;
  const all = clusters(list, sides, wide);
  const knots = all.filter((k) => k.engaged).sort((a, b) => b.h - a.h || b.w - a.w);
  const lying = (k: Cluster): boolean => k.members.every((i) => list[i]!.down);
  const free = all.filter((k) => !k.engaged && !lying(k));
  const placed: Inside["placed"] = [];
  let { w, y } = shelved(knots, room, 0, placed, 1);
  for (const side of sides) {
    const mine = free.filter((k) => list[k.members.find((i) => !list[i]!.down)!]!.side === side);
    if (mine.length === 0) continue;
    const next = shelved(mine, room, y + (placed.length > 0 ? between : 0), placed, 1);
    (w = Math.max(w, next.w)), (y = next.y);
  }
  const down = all.filter((k) => !k.engaged && lying(k));
  if (down.length > 0) {
    const next = shelved(down, room, y + (placed.length > 0 ? between : 0), placed, 0.72);
    (w = Math.max(w, next.w)), (y = next.y);
  }
  const title = wordsWide(c.name, 15) + (c.kind ? wordsWide(c.kind, 12) + 10 : 0);
  w = Math.max(least, w + 2 * pad, title + 2 * pad);
  const long = Math.floor((w - 2 * pad - indent) / wordsWide("x", 12));
  const notes = (c.holds ?? []).flatMap((text) => noted(text, false, long));
  if (exits.length > 0) notes.push(...noted("to " + exits.join(", "), true, long));
  return { w, h: Math.max(head + y + (notes.length > 0 ? notes.length * line + 8 : 0) + pad, 108), placed, list, notes };
}

// shelved puts clusters beside each other, and into a new line where one does not fit any more.
function shelved(list: Cluster[], room: number, top: number, placed: Inside["placed"], scale: number): { w: number; y: number } {
  let x = 0;
  let y = top;
  let high = 0;
  let w = 0;
  for (const cluster of list) {
    const wide = cluster.w * scale;
    const apart = cluster.engaged ? 2 * between : 0;
    if (x > 0 && x + wide > Math.max(room, w)) (x = 0), (y += high + between), (high = 0);
    placed.push({ cluster, x, y, scale });
    (w = Math.max(w, x + wide)), (x += wide + apart), (high = Math.max(high, cluster.h * scale));
  }
  return { w, y: y + high };
}

export function boxed(x: Inside, b: Box, cell: number, spots: Map<string, Spot>): ZoneBox {
  const out: ZoneBox = { ...b, cell, knots: [], bonds: [], notes: [] };
  const shift = (b.w - 2 * pad - Math.max(0, ...x.placed.map((p) => p.x + p.cluster.w * p.scale))) / 2;
  for (const { cluster, x: px, y: py, scale } of x.placed) {
    const left = b.x + pad + shift + px;
    const top = b.y + head + py;
    const at = (i: number): Spot => {
      const p = cluster.at[cluster.members.indexOf(i)]!;
      return { x: left + p.x * scale, y: top + p.y * scale, scale, name: p.name };
    };
    for (const i of cluster.members) spots.set(x.list[i]!.id, at(i));
    out.bonds.push(...cluster.bonds.map((k: Bond) => ({ from: at(k.a), to: at(k.b), engaged: k.engaged })));
    if (cluster.engaged) out.knots.push({ x: left - 3, y: top - 3, w: cluster.w + 6, h: cluster.h + 2 });
  }
  x.notes.forEach((n, i) => out.notes.push({ ...n, x: b.x + pad, y: b.y + b.h - pad - (x.notes.length - 1 - i) * line }));
  return out;
}

// noted divides a note into lines of so many letters, where words end.
function noted(text: string, leads: boolean, long: number): Note[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= long) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, i) => ({ text: line, leads, first: i === 0 }));
}

// wordsWide is about how wide a text of such a size is.
function wordsWide(text: string, size: number): number {
  return text.length * size * 0.56;
}
