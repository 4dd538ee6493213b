// Requests to the server. No other file names its routes.

import type { Adjustment, Aids, Analysis, Answer, Area, Asked, BlockedChoice, Card, Change, Code, Decrees, Hint, Join, Line, Link, Odds, Problem, RuleText, Say, SeatChange, Simulate, Simulation, Standing, State, Undo } from "./types";

const timeout = 20000; // milliseconds for a response; a dead connection gives none and no error

// ApiError is a refusal by the server, with a message for people.
export class ApiError extends Error {
  constructor(readonly status: number, detail: string, readonly code?: Code) {
    super(detail);
  }
}

export class Calls {
  constructor(readonly token: string) {}

  events(since: string): EventSource {
    return new EventSource(`/t/${this.token}/events?since=${encodeURIComponent(since)}`);
  }
  page(): string {
    return `/t/${this.token}`;
  }
  changes(since: string): Promise<Change> {
    return this.get(`/api/v1/changes?since=${encodeURIComponent(since)}`);
  }
  question(): Promise<Asked> {
    return this.get("/api/v1/question");
  }
  lines(from: number, to: number): Promise<Line[] | null> {
    return this.get(`/api/v1/log?from=${from}&to=${to}`);
  }
  past(inputs: number, signal: AbortSignal): Promise<State> {
    return this.get(`/api/v1/past?inputs=${inputs}`, signal);
  }
  blocked(): Promise<BlockedChoice[] | null> {
    return this.get("/api/v1/blocked");
  }
  odds(question: string, keys: readonly string[], signal: AbortSignal): Promise<readonly Odds[]> {
    return this.get(`/api/v1/odds?${new URLSearchParams([["question", question], ...keys.map((key) => ["key", key])])}`, signal);
  }
  area(question: string, key: string, signal: AbortSignal): Promise<Area> {
    return this.get(`/api/v1/area?question=${encodeURIComponent(question)}&key=${encodeURIComponent(key)}`, signal);
  }
  hint(question: string): Promise<Hint> {
    return this.get(`/api/v1/hint?question=${encodeURIComponent(question)}`);
  }
  simulate(s: Simulate): Promise<Simulation> {
    return this.send("POST", "/api/v1/simulate", s);
  }
  aids(a: Aids): Promise<void> {
    return this.send("POST", "/api/v1/aids", a);
  }
  rules(ruleset: string): Promise<RuleText[]> {
    return this.get(`/api/v1/rules/${encodeURIComponent(ruleset)}`);
  }
  answer(a: Answer): Promise<void> {
    return this.send("POST", "/api/v1/answer", a);
  }
  undo(u: Partial<Undo>): Promise<void> {
    return this.send("POST", "/api/v1/undo", { keep: 0, ...u });
  }
  adjust(a: Adjustment): Promise<void> {
    return this.send("POST", "/api/v1/adjust", a);
  }
  cards(): Promise<Card[]> {
    return this.get("/api/v1/cards");
  }
  decrees(): Promise<Decrees> {
    return this.get("/api/v1/decrees");
  }
  join(j: Join): Promise<void> {
    return this.send("POST", "/api/v1/join", j);
  }
  stir(text: string): Promise<void> {
    return this.send("POST", "/api/v1/stir", { text });
  }
  next(): Promise<void> {
    return this.send("POST", "/api/v1/next");
  }

  say(s: Say): Promise<void> {
    return this.send("POST", "/api/v1/say", s);
  }
  ping(cell: string): Promise<void> {
    return this.send("POST", "/api/v1/ping", { cell });
  }
  note(text: string): Promise<void> {
    return this.send("POST", "/api/v1/note", { text });
  }
  begin(): Promise<void> {
    return this.send("POST", "/api/v1/begin");
  }
  fresh(): Promise<void> {
    return this.send("POST", "/api/v1/fresh");
  }
  pause(paused: boolean): Promise<void> {
    return this.send("POST", "/api/v1/pause", { paused });
  }
  limit(seconds: number): Promise<void> {
    return this.send("POST", "/api/v1/limit", { seconds });
  }
  stand(seat: string, x: Standing): Promise<void> {
    return this.send("POST", "/api/v1/standing", { seat, standing: [x], also: true });
  }
  // standOnly leaves these standing answers, and no others, to a kind of question.
  standOnly(seat: string, kind: string, standing: Standing[]): Promise<void> {
    return this.send("POST", "/api/v1/standing", { seat, standing, ask: [kind] });
  }
  hand(s: SeatChange): Promise<void> {
    return this.send("POST", "/api/v1/seat", s);
  }
  links(): Promise<Link[] | null> {
    return this.get("/api/v1/links");
  }
  newLink(role: string, seat: string): Promise<Link> {
    return this.send("POST", "/api/v1/links", seat === "" ? { role } : { role, seat });
  }
  revoke(id: string): Promise<void> {
    return this.send("DELETE", `/api/v1/links/${encodeURIComponent(id)}`);
  }
  analyze(stop: boolean): Promise<void> {
    return this.send("POST", "/api/v1/analyze", { stop });
  }
  analysis(): Promise<Analysis> {
    return this.get("/api/v1/analysis");
  }
  branch(keep: number): Promise<Link> {
    return this.send("POST", "/api/v1/branch", { keep });
  }
  drop(): Promise<void> {
    return this.send("DELETE", "/api/v1/branch");
  }
  erase(): Promise<void> {
    return this.send("DELETE", "/api/v1/table");
  }

  private get<T>(path: string, signal?: AbortSignal): Promise<T> {
    return this.call(path, signal ? { signal } : {});
  }
  private send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init: RequestInit = { method };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { "Content-Type": "application/json" };
    }
    return this.call(path, init);
  }
  private async call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = new Headers(init.headers);
    if (this.token) headers.set("Authorization", `Bearer ${this.token}`);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    let r: Response;
    let text: string;
    try {
      r = await fetch(path, { ...init, headers, signal: init.signal ? AbortSignal.any([init.signal, abort.signal]) : abort.signal });
      text = await r.text();
    } catch (e) {
      if (init.signal?.aborted) throw e;
      throw new ApiError(0, "The server cannot be reached. Your last action may not have arrived: try again.");
    } finally {
      clearTimeout(timer);
    }
    if (r.ok) return (text === "" ? undefined : JSON.parse(text)) as T;
    let p: Partial<Problem> = {};
    try {
      p = JSON.parse(text) as Problem;
    } catch {
      // the page of a proxy: the status says enough
    }
    throw new ApiError(r.status, p.detail ?? `The server refused the request (status ${r.status}).`, p.code);
  }
}
