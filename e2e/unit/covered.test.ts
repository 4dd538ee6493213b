// Tests of loading the cells that choices touch: only for what is pointed at for a moment, once each.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Covered } from "../../internal/web/ts/board-covered";
import type { Choice } from "../../internal/web/ts/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wide = (key: string): Choice => ({ key, label: "", wide: true });

// covered returns a Covered whose server answers with one cell named by the key, or refuses "no", and what it was asked for.
function covered(): { c: Covered; asked: string[]; arrived: () => number } {
  const asked: string[] = [];
  let n = 0;
  const c = new Covered(() => void n++);
  c.area = async (key) => {
    asked.push(key);
    if (key === "no") throw new Error("refused");
    return ["at " + key];
  };
  return { c, asked, arrived: () => n };
}

test("the wide choices of a place are loaded once, one after the other", async () => {
  const { c, asked, arrived } = covered();
  const there = [wide("a"), { key: "walk", label: "" }, wide("b")];
  c.point(there);
  await vi.advanceTimersByTimeAsync(30);
  c.point(there); // the pointer moves within the place
  await vi.runAllTimersAsync();
  c.point(there);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["a", "b"]);
  expect([c.cells("a"), c.cells("b"), c.cells("walk")]).toEqual([["at a"], ["at b"], []]);
  expect(arrived()).toBe(1);
});

test("a pointer that crosses the map asks for nothing until it rests", async () => {
  const { c, asked } = covered();
  for (const key of ["a", "b", "c"]) {
    c.point([wide(key)]);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["c"]);
  c.point([wide("d")]);
  c.point([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["c"]);
});

test("what is refused is not asked for again, until the question changes", async () => {
  const { c, asked } = covered();
  for (let i = 0; i < 2; i++) {
    c.point([wide("no")]);
    await vi.runAllTimersAsync();
  }
  expect(asked).toEqual(["no"]);
  c.forget();
  c.point([wide("no")]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["no", "no"]);
});
