// <fray-question>: what is asked, and what may be answered. A choice is picked (mouse, number, arrows), shown on the map with
// its odds, and then done.

import { counter, mark, ruleLink } from "./bits";
import { Refused } from "./calls";
import { type Child, h, type Node_ } from "./dom";
import { entries, type Entry, verbOf } from "./entries";
import { glyphs } from "./glyphs";
import { noMarks } from "./marks";
import { Pane } from "./pane";
import { shownBlocked } from "./question_blocked";
import { sideOf } from "./sides";
import type { BlockedChoice, Choice, Odds, Question, State } from "./types";
import { asks, counts, isGM, list, mayAnswer, nameOf, plural, tokenOf, waiting } from "./words";

const manyChoices = 9; // from here on a filter helps
const digitWait = 900; // milliseconds for the second digit of a number
const oddsWait = 250;

class FrayQuestion extends Pane {
  private picked = "";
  private filter = "";
  private sending = false;
  private says = "";
  private blocked: BlockedChoice[] | null = null;
  private odds: Odds | null = null;
  private oddsTimer = 0;
  private oddsCall: AbortController | null = null;
  private digits = "";
  private digitsAt = 0;
  private titles = new Map<string, string>();
  private cells = new Map<number, string>(); // by number of a family: the key that its list shows

  protected override changed(was: State | undefined): void {
    if (was && was.question?.id === this.state.question?.id) return;
    const here = this.contains(document.activeElement);
    this.picked = this.filter = this.says = this.digits = "";
    this.sending = false;
    this.blocked = this.odds = null;
    this.cells.clear();
    this.stopOdds();
    this.host.look(null);
    if (here) queueMicrotask(() => this.focusPrompt());
  }

