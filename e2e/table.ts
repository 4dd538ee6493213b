// A table of a test. It is created by the API, which is faster than the pages.

import type { Answer, State } from "../internal/web/ts/types";

// player is what the API calls a player.
export const player = "player";

export interface Setting {
  encounter: string;
  seats?: Record<string, string>; // by seat: player, or the name of a bot
  each?: string[]; // seats whose combatants have a seat each
  dice?: "roll" | "ask";
  seed?: number;
  limit?: number; // seconds
}

interface Link {
  id: string;
  role: string;
  seat?: string;
  token: string;
  url: string;
}

export class Table {
  private constructor(readonly id: string, private readonly server: string, private readonly links: Link[], private readonly from: string) {}

  // set starts a table. from is the address of the test.
  static async set(server: string, from: string, setting: Setting): Promise<Table> {
    const made = await call<{ table: string; links: Link[] }>(server, from, "", "POST", "/api/v1/tables", { seed: 7, ...setting });
    return new Table(made.table, server, made.links, from);
  }

  // url returns the page of a seat, of the game master ("gm") or of spectators ("spectator").
  url(who: string): string {
    return this.link(who).url;
  }

  token(who: string): string {
    return this.link(who).token;
  }

  state(who: string): Promise<State> {
    return this.call(who, "GET", "/api/v1/state");
  }

  answer(who: string, answer: Answer): Promise<void> {
    return this.call(who, "POST", "/api/v1/answer", answer);
  }

  // weaken reduces the health of a combatant, so that a fight is short.
  weaken(who: string, hp: number): Promise<void> {
    return this.call("gm", "POST", "/api/v1/adjust", { do: "set", who, what: "hp", value: hp, why: "a short fight" });
  }

  call<T>(who: string, method: string, path: string, body?: unknown): Promise<T> {
    return call(this.server, this.from, this.token(who), method, path, body);
  }

  private link(who: string): Link {
    const found = this.links.find((l) => l.role === who || (l.role === "seat" && l.seat === who));
    if (!found) throw new Error(`no link for ${who}`);
    return found;
  }
}

async function call<T>(server: string, from: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const r = await fetch(server + path, {
    method,
    headers: { "X-Forwarded-For": from, ...(body !== undefined && { "Content-Type": "application/json" }), ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await r.text();
  if (!r.ok) throw new Error(`${method} ${path}: ${r.status} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as T;
}
