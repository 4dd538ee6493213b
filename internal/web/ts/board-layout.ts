// Layout is what every shape of map provides, in picture units (pixels at zoom 1). Cells are numbered as in MapView.cells.

import type { MapView } from "./types";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

// Spot is where a combatant is drawn: center, scale, and where its name goes.
export interface Spot extends Point {
  scale: number;
  name: "above" | "below" | "none";
  span?: number; // number of squares on a side, if more than one
  height?: number; // its level, if the map has several
  away?: "above" | "below"; // on a level above or below the one that is shown
}

// spotOf returns where a combatant is drawn, on any level.
export function spotOf(l: Layout, id: string): Spot | undefined {
  return l.spots.get(id) ?? l.elsewhere.get(id);
}

export type Direction = "left" | "right" | "up" | "down";

export interface Layout {
  bounds: Box;
  level: number; // the level that is shown, from 0
  cells: number[]; // the cells that are shown, in reading order
  spots: Map<string, Spot>; // combatants on this level, by id
  elsewhere: Map<string, Spot>; // combatants on other levels, by id: above or below which square of this level they are
  center(cell: number): Point; // for a cell of another level, the place above or below it
  outline(cell: number, inset: number): string; // path data
  corners(cell: number, inset: number): Point[]; // empty for areas, whose corners are round
  at(x: number, y: number): number; // the cell there, or -1
  step(cell: number, to: Direction): number; // the next cell in that direction, or the same cell
  row(cell: number): number; // both from 0, for screen readers
  column(cell: number): number;
}

// pitch is the width of a cell; a combatant of usual size is a little smaller.
export const pitch = 48;

// reach is half the width of a combatant of usual size with its ring.
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

// outlineOf returns the path data of a polygon.
export function outlineOf(corners: Point[]): string {
  return "M" + corners.map((p) => number(p.x) + " " + number(p.y)).join("L") + "Z";
}

export function number(n: number): string {
  return String(Math.round(n * 100) / 100);
}
