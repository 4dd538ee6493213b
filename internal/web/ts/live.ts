// The state of a table as the server pushes it. A lost connection is opened again, with increasing delays, from the last known
// revision. A connection can also die silently, for example when a laptop sleeps or a phone changes its network: silence for some
// time counts as lost.

import { type Calls, ApiError } from "./calls";
import { applied } from "./change";
import { syncClock } from "./clock";
import { Log } from "./lines";
import { isCurrent } from "./renew";
import type { Change, Code, Line, Question, State } from "./types";

const shortest = 500; // milliseconds before the first retry
const longest = 15000;
const longestSilence = 45000; // milliseconds without an event, three heartbeats of the server: the connection is dead
const lateBeat = 20000; // milliseconds after which a heartbeat is late
const connectTimeout = 8000; // milliseconds for the server to accept a connection: browsers first try connections that are dead too

export type Link = "live" | "lost" | "closed" | "deleted" | "outdated";

export class Live {
  state: State;
  readonly log = new Log();
  private source: EventSource | null = null;
  private wait = shortest;
  private timer = 0;
  private silenceTimer = 0; // fires after too much silence
  private lastHeard = 0; // time of the last event

  constructor(
    private readonly calls: Calls,
    first: State,
    private readonly changed: (was: State, fresh: Line[]) => void,
    private readonly linked: (link: Link) => void,
  ) {
    this.state = first;
    this.log.take({ from: first.log_from, lines: first.log ?? [] }, true);
  }

  open(): void {
    clearTimeout(this.timer);
    this.source?.close();
    const s = this.calls.events(this.state.rev);
    this.source = s;
    this.expectWithin(connectTimeout);
    s.addEventListener("open", () => {
      this.wait = shortest;
      this.noteActivity();
      this.linked("live");
    });
    s.addEventListener("page", (e) => {
      const { script } = JSON.parse((e as MessageEvent<string>).data) as { script: string };
      if (!isCurrent(script)) this.linked("outdated");
    });
    s.addEventListener("beat", (e) => {
      this.noteActivity();
      syncClock((JSON.parse((e as MessageEvent<string>).data || "{}") as { now?: number }).now);
    });
    s.addEventListener("change", (e) => {
      this.noteActivity();
      this.take(JSON.parse((e as MessageEvent<string>).data) as Change);
    });
    s.addEventListener("bye", (e) => {
      const code = (JSON.parse((e as MessageEvent<string>).data || "{}") as { code?: Code }).code;
      if (code === "revoked") this.end("closed");
      else if (code === "deleted") this.end("deleted");
      else this.retry();
    });
    s.addEventListener("error", () => {
      s.close();
      void this.checkLink(s);
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silenceTimer);
    this.source?.close();
    this.source = null;
  }

  // wake is called when the page is visible or online again. A late connection is opened again at once.
  wake(): void {
    if (this.source && Date.now() - this.lastHeard > lateBeat) this.open();
  }

  // fill replaces the question by the same one with its choices.
  fill(q: Question): void {
    if (q.id === this.state.question?.id) this.state = { ...this.state, question: q };
  }

  // take applies a change.
  private take(c: Change): void {
    const was = this.state;
    if (c.since !== undefined && c.since !== was.rev) return this.retry(); // a change is missing: the server sends all since ours
    this.state = applied(was, c);
    const fresh = c.log ? this.log.take(c.log, c.since === undefined) : [];
    if (c.rev !== was.rev) this.changed(was, fresh);
  }

  // checkLink finds out whether the link still works: a refused stream does not say why.
  private async checkLink(s: EventSource): Promise<void> {
    this.linked("lost");
    let closed = false;
    try {
      await this.calls.changes(this.state.rev);
    } catch (e) {
      closed = e instanceof ApiError && e.code === "no_link";
    }
    if (this.source !== s) return; // the page was left
    if (closed) this.end("closed");
    else this.retry();
  }

  private noteActivity(): void {
    this.lastHeard = Date.now();
    this.expectWithin(longestSilence);
  }

  // expectWithin gives the connection up unless something is heard within so many milliseconds.
  private expectWithin(ms: number): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = window.setTimeout(() => this.retry(), ms);
  }

  private end(how: Link): void {
    this.close();
    this.linked(how);
  }

  private retry(): void {
    this.source?.close();
    this.linked("lost");
    clearTimeout(this.silenceTimer);
    clearTimeout(this.timer);
    // random, so that not all pages of a restarted server come back in the same moment
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longest);
  }
}
