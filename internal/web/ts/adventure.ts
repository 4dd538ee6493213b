// <fray-adventure>: where the table is in its adventure: the fights so far and, when one is over, what follows it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { Ahead, State } from "./types";
import { plural, sideName } from "./words";

class FrayAdventure extends Pane {
  private message = "";

  protected override changed(was: State | undefined): void {
    if (was && was.adventure?.fight !== this.state.adventure?.fight) location.reload(); // another map, another cast
  }

  protected content(): Child {
    const a = this.state.adventure;
    if (!a) return null;
    return h("section", { class: "adventure", "aria-label": "Adventure" },
      h("p", { class: "soft small" }, `${a.name}: fight ${a.fight} of ${a.of}`),
      a.fought.length > 0 && h("ol", { class: "fought small" },
        a.fought.map((f) => h("li", null, f.name, h("span", { class: "soft" }, `: ${f.winner ? `won by ${sideName(this.state.view, f.winner)}` : "a draw"} in ${plural(f.rounds, "round")}`)))),
      a.next && this.ahead(a.name, a.next));
  }

  private ahead(name: string, next: Ahead): Child {
    if (next.problem) return h("p", { class: "notice bad", role: "alert" }, next.problem);
    if (!next.continues) return h("p", { class: "lead" }, `The party does not continue: ${name} ends here.`);
    if (!next.name) return h("p", { class: "lead" }, `The party has completed ${name}.`);
    return [
      h("h2", null, `Next: ${next.rest ? `a ${next.rest} rest, then ` : ""}${next.name}`),
      h("ul", { class: "party" }, (next.party ?? []).map((line) => h("li", null, line))),
      this.host.calls && this.state.you.role !== "spectator" && h("p", null,
        h("button", { type: "button", class: "primary", onClick: () => void this.begin() }, `Begin ${next.name}`)),
      this.message && h("p", { class: "bad", role: "alert" }, this.message),
    ];
  }

  private async begin(): Promise<void> {
    try {
      this.message = "";
      await this.host.calls?.next();
    } catch (e) {
      this.message = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-adventure", FrayAdventure);
