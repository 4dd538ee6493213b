// One numbered row of a question: a choice, or a family of choices with their targets.

import { once } from "./board-words";
import { type Child, h, type VNode } from "./dom";
import { aimOf, type Entry } from "./entries";
import { type Marks, noMarks } from "./marks";
import { columns, glances, oddsText, type Order } from "./question_order";
import type { Choice, Odds } from "./types";
import type { Ways } from "./ways";
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
  about(key: string): string; // what a choice does, in one line
  readonly ways: Ways; // where choices lead, in words
  readonly order: Order; // what the list is sorted by
  readonly onTurn: boolean; // the question is that of a turn
}

const mostChips = { places: 12, targets: 24 }; // shown side by side; more become a drop-down list

// row draws an entry; key is its picked choice.
export function row(p: Picker, e: Entry, key: string): VNode {
  const c = e.choices.find((x) => x.key === key) ?? (e.choices[0] as Choice);
  if (e.gone) return gone(e);
  if (e.choices.length === 1) return line(p, e, c, null);
  if (e.choices.length > (c.cell === undefined ? mostChips.targets : mostChips.places)) return line(p, e, c, places(p, e, key));
  return e.more ? folded(p, e, c) : family(p, e, c);
}

// gone keeps the place of a row that is not possible any more.
function gone(e: Entry): VNode {
  return h("p", { class: "choice gone", key: `gone ${e.number}` }, number(e), h("span", { class: "choice-text" }, e.label, h("span", { class: "sr" }, ", not possible now")));
}

// line is a row with one radio button: a choice, or a family with a drop-down list of targets.
function line(p: Picker, e: Entry, c: Choice, aims: Child): VNode {
  const show = (): void => p.highlight(c, aims ? lit(e) : undefined);
  const glance = !aims && glances(c, e, p.onTurn);
  return h("label", {
    class: "choice", key: e.number, "data-keys": keys(e),
    onPointerenter: show, onPointerleave: () => p.clearHighlight(), onDblclick: () => p.answer(c.key),
  },
  radio(p, e, c, show, glance ? said(p, e, c) : undefined),
  number(e),
  h("span", { class: "choice-text" },
    glance && h("span", { class: "choice-side" }, h("span", { class: "choice-cost" }, price(e)), odds(p, c)),
    h("span", { class: "choice-name" }, e.label, risk(c, !aims), isDefault(p, c)), aims ?? explained(p, c)),
  !glance && cost(e));
}

// said is a row for screen readers: its name before its price and its odds, which stand beside it.
function said(p: Picker, e: Entry, c: Choice): string {
  return [e.label, c.key === p.defaultKey && "default", price(e), ...columns(p.odds.get(c.key), p.order), ...once(c.warnings ?? []), p.about(c.key)].filter(Boolean).join(", ");
}

// odds are those of a row at a glance.
function odds(p: Picker, c: Choice): VNode {
  return h("span", { class: p.onTurn ? "num choice-odds" : "num choice-odds struck" }, columns(p.odds.get(c.key), p.order).map((text) => h("span", { class: "aim-odds" }, text)));
}

// family is a row with a radio button for each target, side by side with its odds.
function family(p: Picker, e: Entry, c: Choice): VNode {
  return h("div", {
    class: "choice family", key: e.number, role: "group", "aria-label": e.label, "data-keys": keys(e),
    onPointerenter: () => p.highlight(null, lit(e)), onPointerleave: () => p.clearHighlight(),
    onClick: (ev: Event) => { if (!(ev.target as Element).closest(".aim")) p.pick(c.key); },
  },
  number(e),
  h("div", { class: "choice-text" }, h("span", { class: "choice-name", title: p.about(c.key) || null }, e.label), chips(p, e)),
  cost(e));
}

// folded is a family that only adds words to the one before it; it is closed until the user opens it.
function folded(p: Picker, e: Entry, c: Choice): VNode {
  return h("details", { class: "choice-more", key: e.number, "data-keys": keys(e), open: e.choices.some((x) => x.key === p.picked) },
    h("summary", { class: "choice", "aria-label": e.label }, number(e), h("span", { class: "choice-text soft" }, e.more), cost(e)),
    h("div", { class: "choice family", role: "group", "aria-label": e.label, onPointerenter: () => p.highlight(c, lit(e)), onPointerleave: () => p.clearHighlight() },
      h("div", { class: "choice-text" }, chips(p, e))));
}

// explained says what a choice does.
function explained(p: Picker, c: Choice): Child {
  const text = p.about(c.key);
  return text && h("span", { class: "choice-about", title: text }, text);
}

// risk marks a choice with warnings; the details are with the picked choice.
function risk(c: Choice, shown: boolean): Child {
  return shown && c.warnings?.length ? h("span", { class: "warn", title: once(c.warnings).join("; ") }, h("span", { "aria-hidden": "true" }, " ⚠"), h("span", { class: "sr" }, `, warning: ${once(c.warnings).join("; ")}`)) : null;
}

