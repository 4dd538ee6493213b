// <fray-question>: the open question and its choices. The user picks a choice (mouse, number, arrow keys), sees it on the map
// with its odds, and then confirms. question_form.ts draws it.

import { ApiError } from "./calls";
import { timeoutText } from "./clock";
import type { Child } from "./dom";
import { endKey, ends, entries, type Entry, type Tab, tabNames, tabs, turnKind, verbOf } from "./entries";
import { Asker, type OddsSource } from "./odds";
import { beforePaint, Pane } from "./pane";
import { type Asking, form, idle } from "./question_form";
import { type Order, weighed } from "./question_order";
import { Digits } from "./question_keys";
import type { BlockedChoice, Card, Choice, Question, Standing, State } from "./types";
import { Ways } from "./ways";
import { mayAnswer } from "./words";

const mostOdds = 8; // choices of a family at once
const mostAnswers = 12; // answers to a question besides that of a turn whose odds are shown at a glance

class FrayQuestion extends Pane implements Asking {
  picked = "";
  filter = "";
  sending = false;
  message = "";
  timedOut = "";
  blocked: BlockedChoice[] | null = null;
  entries: readonly Entry[] = []; // without the end of a turn
  tab: Tab = "attack";
  order: Order = "number"; // as it is until the user chooses another
  readonly titles = new Map<string, string>();
  ways!: Ways;
  private standsIn = false; // the game master answers for others
  private ending: Entry | undefined;
  private acts = new Map<string, string>(); // what verbs do
  private readonly chances = new Asker();
  private readonly digits = new Digits();
  private begun = ""; // the turn whose first tab has been opened
  private readonly shown = new Map<number, string>(); // the picked key of each family, by its number

  protected override changed(was: State | undefined): void {
    if (this.acts.size === 0) this.acts = new Map((this.host.meta.acts ?? []).map((a) => [a.verb, a.about ?? ""]));
    if (was && was.question === this.state.question && was.rev === this.state.rev) return;
    const q = this.state.question;
    this.ways = new Ways(this.state.view, q?.who);
    if (q?.held && this.standsIn) void this.showHeld();
    const all = q ? entries(q).map((e) => ({ ...e, choices: this.ways.sorted(e.choices) })) : [];
    this.entries = all.filter((e) => !ends(e));
    this.ending = all.find(ends);
    const possible = (t: Tab): boolean => this.entries.some((e) => e.tab === t && !e.gone);
    if (this.onTurn) {
      const turn = `${this.state.view.round} ${this.state.view.turn ?? ""}`;
      if (turn !== this.begun || !possible(this.tab)) this.tab = tabs.find((t) => t === q?.tab) ?? this.tab;
      this.begun = turn;
    }
    if (was && was.question?.id === q?.id) return;
    const here = this.contains(document.activeElement);
    this.picked = this.filter = this.message = "";
    if (was) this.timedOut = timeoutText(was, this.state) || this.timedOut;
    this.sending = false;
    this.blocked = null;
    this.digits.forget();
    this.shown.clear();
    this.chances.forget();
    this.weigh();
    this.host.highlight(null);
    if (was) beforePaint(this.toTop);
    if (here) queueMicrotask(() => this.focusPrompt());
  }

  protected content(): Child {
    const { question } = this.state;
    return question && mayAnswer(this.state) ? form(this, this.state, question) : idle(this, this.state);
  }

  // toTop shows the start of a question.
  private readonly toTop = (): void => {
    for (const part of [this.parentElement, this.querySelector(".cards")]) part?.scrollTo(0, 0);
  };

  // toPrompt brings what is asked into view: on a phone below the map, which stays.
  private readonly toPrompt = (): void => this.start?.scrollIntoView({ block: "nearest" });

  // start is the question, or the first die if dice are asked for.
  private get start(): HTMLElement | null {
    return this.querySelector<HTMLElement>(".dice input") ?? this.querySelector<HTMLElement>(".prompt");
  }

  // focusPrompt moves the focus to the start.
  focusPrompt(): void {
    this.start?.focus({ preventScroll: true });
    beforePaint(this.toPrompt);
  }

