// Layout of hexes with a corner on top, in rows; odd rows are shifted half a cell to the right.

import { type Direction, type Layout, type Point, outlineOf, pitch } from "./board-layout";
import { spotsInCells } from "./board-spots";
import type { Token } from "./types";

// The distance from the center of a hex to a corner, and from row to row.
export const corner = pitch / Math.sqrt(3);
export const rise = corner * 1.5;

export function hexes(cols: number, rows: number, where: Map<string, number>, tokens: Token[]): Layout {
  const center = (cell: number): Point => {
    const row = Math.floor(cell / cols);
    return { x: (cell % cols) * pitch + ((row % 2) * pitch) / 2 + pitch / 2, y: row * rise + corner };
  };
  const at = (x: number, y: number): number => {
    const near = Math.round((y - corner) / rise);
    for (let row = Math.max(near - 1, 0); row <= Math.min(near + 1, rows - 1); row++) {
      const col = Math.floor((x - ((row % 2) * pitch) / 2) / pitch);
      if (col < 0 || col >= cols) continue;
      const c = center(row * cols + col);
      if (Math.abs(y - c.y) <= corner - Math.abs(x - c.x) / Math.sqrt(3)) return row * cols + col;
    }
    return -1;
  };
  const step = (cell: number, to: Direction): number => {
    const col = (cell % cols) + (to === "right" ? 1 : to === "left" ? -1 : 0);
    const row = Math.floor(cell / cols) + (to === "down" ? 1 : to === "up" ? -1 : 0);
    return col < 0 || row < 0 || col >= cols || row >= rows ? cell : row * cols + col;
  };
  return {
    bounds: { x: 0, y: 0, w: cols * pitch + (rows > 1 ? pitch / 2 : 0), h: (rows - 1) * rise + 2 * corner },
    level: 0,
    cells: Array.from({ length: cols * rows }, (_, i) => i),
    spots: spotsInCells(tokens, where, center),
    elsewhere: new Map(),
    center,
    outline: (cell, inset) => outlineOf(hexagon(center(cell), corner - (inset * 2) / Math.sqrt(3))),
    corners: (cell, inset) => hexagon(center(cell), corner - (inset * 2) / Math.sqrt(3)),
    at,
    step,
    row: (cell) => Math.floor(cell / cols),
    column: (cell) => cell % cols,
  };
}

function hexagon(c: Point, r: number): Point[] {
  const half = (r * Math.sqrt(3)) / 2;
  const points: [number, number][] = [[0, -r], [half, -r / 2], [half, r / 2], [0, r], [-half, r / 2], [-half, -r / 2]];
  return points.map(([x, y]) => ({ x: c.x + x, y: c.y + y }));
}
