// A pane is an element that shows a part of a state. What the server wrote inside it stands until the first state comes.

import type { Calls } from "./calls";
import { type Child, draw } from "./dom";
import type { Log } from "./lines";
import type { Marks } from "./marks";
import type { RuleBook } from "./rules";
import type { Choice, State } from "./types";

export interface Meta {
  players: string[] | null;
  kinds: string[] | null;
  verbs: string[] | null;
  branch: boolean;
  now?: number; // by the server's clock
}

// Host is what panes may ask of the page that they are on.
export interface Host {
  readonly calls: Calls | null; // null: a replay, where nothing can be asked
  readonly meta: Meta;
  readonly log: Log;
  readonly book: RuleBook;
  readonly latest: State; // as it is now, whatever moment is looked at
  look(choice: Choice | null, marks?: Partial<Marks>): void; // show on the map where it leads
  tell(text: string): void; // say it to whoever listens
  reveal(id: string): void; // have the map show it
  visit(inputs: number | null): void; // look at an earlier moment; null: the present
}

export abstract class Pane extends HTMLElement {
  protected host!: Host;
  protected state!: State;

  show(host: Host, state: State): void {
    const was = this.state;
    this.host = host;
    this.state = state;
    if (was === undefined) this.replaceChildren();
    this.changed(was);
    this.redraw();
  }

  // changed hears of a new state before it is drawn.
  protected changed(_was: State | undefined): void {}

  protected abstract content(): Child;

  redraw(): void {
    if (this.state) draw(this, this.content());
  }
}
