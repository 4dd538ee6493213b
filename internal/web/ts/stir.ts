// <fray-stir>: the time before the first roll. When a seat's page is first opened, it stirs the dice with a random text and
// stores what it sent, with the commitment it saw.

import { type Child, h } from "./dom";
import { keep } from "./kept";
import { Pane } from "./pane";
import type { State } from "./types";
import { list, seatName } from "./words";

interface SentStir { seat: string; text: string; commit: string }

const storageKey = (s: State): string => `fray-stir:${s.table}:${s.you.seat ?? ""}`;

// stirred returns the last stir that this browser sent for the seat; null if there is none.
export function stirred(s: State): SentStir | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(s)) ?? "null") as SentStir | null;
  } catch {
    return null;
  }
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join("");
}

class FrayStir extends Pane {
  private message = "";
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
    return h("div", { class: "stir notice", role: "group", "aria-label": "Before the first roll" },
      h("p", null, h("strong", null, "Before the first roll."), " Each seat mixes a text into the dice, so that nobody can choose them.",
        you.seat && " This page has sent a random text for you.",
        missing.length > 0 && ` The fight starts when ${list(missing.map((x) => seatName(this.state, x)))} ${missing.length === 1 ? "has" : "have"} done so too, or when a player starts it.`),
      h("p", { class: "small" }, "Commitment to the seed: ", h("code", null, proof.commit ?? "")),
      you.seat && h("form", { class: "row", onSubmit: (e: Event) => { e.preventDefault(); void this.stir(this.text.trim()); } },
        h("label", { class: "field" }, h("span", null, "Your own text (optional)"),
          h("input", { maxlength: 200, autocomplete: "off", ".value": this.text, onInput: (e: Event) => { this.text = (e.target as HTMLInputElement).value; } })),
        h("button", { type: "submit" }, "Stir the dice")),
      you.seat && h("p", null, h("button", { type: "button", onClick: () => void this.act(() => this.host.calls?.begin()) }, "Start the fight")),
      this.message && h("p", { class: "bad", role: "alert" }, this.message));
  }

  private async stir(text: string): Promise<void> {
    if (!text) return;
    const { state } = this;
    const sentStir: SentStir = { seat: state.you.seat ?? "", text, commit: state.proof?.commit ?? "" };
    await this.act(async () => {
      await this.host.calls?.stir(text);
      keep(storageKey(state), JSON.stringify(sentStir));
      this.text = "";
    });
  }

  private async act(what: () => Promise<void> | undefined): Promise<void> {
    try {
      await what();
      this.message = "";
    } catch (e) {
      if (this.state.proof?.open) this.message = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-stir", FrayStir);
