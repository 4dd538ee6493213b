// Tests of the known lines of the log.

import { expect, test } from "vitest";
import { Log } from "../../internal/web/ts/lines";
import type { Line } from "../../internal/web/ts/types";

const line = (text: string): Line => ({ text, at: 0 });
const lines = (...texts: string[]): Line[] => texts.map(line);
const texts = (l: Log): string[] => l.lines.map((x) => x.text);

test("new lines are added and returned; a changed line is replaced and not new", () => {
  const log = new Log();
  expect(log.take({ from: 3, lines: lines("d", "e") }, true).map((l) => l.text)).toEqual([]);
  expect(log.take({ from: 4, lines: lines("E", "f") }).map((l) => l.text)).toEqual(["f"]);
  expect(log.start).toBe(3);
  expect(texts(log)).toEqual(["d", "E", "f"]);
});

test("an undo shortens the log", () => {
  const log = new Log();
  log.take({ from: 0, lines: lines("a", "b", "c") }, true);
  expect(log.take({ from: 1, lines: lines("x") })).toEqual([]);
  expect(texts(log)).toEqual(["a", "x"]);
});

test("a reset and a gap start again", () => {
  const log = new Log();
  log.take({ from: 0, lines: lines("a") }, true);
  expect(log.take({ from: 9, lines: lines("j") })).toEqual([]);
  expect([log.start, texts(log)]).toEqual([9, ["j"]]);
  expect(log.take({ from: 2, lines: lines("c", "d"), reset: true })).toEqual([]);
  expect([log.start, texts(log)]).toEqual([2, ["c", "d"]]);
});

test("earlier lines are put in front only if they fit", () => {
  const log = new Log();
  log.take({ from: 3, lines: lines("d") }, true);
  log.before(lines("a"), 0);
  expect(log.start).toBe(3);
  log.before(lines("b", "c"), 1);
  expect([log.start, texts(log)]).toEqual([1, ["b", "c", "d"]]);
});
