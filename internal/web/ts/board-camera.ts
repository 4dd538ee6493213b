// The camera of the map: screen = picture * k + (x, y). Pure arithmetic, in pixels.

import type { Box, Point } from "./board-layout";

export interface Camera extends Point {
  k: number;
}

export interface Size {
  w: number;
  h: number;
}

export const mostZoom = 4;

// leastZoom returns the smallest zoom: the whole map with a margin.
export function leastZoom(bounds: Box, size: Size): number {
  return Math.min(fit(bounds, freeArea(size), 0).k * 0.8, 1);
}

// fit shows a part of the picture as large as possible, centered in the free part of the screen.
export function fit(part: Box, free: Box, pad: number, most = 2): Camera {
  const k = Math.min(Math.max(Math.min((free.w - 2 * pad) / part.w, (free.h - 2 * pad) / part.h), 0.05), most);
  const c = centered({ x: part.x + part.w / 2, y: part.y + part.h / 2 }, k, free);
  return { k, x: c.x + free.x, y: c.y + free.y };
}

const legend = 30; // height in pixels of the legend at the bottom of a wide screen

// freeArea returns the part of the screen that the buttons and the legend leave free. The buttons are at the right of a wide screen
// and at the bottom of a narrow one, which has no legend.
export function freeArea(size: Size): Box {
  return size.w >= narrow ? { x: 0, y: 0, w: size.w - 52, h: size.h - legend } : { x: 0, y: 0, w: size.w, h: size.h - 42 };
}

// narrow is the width in pixels below which cards are docked to the bottom of the map; board.css has the same number.
export const narrow = 520;

// centered returns a camera with a point of the picture in the middle of the screen.
export function centered(p: Point, k: number, size: Size): Camera {
  return { k, x: size.w / 2 - p.x * k, y: size.h / 2 - p.y * k };
}

// middle returns the point of the picture in the middle of the screen.
export function middle(c: Camera, size: Size): Point {
  return onMap(c, { x: size.w / 2, y: size.h / 2 });
}

export function onMap(c: Camera, p: Point): Point {
  return { x: (p.x - c.x) / c.k, y: (p.y - c.y) / c.k };
}

export function onScreen(c: Camera, p: Point): Point {
  return { x: p.x * c.k + c.x, y: p.y * c.k + c.y };
}

// zoomed changes the zoom and keeps the point under the pointer where it is.
export function zoomed(c: Camera, factor: number, at: Point, least: number): Camera {
  const k = Math.min(Math.max(c.k * factor, least), mostZoom);
  return { k, x: at.x - ((at.x - c.x) * k) / c.k, y: at.y - ((at.y - c.y) * k) / c.k };
}

// clamped keeps the map on the screen: its edges do not cross the middle, and a map smaller than the screen stays inside.
export function clamped(c: Camera, bounds: Box, size: Size): Camera {
  return { k: c.k, x: bounded(c.x, bounds.x * c.k, bounds.w * c.k, size.w), y: bounded(c.y, bounds.y * c.k, bounds.h * c.k, size.h) };
}

// fillScreen shows as little empty space beside the map as possible.
export function fillScreen(c: Camera, bounds: Box, free: Box): Camera {
  const side = (at: number, from: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 - from : Math.min(Math.max(at, room - length - from), -from);
  return {
    k: c.k,
    x: free.x + side(c.x - free.x, bounds.x * c.k, bounds.w * c.k, free.w),
    y: free.y + side(c.y - free.y, bounds.y * c.k, bounds.h * c.k, free.h),
  };
}

function bounded(at: number, from: number, length: number, room: number): number {
  const [least, most] = length > room ? [room / 2 - length, room / 2] : [0, room - length];
  return Math.min(Math.max(at + from, least), most) - from;
}

// revealed moves the camera as little as needed to bring points into view, with a margin from the edges. Where they are too far apart it
// zooms out, but not below a zoom; if that is not enough, the last point counts most.
export function revealed(c: Camera, points: readonly Point[], size: Size, margin: number, least: number): Camera {
  const mx = Math.min(margin, size.w / 3);
  const my = Math.min(margin, size.h / 3);
  const apart = (axis: "x" | "y"): number => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  const fits = Math.min((size.w - 2 * mx) / apart("x"), (size.h - 2 * my) / apart("y"));
  let out = fits < c.k ? zoomed(c, fits / c.k, { x: size.w / 2, y: size.h / 2 }, Math.min(least, c.k)) : c;
  for (const p of points) {
    const s = onScreen(out, p);
    const dx = s.x < mx ? mx - s.x : s.x > size.w - mx ? size.w - mx - s.x : 0;
    const dy = s.y < my ? my - s.y : s.y > size.h - my ? size.h - my - s.y : 0;
    out = { k: out.k, x: out.x + dx, y: out.y + dy };
  }
  return out;
}
