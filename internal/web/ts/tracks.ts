// <fray-tracks>: progress towards goals, such as tasks and countdowns.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { ruleLink } from "./widgets";
import { nameOf } from "./words";

class FrayTracks extends Pane {
  protected content(): Child {
    const tracks = this.state.view.tracks ?? [];
    if (tracks.length === 0) return null;
    return h("ul", { class: "tracks", "aria-label": "Progress" }, tracks.map((t, i) => h("li", { key: i },
      h("span", null, h("strong", null, t.name), t.who && !t.name.includes(nameOf(this.state, t.who)) && h("span", { class: "soft" }, ` ${nameOf(this.state, t.who)}`), ruleLink(t.rule)),
      h("progress", { max: Math.max(t.goal, 1), value: Math.min(Math.max(t.value, 0), Math.max(t.goal, 1)), "aria-label": t.name }),
      h("span", { class: "num" }, t.value, h("span", { class: "soft" }, `/${t.goal}`)),
      t.text && h("span", { class: "soft small" }, t.text))));
  }
}

customElements.define("fray-tracks", FrayTracks);
