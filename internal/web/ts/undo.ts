// <fray-undo>: the button that undoes the last answer. The game master undoes at once; requests of others are put to a vote.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { isGM } from "./words";

class FrayUndo extends Pane {
  private message = "";

  protected content(): Child {
    const { undo, you, inputs } = this.state;
    if (you.role === "spectator") return null;
    const name = isGM(this.state) ? "Undo the last answer" : "Ask to undo the last answer";
    return [
      h("button", { class: "plain", type: "button", title: `${name} (u)`, "aria-label": name, disabled: undo !== undefined || inputs === 0, onClick: () => void this.request() }, "Undo"),
      this.message && h("p", { class: "notice bad", role: "alert" }, this.message),
    ];
  }

  async request(): Promise<void> {
    try {
      await this.host.calls?.undo({ keep: this.state.inputs - 1 });
      this.message = "";
      if (!isGM(this.state)) this.host.announce("The others have been asked.");
    } catch (e) {
      this.message = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-undo", FrayUndo);

export type { FrayUndo };
