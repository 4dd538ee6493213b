// Layout of areas as boxes in columns and rows, sized by their contents (see board-zone.ts).

import { type Box, type Direction, type Layout, type Spot, number } from "./board-layout";
import { type Linkage, linkage } from "./board-links";
import type { MapView, Token } from "./types";
import { type ZoneBox, placeBox, zoneContent } from "./board-zone";

export interface Zones extends Layout {
  boxes: ZoneBox[];
  links: Linkage;
}

const gap = 32; // between boxes
const taller = 0.3; // how much taller boxes may become if the screen has room below, as a share of their height

// zones lays out boxes for a screen of this aspect ratio: it tries several row lengths and takes the best.
export function zones(m: MapView, tokens: Token[], sides: string[], aspect: number): Zones {
  let best: Zones | undefined;
  let most = -1;
  for (const wide of [2, 3, 4, 5, 6, 8]) {
    const z = laidOut(m, tokens, sides, wide, aspect);
    const scale = Math.min(aspect / z.bounds.w, 1 / z.bounds.h);
    if (scale > most * 1.02) (best = z), (most = scale);
  }
  return best!;
}

function laidOut(m: MapView, tokens: Token[], sides: string[], wide: number, aspect: number): Zones {
  const cols = m.cols!;
  const rows = m.rows!;
  const links = linkage(m);
  const insides = m.cells.map((c, i) => (c.name ? zoneContent(c, tokens.filter((t) => t.cell === c.name), sides, wide, links.exits.get(i) ?? []) : undefined));
  const widths = measure(cols, (col) => insides.filter((_, i) => i % cols === col).map((x) => x?.w ?? 0));
  const heights = measure(rows, (row) => insides.filter((_, i) => Math.floor(i / cols) === row).map((x) => x?.h ?? 0));
  const left = sums(widths);
  const room = length(left, widths) / aspect - length(sums(heights), heights);
  const filled = heights.filter((h) => h > 0).length;
  for (const [row, h] of heights.entries()) if (h > 0) heights[row] = h + Math.min(Math.max(room / filled, 0), h * taller);
  const top = sums(heights);
  const spots = new Map<string, Spot>();
  const boxes: ZoneBox[] = [];
  insides.forEach((x, cell) => {
    if (!x) return;
    const col = cell % cols;
    const row = Math.floor(cell / cols);
    boxes.push(placeBox(x, { x: left[col]!, y: top[row]!, w: widths[col]!, h: heights[row]! }, cell, spots));
  });
  const byCell = new Map(boxes.map((b) => [b.cell, b]));
  return {
    bounds: { x: -8, y: -8, w: length(left, widths) + 16, h: length(top, heights) + 16 },
    level: 0,
    cells: boxes.map((b) => b.cell),
    boxes,
    links,
    spots,
    elsewhere: new Map(),
    center: (cell) => {
      const b = byCell.get(cell);
      return b ? { x: b.x + b.w / 2, y: b.y + b.h / 2 } : { x: 0, y: 0 };
    },
    outline: (cell, inset) => rounded(byCell.get(cell)!, inset),
    corners: () => [],
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

// length is the total length of all of them with gaps.
function length(at: number[], sizes: number[]): number {
  return at[at.length - 1]! + sizes[sizes.length - 1]!;
}

// stepped returns the next area in a direction: the nearest in the same row or column, else the least off it.
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

function rounded(b: Box, inset: number): string {
  const r = 14 - Math.min(inset, 10);
  const w = b.w - 2 * inset - 2 * r;
  const h = b.h - 2 * inset - 2 * r;
  return `M${number(b.x + inset + r)} ${number(b.y + inset)}h${number(w)}a${r} ${r} 0 0 1 ${r} ${r}v${number(h)}a${r} ${r} 0 0 1 ${-r} ${r}h${number(-w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${number(-h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
