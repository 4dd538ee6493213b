// <fray-stir>: the time before the first roll. The page of a seat stirs the dice with a random text by itself when it is opened
// first, and keeps what it sent, with the commitment that it saw then.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import type { State } from "./types";
import { list } from "./words";

interface Kept { seat: string; text: string; commit: string }

const place = (s: State): string => `fray-stir:${s.table}:${s.you.seat ?? ""}`;

// stirred is the last stir that this browser sent for the seat; null: none.
export function stirred(s: State): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place(s)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

class FrayStir extends Pane {
  private says = "";
  private sent = false;
  private text = "";

  protected override changed(): void {
    const { proof, you } = this.state;
    if (!proof?.open || !you.seat || this.sent) return;
    this.sent = true;
    if (!(proof.stirs ?? []).some((s) => s.seat === you.seat)) void this.stir(random());
  }

  protected content(): Child {
    const { proof, you, waiting } = this.state;
    if (!proof?.open) return null;
    const missing = waiting.seats ?? [];
    return h("div", { class: "stir says", role: "group", "aria-label": "Before the first roll" },
      h("p", null, h("strong", null, "Before the first roll."), " Each seat mixes a text into the dice, so that nobody can have chosen them.",
        you.seat && " This page has sent a random one for you.",
        missing.length > 0 && ` The fight begins when the page of ${list(missing)} has done so too, or when a player begins it.`),
      h("p", { class: "small" }, "Commitment to the seed: ", h("code", null, proof.commit ?? "")),
      you.seat && h("form", { class: "row", onSubmit: (e: Event) => { e.preventDefault(); void this.stir(this.text.trim()); } },
        h("label", { class: "field" }, h("span", null, "A text of your own (optional)"),
          h("input", { maxlength: 200, autocomplete: "off", ".value": this.text, onInput: (e: Event) => { this.text = (e.target as HTMLInputElement).value; } })),
        h("button", { type: "submit" }, "Stir the dice")),
      you.seat && h("p", null, h("button", { type: "button", onClick: () => void this.act(() => this.host.calls?.begin()) }, "Begin the fight")),
      this.says && h("p", { class: "bad", role: "alert" }, this.says));
  }

  private async stir(text: string): Promise<void> {
    if (!text) return;
    const { state } = this;
    const kept: Kept = { seat: state.you.seat ?? "", text, commit: state.proof?.commit ?? "" };
    await this.act(async () => {
      await this.host.calls?.stir(text);
      try {
        localStorage.setItem(place(state), JSON.stringify(kept));
      } catch {
        // a browser that keeps nothing: it can compare nothing at the end
      }
      this.text = "";
    });
  }

  private async act(what: () => Promise<void> | undefined): Promise<void> {
    try {
      await what();
      this.says = "";
    } catch (e) {
      if (this.state.proof?.open) this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-stir", FrayStir);
