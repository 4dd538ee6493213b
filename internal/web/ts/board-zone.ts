// The contents of one area: combatants next to each other stand together, enemies face each other in a knot, others stand apart
// by side; below them are things and links.

import { type Bond, type Cluster, beside, clusters } from "./board-crowd";
import type { Box, Point, Spot } from "./board-layout";
import type { CellView, Token } from "./types";

export interface ZoneBox extends Box {
  cell: number;
  knots: Box[]; // groups of engaged combatants
  bonds: { from: Spot; to: Spot; engaged: boolean }[];
  notes: (Note & Point)[]; // things that are there, and links
}

// A Note is a line of text, or its continuation if it is too long for the box.
export interface Note {
  text: string;
  leads: boolean; // it names where one can go
  first: boolean; // a sign stands before it
}

const head = 38; // height of the title
const pad = 12;
const line = 18; // height of a line of text
const least = 156;
const indent = 18; // room for the sign before a note
const between = 6; // gap between clusters

export interface ZoneContent {
  w: number;
  h: number;
  placed: { cluster: Cluster; x: number; y: number; scale: number }[];
  list: Token[];
  notes: Note[];
}

// zoneContent arranges the contents of a box and returns its size.
export function zoneContent(c: CellView, list: Token[], sides: string[], wide: number, exits: string[]): ZoneContent {
  const room = wide * beside;
  const all = clusters(list, sides, wide);
  const knots = all.filter((k) => k.engaged).sort((a, b) => b.h - a.h || b.w - a.w);
  const lying = (k: Cluster): boolean => k.members.every((i) => list[i]!.down);
  const free = all.filter((k) => !k.engaged && !lying(k));
  const placed: ZoneContent["placed"] = [];
  let { w, y } = packed(knots, room, 0, placed, 1);
  for (const side of sides) {
    const mine = free.filter((k) => list[k.members.find((i) => !list[i]!.down)!]!.side === side);
    if (mine.length === 0) continue;
    const next = packed(mine, room, y + (placed.length > 0 ? between : 0), placed, 1);
    (w = Math.max(w, next.w)), (y = next.y);
  }
  const down = all.filter((k) => !k.engaged && lying(k));
  if (down.length > 0) {
    const next = packed(down, room, y + (placed.length > 0 ? between : 0), placed, 0.72);
    (w = Math.max(w, next.w)), (y = next.y);
  }
  const title = textWidth(c.name, 15) + (c.kind ? textWidth(c.kind, 12) + 10 : 0);
  w = Math.max(least, w + 2 * pad, title + 2 * pad);
  const long = Math.floor((w - 2 * pad - indent) / textWidth("x", 12));
  const notes = (c.holds ?? []).flatMap((text) => wrapped(text, false, long));
  if (exits.length > 0) notes.push(...wrapped("to " + exits.join(", "), true, long));
  return { w, h: Math.max(head + y + (notes.length > 0 ? notes.length * line + 8 : 0) + pad, 108), placed, list, notes };
}

// packed puts clusters beside each other and starts a new line when one does not fit.
function packed(list: Cluster[], room: number, top: number, placed: ZoneContent["placed"], scale: number): { w: number; y: number } {
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

export function placeBox(x: ZoneContent, b: Box, cell: number, spots: Map<string, Spot>): ZoneBox {
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

// wrapped divides a note into lines of a given length at spaces.
function wrapped(text: string, leads: boolean, long: number): Note[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= long) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, i) => ({ text: line, leads, first: i === 0 }));
}

// textWidth estimates the width of a text.
function textWidth(text: string, size: number): number {
  return text.length * size * 0.56;
}
