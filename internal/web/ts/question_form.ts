// The form of a question: who is asked, the choices in their tabs, and what is picked with the button that confirms.

import { type Child, h, type VNode } from "./dom";
import { endKey, type Entry, type Tab, tabNames, tabs, turnKind } from "./entries";
import { icon } from "./icon";
import { about, diceFields, fromNowOn } from "./question_about";
import { shownBlocked } from "./question_blocked";
import { chances } from "./question_chances";
import { onTurn, powers } from "./question_gm";
import { type Picker, price, row, warnings } from "./question_entry";
import { arrow } from "./question_keys";
import { ordered, orderNames, orders, type Order } from "./question_order";
import { explanation } from "./sheet";
import type { BlockedChoice, Card, Choice, Question, State } from "./types";
import { ruleLink } from "./widgets";
import { asks, hasMap, isGM, list, mayAnswer, percent, seatName, sentence, waiting } from "./words";

const manyChoices = 12; // number of rows from which a question besides that of a turn has a filter

// Asking is the state of a question that is being answered.
export interface Asking extends Picker {
  readonly entries: readonly Entry[]; // without the end of a turn
  readonly tab: Tab; // the tab that is open
  readonly unspent: readonly string[]; // the tabs with something to do, before the turn ends
  readonly filter: string;
  readonly sending: boolean;
  readonly message: string; // an error
  readonly timedOut: string; // what was answered by default when time was up, until the next answer
  readonly blocked: BlockedChoice[] | null; // null: not loaded
  readonly titles: ReadonlyMap<string, string>; // of rules
  readonly replayPath: string; // path of the replay; "" if there is none
  card(key: string): Card | undefined; // of the ability or item that a choice uses
  choice(key: string): Choice | undefined;
  keyOf(e: Entry): string; // the picked choice of a family
  filterBy(words: string): void;
  openTab(tab: Tab): void;
  sortBy(order: Order): void;
  answer(key?: string): Promise<void>;
  pass(): Promise<void>; // lets the bot continue
  stopAsking(): Promise<void>; // in the turns of bots
  showBlocked(): Promise<void>;
  showHeld(): Promise<void>; // the choices of others
}

// idle is shown to links that are not asked.
export function idle(a: Asking, s: State): Child {
  const q = s.question;
  return h("div", { class: "idle" },
    late(a),
    h("h2", { class: "prompt", tabindex: -1 }, s.view.over ? "The fight is over" : waiting(s)),
    s.view.over && a.replayPath && h("p", null, h("a", { class: "button", href: a.replayPath }, "Watch the replay")),
    s.waiting.prompt && !s.view.over ? h("p", null, s.waiting.prompt) : onTurn(s),
    s.fault && h("p", { class: "notice bad", role: "alert" }, s.fault),
    isGM(s) && !s.view.over && powers(hasMap(s.view)),
    q && (q.choices?.length ?? 0) > 0 && !s.view.over && [h("h3", null, "In the meantime you may"), asked(a, s, q, [])]);
}

export function form(a: Asking, s: State, q: Question): VNode {
  return asked(a, s, q, [late(a), about(s, q)]);
}

// asked is the form itself: who is asked, what can be answered, and what is picked.
function asked(a: Asking, s: State, q: Question, what: Child): VNode {
  const dice = (q.sides?.length ?? 0) > 0;
  if (q.held) return held(a, s, q, what);
  return h("form", { key: q.id, class: "ask", onSubmit: (e: Event) => { e.preventDefault(); void a.answer(); }, onKeydown: arrow },
    h("div", { class: "ask-who" }, what,
      mayAnswer(s) && h("fray-clock", { key: "clock", ".deadline": s.paused ? 0 : q.deadline ?? 0, leaf: true })),
    h("div", { class: "ask-what" },
      dice ? diceFields(q) : head(a, q),
      h("div", { class: "cards" }, a.blocked && shownBlocked(a.blocked, a.titles), groups(a, q))),
    h("div", { class: "ask-do" },
      !dice && detail(a, s),
      q.text && q.kind !== turnKind && words(),
      q.kind !== turnKind && !dice && asks(s) && !isGM(s) && fromNowOn(s, q),
      buttons(a, q)));
}

