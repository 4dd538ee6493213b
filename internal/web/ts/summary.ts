// <fray-summary>: the result of a fight: what each combatant did, and how lucky its dice were.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { luck, plural } from "./words";

class FraySummary extends Pane {
  protected content(): Child {
    const s = this.state.summary;
    if (!s) return null;
    const cells = ["Health", "Dealt", "Taken", "Healed", "Defeated", "Hits", "Luck (rolls)"];
    return [
      h("p", { class: "lead" }, s.winner ? ["Won by ", h("strong", null, s.winner)] : "A draw", ` in ${plural(s.rounds, "round")}.`),
      h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Who did what" }, h("table", null,
        h("thead", null, h("tr", null, h("th", { scope: "col" }, "Who"), cells.map((c) => h("th", { scope: "col" }, c)))),
        h("tbody", null, (s.who ?? []).map((d) => h("tr", { class: d.down ? "out" : null },
          h("th", { scope: "row" }, d.name, " ", h("span", { class: "soft" }, d.side)),
          h("td", null, d.down ? "down" : d.full > 0 && `${d.left}/${d.full}`),
          [d.dealt, d.taken, d.healed, d.felled].map((n) => h("td", null, `${n}`)),
          h("td", null, `${d.hits} of ${d.attacks}`),
          h("td", null, d.rolls > 0 && [luck(d.luck), h("span", { class: "soft" }, ` (${d.rolls})`)])))))),
      s.hash && h("p", { class: "small soft" }, "Hash of the final state: ", h("code", null, s.hash)),
    ];
  }
}

customElements.define("fray-summary", FraySummary);
