// The choices that are not possible now, grouped by the rules and facts that block them.

import { ruleLink } from "./widgets";
import { h, type VNode } from "./dom";
import { aimOf } from "./entries";
import type { BlockedChoice } from "./types";

export function shownBlocked(blocked: BlockedChoice[], titles: ReadonlyMap<string, string>): VNode {
  const reasons = new Map<string, BlockedChoice[]>();
  for (const b of blocked) {
    const why = [...b.rules, b.facts?.join("; ") ?? ""].join(" ");
    const list = reasons.get(why);
    if (list) list.push(b);
    else reasons.set(why, [b]);
  }
  return h("section", { class: "blocked", key: "why", tabindex: 0, "aria-label": "Blocked choices" },
    h("h3", null, "Blocked"),
    blocked.length === 0 && h("p", { class: "soft" }, "Nothing is blocked."),
    [...reasons.values()].map((list) => h("div", { class: "blocked-line" },
      h("p", null, list[0]?.rules.map((id) => ruleLink(id, titles.get(id) ?? id)), list[0]?.facts && h("span", { class: "soft" }, list[0].facts.join("; "))),
      h("p", null, named(list)))));
}

// named names choices; those that differ only in their target are named once.
function named(list: readonly BlockedChoice[]): string {
  const alike = new Map<string, BlockedChoice[]>();
  for (const c of list) {
    const what = c.row ? `${c.row}\n${c.more ?? ""}` : c.key;
    alike.set(what, [...(alike.get(what) ?? []), c]);
  }
  return [...alike.values()].map(([c, ...others]) => {
    if (!c || others.length === 0) return c?.label;
    return `${c.label.replace(aimOf(c), "…").replace(/ …$/, "")} (${[c, ...others].map(aimOf).join(c.target ? ", " : " ")})`;
  }).join("; ");
}
