// What the game master has done: sends it, says what came of it, and undoes the last decree.

import { type Child, h } from "./dom";
import type { Host } from "./pane";

export class Acts {
  bad = false; // the last one was refused
  private message = "";
  private decreed: { keep: number; inputs?: number } | null = null; // number of inputs before the last decree, and after it

  // changed is called when there is something to say.
  constructor(private readonly host: () => Host, private readonly changed: () => void) {}

  // notice says what came of the last one, and offers to undo a decree.
  notice(): Child {
    return this.message && h("p", { class: `notice${this.bad ? " bad" : ""}` }, this.message, " ",
      this.canUndo() && h("button", { type: "button", onClick: () => void this.undo() }, "Undo"));
  }

  forget(): void {
    this.message = "";
  }

  // act makes a call and says that it is done, or why not.
  async act(call: () => Promise<unknown> | undefined, done: string): Promise<void> {
    this.decreed = null;
    try {
      await call();
      this.bad = false;
      this.message = done;
    } catch (e) {
      this.refused(e as Error);
    }
    this.changed();
  }

  // refused says why something was not done.
  refused(why: Error): void {
    this.bad = true;
    this.message = why.message;
  }

  // decree sends an input of the fight and remembers how to undo it.
  async decree(call: () => Promise<unknown> | undefined, done: string): Promise<void> {
    const keep = this.host().latest.inputs;
    await this.act(call, done);
    if (!this.bad) this.decreed = { keep };
  }

  // canUndo reports whether the last decree made here is the last input of the fight.
  private canUndo(): boolean {
    const d = this.decreed;
    if (!d) return false;
    const { inputs } = this.host().latest;
    if (d.inputs === undefined && inputs > d.keep) d.inputs = inputs;
    return d.inputs === inputs;
  }

  private async undo(): Promise<void> {
    const keep = this.decreed?.keep ?? 0;
    await this.act(() => this.host().calls?.undo({ keep }), "Undone.");
  }
}
