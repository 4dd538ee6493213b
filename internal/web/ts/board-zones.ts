// Areas as boxes in columns and rows. In a box those who are beside each other stand together, those who are engaged face
// each other in a knot, and who is free stands apart from it, each side for itself.

import { type Bond, type Cluster, beside, clusters } from "./board-crowd";
import { type Box, type Direction, type Layout, type Spot, number } from "./board-layout";
import { type Linkage, linkage } from "./board-links";
import type { CellView, MapView, Token } from "./types";

export interface ZoneBox extends Box {
  cell: number;
  knots: Box[]; // those who are engaged
  bonds: { from: Spot; to: Spot; engaged: boolean }[];
  notes: { text: string; x: number; y: number; leads: boolean }[]; // things that are there; where it leads to
}

export interface Zones extends Layout {
  boxes: ZoneBox[];
  links: Linkage;
}

const gap = 46; // between boxes
const head = 38; // of a box: its name
const pad = 14;
const line = 18; // of text
const least = 176;
const between = 6; // clusters

// zones makes boxes for a screen of such a shape (width to height): rows of people are as long as suits it best.
export function zones(m: MapView, tokens: Token[], sides: string[], aspect: number): Zones {
  let best: Zones | undefined;
  let most = -1;
  for (const wide of [3, 4, 5, 6, 8]) {
    const z = laidOut(m, tokens, sides, wide);
    const scale = Math.min(aspect / z.bounds.w, 1 / z.bounds.h);
    if (scale > most * 1.02) (best = z), (most = scale);
  }
  return best!;
}

interface Inside {
  w: number;
  h: number;
  placed: { cluster: Cluster; x: number; y: number; scale: number }[];
  list: Token[];
  notes: { text: string; leads: boolean }[];
}

function laidOut(m: MapView, tokens: Token[], sides: string[], wide: number): Zones {
  const cols = m.cols!;
  const rows = m.rows!;
  const links = linkage(m);
  const insides = m.cells.map((c, i) => (c.name ? inside(c, tokens.filter((t) => t.cell === c.name), sides, wide, links.exits.get(i) ?? []) : undefined));
  const widths = measure(cols, (col) => insides.filter((_, i) => i % cols === col).map((x) => x?.w ?? 0));
  const heights = measure(rows, (row) => insides.filter((_, i) => Math.floor(i / cols) === row).map((x) => x?.h ?? 0));
  const left = sums(widths);
  const top = sums(heights);
  const spots = new Map<string, Spot>();
  const boxes: ZoneBox[] = [];
  insides.forEach((x, cell) => {
    if (!x) return;
    const col = cell % cols;
    const row = Math.floor(cell / cols);
    boxes.push(boxed(x, { x: left[col]!, y: top[row]!, w: widths[col]!, h: heights[row]! }, cell, spots));
  });
  const byCell = new Map(boxes.map((b) => [b.cell, b]));
  const last = (n: number[], size: number[]): number => n[n.length - 1]! + size[size.length - 1]!;
  return {
    bounds: { x: -8, y: -8, w: last(left, widths) + 16, h: last(top, heights) + 16 },
    level: 0,
    cells: boxes.map((b) => b.cell),
    boxes,
    links,
    spots,
    centre: (cell) => {
      const b = byCell.get(cell);
      return b ? { x: b.x + b.w / 2, y: b.y + b.h / 2 } : { x: 0, y: 0 };
    },
    outline: (cell, inset) => rounded(byCell.get(cell)!, inset),
    at: (x, y) => boxes.find((b) => x >= b.x && y >= b.y && x <= b.x + b.w && y <= b.y + b.h)?.cell ?? -1,
    step: (cell, to) => stepped(boxes.map((b) => b.cell), cols, cell, to),
    row: (cell) => Math.floor(cell / cols),
    column: (cell) => cell % cols,
  };
}

function measure(n: number, sizes: (i: number) => number[]): number[] {
  return Array.from({ length: n }, (_, i) => Math.max(0, ...sizes(i)));
}

function sums(sizes: number[]): number[] {
  let at = 0;
  return sizes.map((s) => {
    const here = at;
    at += s + (s > 0 ? gap : 0);
    return here;
  });
}

// inside finds what a box holds and how large it has to be.
function inside(c: CellView, list: Token[], sides: string[], wide: number, exits: string[]): Inside {
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
  const notes = (c.holds ?? []).map((text) => ({ text, leads: false }));
  if (exits.length > 0) notes.push({ text: "to " + exits.join(", "), leads: true });
  const title = wordsWide(c.name, 15) + (c.kind ? wordsWide(c.kind, 12) + 10 : 0);
  w = Math.max(least, w + 2 * pad, title + 2 * pad, ...notes.map((n) => wordsWide(n.text, 12) + 2 * pad + 18));
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

function boxed(x: Inside, b: Box, cell: number, spots: Map<string, Spot>): ZoneBox {
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

// stepped goes to the next area in a direction: the nearest in the same row or column, else the one least off it.
function stepped(cells: number[], cols: number, from: number, to: Direction): number {
  const [cx, cy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[to] as [number, number];
  let best = from;
  let cost = Infinity;
  for (const cell of cells) {
    const dc = (cell % cols) - (from % cols);
    const dr = Math.floor(cell / cols) - Math.floor(from / cols);
    const ahead = dc * cx + dr * cy;
    const off = Math.abs(dc * cy + dr * cx);
    if (ahead > 0 && off * 1000 + ahead < cost) (best = cell), (cost = off * 1000 + ahead);
  }
  return best;
}

// wordsWide is about how wide a text of such a size is.
function wordsWide(text: string, size: number): number {
  return text.length * size * 0.56;
}

function rounded(b: Box, inset: number): string {
  const r = 14 - Math.min(inset, 10);
  const w = b.w - 2 * inset - 2 * r;
  const h = b.h - 2 * inset - 2 * r;
  return `M${number(b.x + inset + r)} ${number(b.y + inset)}h${number(w)}a${r} ${r} 0 0 1 ${r} ${r}v${number(h)}a${r} ${r} 0 0 1 ${-r} ${r}h${number(-w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${number(-h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