  focusPrompt(): void {
    this.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });
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
    this.odds = null;
    this.redraw();
    this.host.look(this.choice(key) ?? null);
    this.askOdds(key);
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
      await this.stand(String(data.get("from-now-on") ?? ""), question, key);
      const note = String(data.get("note") ?? "");
      await calls.answer(faces.length > 0 ? { question: question.id, faces } : { question: question.id, key, ...(note && { note }) });
    } catch (e) {
      this.says = e instanceof Refused ? e.message : "That could not be sent.";
      this.host.tell(this.says);
    }
    this.sending = false;
    this.redraw();
  }

  private async stand(how: string, q: Question, key: string): Promise<void> {
    if (how === "" || !this.host.calls) return;
    const seat = this.state.you.seat ?? "";
    const others = (this.state.seats.find((s) => s.name === seat)?.standing ?? []).filter((s) => s.kind !== q.kind);
    const verb = verbOf(key);
    await this.host.calls.stand(seat, [...others, how === "always" ? { kind: q.kind, verb } : { kind: q.kind }]);
  }

  private choice(key: string): Choice | undefined {
    return this.state.question?.choices?.find((c) => c.key === key);
  }

  private keyOf(e: Entry): string {
    return this.cells.get(e.number) ?? e.choices[0]?.key ?? "";
  }

  private stopOdds(): void {
    clearTimeout(this.oddsTimer);
    this.oddsCall?.abort();
    this.oddsCall = null;
  }

  private askOdds(key: string): void {
    this.stopOdds();
    const { question } = this.state;
    const { calls } = this.host;
    if (!question || !calls || key === "") return;
    this.oddsTimer = setTimeout(() => {
      const call = (this.oddsCall = new AbortController());
      calls.odds(question.id, key, call.signal).then((o) => {
        if (key !== this.picked || call.signal.aborted) return;
        this.odds = o;
        this.redraw();
        this.querySelector("input[name=key]:checked")?.closest(".choice")?.scrollIntoView({ block: "nearest" });
      }, () => undefined); // odds are a help: without them the choice is as good
    }, oddsWait);
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
    return this.form(question);
  }

  private idle(q: Question | undefined): Child {
    const s = this.state;
    return h("div", { class: "idle" },
      h("h2", { class: "prompt", tabindex: -1 }, waiting(s)),
      s.waiting.prompt && !s.view.over && h("p", null, s.waiting.prompt),
      s.fault && h("p", { class: "says bad", role: "alert" }, s.fault),
      q && this.form(q));
  }

  private form(q: Question): Node_ {
    const all = entries(q.choices ?? []);
    const dice = (q.sides?.length ?? 0) > 0;
    const picked = this.choice(this.picked);
    return h("form", { key: q.id, class: "ask", onSubmit: (e: Event) => { e.preventDefault(); void this.answer(); } },
      this.asked(q),
      h("h2", { class: "prompt", tabindex: -1 }, q.prompt, ruleLink(q.rule)),
      this.budget(q),
      h("fray-clock", { ".deadline": this.state.paused ? 0 : q.deadline ?? 0, leaf: true }),
      dice && h("fieldset", { class: "dice" }, h("legend", null, "Throw these dice, and say what they show"),
        q.sides?.map((d) => h("label", { class: "die-field" }, h("span", null, `d${d}`),
          h("input", { name: "faces", type: "number", min: 1, max: d, inputmode: "numeric", required: true, autocomplete: "off" })))),
      all.length > manyChoices && h("div", { class: "narrow" },
        h("label", { class: "filter", key: "filter" }, h("span", { class: "sr" }, "Filter the choices"),
          h("input", { type: "search", placeholder: "Filter  /", ".value": this.filter, onInput: (e: Event) => { this.filter = (e.target as HTMLInputElement).value; this.redraw(); } })),
        this.blockedButton()),
      this.blocked && shownBlocked(this.blocked, this.titles),
      this.groups(q, all),
      q.text && h("label", { class: "field" }, h("span", null, "In your words"), h("input", { name: "note", maxlength: 500, autocomplete: "off" })),
      q.kind !== "turn" && !dice && asks(this.state) && !isGM(this.state) && this.fromNowOn(),
      this.says && h("p", { class: "says bad", role: "alert" }, this.says),
      h("div", { class: "do" },
        h("button", { key: "do", class: picked || dice ? "primary" : "unready", type: "submit", "aria-disabled": this.sending ? "true" : null }, this.sending ? "Sending …" : dice ? "These are the dice" : picked ? ["Do it: ", picked.label] : "Pick what to do"),
        !dice && all.length <= manyChoices && this.blockedButton()));
  }

  private blockedButton(): Node_ {
    return h("button", { key: "blocked", class: "plain", type: "button", "aria-expanded": this.blocked ? "true" : "false", onClick: () => void this.showBlocked() },
      this.blocked ? "Hide what is blocked" : "What is blocked?");
  }

  private asked(q: Question): Child {
    const t = tokenOf(this.state, q.who);
    const forSeat = !q.mine && isGM(this.state) && (this.state.waiting.seats?.length ?? 0) > 0;
    return [
      forSeat && h("p", { class: "says" }, `Asked of ${list(this.state.waiting.seats ?? [])}: you may answer for them.`),
      t && h("p", { class: `asked side-${sideOf(this.state, t.side) % 4}` }, mark(sideOf(this.state, t.side), glyphs(this.state.view).get(t.id) ?? ""), ` ${nameOf(this.state, t.id)} `, h("span", { class: "soft" }, t.side)),
    ];
  }

  private budget(q: Question): Child {
    const t = tokenOf(this.state, q.who);
    const few = t ? counts(t) : [];
    return few.length > 0 && h("p", { class: "counts budget", "aria-label": "To spend" }, few.map(counter));
  }

  private fromNowOn(): Node_ {
    return h("label", { class: "field from-now-on" }, h("span", null, "And from now on"),
      h("select", { name: "from-now-on" },
        h("option", { value: "" }, "ask me each time"),
        h("option", { value: "always" }, "always answer so"),
        h("option", { value: "never" }, "never ask: take the default")));
  }

  private groups(q: Question, all: Entry[]): Child {
    const want = this.filter.trim().toLowerCase();
    const shown = all.filter((e) => want === "" || `${e.label} ${e.group}`.toLowerCase().includes(want));
    const names = [...new Set(shown.map((e) => e.group))];
    if (shown.length === 0 && want !== "") return h("p", { class: "soft" }, "No choice has these words.");
    return names.map((name) => h("fieldset", { class: "group", key: name },
      h("legend", { class: name ? null : "sr" }, name || "Choices"),
      shown.filter((e) => e.group === name).map((e) => this.entry(q, e))));
  }

  private entry(q: Question, e: Entry): Node_ {
    const family = e.choices.length > 1;
    const key = family && e.choices.some((c) => c.key === this.picked) ? this.picked : this.keyOf(e);
    const c = this.choice(key) ?? (e.choices[0] as Choice);
    const on = this.picked === key;
    return h("label", {
      class: "choice", key: e.number, "data-keys": e.choices.map((x) => x.key).join("\n"),
      onPointerenter: () => this.host.look(c, family ? lit(e) : undefined),
      onPointerleave: () => this.host.look(this.choice(this.picked) ?? null),
      onDblclick: () => void this.answer(key),
    },
    h("input", { type: "radio", name: "key", value: key, ".checked": on, "data-number": e.number,
      onChange: () => this.pick(key), onFocus: () => this.host.look(c, family ? lit(e) : undefined) }),
    h("span", { class: "key", "aria-hidden": "true" }, e.number),
    h("span", { class: "choice-text" },
      h("span", null, e.label, c.cost && c.cost !== e.group && h("span", { class: "soft" }, ` ${c.cost}`), c.key === q.default && [" ", h("span", { class: "chip" }, "default")]),
      family && this.places(e, key),
      (!family || on) && c.warnings?.map((w) => h("span", { class: "warn" }, h("span", { "aria-hidden": "true" }, "⚠ "), w)),
      on && this.chances()));
  }

  // places is the list of cells of a family, for those who do not point at the map.
  private places(e: Entry, key: string): Child {
    return [" ", h("select", {
      "aria-label": `${e.label}: which place, of ${plural(e.choices.length, "place")}`, ".value": key,
      onChange: (ev: Event) => { const k = (ev.target as HTMLSelectElement).value; this.cells.set(e.number, k); this.pick(k); },
    }, e.choices.map((c) => h("option", { value: c.key }, c.cell, c.warnings?.length ? " ⚠" : "")))];
  }

  private chances(): Child {
    const o = this.odds;
    if (!o || o.key !== this.picked || !o.lines?.length) return null;
    return h("span", { class: "odds" },
      o.hit ? h("span", { class: "chance" }, h("progress", { max: 10000, value: o.hit, "aria-hidden": "true" }), ` ${Math.round(o.hit / 100)} %`) : null,
      o.lines.map((l) => h("span", { class: "odds-line" }, l)),
      !o.exact && h("span", { class: "soft" }, `sampled, ${plural(o.trials ?? 0, "trial")}`));
  }
}

// lit are the cells of a family, all of them shown at once.
function lit(e: Entry): { cells: Map<string, "safe" | "risky"> } {
  const cells = noMarks().cells;
  for (const c of e.choices) if (c.cell) cells.set(c.cell, c.warnings?.length ? "risky" : "safe");
  return { cells };
}

customElements.define("fray-question", FrayQuestion);

export type { FrayQuestion };
