// @vitest-environment happy-dom
// Tests of the clock of a question.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { syncClock, timeoutText } from "../../internal/web/ts/clock";
import type { State } from "../../internal/web/ts/types";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  syncClock(1_000_000);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function clock(ms: number): HTMLElement {
  const c = document.createElement("fray-clock") as HTMLElement & { deadline: number };
  document.body.append(c);
  c.deadline = ms;
  return c;
}

test("it counts down and ends with the default", () => {
  const c = clock(1_000_000 + 61_000);
  expect(c.textContent).toBe("1:01 left, then the default applies");
  vi.advanceTimersByTime(52_000);
  expect(c.textContent).toBe("9 s left, then the default applies");
  expect(c.querySelector("progress")?.className).toBe("little");
  vi.advanceTimersByTime(10_000);
  expect(c.textContent).toBe("Time is up: the default applies");
  expect(vi.getTimerCount()).toBe(0);
});

test("it is hidden without a deadline", () => {
  expect(clock(0).hidden).toBe(true);
});

test("a clock that differs from the server's is corrected, small differences are not", () => {
  syncClock(1_000_000 + 1500);
  expect(clock(1_010_000).textContent).toContain("10 s left");
  syncClock(1_000_000 + 5000);
  expect(clock(1_010_000).textContent).toContain("5 s left");
});

test("what was answered because time was up is said, and only then", () => {
  const was = { inputs: 3, question: { id: "q", mine: true, deadline: 999_000, default: "end", choices: [{ key: "end", label: "end turn" }] } } as unknown as State;
  const now = { inputs: 4 } as unknown as State;
  expect(timeoutText(was, now)).toBe("Time ran out. The default was chosen: end turn");
  expect(timeoutText(was, { ...now, inputs: 3 })).toBe("");
  expect(timeoutText({ ...was, question: { ...was.question!, deadline: 1_009_000 } }, now)).toBe("");
  expect(timeoutText({ ...was, question: { ...was.question!, mine: false } }, now)).toBe("");
});
