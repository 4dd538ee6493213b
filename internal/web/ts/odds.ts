// Loads the odds of choices, a moment after they are wanted and as many at once as the server computes. Results are kept until the next
// question.

import { ApiError } from "./calls";
import type { Code, Odds } from "./types";

// OddsSource loads the odds of the first of these choices, and of some of those after it.
export type OddsSource = (keys: readonly string[], signal: AbortSignal) => Promise<readonly Odds[]>;

const tooMany: Code = "too_many";
const stale: Code = "stale";
const wait = 250; // milliseconds
const patience = 1000; // milliseconds until the server is asked again that had too many requests
const most = 50; // choices that the server is asked about at once

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
  // a connection, or once another question is open, the rest stays unknown.
  ask(source: OddsSource | null, keys: readonly string[], then: () => void): void {
    this.stop();
    const lacks = keys.filter((k) => !this.known.has(k));
    if (!source || lacks.length === 0) return;
    const call = (this.call = new AbortController());
    const next = async (): Promise<void> => {
      const is = await source(lacks.slice(0, most), call.signal).catch((e: unknown) => (e instanceof ApiError ? e : new ApiError(0, String(e))));
      if (call.signal.aborted) return;
      if (is instanceof ApiError && is.code === tooMany) return this.later(patience, next);
      if (is instanceof ApiError && (is.status === 0 || is.code === stale)) return;
      const done = is instanceof ApiError ? [{ key: lacks[0] as string, exact: false, lines: [] }] : is;
      for (const o of done) this.known.set(o.key, o);
      lacks.splice(0, done.length);
      then();
      if (lacks.length > 0 && done.length > 0) return next();
    };
    this.later(wait, next);
  }

  // stop ends what is being loaded.
  stop(): void {
    clearTimeout(this.timer);
    this.call?.abort();
    this.call = null;
  }

  private later(ms: number, next: () => Promise<void>): void {
    this.timer = window.setTimeout(() => void next(), ms);
  }
}
