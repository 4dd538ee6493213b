// <fray-wish>: the button by which somebody wishes to take the last answer back. The game master's wish is done at once, that of
// others is put to the vote.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { isGM } from "./words";

class FrayWish extends Pane {
  private says = "";

  protected content(): Child {
    const { undo, you, inputs } = this.state;
    if (you.role === "spectator" || undo || inputs === 0) return null;
    return [
      h("button", { type: "button", onClick: () => void this.wish() }, isGM(this.state) ? "Take the last answer back" : "Ask to take the last answer back", " ", h("kbd", null, "u")),
      this.says && h("p", { class: "says bad", role: "alert" }, this.says),
    ];
  }

  async wish(): Promise<void> {
    try {
      await this.host.calls?.undo({ keep: this.state.inputs - 1 });
      this.says = "";
      if (!isGM(this.state)) this.host.tell("The others are asked.");
    } catch (e) {
      this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-wish", FrayWish);

export type { FrayWish };
