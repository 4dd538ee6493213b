// The form of a question: its head, the choices grouped by cost, and the button that confirms.

import { type Child, h, type VNode } from "./dom";
import { entries, type Entry } from "./entries";
import { about, diceFields, fromNowOn } from "./question_about";
import { shownBlocked } from "./question_blocked";
import { type Picker, row } from "./question_entry";
import { arrow } from "./question_keys";
import type { BlockedChoice, Choice, Question, State } from "./types";
import { asks, isGM, mayAnswer, waiting } from "./words";

const manyChoices = 12; // number of entries from which a filter is shown

// Asking is the state of a question that is being answered.
export interface Asking extends Picker {
  readonly filter: string;
  readonly sending: boolean;
  readonly message: string; // an error
  readonly timedOut: string; // what was answered by default when time was up, until the next answer
  readonly blocked: BlockedChoice[] | null; // null: not loaded
  readonly titles: ReadonlyMap<string, string>; // of rules
  readonly replayPath: string; // path of the replay; "" if there is none
  choice(key: string): Choice | undefined;
  keyOf(e: Entry): string; // the picked choice of a family
  filterBy(words: string): void;
  answer(key?: string): Promise<void>;
  pass(): Promise<void>; // lets the bot continue
  stopAsking(): Promise<void>; // in the turns of bots
  showBlocked(): Promise<void>;
}

// idle is shown to links that are not asked.
export function idle(a: Asking, s: State): Child {
  const q = s.question;
  return h("div", { class: "idle" },
    late(a),
    h("h2", { class: "prompt", tabindex: -1 }, s.view.over ? "The fight is over" : waiting(s)),
    s.view.over && a.replayPath && h("p", null, h("a", { class: "button", href: a.replayPath }, "Watch the replay")),
    s.waiting.prompt && !s.view.over && h("p", null, s.waiting.prompt),
    s.fault && h("p", { class: "notice bad", role: "alert" }, s.fault),
    q && (q.choices?.length ?? 0) > 0 && !s.view.over && [h("h3", null, "In the meantime you may"), asked(a, s, q, [])]);
}

export function form(a: Asking, s: State, q: Question): VNode {
  return asked(a, s, q, [late(a), about(s, q)]);
}

// asked is the form itself, below the head.
function asked(a: Asking, s: State, q: Question, what: Child): VNode {
  const all = entries(q.choices ?? []);
  const dice = (q.sides?.length ?? 0) > 0;
  return h("form", { key: q.id, class: "ask", onSubmit: (e: Event) => { e.preventDefault(); void a.answer(); }, onKeydown: arrow },
    h("div", { class: "about" }, what,
      all.length > manyChoices && h("label", { class: "filter" }, h("span", { class: "sr" }, "Filter the choices"),
        h("input", { type: "search", placeholder: "Filter  /", ".value": a.filter, onInput: (e: Event) => a.filterBy((e.target as HTMLInputElement).value) }))),
    mayAnswer(s) && h("fray-clock", { key: "clock", ".deadline": s.paused ? 0 : q.deadline ?? 0, leaf: true }),
    dice && diceFields(q),
    a.blocked && shownBlocked(a.blocked, a.titles),
    groups(a, all),
    q.text && words(q),
    q.kind !== "turn" && !dice && asks(s) && !isGM(s) && fromNowOn(s, q),
    buttons(a, q));
}

function late(a: Asking): Child {
  return a.timedOut && h("p", { key: "late", class: "notice" }, `${a.timedOut}.`);
}

// words is the field for a line of text. During a turn few choices need one, so it is closed until the user opens it.
function words(q: Question): VNode {
  const field = h("input", { name: "note", maxlength: 500, autocomplete: "off", "aria-label": "Note" });
  if (q.kind !== "turn") return h("label", { class: "field note", key: "note" }, h("span", null, "Note"), field);
  return h("details", { class: "note-more", key: "note" }, h("summary", null, "Add a note"), field);
}

function buttons(a: Asking, q: Question): VNode {
  const picked = a.choice(a.picked);
  const dice = (q.sides?.length ?? 0) > 0;
  const ready = picked || dice || q.pass;
  return h("div", { class: "do" },
    a.message && h("p", { key: "notice", class: "notice bad", role: "alert" }, a.message), // next to the button, where it is visible
    h("button", { key: "do", class: ready ? "primary" : "unready", type: "submit", "aria-disabled": a.sending ? "true" : null },
      a.sending ? "Sending …" : dice ? "Confirm dice" : picked ? ["Confirm: ", picked.label] : q.pass ? "Pass" : "Choose an action"),
    q.pass && picked && h("button", { key: "pass", type: "button", onClick: () => void a.pass() }, "Pass"),
    q.pass && q.mine && h("button", { key: "unasked", class: "plain", type: "button", onClick: () => void a.stopAsking() }, "Stop asking me in the turns of others"),
    !dice && h("button", { key: "blocked", class: "plain", type: "button", "aria-expanded": a.blocked ? "true" : "false", onClick: () => void a.showBlocked() },
      a.blocked ? "Hide blocked" : "What is blocked?"));
}

function groups(a: Asking, all: Entry[]): Child {
  const want = a.filter.trim().toLowerCase();
  const shown = all.filter((e) => want === "" || [e.group, ...e.choices.map((c) => c.label)].join("\n").toLowerCase().includes(want));
  if (shown.length === 0 && want !== "") return h("p", { class: "soft" }, "No choice matches.");
  return [...new Set(shown.map((e) => e.group))].map((name) => h("fieldset", { class: "group", key: name },
    h("legend", { class: name ? null : "sr" }, name || "Choices"),
    shown.filter((e) => e.group === name).map((e) => row(a, e, e.choices.some((c) => c.key === a.picked) ? a.picked : a.keyOf(e)))));
}
