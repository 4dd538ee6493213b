// <fray-summary>: the end of a fight as a moment: who won, who did most, how it went and what decided it, and what to do next.

import { course } from "./course";
import { type Child, h, type VNode } from "./dom";
import { Pane } from "./pane";
import type { Summary } from "./types";
import { luck, plural, sideName, tokenOf } from "./words";

class FraySummary extends Pane {
  protected content(): Child {
    const s = this.state.summary;
    if (!s) return null;
    const { verdict, tone } = this.verdict(s);
    return [
      h("div", { class: `end end-${tone}` },
        h("div", { class: "end-head" },
          h("p", { class: "end-verdict" }, verdict),
          h("p", { class: "soft" }, s.winner ? `Won by ${sideName(this.state.view, s.winner)} in ${plural(s.rounds, "round")}.` : `After ${plural(s.rounds, "round")}.`)),
        s.highlights && h("ul", { class: "highlights" }, s.highlights.map((text) => h("li", { key: text }, text))),
        course(this.state, s, (at) => this.look(at)),
        s.turn && h("p", { class: "decided" }, h("strong", null, "What decided it: "), s.turn.text, h("span", { class: "soft" }, ` (${Math.round(s.turn.lost / 10)} % of their health)`), " ",
          h("button", { class: "plain", type: "button", onClick: () => this.look(s.turn?.at ?? 0) }, "Look back")),
        this.next(s)),
      h("details", { class: "who-did" }, h("summary", null, "Who did what"), this.table(s)),
      s.hash && h("p", { class: "small soft" }, "Hash of the final state: ", h("code", null, s.hash)),
    ];
  }

  // look shows a moment of the fight on the map.
  private look(at: number): void {
    this.host.visit(at);
    document.getElementById("map")?.scrollIntoView({ block: "nearest" });
  }

  // verdict says how it ended for this link.
  private verdict(s: Summary): { verdict: string; tone: string } {
    if (!s.winner) return { verdict: "A draw", tone: "even" };
    const sides = new Set((this.state.you.who ?? []).map((id) => tokenOf(this.state, id)?.side));
    if (sides.size === 0 || this.state.you.role !== "seat") return { verdict: `${sideName(this.state.view, s.winner)} win`, tone: "even" };
    return sides.has(s.winner) ? { verdict: "Victory", tone: "won" } : { verdict: "Defeat", tone: "lost" };
  }

  // next is what to do after the fight; a replay in a file has no server.
  private next(s: Summary): Child {
    const { calls } = this.host;
    if (!calls) return null;
    return h("div", { class: "row end-next" },
      this.again(s),
      h("a", { class: "button", href: "/" }, "Another fight"),
      h("a", { class: "button", href: `${calls.page()}/replay` }, "Watch the replay"),
      h("a", { class: "button plain", href: `${calls.page()}/replay.html`, download: true }, "Save the replay to share"));
  }

  // again starts the same fight, or an adventure that is over, at a new table: for somebody alone against bots, and for a game master with
  // the same seats.
  private again(s: Summary): Child {
    const { seats, you, adventure } = this.state;
    const people = seats.filter((x) => x.plays === "player" && x.name !== "gm");
    const alone = people.length === 1 && people[0]?.name === you.seat;
    const follows = adventure?.next?.continues && adventure.next.name; // the adventure is not over
    if (!s.encounter || follows || (!alone && you.role !== "gm")) return null;
    return h("form", { method: "post", action: "/tables" },
      h("input", { type: "hidden", name: "encounter", value: s.encounter }),
      alone ? h("input", { type: "hidden", name: "alone", value: "1" }) : seats.map((x) => h("input", { key: x.name, type: "hidden", name: `seats[${x.name}]`, value: x.plays })),
      h("button", { class: "primary" }, "Play again"));
  }

  private table(s: Summary): VNode {
    const cells = ["Health", "Dealt", "Taken", "Healed", "Defeated", "Hits", "Luck (rolls)"];
    return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Who did what" }, h("table", null,
      h("thead", null, h("tr", null, h("th", { scope: "col" }, "Who"), cells.map((c) => h("th", { scope: "col" }, c)))),
      h("tbody", null, (s.who ?? []).map((d) => h("tr", { class: d.down ? "out" : null },
        h("th", { scope: "row" }, d.name, " ", h("span", { class: "soft" }, sideName(this.state.view, d.side))),
        h("td", null, d.down ? "down" : d.full > 0 && `${d.left}/${d.full}`),
        [d.dealt, d.taken, d.healed, d.felled].map((n) => h("td", null, `${n}`)),
        h("td", null, `${d.hits} of ${d.attacks}`),
        h("td", null, d.rolls > 0 && [luck(d.luck), h("span", { class: "soft" }, ` (${d.rolls})`)]))))));
  }
}

customElements.define("fray-summary", FraySummary);
