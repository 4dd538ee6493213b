// What may not be chosen now, under the rules that forbid it.

import { ruleLink } from "./bits";
import { h, type Node_ } from "./dom";
import { entries, type Names } from "./entries";
import type { BlockedChoice } from "./types";

export function shownBlocked(blocked: BlockedChoice[], titles: ReadonlyMap<string, string>, names: Names): Node_ {
  const reasons = new Map<string, BlockedChoice[]>();
  for (const b of blocked) {
    const why = (b.rules ?? []).join(" ");
    const list = reasons.get(why);
    if (list) list.push(b);
    else reasons.set(why, [b]);
  }
  return h("section", { class: "blocked", key: "why", tabindex: 0, "aria-label": "What is blocked" },
    h("h3", null, "Not now"),
    blocked.length === 0 && h("p", { class: "soft" }, "Nothing that the rules would name."),
    [...reasons].map(([why, list]) => h("div", { class: "blocked-line" },
      h("p", null, why.split(" ").map((id) => ruleLink(id, titles.get(id) ?? id))),
      h("p", null, entries(list, names).map((e) => e.choices.length > 1 ? `${e.label} (${e.aims.join(e.choices[0]?.target ? ", " : " ")})` : e.label).join("; ")))));
}
