// <fray-banners>: what is true of the whole fight, such as a goal or a countdown, in a line above the map. On narrow pages the bar
// has it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";

class FrayBanners extends Pane {
  private line: boolean | undefined; // the page was opened with banners: they have a line; else they stand over the map, so that it does not move

  protected content(): Child {
    const banners = this.state.view.banners ?? [];
    this.line ??= banners.length > 0;
    this.classList.toggle("over", !this.line);
    return (this.line || banners.length > 0) && h("ul", { class: "banners", key: banners.join("|") }, banners.map((b) => h("li", { title: b }, b)));
  }
}

customElements.define("fray-banners", FrayBanners);