  focusFilter(): void {
    this.querySelector<HTMLInputElement>(".filter input")?.focus();
  }

  // hint highlights the choices that lead to the place under the pointer on the map.
  hint(keys: readonly string[]): void {
    const set = new Set(keys);
    for (const el of this.querySelectorAll<HTMLElement>("[data-keys]")) {
      el.classList.toggle("hinted", (el.dataset["keys"] ?? "").split("\n").some((k) => set.has(k)));
    }
  }

  // digit picks by number; digits in quick succession form one number.
  digit(d: string): void {
    const e = this.digits.type(d, [...this.entries.filter((x) => !x.gone), ...(this.ending ? [this.ending] : [])]);
    if (!e) return;
    this.filter = "";
    this.pick(this.keyOf(e));
    this.querySelector<HTMLInputElement>(`input[data-number="${e.number}"]:checked`)?.focus();
  }

  // pick picks a choice; with shown on, the map shows what it is aimed at.
  pick(key: string, shown = true): void {
    const e = this.entries.find((x) => !x.gone && x.choices.some((c) => c.key === key));
    if (this.onTurn) this.tab = tabs.find((t) => t === e?.tab) ?? this.tab;
    this.picked = key;
    this.message = "";
    if (e) this.shown.set(e.number, key);
    const family = (e?.choices ?? []).filter((c) => c.target !== undefined).map((c) => c.key); // to compare their odds
    this.load([key, ...family], () => {
      this.redraw();
      this.querySelector("input[name=key]:checked")?.closest(".choice")?.scrollIntoView({ block: "nearest" });
    });
    this.redraw();
    this.clearHighlight();
    const aim = this.choice(key)?.target ?? this.choice(key)?.cell;
    if (aim && shown) this.host.reveal(aim);
  }

  sortBy(order: Order): void {
    this.order = order;
    this.weigh();
    this.redraw();
  }

  // weigh loads the odds of the open list.
  private weigh(): void {
    this.load([], () => this.redraw());
  }

  // load loads the odds of some choices, and then those of the open list.
  private load(keys: string[], then: () => void): void {
    const { calls } = this.host;
    const { question } = this.state;
    const all = mayAnswer(this.state) && !question?.held ? weighed(this.entries.filter((e) => !this.onTurn || e.tab === this.tab), this.onTurn) : [];
    const listed = this.onTurn || all.length <= mostAnswers ? all : [];
    const source: OddsSource = (want, signal) => calls!.odds(question?.id ?? "", want, signal);
    this.chances.ask(calls && source, [...new Set([...keys.slice(0, mostOdds), ...listed])], then);
  }

  get onTurn(): boolean {
    return this.state.question?.kind === turnKind;
  }

  get hasPicked(): boolean {
    return this.picked !== "";
  }

  get defaultKey(): string | undefined {
    return this.state.question?.default;
  }

  get odds(): Asker["known"] {
    return this.chances.known;
  }

  get replayPath(): string {
    return this.host.calls ? `${this.host.calls.page()}/replay` : "";
  }

  filterBy(words: string): void {
    this.filter = words;
    this.redraw();
  }

  highlight(...what: Parameters<Asking["highlight"]>): void {
    this.host.highlight(...what);
  }

  clearHighlight(): void {
    this.host.highlight(this.choice(this.picked) ?? null);
  }

  choice(key: string): Choice | undefined {
    return this.state.question?.choices?.find((c) => c.key === key);
  }

  keyOf(e: Entry): string {
    return this.shown.get(e.number) ?? this.ways.aimed(e.choices)?.key ?? "";
  }

  openTab(tab: Tab): void {
    this.filter = "";
    this.tab = tab;
    this.weigh();
    this.redraw();
    this.querySelector(".cards")?.scrollTo(0, 0);
  }

  about(key: string): string {
    return this.card(key)?.effect ?? this.acts.get(verbOf(key)) ?? "";
  }

  card(key: string): Card | undefined {
    return this.host.cards.ofChoice(key);
  }

