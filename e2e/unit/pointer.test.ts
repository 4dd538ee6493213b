// @vitest-environment happy-dom
// Tests of mouse and finger on the map: taps, long presses, drags of the map and of combatants; and of when a click asks first.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../../internal/web/ts/board-pointer";
import { careful, setCaution } from "../../internal/web/ts/careful";
import type { Choice } from "../../internal/web/ts/types";

let stage: HTMLElement;
let said: string[];
let lifts: boolean; // there is a combatant under the pointer

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  lifts = false;
  stage = document.body.appendChild(document.createElement("div"));
  stage.setPointerCapture = () => {};
  const say = (what: string) => (at?: { x: number; y: number }) => void said.push(at ? `${what} ${at.x},${at.y}` : what);
  listen(stage, {
    start: (wheel) => void said.push(wheel ? "start by wheel" : "start"), pan: say("pan"), zoom: (factor) => void said.push(`zoom ${factor}`), end: say("end"), hover: say("hover"), leave: say("leave"),
    tap: (at, touch) => void said.push(`tap ${at.x},${at.y}${touch ? " by a finger" : ""}`), lift: (at) => (said.push(`lift ${at.x},${at.y}`), lifts),
    carry: say("carry"), drop: (at) => void said.push(at ? `drop ${at.x},${at.y}` : "broken off"), menu: say("menu"), hold: say("hold"), receive: say("receive"),
  });
});

afterEach(() => {
  vi.useRealTimers();
  stage.remove();
});

function point(type: string, x: number, y: number, more: PointerEventInit = {}): void {
  stage.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "touch", button: 0, ...more }));
}

test("a finger that is lifted soon taps", () => {
  point("pointerdown", 10, 10);
  vi.advanceTimersByTime(600);
  point("pointermove", 13, 12); // within the slack
  point("pointerup", 13, 12);
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["tap 13,12 by a finger"]);
});

test("a finger that is held still is a long press, and no tap", () => {
  point("pointerdown", 10, 10);
  vi.advanceTimersByTime(700);
  point("pointerup", 10, 10);
  expect(said).toEqual(["hold 10,10"]);
});

test("a finger that moves is no long press: it drags the map", () => {
  point("pointerdown", 10, 10);
  point("pointermove", 30, 10);
  vi.advanceTimersByTime(1000);
  point("pointerup", 30, 10);
  expect(said).toEqual(["lift 10,10", "start", "pan 20,0", "end"]);
});

test("two fingers are no long press", () => {
  point("pointerdown", 10, 10);
  point("pointerdown", 50, 10, { pointerId: 2 });
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["start"]);
});

test("a combatant is dragged along, until it is dropped, or a second finger breaks it off", () => {
  lifts = true;
  point("pointerdown", 10, 10);
  point("pointermove", 30, 10);
  point("pointermove", 40, 20);
  point("pointerup", 41, 20);
  expect(said).toEqual(["lift 10,10", "carry 30,10", "carry 40,20", "drop 41,20"]);
  said = [];
  point("pointerdown", 10, 10);
  point("pointermove", 30, 10);
  point("pointerdown", 50, 10, { pointerId: 2 });
  expect(said).toEqual(["lift 10,10", "carry 30,10", "broken off", "start"]);
});

test("a wheel zooms until it rests: one start, one end", () => {
  const turn = (): void => void stage.dispatchEvent(new WheelEvent("wheel", { deltaY: 0, clientX: 5, clientY: 6 }));
  turn();
  vi.advanceTimersByTime(100);
  turn();
  vi.advanceTimersByTime(1000);
  turn();
  vi.advanceTimersByTime(1000);
  expect(said).toEqual(["start by wheel", "zoom 1", "zoom 1", "end", "start by wheel", "zoom 1", "end"]);
});

test("a right click opens the menu; that of a finger, which the browser makes itself, does not", () => {
  stage.dispatchEvent(new PointerEvent("contextmenu", { clientX: 5, clientY: 6, pointerType: "mouse" }));
  stage.dispatchEvent(new PointerEvent("contextmenu", { clientX: 5, clientY: 6, pointerType: "touch" }));
  expect(said).toEqual(["menu 5,6"]);
});

test("a click asks before it takes a choice: with a warning, always, or never", () => {
  const plain: Choice = { key: "a", label: "a" };
  const warned: Choice = { ...plain, warnings: ["provokes"] };
  localStorage.clear();
  expect([careful(plain), careful(warned)]).toEqual([false, true]);
  setCaution("always");
  expect([careful(plain), careful(warned)]).toEqual([true, true]);
  setCaution("never");
  expect([careful(plain), careful(warned)]).toEqual([false, false]);
  setCaution("warned");
  expect([careful(plain), careful(warned)]).toEqual([false, true]);
});
