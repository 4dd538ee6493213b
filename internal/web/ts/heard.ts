// <fray-heard>: what others have just said or pointed at, over a corner of the map for some seconds. It moves nothing.

import { type Child, draw, h } from "./dom";

const stays = 7000; // milliseconds

export interface Heard {
  who: string;
  text: string;
  cell?: string; // of a ping
}

class FrayHeard extends HTMLElement {
  private timer = 0;

  // tell shows something. Reveal brings a cell into view.
  tell(x: Heard, reveal: (cell: string) => void): void {
    this.show(h("p", { class: "heard" }, h("strong", null, x.who), " ", x.text, x.cell && [" ", h("button", { type: "button", class: "plain", onClick: () => reveal(x.cell ?? "") }, "Show")]));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(null), stays);
  }

  private show(what: Child): void {
    draw(this, what);
  }
}

customElements.define("fray-heard", FrayHeard);

export type { FrayHeard };