  // unspent returns the tabs with something that takes what is lost at the end of the turn.
  get unspent(): string[] {
    return tabs.filter((t) => this.entries.some((e) => e.tab === t && !e.gone && e.choices.some((c) => !c.free))).map((t) => tabNames[t]);
  }

  // end picks the end of the turn, or confirms it.
  end(): void {
    if (!this.choice(endKey)) return;
    if (this.picked === endKey || this.unspent.length === 0) void this.answer(endKey);
    else {
      this.pick(endKey);
      this.querySelector<HTMLInputElement>(".ends input")?.focus();
    }
  }

  // answer sends the picked choice, or the given key.
  async answer(key = this.picked): Promise<void> {
    const { question } = this.state;
    const { calls } = this.host;
    if (!question || !calls || this.sending) return;
    const el = this.querySelector("form");
    const data = el ? new FormData(el) : new FormData();
    const faces = data.getAll("faces").map(Number);
    if (faces.length === 0 && key === "" && question.pass) {
      await this.pass();
      return;
    }
    if (faces.length === 0 && key === "") {
      this.showMessage("Pick a choice first.");
      return;
    }
    await this.send(async () => {
      const note = String(data.get("note") ?? "");
      const seat = this.state.you.seat ?? "";
      await calls.answer(faces.length > 0 ? { question: question.id, faces } : { question: question.id, key, ...(note && { note }) });
      await this.saveStanding(String(data.get("from-now-on") ?? ""), seat, question, key);
    });
  }

  async pass(): Promise<void> {
    const { question } = this.state;
    if (question && !this.sending) await this.send(async () => this.host.calls?.answer({ question: question.id, pass: true }));
  }

  async stopAsking(): Promise<void> {
    const seat = this.state.seats.find((s) => s.name === this.state.you.seat);
    if (!this.sending) await this.send(async () => this.host.calls?.standOnly(seat?.name ?? "", "turn", (seat?.standing ?? []).filter((x) => x.kind === "turn" && !x.ask)));
  }

  // send makes a call and shows why it failed.
  private async send(call: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    this.timedOut = "";
    this.showMessage("");
    try {
      await call();
    } catch (e) {
      this.message = e instanceof ApiError ? e.message : "Your answer could not be sent.";
      this.host.announce(this.message);
    }
    this.sending = false;
    this.redraw();
  }

  // saveStanding stores a standing answer. It runs after the answer is sent, because the standing answer would otherwise answer
  // this question too.
  private async saveStanding(how: string, seat: string, q: Question, key: string): Promise<void> {
    if (how === "" || !this.host.calls) return;
    const kind = q.kind;
    const answers: Record<string, Standing> = {
      always: { kind, verb: verbOf(key) }, never: { kind }, actor: { kind, ask: true, actor: q.actor ?? "" }, aimed: { kind, ask: true, aimed: true },
    };
    const answer = answers[how];
    if (answer) await this.host.calls.stand(seat, answer);
  }

  // showHeld shows the choices of others, for this question and the following ones.
  async showHeld(): Promise<void> {
    this.standsIn = true;
    try {
      await this.host.fill();
    } catch (e) {
      this.message = e instanceof ApiError ? e.message : "The choices could not be loaded.";
      this.redraw();
    }
  }

  async showBlocked(): Promise<void> {
    if (this.blocked) {
      this.blocked = null;
      this.redraw();
      return;
    }
    try {
      this.blocked = (await this.host.calls?.blocked()) ?? [];
      for (const [id, r] of await this.host.book.all()) this.titles.set(id, r.title);
    } catch (e) {
      this.message = e instanceof ApiError ? e.message : "The blocked choices could not be loaded.";
    }
    this.redraw();
    const why = this.querySelector<HTMLElement>(".blocked");
    why?.focus({ preventScroll: true });
    why?.scrollIntoView({ block: "nearest" });
  }

  private showMessage(text: string): void {
    this.message = text;
    this.redraw();
  }
}

customElements.define("fray-question", FrayQuestion);

export type { FrayQuestion };
