// <fray-vote>: a wish to take something back, until the table has agreed; and the button to wish it.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { isGM, list } from "./words";

class FrayVote extends Pane {
  private says = "";

  protected content(): Child {
    const { undo, you, inputs } = this.state;
    if (you.role === "spectator") return null;
    const agreed = undo?.yes ?? [];
    const asked = isGM(this.state) || (undo?.of ?? []).includes(you.seat ?? "");
    return [
      undo && h("div", { class: "vote says", role: "group", "aria-label": "A wish to take something back" },
        h("p", null, h("strong", null, undo.by), ` asks to take something back: ${undo.what}`),
        h("p", { class: "small soft" }, agreed.length > 0 ? `${list(agreed)} agreed, of ${list(undo.of ?? [])}.` : `${list(undo.of ?? [])} are asked.`),
        asked && !agreed.includes(you.seat ?? "") && h("p", { class: "row" },
          h("button", { type: "button", onClick: () => void this.send({ vote: "yes" }) }, "Agree"),
          h("button", { type: "button", onClick: () => void this.send({ vote: "no" }) }, "Refuse"))),
      !undo && inputs > 0 && h("button", { type: "button", onClick: () => void this.wish() }, isGM(this.state) ? "Take the last answer back" : "Ask to take the last answer back", " ", h("kbd", null, "u")),
      this.says && h("p", { class: "says bad", role: "alert" }, this.says),
    ];
  }

  wish(): Promise<void> {
    return this.send({ keep: this.state.inputs - 1 });
  }

  private async send(u: { keep?: number; vote?: string }): Promise<void> {
    try {
      await this.host.calls?.undo(u);
      this.says = "";
      this.host.tell(u.vote ? "Your vote is in." : isGM(this.state) ? "The last answer is taken back." : "The others are asked.");
    } catch (e) {
      this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-vote", FrayVote);

export type { FrayVote };
