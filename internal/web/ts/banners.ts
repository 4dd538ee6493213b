// <fray-banners>: what is true of the whole fight, such as a goal or a countdown, in a line above the map. On narrow pages the bar
// has it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";

class FrayBanners extends Pane {
  private seen = false; // the line stays once there was something in it, so that nothing moves

  protected content(): Child {
    const banners = this.state.view.banners ?? [];
    this.seen ||= banners.length > 0;
    return this.seen && h("ul", { class: "banners", key: banners.join("|") }, banners.map((b) => h("li", { title: b }, b)));
  }
}

customElements.define("fray-banners", FrayBanners);
