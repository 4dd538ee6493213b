// The explanations of what there is in a fight: abilities, items and more, loaded once and again when somebody joins.

import type { Calls } from "./calls";
import type { Card, State } from "./types";

// own are the kinds that other parts of the page explain.
const own: ReadonlySet<string> = new Set(["combatant", "condition", "number", "action"]);

export class Cards {
  all: readonly Card[] = [];
  private of = ""; // the combatants for which the cards were loaded

  // keep loads the cards of a state unless they are known, and calls changed when they are there.
  keep(calls: Calls, s: State, changed: () => void): void {
    const now = s.view.tokens.map((t) => t.id).join();
    if (now === this.of) return;
    this.of = now;
    calls.cards().then((all) => {
      this.all = all.filter((c) => !own.has(c.kind));
      changed();
    }, () => (this.of = "")); // asked for again with the next state
  }

  // ofChoice returns the card of the ability or item that a choice uses, by the parts of its key.
  ofChoice(key: string): Card | undefined {
    const parts = key.split(":").slice(1);
    return this.all.find((c) => parts.includes(c.id));
  }

  named(name: string): Card | undefined {
    const want = name.toLowerCase();
    return this.all.find((c) => c.name.toLowerCase() === want);
  }
}
