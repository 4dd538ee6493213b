// Loads the odds of the picked choice, then of its family, one after the other, a moment after it was picked; or of all choices of a
// list that is to be sorted. Results are kept until the next question.

import type { Calls } from "./calls";
import type { Odds } from "./types";

const wait = 250; // milliseconds

export class Asker {
  readonly known = new Map<string, Odds>();
  private timer = 0;
  private call: AbortController | null = null;

  // forget drops all odds, for a new question.
  forget(): void {
    this.stop();
    this.known.clear();
  }

  // ask loads the odds of these keys and calls then after each result. What has no odds is known to have none.
  ask(calls: Calls | null, question: string, keys: readonly string[], then: () => void): void {
    this.stop();
    const lacks = keys.filter((k) => !this.known.has(k));
    if (!calls || lacks.length === 0) return;
    const call = (this.call = new AbortController());
    this.timer = setTimeout(() => void this.all(calls, question, lacks, call.signal, then), wait);
  }

  private async all(calls: Calls, question: string, keys: string[], signal: AbortSignal, then: () => void): Promise<void> {
    for (const key of keys) {
      const odds = await calls.odds(question, key, signal).catch(() => null); // odds are optional
      if (signal.aborted) return;
      this.known.set(key, odds ?? { key, exact: false, lines: [] });
      then();
    }
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.call?.abort();
    this.call = null;
  }
}
