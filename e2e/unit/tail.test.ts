// @vitest-environment happy-dom
// Tests of lists whose end stays in view: the log and the chat.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tail } from "../../internal/web/ts/tail";

let frames: FrameRequestCallback[];
let box: HTMLElement;
let tail: Tail;
let high: number; // of the list, in a box of 100 pixels

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (f: FrameRequestCallback) => frames.push(f));
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
  box = document.createElement("div");
  Object.defineProperties(box, { scrollHeight: { get: () => high }, clientHeight: { get: () => 100 } });
  box.addEventListener("scroll", (e) => tail.scrolled(e));
  tail = new Tail();
  grow(1000);
  paint();
});

afterEach(() => vi.unstubAllGlobals());

function grow(to: number): void {
  high = to;
  tail.drawn(box);
}

function paint(): void {
  for (const f of frames.splice(0)) f(0);
}

function scroll(to: number): void {
  box.scrollTop = to;
  box.dispatchEvent(new Event("scroll"));
}

test("the newest is shown before the next paint", () => {
  grow(1200);
  expect(box.scrollTop).toBe(1000);
  paint();
  expect(box.scrollTop).toBe(1200);
});

test("who scrolls back stays there, until the end is reached again", () => {
  scroll(400);
  grow(1200);
  paint();
  expect(box.scrollTop).toBe(400);
  scroll(1090);
  grow(1300);
  paint();
  expect(box.scrollTop).toBe(1300);
});

test("while something new is about to be shown, the end that was shown counts", () => {
  grow(1200);
  scroll(900); // the old end
  paint();
  expect(box.scrollTop).toBe(1200);
  grow(1400);
  scroll(500);
  paint();
  expect(box.scrollTop).toBe(500);
});
