// <fray-proof>: where the dice come from. Once the seed is revealed, the browser checks that it matches the commitment, and that
// commitment and stir are the ones it stored before the first roll.

import { type Child, h } from "./dom";
import { Pane } from "./pane";
import { sha256 } from "./sha256";
import { stirred } from "./stir";
import type { Proof } from "./types";
import { seatName } from "./words";

// commitOf returns the commitment to a seed, as docs/serve.md defines it; "" for an invalid seed.
export function commitOf(seed: string): string {
  if (!/^[0-9a-f]{64}$/.test(seed)) return "";
  const text = new TextEncoder().encode("fray seed 1\n");
  const all = new Uint8Array(text.length + 32);
  all.set(text);
  for (let i = 0; i < 32; i++) all[text.length + i] = parseInt(seed.slice(2 * i, 2 * i + 2), 16);
  return sha256(all);
}

class FrayProof extends Pane {
  protected content(): Child {
    const p = this.state.proof;
    if (p?.practice) return h("p", { class: "small soft" }, "Practice dice: anyone who knows or guesses the seed can predict them.");
    if (!p?.commit) return null;
    return h("details", { class: "proof" }, h("summary", null, "Where the dice come from"),
      h("dl", { class: "small" },
        h("dt", null, "Commitment, shown before the first roll"), h("dd", null, h("code", null, p.commit)),
        h("dt", null, "Stirs"), h("dd", null, p.stirs?.length ? p.stirs.map((s) => [`${seatName(this.state, s.seat)} `, h("code", null, s.text), " "]) : "none"),
        p.fresh && [h("dt", null, "Commitments of fresh dice"), h("dd", null, p.fresh.map((c) => [h("code", null, c), " "]))],
        p.seed && [h("dt", null, "Revealed seed"), h("dd", null, h("code", null, p.seed))]),
      p.seed ? this.checked(p, p.commit, p.seed) : h("p", { class: "small soft" }, this.state.branch
        ? "A what-if has its own dice from its start. Its seed is never revealed."
        : "The seed is revealed when the fight is over. Until then no page contains it."));
  }

  private checked(p: Proof, commit: string, seed: string): Child {
    const good = commitOf(seed) === commit;
    const own = stirred(this.state);
    const same = !own || (own.commit === commit && (p.stirs ?? []).some((s) => s.seat === own.seat && s.text === own.text));
    return [
      h("p", { class: `notice ${good ? "" : "bad"}`, role: "status" }, good
        ? "Checked by this browser: the revealed seed matches the commitment."
        : "The revealed seed does not match the commitment: the dice are not proved."),
      own && h("p", { class: `notice ${same ? "" : "bad"}` }, same
        ? "The commitment and your stir are the ones this browser stored before the first roll."
        : "The commitment or your stir is not the one this browser stored before the first roll: the dice are not proved."),
      h("p", { class: "small soft" }, p.older
        ? `An older version of the rules played the first ${p.older} inputs: this version cannot prove their dice. It played the rest again from this seed and these stirs. `
        : "The server played the fight again from this seed and these stirs. ", "To check every die yourself, run ", h("code", null, "fray verify"),
        " on the record, which the game master can save."),
    ];
  }
}

customElements.define("fray-proof", FrayProof);
