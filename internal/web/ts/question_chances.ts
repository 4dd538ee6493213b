// The odds of a choice: a short line, and the full distribution on request.

import { type Child, h } from "./dom";
import type { Odds } from "./types";
import { isSpread, plural } from "./words";

export function chances(o: Odds): Child {
  if (!o.lines?.length) return null;
  const [first, ...more] = o.lines; // the most important one
  const spread = more.filter(isSpread);
  return h("span", { class: "odds" },
    o.hit ? h("progress", { max: 10000, value: o.hit, "aria-hidden": "true" }) : null,
    [first, ...more.filter((l) => !isSpread(l))].map((l) => h("span", { class: "odds-line" }, l)),
    spread.length > 0 && h("details", { class: "odds-spread" }, h("summary", null, "all outcomes"), spread.map((l) => h("span", { class: "odds-line" }, l))),
    h("span", { class: "soft" }, o.exact ? "exact" : `estimated from ${plural(o.trials ?? 0, "trial")}`));
}
