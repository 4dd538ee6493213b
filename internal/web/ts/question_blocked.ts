// The choices that are not possible now, grouped by the rules and facts that block them.

import { ruleLink } from "./widgets";
import { h, type VNode } from "./dom";
import { aimOf, entries } from "./entries";
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
      h("p", null, entries(list).map((e) => e.choices.length > 1 ? `${e.label} (${e.choices.map(aimOf).join(e.choices[0]?.target ? ", " : " ")})` : e.label).join("; ")))));
}