// chips draws the targets side by side. Those of attacks and abilities have room for their odds, so that nothing moves when these arrive.
function chips(p: Picker, e: Entry): VNode {
  const attacks = e.tab === "attack" || e.tab === "ability";
  const aim = aimsOf(p.ways, e);
  return h("span", { class: "aims" }, e.choices.map((c) => {
    const odds = p.odds.get(c.key);
    const risky = (c.warnings?.length ?? 0) > 0;
    const show = (ev: Event): void => { ev.stopPropagation(); p.highlight(c); };
    const name = [p.ways.label(c), odds?.hit ? percent(odds.hit) : "", ...(c.warnings ?? [])].filter(Boolean).join(", ");
    return h("label", { class: "aim", key: c.key, "data-keys": c.key, onPointerover: show, onDblclick: () => p.answer(c.key) },
      radio(p, e, c, () => p.highlight(c), name),
      h("span", { "aria-hidden": "true" }, aim(c), risky && h("span", { class: "warn" }, " ⚠"), attacks && glances(c, e, p.onTurn) && h("span", { class: "num soft aim-odds" }, oddsText(odds, p.order))),
      isDefault(p, c));
  }));
}

function radio(p: Picker, e: Entry, c: Choice, show: () => void, name?: string): VNode {
  return h("input", {
    type: "radio", name: "key", value: c.key, ".checked": p.picked === c.key, "data-number": e.number,
    ...(name && { "aria-label": name }), onChange: () => p.pick(c.key), onFocus: show,
  });
}

// aimsOf returns what the targets of a family are called: places by where they are, without the distance if it is the same for all, and
// more exactly where several would be called alike.
function aimsOf(ways: Ways, e: Entry): (c: Choice) => string {
  const same = new Set(e.choices.map((c) => ways.way(c)?.far)).size === 1;
  const plain = (c: Choice): string => {
    const w = same ? ways.way(c) : undefined;
    return (w ? [w.to, ...w.more].filter(Boolean).join(", ") : ways.of(c)) || aimOf(c);
  };
  const called = new Map<string, number>();
  for (const c of e.choices) called.set(plain(c), (called.get(plain(c)) ?? 0) + 1);
  return (c) => {
    const exact = (called.get(plain(c)) ?? 0) > 1 ? ways.exact(c) : "";
    return exact ? `${plain(c)} (${exact})` : plain(c);
  };
}

// places is the drop-down list of the targets of a large family.
function places(p: Picker, e: Entry, key: string): Child {
  const aim = aimsOf(p.ways, e);
  const priced = new Set(e.choices.map((c) => c.cost)).size > 1;
  const at = e.choices.findIndex((c) => c.key === key);
  const option = (c: Choice): VNode => h("option", { key: c.key, value: c.key }, aim(c), priced && c.cost ? ` · ${c.cost}` : "", c.warnings?.length ? " ⚠" : "");
  const turn = (by: number, name: string, sign: string): VNode => h("button", {
    type: "button", class: "plain turn", "aria-label": `${name} place`, disabled: e.choices[at + by] === undefined,
    tabindex: -1, // the arrow keys do the same in the list
    onClick: (ev: Event) => { ev.preventDefault(); p.pick(e.choices[at + by]?.key ?? key); },
  }, h("span", { "aria-hidden": "true" }, sign));
  return h("span", { class: "places" }, turn(-1, "Previous", "‹"), h("select", {
    "aria-label": `${e.label}: choose one of ${plural(e.choices.length, "place")}`, ".value": key,
    onChange: (ev: Event) => p.pick((ev.target as HTMLSelectElement).value),
  }, farAndNear(p.ways, e.choices).map(([far, there]) => far ? h("optgroup", { key: far, label: far }, there.map(option)) : there.map(option))), turn(1, "Next", "›"));
}

// farAndNear groups places by their distance, those next to somebody first; other choices are one group without a name.
function farAndNear(ways: Ways, all: readonly Choice[]): [string, Choice[]][] {
  const out = new Map<string, Choice[]>();
  for (const c of all) {
    const w = ways.way(c);
    const far = w?.more.some((m) => m.startsWith("next to")) ? "next to somebody" : (w?.far ?? "");
    out.set(far, [...(out.get(far) ?? []), c]);
  }
  return [...out];
}

function number(e: Entry): VNode {
  return h("span", { class: "key", "aria-hidden": "true" }, e.number);
}

// cost is the common price of a row.
function cost(e: Entry): Child {
  const text = price(e);
  return text && h("span", { class: "choice-cost" }, text);
}

export function price(e: Entry): string {
  const own = e.choices[0]?.cost ?? "";
  return e.choices.every((c) => (c.cost ?? "") === own) ? own || e.group : e.group;
}

function isDefault(p: Picker, c: Choice): Child {
  return c.key === p.defaultKey && [" ", h("span", { class: "chip" }, "default")];
}

export function warnings(c: Choice): Child {
  return once(c.warnings ?? []).map((w) => h("span", { class: "warn" }, h("span", { "aria-hidden": "true" }, "⚠ "), w));
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
