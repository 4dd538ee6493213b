// Texts that several parts share.

import type { Meter, State, Token } from "./types";

export function plural(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}

// sentence starts a text with a capital letter.
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

// limitsWith returns the time limits to choose from, in seconds, with the current one; 0 is none.
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

const titles = /^(the|sister|brother|lord|lady|old|captain|master|mother|father)$/i;

// shortName is the word of a name that tells a combatant from the others: the first, or what follows it if others share it.
export function shortName(t: Token, all: readonly Token[]): string {
  const words = t.name.split(" ");
  const from = words.length > 1 && titles.test(words[0] ?? "") ? 1 : 0;
  const first = words[from] ?? t.name;
  if (words.length === from + 1) return first;
  const shared = all.some((o) => o !== t && o.name.split(" ").includes(first));
  const rest = words.slice(from + 1).join(" ");
  return !shared ? first : /^\d+$/.test(rest) ? `${first} ${rest}` : rest;
}

export function isGM(s: State): boolean {
  return s.you.role === "gm";
}

// titled makes a name of an id: "gate-door" is "Gate door".
export function titled(id: string): string {
  return sentence(id.replaceAll("-", " "));
}

// sideName is what texts call a side.
export function sideName(view: Pick<State["view"], "sides">, side: string): string {
  return view.sides?.find((s) => s.id === side)?.name ?? titled(side);
}

// seatName returns the name of a seat for display. A seat that plays a side has the name of the side.
export function seatName(s: { view: Pick<State["view"], "sides"> }, seat: string): string {
  return seat === "gm" ? "game master" : sideName(s.view, seat);
}

// mayAnswer reports whether this link may answer: the question is its own, or it is the game master's. Others have side options
// at most.
export function mayAnswer(s: State): boolean {
  return s.question !== undefined && !s.view.over && (s.question.mine || isGM(s));
}

// asks reports whether the question waits for this link. Side options alone do not count.
export function asks(s: State): boolean {
  return s.question !== undefined && s.question.mine && !s.view.over;
}

export function waiting(s: State): string {
  if (s.view.over) return s.view.winner ? `Won by ${sideName(s.view, s.view.winner)}` : "A draw";
  if (s.fault) return "The game has stopped";
  if (s.paused) return "Paused";
  if (asks(s)) return s.question?.pass ? "You may step in" : "Your turn";
  if (s.waiting.seats?.length) return `Waiting for ${list(s.waiting.seats.map((x) => seatName(s, x)))}`;
  return "Bots are playing";
}

export function role(s: State): string {
  return isGM(s) ? seatName(s, "gm") : s.you.seat ? seatName(s, s.you.seat) : "spectator";
}

// health returns the meter of a combatant's health; undefined if it is not visible.
export function health(t: Token): Meter | undefined {
  return t.meters?.find((m) => m.health);
}

// bar returns the health meter if it has a maximum: then it is drawn as a bar.
export function bar(t: Token): Meter | undefined {
  const m = health(t);
  return m?.max ? m : undefined;
}

// counts returns the other meters worth showing. Initiative is visible by the turn order.
export function counts(t: Token): Meter[] {
  const drawn = bar(t);
  return (t.meters ?? []).filter((m) => m !== drawn && !m.quiet && m.name.toLowerCase() !== "initiative");
}

// hasMap reports whether the fight has a map.
export function hasMap(v: State["view"]): boolean {
  return v.map.shape !== "";
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

// unnamed reports whether another combatant has the same name, so that texts use the id.
export function unnamed(v: State["view"], t: Token): boolean {
  return v.tokens.some((o) => o !== t && o.name === t.name);
}

const certain = 10_000; // in hundredths of a percent

// percent formats hundredths of a percent as whole percents. What is neither impossible nor certain never looks so.
export function percent(hundredths: number): string {
  const whole = Math.round(hundredths / 100);
  if (hundredths > 0 && whole === 0) return "<1 %";
  return hundredths < certain && whole === 100 ? ">99 %" : `${whole} %`;
}

const fewChances = 1; // percentages in a line that is short enough to read at a glance

// isSpread reports whether a line lists many outcomes with their chances.
export function isSpread(line: string): boolean {
  return line.split("%").length - 1 > fewChances;
}
