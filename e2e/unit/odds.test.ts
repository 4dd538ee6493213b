// @vitest-environment happy-dom
// Tests of loading odds: several at once, again where the server had too many requests, and not without a connection.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../internal/web/ts/calls";
import { Asker } from "../../internal/web/ts/odds";
import type { Odds } from "../../internal/web/ts/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const odds = (key: string): Odds => ({ key, exact: true, lines: [], hit: 5000 });

type Answer = (keys: readonly string[]) => Odds[];

// asked loads the odds of a, b and c from a server that answers like this, and returns what was asked and what is known then.
async function asked(answers: Answer[], asker = new Asker()): Promise<{ calls: string[]; known: string[] }> {
  const calls: string[] = [];
  asker.ask(async (keys) => {
    calls.push(keys.join(""));
    return (answers.shift() ?? (() => { throw new Error("too many calls"); }))(keys);
  }, ["a", "b", "c"], () => {});
  await vi.runAllTimersAsync();
  return { calls, known: [...asker.known.values()].map((o) => `${o.key} ${o.hit ?? "none"}`) };
}

const first = (n: number): Answer => (keys) => keys.slice(0, n).map(odds);
const refuse = (status: number, code: "too_many" | "bad" | "stale"): Answer => () => { throw new ApiError(status, "no", code); };

test("all are asked for at once, and again for those that the server had no time for", async () => {
  expect(await asked([first(2), first(1)])).toEqual({ calls: ["abc", "c"], known: ["a 5000", "b 5000", "c 5000"] });
});

test("what is refused has none", async () => {
  expect(await asked([first(1), refuse(422, "bad"), first(1)])).toEqual({ calls: ["abc", "bc", "c"], known: ["a 5000", "b none", "c 5000"] });
});

test("after too many requests the same choices are asked for again", async () => {
  expect(await asked([first(1), refuse(429, "too_many"), refuse(429, "too_many"), first(2)])).toEqual({ calls: ["abc", "bc", "bc", "bc"], known: ["a 5000", "b 5000", "c 5000"] });
});

test("once another question is open nothing more is asked for", async () => {
  expect(await asked([first(1), refuse(409, "stale")])).toEqual({ calls: ["abc", "bc"], known: ["a 5000"] });
});

test("without a connection the rest stays unknown, and is asked for the next time", async () => {
  const asker = new Asker();
  expect((await asked([first(1), () => { throw new ApiError(0, "no connection"); }], asker)).known).toEqual(["a 5000"]);
  expect(await asked([first(2)], asker)).toEqual({ calls: ["bc"], known: ["a 5000", "b 5000", "c 5000"] });
});
