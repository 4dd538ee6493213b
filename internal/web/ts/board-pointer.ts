// Mouse, pen and touch on the map: one pointer drags the map or a combatant, two zoom, the wheel zooms, and a pointer that barely
// moves taps. A newcomer is dragged onto the map from elsewhere on the page.

import type { Point } from "./board-layout";

export interface PointerHandlers {
  start(wheel: boolean): void; // a drag of the map, a pinch or a zoom by wheel starts
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  end(): void;
  hover(at: Point): void;
  leave(): void;
  tap(at: Point, touch: boolean): void;
  lift(at: Point): boolean; // a drag starts here: reports whether it takes a combatant along
  carry(at: Point): void;
  drop(at: Point | undefined): void; // undefined: the drag is broken off
  menu(at: Point): void; // right click
  hold(at: Point): void; // a button or finger held still
  receive(at: Point): void; // a newcomer is dropped
}

// newcomerType is the type of the data of a drag that brings a newcomer.
export const newcomerType = "text/x-fray-newcomer";

// slack is how far a pointer may move and still tap, in pixels.
const slack = 6;

// wheelPause is the time without a wheel event that ends a zoom, in milliseconds.
const wheelPause = 160;

// long is how long a button or finger must be held still, in milliseconds.
const long = 650;

export function listen(stage: HTMLElement, hands: PointerHandlers): void {
  const down = new Map<number, Point>();
  let first: Point | undefined; // where a tap would be
  let moving = false;
  let carrying = false;
  let held = 0;
  const place = (e: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  stage.addEventListener("pointerdown", (e) => {
    if (e.button !== 0) return;
    const at = place(e);
    down.set(e.pointerId, at);
    first = down.size === 1 ? at : undefined;
    clearTimeout(held);
    if (first) held = window.setTimeout(() => { if (first) (first = undefined), hands.hold(at); }, long);
    if (carrying) (carrying = moving = false), hands.drop(undefined);
    if (down.size === 2 && !moving) (moving = true), hands.start(false);
  });
  stage.addEventListener("pointermove", (e) => {
    const at = place(e);
    const was = down.get(e.pointerId);
    if (!was) {
      if (e.pointerType !== "touch") hands.hover(at);
      return;
    }
    if (!moving) {
      if (first && Math.hypot(at.x - first.x, at.y - first.y) < slack) return;
      moving = true;
      stage.setPointerCapture(e.pointerId);
      carrying = first !== undefined && hands.lift(first);
      if (!carrying) hands.start(false);
    }
    first = undefined;
    if (carrying) return hands.carry(at);
    const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
    down.set(e.pointerId, at);
    if (!other) return hands.pan({ x: at.x - was.x, y: at.y - was.y });
    hands.pan({ x: (at.x - was.x) / 2, y: (at.y - was.y) / 2 });
    const before = Math.hypot(was.x - other.x, was.y - other.y);
    if (before > 0) hands.zoom(Math.hypot(at.x - other.x, at.y - other.y) / before, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  });
  const up = (e: PointerEvent): void => {
    clearTimeout(held);
    if (!down.delete(e.pointerId)) return;
    if (e.type === "pointerup" && first && !moving) hands.tap(place(e), e.pointerType === "touch");
    if (carrying) (carrying = moving = false), hands.drop(e.type === "pointerup" ? place(e) : undefined);
    if (down.size === 0 && moving) (moving = false), hands.end();
    first = undefined;
  };
  stage.addEventListener("contextmenu", (e) => {
    e.preventDefault();
    if ((e as PointerEvent).pointerType !== "touch") hands.menu(place(e)); // a finger is timed above
  });
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
  stage.addEventListener("pointerleave", (e) => {
    if (!down.has(e.pointerId)) hands.leave();
  });
  const brings = (e: DragEvent): boolean => e.dataTransfer?.types.includes(newcomerType) ?? false;
  stage.addEventListener("dragover", (e) => {
    if (!brings(e)) return;
    e.preventDefault();
    hands.hover(place(e));
  });
  stage.addEventListener("drop", (e) => {
    if (!brings(e)) return;
    e.preventDefault();
    hands.receive(place(e));
  });
  let rolling = false;
  let turns = 0;
  const rest = (turn: number): void => {
    if (turn !== turns) return;
    rolling = false;
    if (!moving) hands.end();
  };
  stage.addEventListener("wheel", (e) => {
    e.preventDefault();
    if (!rolling && !moving) hands.start(true);
    rolling = true;
    const turn = ++turns;
    setTimeout(() => requestAnimationFrame(() => rest(turn)), wheelPause); // a slow frame is no pause
    const lines = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : e.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    hands.zoom(Math.exp(-Math.max(Math.min(e.deltaY * lines, 240), -240) * (e.ctrlKey ? 0.008 : 0.0022)), place(e));
  }, { passive: false });
}
