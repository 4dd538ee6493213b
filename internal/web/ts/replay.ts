// <fray-replay>: a timeline with a slider. It sends no requests, so it also works from a saved file.

import type { FrayBoard } from "./board";
import { Cards } from "./cards";
import { draw, h } from "./dom";
import { type Timeline, type Frame, frameState } from "./timeline";
import { aimOf, actorOf, deedsOf, outcomesOf, type Outcome } from "./deeds";
import { Log } from "./lines";
import { type Host, Pane } from "./pane";
import { RuleBook } from "./rules";
import type { FrayAnalysis } from "./analysis";
import type { FrayAnnouncer } from "./announcer";
import { data } from "./table";
import type { State } from "./types";

const pace = 900; // milliseconds for each frame during playback

class FrayReplay extends HTMLElement implements Host {
  readonly calls = null;
  readonly meta = { players: [], kinds: [], verbs: [], branch: false };
  readonly stage = null;
  readonly cards = new Cards();
  readonly linesShown = undefined;
  get present(): State {
    return this.latest;
  }
  log = new Log();
  book!: RuleBook;
  latest!: State;
  private timeline!: Timeline;
  private at = 0;
  private timer = 0;

  connectedCallback(): void {
    const timeline = data<Timeline>("timeline");
    if (!timeline || timeline.frames.length === 0) return;
    this.timeline = timeline;
    this.book = new RuleBook(timeline.ruleset, timeline.rules ?? []);
    const analysis = this.querySelector<FrayAnalysis>("fray-analysis");
    if (analysis) {
      analysis.visit = (inputs) => this.visit(inputs);
      analysis.begin(this.dataset["token"] ?? "", timeline.frames.at(-1)?.inputs ?? 1);
    }
    const wanted = Number(new URLSearchParams(location.search).get("at") ?? 0);
    document.addEventListener("keydown", (e) => this.key(e));
    this.go(Number.isFinite(wanted) ? wanted : 0);
  }

  highlight(): void {}
  announce(text: string): void {
    this.querySelector<FrayAnnouncer>("fray-announcer")?.announce(text);
  }
  reveal(id: string): void {
    this.querySelector<FrayBoard>("fray-board")?.reveal(id);
  }
  async fill(): Promise<void> {}
  visit(inputs: number | null): void {
    const last = this.timeline.frames.length - 1;
    const n = inputs === null ? last : this.timeline.frames.findIndex((f) => f.inputs >= inputs);
    this.go(n < 0 ? last : n);
  }

  happened(outcomes: readonly Outcome[], from: string, to: string): void {
    this.querySelector<FrayBoard>("fray-board")?.happened(outcomes, from, to);
  }

  private go(n: number): void {
    const { frames } = this.timeline;
    const was = this.latest;
    const before = this.at;
    this.at = Math.min(Math.max(n, 0), frames.length - 1);
    this.latest = frameState(this.timeline, this.at);
    this.log = new Log();
    this.log.take({ from: 0, lines: this.latest.log ?? [] }, true);
    const board = this.querySelector<FrayBoard>("fray-board");
    if (board) {
      board.quiet = true;
      board.state = this.latest;
    }
    for (const el of this.querySelectorAll("*")) if (el instanceof Pane) el.show(this, this.latest);
    const sum = this.querySelector<HTMLElement>("#summary");
    if (sum) sum.hidden = !this.latest.summary;
    this.scrub(frames);
    this.querySelector<FrayAnalysis>("fray-analysis")?.at(this.latest.inputs);
    if (this.at === before + 1) this.strike(frames[before]?.lines ?? 0);
    if (was && this.at > 0) this.announce(this.log.lines.slice(-2).map((l) => l.text).join(". "));
  }

  // strike shows on the map what came of the lines from a number on.
  private strike(from: number): void {
    const fresh = this.log.lines.slice(from);
    const deed = deedsOf(this.log.lines).filter((d) => d.from + d.lines.length > from).pop();
    const came = outcomesOf(fresh);
    if (deed && came.length > 0) this.happened(came, actorOf(deed), aimOf(deed));
  }

  private scrub(frames: Frame[]): void {
    const bar = this.querySelector("fray-scrub");
    if (!bar) return;
    const last = frames.length - 1;
    const rounds = frames.map((f, i) => ({ round: f.round, i })).filter((x, i, all) => i === 0 || all[i - 1]?.round !== x.round);
    draw(bar, h("div", { class: "past scrub" },
      h("div", { class: "row" },
        this.button("Previous", "‹", () => this.go(this.at - 1), this.at === 0),
        this.button(this.timer ? "Pause" : "Play", this.timer ? "❚❚" : "▶", () => this.toggle(), false),
        this.button("Next", "›", () => this.go(this.at + 1), this.at === last),
        h("label", { class: "inline" }, h("span", { class: "sr" }, "Round"), h("select", { ".value": String(rounds.filter((r) => r.i <= this.at).at(-1)?.i ?? 0), onChange: (e: Event) => this.go(Number((e.target as HTMLSelectElement).value)) },
          rounds.map((r) => h("option", { value: r.i }, r.round === 0 ? "before the fight" : `round ${r.round}`)))),
        h("span", { class: "num soft" }, `${this.at} of ${last}`)),
      h("input", { type: "range", min: 0, max: last, ".value": String(this.at), "aria-label": "Moment of the fight", "aria-valuetext": `after ${this.at} of ${last} answers, round ${frames[this.at]?.round ?? 0}`,
        onInput: (e: Event) => this.go(Number((e.target as HTMLInputElement).value)) })));
  }

  private button(name: string, sign: string, act: () => void, off: boolean): ReturnType<typeof h> {
    return h("button", { type: "button", "aria-label": name, title: name, disabled: off, onClick: act }, h("span", { "aria-hidden": "true" }, sign));
  }

  private toggle(): void {
    if (this.timer) {
      clearInterval(this.timer);
      this.timer = 0;
    } else {
      if (this.at === this.timeline.frames.length - 1) this.go(0);
      this.timer = setInterval(() => {
        this.go(this.at + 1);
        if (this.at === this.timeline.frames.length - 1) this.toggle();
      }, pace);
    }
    this.scrub(this.timeline.frames);
  }

  private key(e: KeyboardEvent): void {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    if ((e.target as HTMLElement).closest("input, select, fray-board, dialog, .log")) return;
    if (e.key === "ArrowLeft") this.go(this.at - 1);
    else if (e.key === "ArrowRight") this.go(this.at + 1);
    else if (e.key === "Home") this.go(0);
    else if (e.key === "End") this.go(this.timeline.frames.length - 1);
    else return;
    e.preventDefault();
  }
}

customElements.define("fray-replay", FrayReplay);
