// Lines of the log as the page shows them: the sentence, its rule, and each die and modifier of a roll.

import { type Child, h, type VNode } from "./dom";
import { type Deed, type Outcome, aimOf, outcomesOf } from "./deeds";
import type { Line, Mod, Roll, State } from "./types";
import { ruleLink } from "./widgets";
import { nameOf, signed, sentence } from "./words";

export function lineBody(l: Line): Child {
  return [h("span", { class: "line-text" }, sentence(l.text)), ruleLink(l.rule), l.roll && roll(l.roll)];
}

// roll itemizes a roll: each die, each modifier, and what the number to reach is made of.
export function roll(r: Roll): VNode {
  return h("details", { class: "roll" }, h("summary", null, "dice"),
    (r.faces ?? []).map((f) => h("span", { class: "die" }, f)),
    (r.mods ?? []).map(mod),
    r.against && h("span", { class: "against" }, `against ${r.target}:`, r.against.map(mod)));
}

// mod shows a modifier; one that does not count is struck out, with the rule that says why.
function mod(m: Mod): VNode {
  const amount = h("span", { class: "num" }, signed(m.value), m.dice && (Math.abs(m.value) === 1 ? " die" : " dice"));
  return h("span", { class: "mod" }, ruleLink(m.rule, m.title), " ", m.fate ? [h("s", null, amount), ` ${m.fate}`, ruleLink(m.by, m.because)] : amount);
}

// partsOf lists all lines of a deed but the head.
export function partsOf(d: Deed): VNode {
  return h("ol", { class: "parts" }, d.lines.slice(1).map((l, i) => h("li", { key: d.from + i + 1, class: `line ${l.kind ?? ""}` }, lineBody(l))));
}

// came says what came of a deed, for each combatant; without a name if the sentence before it names only that one.
export function came(s: State, d: Deed): VNode[] {
  const all = outcomesOf(d.lines);
  return all.map((o) => h("span", { class: `came came-${o.kind}`, key: o.id }, !alone(d, all) && [h("span", { class: "soft" }, nameOf(s, o.id)), " "], o.words.join(" ")));
}

function alone(d: Deed, all: readonly Outcome[]): boolean {
  return all.length === 1 && (all[0]?.id === aimOf(d) || all[0]?.id === d.head.who);
}