// held is shown to a game master who may only answer for others: the choices are loaded on request.
function held(a: Asking, s: State, q: Question, what: Child): VNode {
  return h("div", { key: `${q.id} held`, class: "ask" },
    h("div", { class: "ask-who" }, what, h("fray-clock", { key: "clock", ".deadline": s.paused ? 0 : q.deadline ?? 0, leaf: true })),
    h("div", { class: "ask-what" }, powers(hasMap(s.view))),
    h("div", { class: "ask-do" }, h("div", { class: "do" },
      a.message && h("p", { class: "notice bad", role: "alert" }, a.message),
      h("button", { type: "button", class: "stand-in", onClick: () => void a.showHeld() }, `Answer for ${list((s.waiting.seats ?? []).map((x) => seatName(s, x)))}`))));
}

// head has the tabs of a turn, the filter, and the button that says what is blocked.
function head(a: Asking, q: Question): Child {
  const turn = q.kind === turnKind;
  return h("div", { class: "tabs" },
    turn && h("div", { class: "tab-list", role: "group", "aria-label": "Kinds of choices" }, tabs.map((t) => {
      const n = a.entries.filter((e) => e.tab === t && !e.gone).length;
      return h("button", { key: t, type: "button", class: "tab", "aria-pressed": a.tab === t && a.filter === "" ? "true" : "false", onClick: () => a.openTab(t) },
        icon(t), tabNames[t], h("span", { class: "soft num" }, h("span", { class: "sr" }, ", "), n));
    })),
    (turn || a.entries.length > manyChoices) && h("label", { class: "filter" }, h("span", { class: "sr" }, "Filter the choices"),
      h("input", { type: "search", placeholder: "Find /", ".value": a.filter, onInput: (e: Event) => a.filterBy((e.target as HTMLInputElement).value) })),
    turn && sorting(a), // always, so that nothing beside it moves
    h("button", { class: "plain why", type: "button", "aria-expanded": a.blocked ? "true" : "false", onClick: () => void a.showBlocked() }, a.blocked ? "Hide blocked" : "What is blocked?"));
}

// sorting chooses the order of the rows.
function sorting(a: Asking): VNode {
  return h("label", { class: "sorting", key: "sorting" }, h("span", { class: "sr" }, "Sort the choices"),
    h("select", { ".value": a.order, onChange: (e: Event) => a.sortBy((e.target as HTMLSelectElement).value as Order) }, orders.map((o) => h("option", { key: o, value: o }, orderNames[o]))));
}

// detail explains the picked choice, in a fixed place.
function detail(a: Asking, s: State): VNode {
  const c = a.choice(a.picked);
  if (!c) return h("div", { class: "detail", key: "nothing picked" }, h("p", { class: "soft" }, `Pick a choice${hasMap(s.view) ? " here or on the map" : ""} to see what it does.`));
  const odds = a.odds.get(c.key);
  const card = a.card(c.key);
  const text = [c.cost, !card && sentence(a.about(c.key))].filter(Boolean).join(" · ");
  return h("div", { class: "detail", key: `${c.key} ${odds ? "odds" : ""} ${card ? "card" : ""} ${a.unspent.join()}`, tabindex: 0, role: "region", "aria-label": "The picked choice" },
    h("p", { class: "detail-head" }, h("strong", null, sentence(a.ways.label(c))), odds?.hit && h("strong", { class: "num" }, percent(odds.hit))),
    warnings(c),
    c.key === endKey && a.unspent.length > 0 && h("p", { class: "warn" }, h("span", { "aria-hidden": "true" }, "⚠ "), `Still possible: ${list(a.unspent)}`),
    odds && chances(odds),
    text && h("p", { class: "soft" }, text),
    card && h("div", { class: "explains" }, h("p", null, h("strong", null, card.name), ruleLink(card.rule)), explanation(card)));
}

function late(a: Asking): Child {
  return a.timedOut && h("p", { key: "late", class: "notice" }, `${a.timedOut}.`);
}

// words is the field for a line of text.
function words(): VNode {
  return h("label", { class: "field note", key: "note" }, h("span", null, "Note"), h("input", { name: "note", maxlength: 500, autocomplete: "off" }));
}

