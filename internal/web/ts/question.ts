// <fray-question>: what is asked, and what may be answered. A choice is picked (mouse, number, arrows), shown on the map with
// its odds, and then done. What it looks like: question_form.ts.

import { Refused } from "./calls";
import { missed } from "./clock";
import type { Child } from "./dom";
import { entries, type Entry, verbOf } from "./entries";
import { Pane } from "./pane";
import { type Asking, form, idle } from "./question_form";
import { Digits } from "./question_keys";
import { Asker } from "./question_odds";
import type { BlockedChoice, Choice, Question, State } from "./types";
import { mayAnswer, namesOf } from "./words";

class FrayQuestion extends Pane implements Asking {
  picked = "";
  filter = "";
  sending = false;
  says = "";
  missed = "";
  blocked: BlockedChoice[] | null = null;
  readonly titles = new Map<string, string>();
  private readonly chances = new Asker();
  private readonly digits = new Digits();
  private readonly shown = new Map<number, string>(); // by number of a family: the key that stands for it

  protected override changed(was: State | undefined): void {
    if (was && was.question?.id === this.state.question?.id) return;
    const here = this.contains(document.activeElement);
    this.picked = this.filter = this.says = "";
    if (was) this.missed = missed(was, this.state) || this.missed;
    this.sending = false;
    this.blocked = null;
    this.digits.forget();
    this.shown.clear();
    this.chances.forget();
    this.host.look(null);
    this.parentElement?.scrollTo(0, 0); // another question is read from its beginning
    if (here) queueMicrotask(() => this.focusPrompt());
  }

  protected content(): Child {
    const { question } = this.state;
    return question && mayAnswer(this.state) ? form(this, this.state, question) : idle(this, this.state);
  }

  // focusPrompt goes to where one begins: the question, or the first die, which is all that there is to answer.
  focusPrompt(): void {
    const prompt = this.querySelector<HTMLElement>(".dice input") ?? this.querySelector<HTMLElement>(".prompt");
    prompt?.focus({ preventScroll: true });
    prompt?.scrollIntoView({ block: "nearest" }); // on a phone: below the map, which stays
  }

  focusFilter(): void {
    this.querySelector<HTMLInputElement>(".filter input")?.focus();
  }

  // hint shows which choices lead to the place that is pointed at on the map.
  hint(keys: readonly string[]): void {
    const set = new Set(keys);
    for (const el of this.querySelectorAll<HTMLElement>("[data-keys]")) {
      el.classList.toggle("hinted", (el.dataset["keys"] ?? "").split("\n").some((k) => set.has(k)));
    }
  }

  // digit picks by number; more digits soon after are of the same number.
  digit(d: string): void {
    const e = this.digits.type(d, this.entries());
    if (!e) return;
    this.filter = "";
    this.pick(this.keyOf(e));
    this.querySelector<HTMLInputElement>(`input[data-number="${e.number}"]:checked`)?.focus();
  }

  pick(key: string): void {
    const e = this.entries().find((x) => x.choices.some((c) => c.key === key));
    this.picked = key;
    this.says = "";
    if (e) this.shown.set(e.number, key);
    const family = (e?.choices ?? []).filter((c) => c.target !== undefined).map((c) => c.key); // to choose among them by their odds
    this.chances.ask(this.host.calls, this.state.question?.id ?? "", [...new Set([key, ...family])], () => {
      this.redraw();
      this.querySelector("input[name=key]:checked")?.closest(".choice")?.scrollIntoView({ block: "nearest" });
    });
    this.redraw();
    this.lookAway();
  }

  get hasPicked(): boolean {
    return this.picked !== "";
  }

  get deflt(): string | undefined {
    return this.state.question?.default;
  }

  get odds(): Asker["known"] {
    return this.chances.known;
  }

  get hasReplay(): string {
    return this.host.calls ? `${this.host.calls.page()}/replay` : "";
  }

  filterBy(words: string): void {
    this.filter = words;
    this.redraw();
  }

  look(...what: Parameters<Asking["look"]>): void {
    this.host.look(...what);
  }

  lookAway(): void {
    this.host.look(this.choice(this.picked) ?? null);
  }

  choice(key: string): Choice | undefined {
    return this.state.question?.choices?.find((c) => c.key === key);
  }

  keyOf(e: Entry): string {
    return this.shown.get(e.number) ?? e.choices[0]?.key ?? "";
  }

  private entries(): Entry[] {
    return entries(this.state.question?.choices ?? [], namesOf(this.state));
  }

  // answer sends what is picked, or the key.
  async answer(key = this.picked): Promise<void> {
    const { question } = this.state;
    const { calls } = this.host;
    if (!question || !calls || this.sending) return;
    const el = this.querySelector("form");
    const data = el ? new FormData(el) : new FormData();
    const faces = data.getAll("faces").map(Number);
    if (faces.length === 0 && key === "") {
      this.say("Pick one of the choices first.");
      return;
    }
    this.sending = true;
    this.missed = "";
    this.say("");
    try {
      const note = String(data.get("note") ?? "");
      const seat = this.state.you.seat ?? "";
      await calls.answer(faces.length > 0 ? { question: question.id, faces } : { question: question.id, key, ...(note && { note }) });
      await this.stand(String(data.get("from-now-on") ?? ""), seat, question, key);
    } catch (e) {
      this.says = e instanceof Refused ? e.message : "That could not be sent.";
      this.host.tell(this.says);
    }
    this.sending = false;
    this.redraw();
  }

  // stand keeps an answer for the questions to come; only after this one is answered, which it would answer too.
  private async stand(how: string, seat: string, q: Question, key: string): Promise<void> {
    if (how === "" || !this.host.calls) return;
    await this.host.calls.stand(seat, how === "always" ? { kind: q.kind, verb: verbOf(key) } : { kind: q.kind });
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
      this.says = e instanceof Refused ? e.message : "That could not be asked.";
    }
    this.redraw();
    const why = this.querySelector<HTMLElement>(".blocked");
    why?.focus({ preventScroll: true });
    why?.scrollIntoView({ block: "nearest" });
  }

  private say(text: string): void {
    this.says = text;
    this.redraw();
  }
}

customElements.define("fray-question", FrayQuestion);

export type { FrayQuestion };
