// A pane is an element that shows a part of a state. The server's HTML inside it stays until the first state arrives.

import type { Calls } from "./calls";
import type { Cards } from "./cards";
import { type Child, draw } from "./dom";
import type { Log } from "./lines";
import type { Marks } from "./marks";
import type { Outcome } from "./deeds";
import type { RuleBook } from "./rules";
import type { Choice, State } from "./types";

export interface Meta {
  players: string[] | null;
  kinds: string[] | null;
  verbs: string[] | null;
  acts?: { verb: string; tab: string; about?: string }[] | null; // the verbs of the ruleset, explained
  numbers?: { name: string; about: string }[]; // on which standing answers may depend
  pauses?: boolean; // seats may be asked in the turns of bots
  branch: boolean;
  now?: number; // time of the server
}

// Host is what the page offers to its panes.
export interface Host {
  readonly calls: Calls | null; // null for a replay, where nothing can be sent
  readonly meta: Meta;
  readonly log: Log;
  readonly book: RuleBook;
  readonly cards: Cards;
  readonly latest: State; // the present, even while the past is shown
  readonly present: State; // the latest as far as it has been played
  readonly stage: { readonly playing: boolean; skip(): void } | null; // plays what others did; null where all is shown at once
  readonly linesShown: number | undefined; // the number of lines of the log that have been played; undefined: all
  highlight(choice: Choice | null, marks?: Partial<Marks>): void; // highlight a choice on the map
  announce(text: string): void; // have a screen reader say it
  reveal(id: string): void; // bring it into view on the map
  fill(): Promise<void>; // load the choices of a question that the server holds back
  visit(inputs: number | null): void; // show an earlier moment; null: the present
  happened(outcomes: readonly Outcome[], from: string, to: string): void; // show on the map what came of a deed
}

const waiting = new Set<() => void>();

// beforePaint runs a function before the page is painted, once however often it is given, after all panes have been drawn. What reads the
// layout belongs here: between two drawings the browser would compute it for each of them.
export function beforePaint(run: () => void): void {
  if (waiting.size === 0) {
    requestAnimationFrame(() => {
      const now = [...waiting];
      waiting.clear();
      for (const f of now) f();
    });
  }
  waiting.add(run);
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

  // changed is called with a new state before it is drawn.
  protected changed(_was: State | undefined): void {}

  protected abstract content(): Child;

  redraw(): void {
    if (this.state) draw(this, this.content());
  }
}
