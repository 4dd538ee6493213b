// Where the map is looked at from: screen = picture * k + (x, y). Pure arithmetic, in pixels.

import type { Box, Point } from "./board-layout";

export interface Camera extends Point {
  k: number;
}

export interface Size {
  w: number;
  h: number;
}

export const closest = 4;

// The least zoom: all of the map, and some air around it.
export function farthest(bounds: Box, size: Size): number {
  return Math.min(fit(bounds, free(size), 0).k * 0.8, 1);
}

// fit shows a part of the picture as large as it can, in the middle of what is free of the screen.
export function fit(part: Box, free: Box, pad: number, most = 2): Camera {
  const k = Math.min(Math.max(Math.min((free.w - 2 * pad) / part.w, (free.h - 2 * pad) / part.h), 0.05), most);
  const c = centred({ x: part.x + part.w / 2, y: part.y + part.h / 2 }, k, free);
  return { k, x: c.x + free.x, y: c.y + free.y };
}

// free is what the buttons leave of the screen: they stand at the right of a wide one, and at the top of a narrow one.
export function free(size: Size): Box {
  return size.w >= narrow ? { x: 0, y: 0, w: size.w - 52, h: size.h } : { x: 0, y: 42, w: size.w, h: size.h - 42 };
}

// narrow is the width below which cards lie at the foot of the map; board.css knows it too.
export const narrow = 520;

// centred looks at a point of the picture.
export function centred(p: Point, k: number, size: Size): Camera {
  return { k, x: size.w / 2 - p.x * k, y: size.h / 2 - p.y * k };
}

// middle is the point of the picture that is looked at.
export function middle(c: Camera, size: Size): Point {
  return onMap(c, { x: size.w / 2, y: size.h / 2 });
}

export function onMap(c: Camera, p: Point): Point {
  return { x: (p.x - c.x) / c.k, y: (p.y - c.y) / c.k };
}

export function onScreen(c: Camera, p: Point): Point {
  return { x: p.x * c.k + c.x, y: p.y * c.k + c.y };
}

// zoomed keeps the point of the screen where it is.
export function zoomed(c: Camera, factor: number, at: Point, least: number): Camera {
  const k = Math.min(Math.max(c.k * factor, least), closest);
  return { k, x: at.x - ((at.x - c.x) * k) / c.k, y: at.y - ((at.y - c.y) * k) / c.k };
}

// kept keeps the map in sight: its edge goes no further in than the middle of the screen, and a map that is smaller than
// the screen does not leave it.
export function kept(c: Camera, bounds: Box, size: Size): Camera {
  return { k: c.k, x: bounded(c.x, bounds.x * c.k, bounds.w * c.k, size.w), y: bounded(c.y, bounds.y * c.k, bounds.h * c.k, size.h) };
}

// filled shows no more void beside the map than there must be: its edges go to those of what is free of the screen.
export function filled(c: Camera, bounds: Box, free: Box): Camera {
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

// revealed moves as little as it takes to bring a point into sight, so far from the edges.
export function revealed(c: Camera, p: Point, size: Size, margin: number): Camera {
  const s = onScreen(c, p);
  const mx = Math.min(margin, size.w / 3);
  const my = Math.min(margin, size.h / 3);
  const dx = s.x < mx ? mx - s.x : s.x > size.w - mx ? size.w - mx - s.x : 0;
  const dy = s.y < my ? my - s.y : s.y > size.h - my ? size.h - my - s.y : 0;
  return { k: c.k, x: c.x + dx, y: c.y + dy };
}
