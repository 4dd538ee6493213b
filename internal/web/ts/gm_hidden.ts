// Hides and reveals combatants. A hidden combatant is out of the fight until it is revealed.

import { h, type Child } from "./dom";
import { byClick } from "./gm_decree";
import type { State } from "./types";
import { nameOf } from "./words";

export interface HideDraft {
  who: string; // the combatant to hide
  why: string;
}

export function hiddenRows(s: State, player: string, x: HideDraft, change: (x: HideDraft) => void, rule: (word: "hide" | "reveal", who: string) => void): Child {
  const hidden = s.view.tokens.filter((t) => t.hidden);
  const gm = s.seats.find((x) => x.name === "gm");
  const visible = s.view.tokens.filter((t) => !t.hidden && !t.down);
  return [
    h("label", { class: "field", key: "why" }, h("span", null, "Reason (shown in the log)"), h("input", { maxlength: 200, autocomplete: "off", ".value": x.why, onInput: (e: Event) => change({ ...x, why: (e.target as HTMLInputElement).value }) })),
    h("div", { class: "seat-row sight", key: "hide" },
      h("label", { class: "field" }, h("span", null, "Combatant to hide", byClick()),
        h("select", { ".value": x.who, onChange: (e: Event) => change({ ...x, who: (e.target as HTMLSelectElement).value }) },
          h("option", { value: "" }, "…"), visible.map((t) => h("option", { value: t.id }, t.name)))),
      h("button", { type: "button", disabled: x.who === "", onClick: () => rule("hide", x.who) }, "Hide", x.who && h("span", { class: "sr" }, ` ${nameOf(s, x.who)}`))),
    hidden.length === 0 && h("p", { class: "soft small", key: "none" }, "Nobody is hidden."),
    gm && gm.plays !== player && h("p", { class: "soft small", key: "gm" },
      `The fight ends when a side has no visible combatant left. To be asked first, change the game master to ${player} under Seats.`),
    hidden.map((t) => h("div", { class: "seat-row", key: `hidden ${t.id}` },
      h("span", null, t.name, " ", h("span", { class: "soft small" }, t.cell ? `at ${t.cell}` : "without a place")),
      h("button", { type: "button", onClick: () => rule("reveal", t.id) }, "Reveal", h("span", { class: "sr" }, ` ${t.name}`)))),
  ];
}
