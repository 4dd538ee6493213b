// One numbered line of a question: a choice, or a family of them with whom or where each is aimed at.

import { once } from "./board-words";
import { type Child, h, type Node_ } from "./dom";
import type { Entry } from "./entries";
import { type Marks, noMarks } from "./marks";
import { chances } from "./question_chances";
import type { Choice, Odds } from "./types";
import { percent, plural } from "./words";

// Picker is what a line needs of its question.
export interface Picker {
  readonly picked: string; // key
  readonly deflt: string | undefined;
  readonly odds: ReadonlyMap<string, Odds>; // by key, as far as they are known
  pick(key: string): void;
  look(choice: Choice | null, marks?: Partial<Marks>): void;
  lookAway(): void;
  answer(key: string): void;
}

const mostChips = 12; // aims that are told apart at a glance; more are a list to open

// row draws an entry; key is the choice that it stands for: of a family the one that is shown.
export function row(p: Picker, e: Entry, key: string): Node_ {
  const c = e.choices.find((x) => x.key === key) ?? (e.choices[0] as Choice);
  if (e.choices.length === 1) return line(p, e, c, null);
  if (e.choices.length > mostChips) return line(p, e, c, places(p, e, key));
  return e.more ? folded(p, e, c) : family(p, e, c);
}

// line is an entry with one field: a choice, or a family with the list of its aims.
function line(p: Picker, e: Entry, c: Choice, aims: Child): Node_ {
  const look = (): void => p.look(c, aims ? lit(e) : undefined);
  return h("label", {
    class: "choice", key: e.number, "data-keys": keys(e),
    onPointerenter: look, onPointerleave: () => p.lookAway(), onDblclick: () => p.answer(c.key),
  },
  radio(p, e, c, look),
  number(e),
  h("span", { class: "choice-text" }, h("span", null, e.label, cost(e), isDefault(p, c)), aims, (!aims || p.picked === c.key) && warnings(c), outcome(p, c)));
}

// family is an entry with a field for each aim: they are side by side, and the odds of each are at it.
function family(p: Picker, e: Entry, c: Choice): Node_ {
  return h("div", {
    class: "choice family", key: e.number, role: "group", "aria-label": e.label, "data-keys": keys(e),
    onPointerenter: () => p.look(null, lit(e)), onPointerleave: () => p.lookAway(),
    onClick: (ev: Event) => { if (!(ev.target as Element).closest(".aim")) p.pick(c.key); },
  },
  number(e),
  h("div", { class: "choice-text" }, h("span", null, e.label, cost(e)), chips(p, e), after(p, e)));
}

// folded is a family that only adds words to the one before it: it is out of the way until it is opened.
function folded(p: Picker, e: Entry, c: Choice): Node_ {
  return h("details", { class: "choice-more", key: e.number, "data-keys": keys(e), open: e.choices.some((x) => x.key === p.picked) },
    h("summary", { class: "choice", "aria-label": e.label }, number(e), h("span", { class: "choice-text soft" }, e.more, cost(e))),
    h("div", { class: "choice family", role: "group", "aria-label": e.label, onPointerenter: () => p.look(c, lit(e)), onPointerleave: () => p.lookAway() },
      h("div", { class: "choice-text" }, chips(p, e), after(p, e))));
}

function chips(p: Picker, e: Entry): Node_ {
  return h("span", { class: "aims" }, e.choices.map((c, i) => {
    const odds = p.odds.get(c.key);
    const risky = (c.warnings?.length ?? 0) > 0;
    const look = (ev: Event): void => { ev.stopPropagation(); p.look(c); };
    const name = [c.label, odds?.hit ? percent(odds.hit) : "", ...(c.warnings ?? [])].filter(Boolean).join(", ");
    return h("label", { class: "aim", key: c.key, "data-keys": c.key, onPointerover: look, onDblclick: () => p.answer(c.key) },
      radio(p, e, c, () => p.look(c), name),
      h("span", { "aria-hidden": "true" }, e.aims[i], risky && h("span", { class: "warn" }, " ⚠"), odds?.hit ? h("span", { class: "num soft" }, ` ${percent(odds.hit)}`) : null),
      isDefault(p, c));
  }));
}

// after is what there is to say of the aim that is picked.
function after(p: Picker, e: Entry): Child {
  const c = e.choices.find((x) => x.key === p.picked);
  return c && [warnings(c), outcome(p, c)];
}

function radio(p: Picker, e: Entry, c: Choice, look: () => void, name?: string): Node_ {
  return h("input", {
    type: "radio", name: "key", value: c.key, ".checked": p.picked === c.key, "data-number": e.number,
    ...(name && { "aria-label": name }), onChange: () => p.pick(c.key), onFocus: look,
  });
}

// places is the list of the aims of a large family, for those who do not point at the map.
function places(p: Picker, e: Entry, key: string): Child {
  return [" ", h("select", {
    "aria-label": `${e.label}: which, of ${plural(e.choices.length, "place")}`, ".value": key,
    onChange: (ev: Event) => p.pick((ev.target as HTMLSelectElement).value),
  }, e.choices.map((c, i) => h("option", { value: c.key }, e.aims[i], c.warnings?.length ? " ⚠" : "")))];
}

function number(e: Entry): Node_ {
  return h("span", { class: "key", "aria-hidden": "true" }, e.number);
}

function cost(e: Entry): Child {
  const own = e.choices[0]?.cost;
  return own && own !== e.group && h("span", { class: "soft" }, ` ${own}`);
}

function isDefault(p: Picker, c: Choice): Child {
  return c.key === p.deflt && [" ", h("span", { class: "chip" }, "default")];
}

function warnings(c: Choice): Child {
  return once(c.warnings ?? []).map((w) => h("span", { class: "warn" }, h("span", { "aria-hidden": "true" }, "⚠ "), w));
}

function outcome(p: Picker, c: Choice): Child {
  const odds = p.picked === c.key ? p.odds.get(c.key) : undefined;
  return odds && chances(odds);
}

function keys(e: Entry): string {
  return e.choices.map((x) => x.key).join("\n");
}

// lit are the aims of a family, all of them shown at once.
function lit(e: Entry): Partial<Marks> {
  const { cells, targets } = noMarks();
  for (const c of e.choices) {
    if (c.cell) cells.set(c.cell, c.warnings?.length ? "risky" : "safe");
    if (c.target) targets.add(c.target);
  }
  return { cells, targets };
}
