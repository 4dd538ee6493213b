// @vitest-environment happy-dom
// Tests of the live connection: changes, gaps, silence, and links that end.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Calls, ApiError } from "../../internal/web/ts/calls";
import { type Link, Live } from "../../internal/web/ts/live";
import type { State } from "../../internal/web/ts/types";

class Source extends EventTarget {
  closed = false;
  close(): void { this.closed = true; }
  send(type: string, data: unknown = {}): void { this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })); }
}

let sources: { since: string; source: Source }[];
let links: Link[];
let seen: string[];
let refusal: Error | null;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  sources = [];
  links = [];
  seen = [];
  refusal = null;
  const calls = {
    events: (since: string) => {
      const source = new Source();
      sources.push({ since, source });
      return source;
    },
    changes: () => (refusal ? Promise.reject(refusal) : Promise.resolve({})),
  } as unknown as Calls;
  const first = { rev: "e.1", inputs: 0, log: [], log_from: 0, view: {} } as unknown as State;
  live = new Live(calls, first, (was, fresh) => seen.push(`${was.rev} to ${live.state.rev}, ${fresh.length} new`), (link) => links.push(link));
  live.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const last = (): Source => sources[sources.length - 1]!.source;

test("changes are applied in order", () => {
  last().send("change", { since: "e.1", rev: "e.2", set: { inputs: 1 }, log: { from: 0, lines: [{ text: "a", at: 1 }] } });
  expect(seen).toEqual(["e.1 to e.2, 1 new"]);
  expect(live.state.inputs).toBe(1);
});

test("a missing change opens the connection again from the known revision", () => {
  last().send("change", { since: "e.5", rev: "e.6", set: {} });
  expect(seen).toEqual([]);
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(sources.map((s) => s.since)).toEqual(["e.1", "e.1"]);
});

test("silence counts as a lost connection", () => {
  last().send("open");
  vi.advanceTimersByTime(44_000);
  last().send("beat", { now: 1 });
  vi.advanceTimersByTime(44_000);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  expect(sources).toHaveLength(2);
  expect(links).toEqual(["live", "lost"]);
});

test("delays grow, and are short again after a connection", () => {
  const delays: number[] = [];
  for (let i = 0; i < 4; i++) {
    const n = sources.length;
    last().send("bye", {});
    let ms = 0;
    for (; sources.length === n; ms += 50) vi.advanceTimersByTime(50);
    delays.push(ms);
  }
  expect(delays[3]!).toBeGreaterThan(delays[0]! * 3);
  last().send("open");
  const n = sources.length;
  last().send("bye", {});
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(n + 1);
});

test.each([["revoked", "closed"], ["deleted", "deleted"]] as const)("a link that was %s ends", (code, link) => {
  last().send("bye", { code });
  vi.advanceTimersByTime(60_000);
  expect(links).toEqual([link]);
  expect(sources).toHaveLength(1);
});

test("a refused stream asks why: a link without access ends, everything else is tried again", async () => {
  refusal = new ApiError(401, "no", "no_link");
  last().send("error");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links).toEqual(["lost", "closed"]);
  expect(sources).toHaveLength(1);
});

test("a page that wakes late connects again at once", () => {
  last().send("open");
  live.wake();
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  live.wake();
  expect(sources).toHaveLength(2);
});

test("a server with other scripts makes the page outdated, one with the same does not", () => {
  document.head.innerHTML = '<script type="text/plain" src="/assets/main-A1.js"></script>';
  last().send("page", { script: "main-A1.js" });
  expect(links).toEqual([]);
  last().send("page", { script: "main-B2.js" });
  expect(links).toEqual(["outdated"]);
  last().send("change", { since: "e.1", rev: "e.2", set: { inputs: 1 } });
  expect(live.state.inputs).toBe(1); // until it is loaded again, it continues
});
