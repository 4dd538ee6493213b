// Who is out of sight: hidden and revealed by a button each. Whoever is hidden is out of the fight until it is revealed.

import { h, type Child } from "./dom";
import { byClick } from "./gm_decree";
import type { State } from "./types";
import { nameOf } from "./words";

export interface Sight {
  who: string; // to be hidden
  why: string;
}

export function sightRows(s: State, x: Sight, change: (x: Sight) => void, rule: (word: "hide" | "reveal", who: string) => void): Child {
  const hidden = s.view.tokens.filter((t) => t.hidden);
  const judge = s.seats.find((x) => x.name === "gm");
  const seen = s.view.tokens.filter((t) => !t.hidden && !t.down);
  return [
    h("label", { class: "field", key: "why" }, h("span", null, "Why (for the log)"), h("input", { maxlength: 200, autocomplete: "off", ".value": x.why, onInput: (e: Event) => change({ ...x, why: (e.target as HTMLInputElement).value }) })),
    h("div", { class: "seat-row sight", key: "hide" },
      h("label", { class: "field" }, h("span", null, "In sight", byClick()),
        h("select", { ".value": x.who, onChange: (e: Event) => change({ ...x, who: (e.target as HTMLSelectElement).value }) },
          h("option", { value: "" }, "…"), seen.map((t) => h("option", { value: t.id }, t.name)))),
      h("button", { type: "button", disabled: x.who === "", onClick: () => rule("hide", x.who) }, "Hide", x.who && h("span", { class: "sr" }, ` ${nameOf(s, x.who)}`))),
    hidden.length === 0 && h("p", { class: "soft small", key: "none" }, "Nobody is out of sight."),
    judge && judge.plays !== "player" && h("p", { class: "soft small", key: "judge" },
      "When nobody of a side is left in sight the fight is over: to be asked before that, hand the seat gm to a person."),
    hidden.map((t) => h("div", { class: "seat-row", key: `hidden ${t.id}` },
      h("span", null, t.name, " ", h("span", { class: "soft small" }, `waits at ${t.cell || "no place"}`)),
      h("button", { type: "button", onClick: () => rule("reveal", t.id) }, "Reveal", h("span", { class: "sr" }, ` ${t.name}`)))),
  ];
}
