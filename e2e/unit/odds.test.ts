// @vitest-environment happy-dom
// Tests of loading odds: one after the other, again where the server had too many requests, and not without a connection.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../internal/web/ts/calls";
import { Asker } from "../../internal/web/ts/question_odds";
import type { Odds } from "../../internal/web/ts/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const odds = (key: string): Odds => ({ key, exact: true, lines: [], hit: 5000 });

// asked loads the odds of a, b and c from a server that answers like this, and returns what is known then.
async function asked(answers: (() => Odds)[], asker = new Asker()): Promise<string[]> {
  const calls = { odds: async (): Promise<Odds> => (answers.shift() ?? (() => { throw new Error("too many calls"); }))() };
  asker.ask(calls, "q", ["a", "b", "c"], () => {});
  await vi.runAllTimersAsync();
  return [...asker.known.values()].map((o) => `${o.key} ${o.hit ?? "none"}`);
}

const refuse = (status: number, code: "too_many" | "bad") => (): Odds => { throw new ApiError(status, "no", code); };

test("odds come one after the other, and what is refused has none", async () => {
  expect(await asked([() => odds("a"), refuse(422, "bad"), () => odds("c")])).toEqual(["a 5000", "b none", "c 5000"]);
});

test("after too many requests the same choice is asked for again", async () => {
  expect(await asked([() => odds("a"), refuse(429, "too_many"), refuse(429, "too_many"), () => odds("b"), () => odds("c")])).toEqual(["a 5000", "b 5000", "c 5000"]);
});

test("without a connection the rest stays unknown, and is asked for the next time", async () => {
  const asker = new Asker();
  expect(await asked([() => odds("a"), () => { throw new ApiError(0, "no connection"); }], asker)).toEqual(["a 5000"]);
  expect(await asked([() => odds("b"), () => odds("c")], asker)).toEqual(["a 5000", "b 5000", "c 5000"]);
});
