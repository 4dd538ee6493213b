// <fray-question>: what is asked, and what may be answered. A choice is picked (mouse, number, arrows), shown on the map with
// its odds, and then done.

import { Refused } from "./calls";
import { type Child, h, type Node_ } from "./dom";
import { entries, type Entry, verbOf } from "./entries";
import { Pane } from "./pane";
import { about, diceFields, fromNowOn } from "./question_about";
import { shownBlocked } from "./question_blocked";
import { type Picker, row } from "./question_entry";
import { Asker } from "./question_odds";
import type { BlockedChoice, Choice, Question, State } from "./types";
import { asks, isGM, mayAnswer, waiting } from "./words";

const manyChoices = 9; // from here on a filter helps
const digitWait = 900; // milliseconds for the second digit of a number

class FrayQuestion extends Pane {
  private picked = "";
  private filter = "";
  private sending = false;
  private says = "";
  private blocked: BlockedChoice[] | null = null;
  private readonly chances = new Asker();
  private digits = "";
  private digitsAt = 0;
  private titles = new Map<string, string>();
  private cells = new Map<number, string>(); // by number of a family: the key that its list shows

  protected override changed(was: State | undefined): void {
    if (was && was.question?.id === this.state.question?.id) return;
    const here = this.contains(document.activeElement);
    this.picked = this.filter = this.says = this.digits = "";
    this.sending = false;
    this.blocked = null;
    this.cells.clear();
    this.chances.stop();
    this.host.look(null);
    this.parentElement?.scrollTo(0, 0); // another question is read from its beginning
    if (here) queueMicrotask(() => this.focusPrompt());
  }

  focusPrompt(): void {
    const prompt = this.querySelector<HTMLElement>(".prompt");
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
    const now = Date.now();
    this.digits = now - this.digitsAt < digitWait ? this.digits + d : d;
    this.digitsAt = now;
    const all = entries(this.state.question?.choices ?? []);
    const e = all.find((x) => x.number === Number(this.digits)) ?? all.find((x) => x.number === Number(d));
    if (!e) return;
    this.filter = "";
    this.pick(this.keyOf(e));
    this.querySelector<HTMLInputElement>(`input[data-number="${e.number}"]`)?.focus();
  }

  pick(key: string): void {
    this.picked = key;
    this.says = "";
    this.chances.ask(this.host.calls, this.state.question?.id ?? "", key, () => {
      this.redraw();
      this.querySelector("input[name=key]:checked")?.closest(".choice")?.scrollIntoView({ block: "nearest" });
    });
    this.redraw();
    this.lookAway();
  }

  get hasPicked(): boolean {
    return this.picked !== "";
  }

  // answer sends what is picked, or the key.
  async answer(key = this.picked): Promise<void> {
    const { question } = this.state;
    const { calls } = this.host;
    if (!question || !calls || this.sending) return;
    const form = this.querySelector("form");
    const data = form ? new FormData(form) : new FormData();
    const faces = data.getAll("faces").map(Number);
    if (faces.length === 0 && key === "") {
      this.says = "Pick one of the choices first.";
      this.redraw();
      return;
    }
    this.sending = true;
    this.says = "";
    this.redraw();
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
    const others = (this.state.seats.find((s) => s.name === seat)?.standing ?? []).filter((s) => s.kind !== q.kind);
    const verb = verbOf(key);
    await this.host.calls.stand(seat, [...others, how === "always" ? { kind: q.kind, verb } : { kind: q.kind }]);
  }

  private lookAway(): void {
    this.host.look(this.choice(this.picked) ?? null);
  }

  private choice(key: string): Choice | undefined {
    return this.state.question?.choices?.find((c) => c.key === key);
  }

  private keyOf(e: Entry): string {
    return this.cells.get(e.number) ?? e.choices[0]?.key ?? "";
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
  }

  protected content(): Child {
    const { question } = this.state;
    if (!question || !mayAnswer(this.state)) return this.idle(question);
    return this.form(question, about(this.state, question));
  }

