// What every shape of map knows about itself, in units of the picture (pixels at zoom 1). Cells are numbered as in
// MapView.cells.

import type { MapView } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

// Where a combatant stands: the middle, how large it is drawn there, and where there is room for its name.
export interface Spot extends Point {
  scale: number;
  name: "above" | "below" | "none";
  span?: number; // how many squares it fills on a side, where that is more than one
  height?: number; // its level, where a map has several
}

export type Direction = "left" | "right" | "up" | "down";

export interface Layout {
  bounds: Box;
  level: number; // that is shown, from 0
  cells: number[]; // that are shown, in the order of reading
  spots: Map<string, Spot>; // of those who are on this level, by id
  centre(cell: number): Point;
  outline(cell: number, inset: number): string; // path data
  corners(cell: number, inset: number): Point[]; // none in areas, which are round
  at(x: number, y: number): number; // the cell there, or -1
  step(cell: number, to: Direction): number; // the next cell that way, or the same
  row(cell: number): number; // both from 0, for those who listen
  column(cell: number): number;
}

// The width of a cell; a combatant of usual size is a little smaller.
export const pitch = 48;

// Half the width of a combatant of usual size, its ring included.
export const reach = 20;

export function isHex(m: MapView): boolean {
  return m.shape === "hex" && full(m);
}

export function isSquare(m: MapView): boolean {
  return m.shape === "square" && full(m);
}

export function isZones(m: MapView): boolean {
  return m.shape === "zones" && full(m);
}

function full(m: MapView): boolean {
  const size = (m.cols ?? 0) * (m.rows ?? 0) * Math.max(m.levels ?? 0, 1);
  return size > 0 && m.cells.length === size;
}

// outlineOf is the path data of a figure with these corners.
export function outlineOf(corners: Point[]): string {
  return "M" + corners.map((p) => number(p.x) + " " + number(p.y)).join("L") + "Z";
}

export function number(n: number): string {
  return String(Math.round(n * 100) / 100);
}
