// One numbered row of a question: a choice, or a family of choices with their targets.

import { once } from "./board-words";
import { type Child, h, type VNode } from "./dom";
import { aimOf, type Entry } from "./entries";
import { type Marks, noMarks } from "./marks";
import { chances } from "./question_chances";
import type { Choice, Odds } from "./types";
import { percent, plural } from "./words";

// Picker is what a row needs from its question.
export interface Picker {
  readonly picked: string; // key
  readonly defaultKey: string | undefined;
  readonly odds: ReadonlyMap<string, Odds>; // by key, as far as they are loaded
  pick(key: string): void;
  highlight(choice: Choice | null, marks?: Partial<Marks>): void;
  clearHighlight(): void;
  answer(key: string): void;
}

const mostChips = 12; // targets shown side by side; more become a drop-down list

// row draws an entry; key is its picked choice.
export function row(p: Picker, e: Entry, key: string): VNode {
  const c = e.choices.find((x) => x.key === key) ?? (e.choices[0] as Choice);
  if (e.choices.length === 1) return line(p, e, c, null);
  if (e.choices.length > mostChips) return line(p, e, c, places(p, e, key));
  return e.more ? folded(p, e, c) : family(p, e, c);
}

// line is a row with one radio button: a choice, or a family with a drop-down list of targets.
function line(p: Picker, e: Entry, c: Choice, aims: Child): VNode {
  const show = (): void => p.highlight(c, aims ? lit(e) : undefined);
  return h("label", {
    class: "choice", key: e.number, "data-keys": keys(e),
    onPointerenter: show, onPointerleave: () => p.clearHighlight(), onDblclick: () => p.answer(c.key),
  },
  radio(p, e, c, show),
  number(e),
  h("span", { class: "choice-text" }, h("span", null, e.label, cost(e), isDefault(p, c)), aims, (!aims || p.picked === c.key) && warnings(c), outcome(p, c)));
}

// family is a row with a radio button for each target, side by side with its odds.
function family(p: Picker, e: Entry, c: Choice): VNode {
  return h("div", {
    class: "choice family", key: e.number, role: "group", "aria-label": e.label, "data-keys": keys(e),
    onPointerenter: () => p.highlight(null, lit(e)), onPointerleave: () => p.clearHighlight(),
    onClick: (ev: Event) => { if (!(ev.target as Element).closest(".aim")) p.pick(c.key); },
  },
  number(e),
  h("div", { class: "choice-text" }, h("span", null, e.label, cost(e)), chips(p, e), after(p, e)));
}

// folded is a family that only adds words to the one before it; it is closed until the user opens it.
function folded(p: Picker, e: Entry, c: Choice): VNode {
  return h("details", { class: "choice-more", key: e.number, "data-keys": keys(e), open: e.choices.some((x) => x.key === p.picked) },
    h("summary", { class: "choice", "aria-label": e.label }, number(e), h("span", { class: "choice-text soft" }, e.more, cost(e))),
    h("div", { class: "choice family", role: "group", "aria-label": e.label, onPointerenter: () => p.highlight(c, lit(e)), onPointerleave: () => p.clearHighlight() },
      h("div", { class: "choice-text" }, chips(p, e), after(p, e))));
}

function chips(p: Picker, e: Entry): VNode {
  return h("span", { class: "aims" }, e.choices.map((c) => {
    const odds = p.odds.get(c.key);
    const risky = (c.warnings?.length ?? 0) > 0;
    const show = (ev: Event): void => { ev.stopPropagation(); p.highlight(c); };
    const name = [c.label, odds?.hit ? percent(odds.hit) : "", ...(c.warnings ?? [])].filter(Boolean).join(", ");
    return h("label", { class: "aim", key: c.key, "data-keys": c.key, onPointerover: show, onDblclick: () => p.answer(c.key) },
      radio(p, e, c, () => p.highlight(c), name),
      h("span", { "aria-hidden": "true" }, aimOf(c), risky && h("span", { class: "warn" }, " ⚠"), odds?.hit ? h("span", { class: "num soft" }, ` ${percent(odds.hit)}`) : null),
      isDefault(p, c));
  }));
}

// after shows details of the picked target.
function after(p: Picker, e: Entry): Child {
  const c = e.choices.find((x) => x.key === p.picked);
  return c && [warnings(c), outcome(p, c)];
}

function radio(p: Picker, e: Entry, c: Choice, show: () => void, name?: string): VNode {
  return h("input", {
    type: "radio", name: "key", value: c.key, ".checked": p.picked === c.key, "data-number": e.number,
    ...(name && { "aria-label": name }), onChange: () => p.pick(c.key), onFocus: show,
  });
}

// places is the drop-down list of the targets of a large family.
function places(p: Picker, e: Entry, key: string): Child {
  return [" ", h("select", {
    "aria-label": `${e.label}: choose one of ${plural(e.choices.length, "place")}`, ".value": key,
    onChange: (ev: Event) => p.pick((ev.target as HTMLSelectElement).value),
  }, e.choices.map((c) => h("option", { value: c.key }, aimOf(c), c.warnings?.length ? " ⚠" : "")))];
}

function number(e: Entry): VNode {
  return h("span", { class: "key", "aria-hidden": "true" }, e.number);
}

function cost(e: Entry): Child {
  const own = e.choices[0]?.cost;
  return own && own !== e.group && e.choices.every((c) => c.cost === own) && h("span", { class: "soft" }, ` ${own}`);
}

function isDefault(p: Picker, c: Choice): Child {
  return c.key === p.defaultKey && [" ", h("span", { class: "chip" }, "default")];
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

// lit returns marks for all targets of a family at once.
function lit(e: Entry): Partial<Marks> {
  const { cells, targets } = noMarks();
  for (const c of e.choices) {
    if (c.cell) cells.set(c.cell, c.warnings?.length ? "risky" : "safe");
    if (c.target) targets.add(c.target);
  }
  return { cells, targets };
}
