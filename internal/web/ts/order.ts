// <fray-order>: the round, the sides with their numbers, banners, and who the table waits for.

import { Pane } from "./pane";
import { type Child, h } from "./dom";
import { sidesOf } from "./sides";
import { sideName, waiting } from "./words";

// A part that changes is replaced as a whole, so that nothing in the bar moves.
class FrayOrder extends Pane {
  protected content(): Child {
    const { view } = this.state;
    return [
      h("p", { class: "round", key: `round ${view.round} ${view.over}` }, h("strong", null, view.over ? waiting(this.state) : `Round ${view.round}`)),
      h("ul", { class: "sides", key: `sides ${view.tokens.map((t) => `${t.side} ${t.down} ${t.hidden}`).join()}` }, sidesOf(this.state).map((side, n) => {
        const all = view.tokens.filter((t) => t.side === side && !t.hidden);
        const up = all.filter((t) => !t.down).length;
        return h("li", { class: `side-${n % 4}`, key: side }, h("span", { class: "mark", "aria-hidden": "true" }), " ", h("span", { class: "side-name" }, sideName(view, side)), " ", h("span", { class: "soft" }, `${up}/${all.length}`));
      })),
      view.banners?.length ? h("ul", { class: "banners", key: `banners ${view.banners.join("|")}` }, view.banners.map((b) => h("li", { title: b }, b))) : null,
      this.host.calls && !view.over && h("p", { class: "waits", key: waiting(this.host.present) }, waiting(this.host.present)),
    ];
  }
}

customElements.define("fray-order", FrayOrder);