// pencil is the same during a turn, where few choices need a text: it is closed until the user opens it.
function pencil(): VNode {
  return h("details", { class: "note-more", key: "note" }, h("summary", { class: "button plain", title: "Add a note" }, icon("pencil"), h("span", { class: "sr" }, "Add a note")),
    h("input", { name: "note", maxlength: 500, autocomplete: "off", "aria-label": "Note", placeholder: "Note" }));
}

function buttons(a: Asking, q: Question): VNode {
  const picked = a.choice(a.picked);
  const dice = (q.sides?.length ?? 0) > 0;
  const ready = picked || dice || q.pass;
  const end = q.kind === turnKind && a.choice(endKey);
  return h("div", { class: "do", key: "do" },
    a.message && h("p", { key: "notice", class: "notice bad", role: "alert" }, a.message), // next to the button, where it is visible
    h("button", { key: "do", class: ready ? "primary" : "unready", type: "submit", "aria-disabled": a.sending ? "true" : null },
      a.sending ? "Sending …" : dice ? "Confirm dice" : picked ? ["Confirm", h("span", { class: "sr" }, `: ${a.ways.label(picked)}`)] : q.pass ? "Pass" : "Choose an action"),
    end && ending(a, end),
    q.kind !== turnKind && !q.pass && declining(a, a.choice(q.default ?? "")),
    q.text && q.kind === turnKind && pencil(),
    q.pass && picked && h("button", { key: "pass", type: "button", onClick: () => void a.pass() }, "Pass"),
    q.pass && q.mine && h("button", { key: "unasked", class: "plain", type: "button", onClick: () => void a.stopAsking() }, "Stop asking me in the turns of others"));
}

// declining answers at once with a default that takes nothing, such as to let the moment pass, which most people do most of the time.
function declining(a: Asking, c: Choice | undefined): Child {
  return c?.free && h("button", { key: "decline", class: "decline", type: "button", "aria-disabled": a.sending ? "true" : null, onClick: () => void a.answer(c.key) }, sentence(c.label));
}

// ending is the choice that ends the turn. It stands apart, so that nobody takes it by mistake.
function ending(a: Asking, c: Choice): VNode {
  return h("fieldset", { key: "end", class: "ending" }, h("legend", { class: "sr" }, "End of the turn"),
    h("label", { class: "choice button ends", "data-keys": c.key, onDblclick: () => void a.answer(c.key) },
      h("input", { type: "radio", name: "key", value: c.key, ".checked": a.picked === c.key, "data-number": "e", onChange: () => a.pick(c.key) }),
      h("span", null, sentence(c.label)), " ", h("kbd", { "aria-hidden": "true" }, "e")));
}

function groups(a: Asking, q: Question): Child {
  const want = a.filter.trim().toLowerCase();
  const shown = a.entries.filter((e) => want === "" || (!e.gone && [e.group, ...e.choices.map((c) => c.label)].join("\n").toLowerCase().includes(want)));
  if (shown.length === 0 && want !== "") return h("p", { class: "soft" }, "No choice matches.");
  const draw = (e: Entry): VNode => row(a, e, e.choices.some((c) => c.key === a.picked) ? a.picked : a.keyOf(e));
  if (q.kind !== turnKind) {
    if (shown.every((e) => price(e) === e.group)) return h("fieldset", { class: "group", key: "all" }, h("legend", { class: "sr" }, "Choices"), shown.map(draw)); // each says its price
    return [...new Set(shown.map((e) => e.group))].map((name) => h("fieldset", { class: "group", key: name },
      h("legend", { class: name ? null : "sr" }, name || "Choices"), shown.filter((e) => e.group === name).map(draw)));
  }
  return tabs.map((t) => {
    const list = ordered(shown.filter((e) => e.tab === t), t === a.tab ? a.order : "number", a.odds);
    return h("fieldset", { class: "group", key: t, hidden: want === "" ? t !== a.tab : list.length === 0 },
      h("legend", { class: want === "" ? "sr" : null }, tabNames[t]),
      want === "" && list.length === 0 && h("p", { class: "soft none" }, "Nothing of this kind is possible now."), list.map(draw));
  });
}
