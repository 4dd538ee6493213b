// Words for people that several parts say.

import type { Meter, State, Token } from "./types";

export function plural(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

// limitsWith are the time limits that people can choose, in seconds, with the one that is in force; 0 is none.
export function limitsWith(now: number): number[] {
  return [...new Set([0, 30, 60, 120, 300, 900, now])].sort((a, b) => a - b);
}

export function limitWords(seconds: number): string {
  if (seconds === 0) return "no limit";
  return seconds % 60 === 0 ? plural(seconds / 60, "minute") : plural(seconds, "second");
}

export function tokenOf(s: State, id: string | undefined): Token | undefined {
  return id ? s.view.tokens.find((t) => t.id === id) : undefined;
}

export function nameOf(s: State, id: string | undefined): string {
  return tokenOf(s, id)?.name ?? id ?? "";
}

export function isGM(s: State): boolean {
  return s.you.role === "gm";
}

// mayAnswer: the question is this link's, or this is the GM's, who answers for anybody. Others have side options at most.
export function mayAnswer(s: State): boolean {
  return s.question !== undefined && !s.view.over && (s.question.mine || isGM(s));
}

// asks: the question is open and waits for this link: side options alone are no reason to hurry.
export function asks(s: State): boolean {
  return s.question !== undefined && s.question.mine && !s.view.over;
}

export function waiting(s: State): string {
  if (s.view.over) return s.view.winner ? `Won by ${s.view.winner}` : "A draw";
  if (s.fault) return "The game has stopped";
  if (s.paused) return "Paused";
  if (asks(s)) return "Your answer is waited for";
  if (s.waiting.seats?.length) return `Waiting for ${list(s.waiting.seats)}`;
  return "The bots are at it";
}

export function role(s: State): string {
  if (isGM(s)) return "game master";
  return s.you.seat ?? "spectator";
}

// bar is the meter that is drawn long; counts are those of the others that are worth a look.
export function bar(t: Token): Meter | undefined {
  const m = t.meters?.[0];
  return m?.max ? m : undefined;
}

export function counts(t: Token): Meter[] {
  return (t.meters ?? []).filter((m, i) => !(i === 0 && m.max) && !m.quiet && m.name.toLowerCase() !== "initiative");
}

export function level(m: Meter): string {
  const max = m.max ?? 0;
  return m.value * 4 <= max ? "little" : m.value * 2 <= max ? "half" : "plenty";
}

export function luck(hundredths: number): string {
  const n = Math.abs(hundredths);
  if (n < 100) return "as expected";
  return `${n >= 200 ? "very " : ""}${hundredths > 0 ? "lucky" : "unlucky"}`;
}

// unnamed: its name is another's too, and texts say it by its id.
export function unnamed(v: State["view"], t: Token): boolean {
  return v.tokens.some((o) => o !== t && o.name === t.name);
}

// percent writes hundredths of a per cent.
export function percent(hit: number): string {
  return hit < 1000 && hit % 100 !== 0 ? `${(hit / 100).toFixed(1)} %` : `${Math.round(hit / 100)} %`;
}

// namesOf are the names of all that can be seen, by id.
export function namesOf(s: State): ReadonlyMap<string, string> {
  return new Map(s.view.tokens.map((t) => [t.id, t.name]));
}

const fewChances = 1; // in a line that is read at a glance

// isSpread: the line lists how likely each of many outcomes is.
export function isSpread(line: string): boolean {
  return line.split("%").length - 1 > fewChances;
}
