// The state of a table as the server pushes it. A lost connection is made again, with longer and longer waits, and goes on
// from the revision that is known.

import { type Calls, Refused } from "./calls";
import { Log } from "./lines";
import type { Line, State } from "./types";

const shortest = 500; // milliseconds before the first new try
const longest = 15000;

export type Link = "live" | "lost" | "closed" | "deleted";

export class Live {
  state: State;
  readonly log = new Log();
  private source: EventSource | null = null;
  private wait = shortest;
  private timer = 0;

  constructor(
    private readonly calls: Calls,
    first: State,
    private readonly changed: (was: State, fresh: Line[]) => void,
    private readonly linked: (link: Link) => void,
  ) {
    this.state = first;
    this.log.take(first);
  }

  open(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const s = this.calls.events(this.state.rev);
    this.source = s;
    s.addEventListener("open", () => {
      this.wait = shortest;
      this.linked("live");
    });
    s.addEventListener("state", (e) => this.take(JSON.parse((e as MessageEvent<string>).data) as State));
    s.addEventListener("bye", (e) => {
      const code = (JSON.parse((e as MessageEvent<string>).data || "{}") as { code?: string }).code;
      s.close();
      if (code === "revoked") this.linked("closed");
      else if (code === "deleted") this.linked("deleted");
      else this.retry();
    });
    s.addEventListener("error", () => {
      s.close();
      void this.ask(s);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  // take makes a state of the server's the present one.
  take(next: State): void {
    const was = this.state;
    if (next.same_map) next.view.map = was.view.map;
    const fresh = this.log.take(next);
    this.state = next;
    this.changed(was, fresh);
  }

  // ask finds out whether the link leads anywhere still: a stream that is refused does not say why.
  private async ask(s: EventSource): Promise<void> {
    this.linked("lost");
    let closed = false;
    try {
      await this.calls.state(this.state.rev);
    } catch (e) {
      closed = e instanceof Refused && e.code === "no_link";
    }
    if (this.source !== s) return; // the page was left meanwhile
    if (closed) this.linked("closed");
    else this.retry();
  }

  private retry(): void {
    this.linked("lost");
    clearTimeout(this.timer);
    // not all pages of a server that comes back at the same moment
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longest);
  }
}
