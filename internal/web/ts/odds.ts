// Loads the odds of the picked choice, then of its family, one after the other, a moment after it was picked; or of all choices of a
// list that is to be sorted. Results are kept until the next question.

import { ApiError, type Calls } from "./calls";
import type { Code, Odds } from "./types";

const tooMany: Code = "too_many";
const wait = 250; // milliseconds
const patience = 1000; // milliseconds until the server is asked again that had too many requests

type Load = (key: string) => Promise<"next" | "again" | "stop">;

export class Asker {
  readonly known = new Map<string, Odds>();
  private timer = 0;
  private call: AbortController | null = null;

  // forget drops all odds, for a new question.
  forget(): void {
    this.stop();
    this.known.clear();
  }

  // ask loads the odds of these keys and calls then after each result. What the server refuses odds for is known to have none; without
  // a connection the rest stays unknown.
  ask(calls: Pick<Calls, "odds"> | null, question: string, keys: readonly string[], then: () => void): void {
    this.stop();
    const lacks = keys.filter((k) => !this.known.has(k));
    if (!calls || lacks.length === 0) return;
    const call = (this.call = new AbortController());
    this.later(wait, lacks, async (key) => {
      const odds = await calls.odds(question, key, call.signal).catch((e: unknown) => (e instanceof ApiError ? e : new ApiError(0, String(e))));
      if (call.signal.aborted) return "stop";
      if (odds instanceof ApiError) {
        if (odds.code === tooMany) return "again";
        if (odds.status === 0) return "stop";
      }
      this.known.set(key, odds instanceof ApiError ? { key, exact: false, lines: [] } : odds);
      then();
      return "next";
    });
  }

  // later loads one key after the other, after a while.
  private later(ms: number, keys: readonly string[], load: Load): void {
    this.timer = window.setTimeout(() => void this.all(keys, load), ms);
  }

  private async all(keys: readonly string[], load: Load): Promise<void> {
    for (const [i, key] of keys.entries()) {
      const is = await load(key);
      if (is === "again") this.later(patience, keys.slice(i), load);
      if (is !== "next") return;
    }
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.call?.abort();
    this.call = null;
  }
}
