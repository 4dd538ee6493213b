// Squares in rows, one level of a map at a time.

import { type Direction, type Layout, type Point, outlineOf, pitch } from "./board-layout";
import { spotsInCells } from "./board-spots";
import type { Token } from "./types";

export function squares(cols: number, rows: number, level: number, where: Map<string, number>, tokens: Token[]): Layout {
  const first = level * cols * rows;
  const row = (cell: number): number => Math.floor((cell - first) / cols);
  const column = (cell: number): number => (cell - first) % cols;
  const shown = (cell: number): boolean => cell >= first && cell < first + cols * rows;
  const centre = (cell: number): Point => ({ x: (column(cell) + 0.5) * pitch, y: (row(cell) + 0.5) * pitch });
  const corners = (cell: number, inset: number): Point[] => {
    const c = centre(cell);
    const r = pitch / 2 - inset;
    return [{ x: c.x - r, y: c.y - r }, { x: c.x + r, y: c.y - r }, { x: c.x + r, y: c.y + r }, { x: c.x - r, y: c.y + r }];
  };
  const here = tokens.filter((t) => shown(where.get(t.cell) ?? -1));
  return {
    bounds: { x: 0, y: 0, w: cols * pitch, h: rows * pitch },
    level,
    cells: Array.from({ length: cols * rows }, (_, i) => first + i),
    spots: spotsInCells(here, where, centre),
    centre,
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