  private idle(q: Question | undefined): Child {
    const s = this.state;
    return h("div", { class: "idle" },
      h("h2", { class: "prompt", tabindex: -1 }, s.view.over ? "The fight is over" : waiting(s)),
      s.view.over && this.host.calls && h("p", null, h("a", { class: "button", href: `${this.host.calls.page()}/replay` }, "See the replay")),
      s.waiting.prompt && !s.view.over && h("p", null, s.waiting.prompt),
      s.fault && h("p", { class: "says bad", role: "alert" }, s.fault),
      q && (q.choices?.length ?? 0) > 0 && !s.view.over && [h("h3", null, "Meanwhile you may"), this.form(q, [])]);
  }

  // form is what is sent, below what it is about.
  private form(q: Question, about: Child): Node_ {
    const all = entries(q.choices ?? []);
    const dice = (q.sides?.length ?? 0) > 0;
    return h("form", { key: q.id, class: "ask", onSubmit: (e: Event) => { e.preventDefault(); void this.answer(); } },
      h("div", { class: "about" }, about,
        all.length > manyChoices && h("label", { class: "filter" }, h("span", { class: "sr" }, "Filter the choices"),
          h("input", { type: "search", placeholder: "Filter  /", ".value": this.filter, onInput: (e: Event) => { this.filter = (e.target as HTMLInputElement).value; this.redraw(); } }))),
      h("fray-clock", { ".deadline": this.state.paused ? 0 : q.deadline ?? 0, leaf: true }),
      dice && diceFields(q),
      this.blocked && shownBlocked(this.blocked, this.titles),
      this.groups(q, all),
      q.text && h("label", { class: "field note" }, h("span", null, "In your words"), h("input", { name: "note", maxlength: 500, autocomplete: "off" })),
      q.kind !== "turn" && !dice && asks(this.state) && !isGM(this.state) && fromNowOn(),
      this.says && h("p", { class: "says bad", role: "alert" }, this.says),
      this.buttons(dice));
  }

  private buttons(dice: boolean): Node_ {
    const picked = this.choice(this.picked);
    return h("div", { class: "do" },
      h("button", { key: "do", class: picked || dice ? "primary" : "unready", type: "submit", "aria-disabled": this.sending ? "true" : null },
        this.sending ? "Sending …" : dice ? "These are the dice" : picked ? ["Do it: ", picked.label] : "Pick what to do"),
      !dice && this.blockedButton());
  }

  private blockedButton(): Node_ {
    return h("button", { key: "blocked", class: "plain", type: "button", "aria-expanded": this.blocked ? "true" : "false", onClick: () => void this.showBlocked() },
      this.blocked ? "Hide blocked" : "What is blocked?");
  }

  private groups(q: Question, all: Entry[]): Child {
    const want = this.filter.trim().toLowerCase();
    const shown = all.filter((e) => want === "" || `${e.label} ${e.group}`.toLowerCase().includes(want));
    const picker = this.picker(q);
    const names = [...new Set(shown.map((e) => e.group))];
    if (shown.length === 0 && want !== "") return h("p", { class: "soft" }, "No choice has these words.");
    return names.map((name) => h("fieldset", { class: "group", key: name },
      h("legend", { class: name ? null : "sr" }, name || "Choices"),
      shown.filter((e) => e.group === name).map((e) => row(picker, e, e.choices.some((c) => c.key === this.picked) ? this.picked : this.keyOf(e)))));
  }

  private picker(q: Question): Picker {
    return {
      picked: this.picked, deflt: q.default, odds: this.chances.odds,
      pick: (key) => this.pick(key),
      place: (e, key) => { this.cells.set(e.number, key); this.pick(key); },
      look: (c, marks) => this.host.look(c, marks),
      lookAway: () => this.lookAway(),
      answer: (key) => void this.answer(key),
    };
  }
}

customElements.define("fray-question", FrayQuestion);

export type { FrayQuestion };
