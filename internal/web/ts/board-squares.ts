// Layout of squares in rows, one level of a map at a time.

import { type Direction, type Layout, type Point, type Spot, number, outlineOf, pitch } from "./board-layout";
import { spotsInCells } from "./board-spots";
import type { CellView, MapView, Token } from "./types";

// filled returns the cells that a combatant fills: a block of its span, clipped to the map.
export function filled(m: MapView, t: Token, cell: number): number[] {
  const [cols, rows, levels] = [m.cols!, m.rows!, Math.max(m.levels ?? 1, 1)];
  const span = m.shape === "square" ? Math.max(t.span ?? 1, 1) : 1;
  if (span === 1) return [cell];
  const [x, y, z] = [cell % cols, Math.floor(cell / cols) % rows, Math.floor(cell / (cols * rows))];
  const out: number[] = [];
  for (let k = z; k < Math.min(z + span, levels); k++)
    for (let j = y; j < Math.min(y + span, rows); j++)
      for (let i = x; i < Math.min(x + span, cols); i++) out.push((k * rows + j) * cols + i);
  return out;
}

export function squares(m: MapView, level: number, where: Map<string, number>, tokens: Token[]): Layout {
  const [cols, rows] = [m.cols!, m.rows!];
  const first = level * cols * rows;
  const row = (cell: number): number => Math.floor(cell / cols) % rows;
  const column = (cell: number): number => cell % cols;
  const shown = (cell: number): boolean => cell >= first && cell < first + cols * rows;
  const center = (cell: number): Point => ({ x: (column(cell) + 0.5) * pitch, y: (row(cell) + 0.5) * pitch });
  const corners = (cell: number, inset: number): Point[] => {
    const c = center(cell);
    const r = pitch / 2 - inset;
    return [{ x: c.x - r, y: c.y - r }, { x: c.x + r, y: c.y - r }, { x: c.x + r, y: c.y + r }, { x: c.x - r, y: c.y + r }];
  };
  const spots = spotsOf(m, tokens, where, center, shown);
  return {
    bounds: { x: 0, y: 0, w: cols * pitch, h: rows * pitch },
    level,
    cells: Array.from({ length: cols * rows }, (_, i) => first + i),
    spots,
    elsewhere: elsewhereOf(m, tokens.filter((t) => !spots.has(t.id)), where, center, level, spots),
    center,
    outline: (cell, inset) => outlineOf(corners(cell, inset)),
    corners,
    at: (x, y) => {
      const col = Math.floor(x / pitch);
      const line = Math.floor(y / pitch);
      return col < 0 || line < 0 || col >= cols || line >= rows ? -1 : first + line * cols + col;
    },
    step: (cell: number, to: Direction) => {
      const col = column(cell) + (to === "right" ? 1 : to === "left" ? -1 : 0);
      const line = row(cell) + (to === "down" ? 1 : to === "up" ? -1 : 0);
      return col < 0 || line < 0 || col >= cols || line >= rows ? cell : first + line * cols + col;
    },
    row,
    column,
  };
}

// spotsOf returns the positions of the combatants on a level. A large one is in the middle of its block, on every level it fills.
function spotsOf(m: MapView, tokens: Token[], where: Map<string, number>, center: (cell: number) => Point, shown: (cell: number) => boolean): Map<string, Spot> {
  const plane = m.cols! * m.rows!;
  const large = tokens.filter((t) => (t.span ?? 1) > 1);
  const out = spotsInCells(tokens.filter((t) => !large.includes(t) && shown(where.get(t.cell) ?? -1)), where, center);
  for (const t of large) {
    const cell = where.get(t.cell);
    const here = cell === undefined ? [] : filled(m, t, cell).filter(shown);
    if (here.length === 0) continue;
    const [a, b] = [center(here[0]!), center(here[here.length - 1]!)];
    out.set(t.id, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, scale: t.span! * 0.96, name: "below", span: t.span! });
  }
  if ((m.levels ?? 1) > 1) for (const t of tokens) {
    const spot = out.get(t.id);
    if (spot) spot.height = Math.floor(where.get(t.cell)! / plane);
  }
  return out;
}

// aside is how far a combatant of another level is drawn from one of this level in the same square.
const aside = pitch * 0.3;

// elsewhereOf returns the positions of combatants on other levels, beside those of this level.
function elsewhereOf(m: MapView, tokens: Token[], where: Map<string, number>, center: (cell: number) => Point, level: number, spots: Map<string, Spot>): Map<string, Spot> {
  const out = spotsOf(m, tokens, where, center, () => true);
  for (const s of out.values()) {
    s.away = s.height! > level ? "above" : "below";
    if (![...spots.values()].some((o) => Math.hypot(o.x - s.x, o.y - s.y) < aside)) continue;
    s.x += aside;
    s.y += s.away === "above" ? -aside : aside;
  }
  return out;
}

export type EdgeKind = "wall" | "bars" | "curtain" | "door" | "way";

// edgeKind maps the name of something on an edge to how it is drawn, by the words in it.
export function edgeKind(what: string): EdgeKind {
  const words = what.toLowerCase().split(/[^a-z]+/);
  const has = (...any: string[]): boolean => any.some((w) => words.includes(w));
  if (has("door", "gate")) return has("open", "broken") ? "way" : "door";
  if (has("bars", "window", "fence", "grate")) return "bars";
  return has("curtain", "veil") ? "curtain" : "wall";
}

// edges returns everything on the edges of a level as path data by kind.
export function edges(layout: Layout, cells: CellView[]): Map<EdgeKind, string> {
  const out = new Map<EdgeKind, string>();
  const add = (what: string | undefined, a: Point, b: Point): void => {
    if (!what) return;
    const kind = edgeKind(what);
    out.set(kind, (out.get(kind) ?? "") + `M${number(a.x)} ${number(a.y)}L${number(b.x)} ${number(b.y)}`);
  };
  for (const i of layout.cells) {
    const c = cells[i]!;
    if (!c.east && !c.south) continue;
    const [, right, low, left] = layout.corners(i, 0);
    add(c.east, right!, low!);
    add(c.south, left!, low!);
  }
  return out;
}
