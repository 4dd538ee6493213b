// The stage: what the page shows while it plays what others did. A new state waits until its beats have been shown.

import { isQuiet } from "./deeds";
import type { Log } from "./lines";
import { pace } from "./pace";
import { type Beat, beatsOf, hastened } from "./playback";
import type { Line, State } from "./types";

const longest = 6000; // milliseconds that a playback takes at most
const hurried = 2000; // the same while a clock runs
const mostDeeds = 12; // that are played; earlier ones are only in the log

// News is all that has happened since what the page shows.
export interface News {
  was: State;
  fresh: Line[];
}

export class Stage {
  beat: Beat | null = null; // what is shown; null: the present
  private waiting: Beat[] = [];
  private news: News | null = null;
  private timer = 0;

  // shown is called with each beat and, when all have been shown, with null and the news. struck is called with what came of
  // deeds that are not played.
  constructor(
    private readonly log: () => Log,
    private readonly latest: () => State,
    private readonly shown: (news: News | null) => void,
    private readonly struck: (beats: Beat[]) => void,
  ) {
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.resume(); });
  }

  get playing(): boolean {
    return this.beat !== null;
  }

  // take is called with a new state and its new lines.
  take(was: State, fresh: Line[]): void {
    const now = this.latest();
    const first = this.news?.was ?? was;
    this.news = { was: first, fresh: [...(this.news?.fresh ?? []), ...fresh] };
    if (now.inputs < was.inputs || fresh.length === 0 && !this.playing) return this.finish(); // undone, or nothing happened
    if (this.playing) return this.go(this.waiting[this.waiting.length - 1]?.view ?? this.beat?.view ?? was.view, fresh.length);
    if (!document.hidden) this.resume();
  }

  // skip shows the present at once.
  skip(): void {
    if (this.news) this.finish();
  }

  // resume plays the news; while nobody sees the page they are kept.
  private resume(): void {
    if (!this.news || this.playing) return;
    this.go(this.news.was.view, this.news.fresh.length);
  }

  private go(from: State["view"], fresh: number): void {
    const log = this.log();
    const now = this.latest();
    const known = log.start + log.lines.length - fresh;
    const beats = beatsOf(from, now.view, log.lines, log.start, known);
    const deeds = [...new Set(beats.map((b) => b.deed))].filter((d) => !isQuiet(d));
    const first = this.waiting.length === 0 && !this.playing;
    if (first && (deeds.length < 2 || pace() === "off")) {
      this.struck(beats);
      return this.finish();
    }
    const played = new Set(deeds.slice(-mostDeeds));
    const all = beats.filter((b) => isQuiet(b.deed) || played.has(b.deed));
    const hurry = pace() === "fast" ? 2 : 1;
    const most = now.question?.mine && now.question.deadline ? hurried : longest;
    this.waiting.push(...hastened(all.map((b) => ({ ...b, ms: b.ms / hurry })), most / hurry));
    if (first) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.waiting.shift();
    if (!beat) return this.finish();
    this.beat = beat;
    this.shown(null);
    this.timer = setTimeout(() => this.next(), beat.ms);
  }

  private finish(): void {
    clearTimeout(this.timer);
    const news = this.news;
    this.beat = this.news = null;
    this.waiting = [];
    this.shown(news ?? { was: this.latest(), fresh: [] });
  }
}
