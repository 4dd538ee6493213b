// The window onto the picture. It moves and zooms by one transform, at most once a frame.

import { type Camera, type Size, centered, leastZoom, fillScreen, fit, freeArea, clamped, middle, onMap, onScreen, revealed, zoomed } from "./board-camera";
import { type Box, type Point, pitch } from "./board-layout";

// Cells narrower than far pixels have no room for icons; wider than mid they have room for a word of the name, wider than near for all
// of it.
const far = 24;
const mid = { cells: 40, areas: 35 };
const near = { cells: 84, areas: 35 };

export class Viewport {
  camera: Camera = { x: 0, y: 0, k: 1 };
  size: Size = { w: 1, h: 1 };
  touched = false; // the user has moved the map
  private bounds: Box = { x: 0, y: 0, w: 1, h: 1 };
  private frame = 0;
  private zoom = "";
  private moves = false; // the user moves the picture
  private room: keyof typeof near = "cells";

  constructor(private stage: HTMLElement, private picture: SVGElement, private settled: () => void) {}

  // resize keeps the same point in the middle.
  resize(size: Size): void {
    const p = middle(this.camera, this.size);
    this.size = size;
    this.set(centered(p, this.camera.k, size));
  }

  bound(bounds: Box, room: keyof typeof near): void {
    this.bounds = bounds;
    this.room = room;
    this.set(this.camera);
  }

  // begin shows the whole map if it is readable, else the combatants: all of them if everybody is set, else as many as are
  // readable, with the first of them in any case.
  begin(people: Point[], everybody: boolean): void {
    const all = fit(this.bounds, freeArea(this.size), 12, 1.6);
    if (all.k * pitch >= far + 4 || people.length === 0) return this.set(all);
    const xs = people.map((p) => p.x);
    const ys = people.map((p) => p.y);
    const box = { x: Math.min(...xs) - pitch * 1.5, y: Math.min(...ys) - pitch * 1.5, w: Math.max(...xs) - Math.min(...xs) + pitch * 3, h: Math.max(...ys) - Math.min(...ys) + pitch * 3 };
    const part = fit(box, freeArea(this.size), 8, 1.2);
    const seen = everybody || part.k * pitch >= far + 4 ? part : centered(people[0]!, (far + 8) / pitch, this.size);
    this.set(fillScreen(seen, this.bounds, freeArea(this.size)));
  }

  all(): void {
    this.touched = false;
    this.glide(() => this.set(fit(this.bounds, freeArea(this.size), 12, 2)));
  }

  lookAt(at: Point, k: number): void {
    this.set(centered(at, k, this.size));
  }

  pan(by: Point): void {
    this.touched = true;
    this.set({ ...this.camera, x: this.camera.x + by.x, y: this.camera.y + by.y });
  }

  zoomBy(factor: number, at: Point = { x: this.size.w / 2, y: this.size.h / 2 }): void {
    this.touched = true;
    this.set(zoomed(this.camera, factor, at, leastZoom(this.bounds, this.size)));
  }

  // reveal brings points into view, the last one in any case.
  reveal(...points: Point[]): void {
    const c = revealed(this.camera, points, this.size, pitch * 1.5, Math.max(far / pitch, leastZoom(this.bounds, this.size)));
    if (c.k !== this.camera.k || c.x !== this.camera.x || c.y !== this.camera.y) this.glide(() => this.set(c));
  }

  // shows reports whether points are on the screen, where nothing lies over them.
  shows(points: readonly Point[]): boolean {
    const free = freeArea(this.size);
    return points.map((p) => this.toScreen(p)).every((p) => p.x >= free.x && p.x <= free.x + free.w && p.y >= free.y && p.y <= free.y + free.h);
  }

  // glide animates a move, unless the user prefers reduced motion (see the style sheet).
  glide(move: () => void): void {
    this.picture.classList.add("fb-glide");
    move();
    this.settled();
  }

  // moving begins or ends a movement. What a zoom shows and hides waits until it rests: each change draws the whole picture again. A
  // movement that only zooms is not announced to the browser, which would then draw the whole picture first instead of the part on the screen.
  moving(on: boolean, zooms = false): void {
    this.picture.classList.remove("fb-glide");
    this.picture.classList.toggle("fb-moving", on && !zooms);
    this.moves = on;
    if (on) return;
    this.detail();
    this.settled();
  }

  toMap(p: Point): Point {
    return onMap(this.camera, { x: p.x, y: p.y });
  }

  toScreen(p: Point): Point {
    return onScreen(this.camera, p);
  }

  middle(): Point {
    return middle(this.camera, this.size);
  }

  private set(c: Camera): void {
    this.camera = clamped(c, this.bounds, this.size);
    this.frame ||= requestAnimationFrame(() => this.show());
  }

  private show(): void {
    this.frame = 0;
    const { x, y, k } = this.camera;
    const left = x + this.bounds.x * k;
    const top = y + this.bounds.y * k;
    this.picture.style.transform = `translate(${left.toFixed(2)}px,${top.toFixed(2)}px) scale(${k.toFixed(4)})`;
    if (!this.moves) this.detail();
  }

  // detail says how much there is room for at this zoom.
  private detail(): void {
    const wide = this.camera.k * pitch;
    const zoom = wide < far ? "far" : wide < mid[this.room] ? "small" : wide < near[this.room] ? "mid" : "near";
    if (zoom !== this.zoom) this.stage.dataset["zoom"] = this.zoom = zoom;
  }
}
