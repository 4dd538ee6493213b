// What would come of the present moment, for the game master, and what the players may have besides the rules.

import { range } from "./aids";
import { type Child, h } from "./dom";
import type { Host } from "./pane";
import type { Aids, Simulate, Simulation } from "./types";
import { percent, sideName } from "./words";

const sizes = [200, 1000, 5000]; // fights

export class Ahead {
  private fights = 1000;
  private readonly bots = new Map<string, string>(); // by side
  private compare = true;
  private busy = false;
  private found: Simulation | null = null;
  private message = "";

  constructor(private readonly host: () => Host, private readonly redraw: () => void) {}

  // aids sets what players may have.
  aids(change: (a: Aids) => Promise<unknown> | undefined): Child {
    const now = this.host().latest.aids ?? {};
    return h("div", { key: "aids", class: "row" },
      h("label", { class: "check" }, h("input", { type: "checkbox", ".checked": now.hints === true, onChange: (e: Event) => void change({ ...now, hints: (e.target as HTMLInputElement).checked }) }), " Hints for players"),
      h("label", { class: "field" }, h("span", null, "Chances are shown to"),
        h("select", { ".value": now.bar ?? "", onChange: (e: Event) => void change({ ...now, bar: (e.target as HTMLSelectElement).value as NonNullable<Aids["bar"]> }) },
          [["", "nobody"], ["gm", "the game master"], ["all", "everyone"]].map(([value, text]) => h("option", { key: value, value }, text)))));
  }

  // form asks for a simulation and shows what came of it.
  form(): Child {
    const host = this.host();
    const s = host.latest;
    const sides = [...new Set(s.view.tokens.map((t) => t.side))];
    const bots = (host.meta.players ?? []).filter((p) => p !== "player");
    return h("form", { key: "ahead", class: "ahead", onSubmit: (e: Event) => { e.preventDefault(); void this.run(); } },
      h("div", { class: "row" },
        h("label", { class: "field" }, h("span", null, "Fights"), h("select", { ".value": String(this.fights), onChange: (e: Event) => { this.fights = Number((e.target as HTMLSelectElement).value); } },
          sizes.map((n) => h("option", { key: n, value: n }, n)))),
        sides.map((side) => h("label", { key: side, class: "field" }, h("span", null, `${sideName(s.view, side)} played by`),
          h("select", { ".value": this.bots.get(side) ?? "greedy", onChange: (e: Event) => { this.bots.set(side, (e.target as HTMLSelectElement).value); } },
            bots.map((b) => h("option", { key: b, value: b }, b)))))),
      host.meta.branch && h("label", { class: "check" }, h("input", { type: "checkbox", ".checked": this.compare, onChange: (e: Event) => { this.compare = (e.target as HTMLInputElement).checked; } }), " Compare with the beginning of this what-if"),
      h("button", { disabled: this.busy }, "Play it out"),
      this.message && h("p", { class: "notice bad", role: "alert" }, this.message),
      this.found && this.result(this.found));
  }

  private result(r: Simulation): Child {
    const a = r.against;
    const first = a?.sides[0];
    const v = this.host().latest.view;
    return h("div", { class: "came", role: "status" },
      h("ul", null, r.sides.map((x) => h("li", { key: x.side }, `Won by ${sideName(v, x.side)}: ${range(x)}`))),
      h("p", { class: "small soft" }, `${r.fights} fights, ${(r.rounds / 100).toFixed(1)} rounds on average${r.draws > 0 ? `, ${r.draws} drawn` : ""}.`),
      a && first && h("p", null, `At the beginning of the what-if: won by ${sideName(v, first.side)} ${percent(first.share)}. ${change(a)}`));
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.redraw();
    const ask: Simulate = { fights: this.fights, bots: Object.fromEntries(this.bots), ...(this.host().meta.branch && this.compare && { compare: true }) };
    try {
      this.found = (await this.host().calls?.simulate(ask)) ?? null;
      this.message = "";
    } catch (e) {
      this.found = null;
      this.message = (e as Error).message;
    }
    this.busy = false;
    this.redraw();
  }
}

// change says how far two numbers of victories are apart.
function change(a: NonNullable<Simulation["against"]>): string {
  if (a.low === 0 && a.high === 0) return "Nothing has changed.";
  return `The change is ${signed(a.difference)} (${signed(a.low)} to ${signed(a.high)}) points, ${a.real ? "more than luck" : "which may be luck"}.`;
}

// signed is a difference in hundredths of a percent, in points.
function signed(d: number): string {
  const n = Math.round(d / 100);
  return `${n > 0 ? "+" : n < 0 ? "−" : ""}${Math.abs(n)}`;
}
