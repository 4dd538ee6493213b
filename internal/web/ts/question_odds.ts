// The odds of what is picked: asked of the server when it has been picked for a moment, and not at all if something else is.

import type { Calls } from "./calls";
import type { Odds } from "./types";

const wait = 250; // milliseconds

export class Asker {
  odds: Odds | null = null;
  private timer = 0;
  private call: AbortController | null = null;

  stop(): void {
    clearTimeout(this.timer);
    this.call?.abort();
    this.call = null;
    this.odds = null;
  }

  ask(calls: Calls | null, question: string, key: string, then: () => void): void {
    this.stop();
    if (!calls || key === "") return;
    this.timer = setTimeout(() => {
      const call = (this.call = new AbortController());
      calls.odds(question, key, call.signal).then((o) => {
        if (call.signal.aborted) return;
        this.odds = o;
        then();
      }, () => undefined); // odds are a help: without them the choice is as good
    }, wait);
  }
}
