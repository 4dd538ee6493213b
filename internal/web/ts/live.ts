// The state of a table as the server pushes it. A lost connection is made again, with longer and longer waits, and goes on
// from the revision that is known. A line may also die without a word, as when a laptop sleeps or a phone changes its network:
// nothing heard for some time is a lost connection too.

import { type Calls, Refused } from "./calls";
import { serverSays } from "./clock";
import { Log } from "./lines";
import type { Line, State } from "./types";

const shortest = 500; // milliseconds before the first new try
const longest = 15000;
const silence = 45000; // milliseconds without a word, three beats of the server: the line is dead
const beat = 20000; // milliseconds after which a beat is late
const calling = 8000; // milliseconds for the server to take a new connection: browsers try it on lines that are as dead first

export type Link = "live" | "lost" | "closed" | "deleted";

export class Live {
  state: State;
  readonly log = new Log();
  private source: EventSource | null = null;
  private wait = shortest;
  private timer = 0;
  private deaf = 0; // the timer of the silence
  private heard = 0; // when the server was heard last

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
    this.await(calling);
    s.addEventListener("open", () => {
      this.wait = shortest;
      this.hear();
      this.linked("live");
    });
    s.addEventListener("beat", (e) => {
      this.hear();
      serverSays((JSON.parse((e as MessageEvent<string>).data || "{}") as { now?: number }).now);
    });
    s.addEventListener("state", (e) => {
      this.hear();
      this.take(JSON.parse((e as MessageEvent<string>).data) as State);
    });
    s.addEventListener("bye", (e) => {
      const code = (JSON.parse((e as MessageEvent<string>).data || "{}") as { code?: string }).code;
      if (code === "revoked") this.end("closed");
      else if (code === "deleted") this.end("deleted");
      else this.retry();
    });
    s.addEventListener("error", () => {
      s.close();
      void this.ask(s);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.deaf);
    this.source?.close();
    this.source = null;
  }

  // wake: the page is looked at again, or there is a network again. A line that is late is made anew at once.
  wake(): void {
    if (this.source && Date.now() - this.heard > beat) this.open();
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
    if (closed) this.end("closed");
    else this.retry();
  }

  private hear(): void {
    this.heard = Date.now();
    this.await(silence);
  }

  // await gives the line up if nothing is heard within so many milliseconds.
  private await(ms: number): void {
    clearTimeout(this.deaf);
    this.deaf = setTimeout(() => this.retry(), ms);
  }

  private end(how: Link): void {
    this.close();
    this.linked(how);
  }

  private retry(): void {
    this.source?.close();
    this.linked("lost");
    clearTimeout(this.deaf);
    clearTimeout(this.timer);
    // not all pages of a server that comes back at the same moment
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longest);
  }
}
