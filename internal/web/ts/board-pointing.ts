// Handles the place under the mouse, the finger or the keyboard cursor: shows its card, announces it, chooses it.

import { Cards } from "./board-cards";
import { Covered } from "./board-covered";
import { Drag } from "./board-drag";
import type { Command } from "./board-keys";
import type { Point } from "./board-layout";
import { light, markedWay, point, touch, wayOf } from "./board-marking";
import { type Place, type Places, samePlace } from "./board-places";
import type { Emit } from "./board-events";
import type { Viewport } from "./board-viewport";
import type { Speech } from "./board-speech";
import { placeWords } from "./board-words";
import { careful } from "./careful";
import { type Marks, noMarks } from "./marks";

// far is the distance that a key pans the map, in pixels.
const far = 80;

export class Pointing {
  readonly covered = new Covered(() => this.loaded());
  readonly cards: Cards;
  readonly drag = new Drag();
  marks: Marks = noMarks();
  quiet = false;
  private at: Places | undefined;
  private hovered: Place | undefined;
  private cursor: Place | undefined;
  private said = ""; // the last hover-cell event, as JSON

  constructor(private stage: HTMLElement, private viewport: Viewport, private speech: Speech, private emit: Emit) {
    this.cards = new Cards(viewport, this.covered, () => this.release(), () => this.mark());
    stage.addEventListener("focus", () => this.focused() && this.moved());
    stage.addEventListener("blur", () => this.mark());
  }

  // show takes the places of a new state; undefined if there is no map.
  show(at: Places | undefined): void {
    this.at = at;
    const lost = (p: Place | undefined): boolean => p !== undefined && (!at || !at.layout.cells.includes(p.cell) || (p.id !== "" && at.where(p.id) !== p.cell));
    if (lost(this.cursor)) this.cursor = this.cursor && at?.layout.cells.includes(this.cursor.cell) ? at.place(this.cursor.cell) : undefined;
    if (lost(this.hovered)) this.hovered = undefined;
    if (lost(this.cards.held)) this.release();
    if (this.quiet || !at) this.drag.stop();
    this.mark();
    if (document.activeElement === this.stage) this.speak();
  }

  // mark redraws all highlights.
  mark(): void {
    const at = this.at;
    if (!at) return;
    const here = this.here();
    const chosen = here && this.cards.chosen(at, here);
    light(at, this.marks);
    point(at, here, this.focused() ? this.cursor : undefined, this.marks.aim);
    const listed = this.marks.aim !== "" || this.marks.path.length > 0;
    const there = here ? at.offered(here) : [];
    const wide = listed ? this.marks.choice : here && (this.cards.picked(at, here) ?? there.find((c) => c.wide));
    this.covered.point(listed ? (wide ? [wide] : []) : there);
    touch(at, wide ? this.covered.cells(wide.key) : []);
    if (this.drag.carries) return this.drag.draw(at);
    at.scene.overlay.way(listed ? markedWay(at, this.marks) : chosen && wayOf(at, here, chosen));
  }

  // loaded shows areas that have arrived.
  private loaded(): void {
    this.mark();
    this.cards.popup.redraw();
  }

  hover(p: Point | undefined): void {
    const place = p && this.at?.at(this.viewport.toMap(p));
    if (samePlace(place, this.hovered)) return;
    this.hovered = place;
    this.inform(place);
    if (this.cards.held) return;
    this.cards.hide();
    this.mark();
    if (this.at && place) this.cards.soon(this.at, place);
  }

  // tap takes the choice at a point if there is only one. The first tap of a finger opens the card instead, as does the first click
  // of a mouse where the user wants to be asked.
  tap(p: Point, finger: boolean): void {
    const place = this.at?.at(this.viewport.toMap(p));
    const again = samePlace(place, this.cards.held);
    this.release();
    if (place) this.take(place, !finger || again, again);
  }

  // take chooses the only choice at a place if sure is set, else opens the card; again says that the card was open. The page can prevent it by canceling tap-cell.
  // It reports whether a card is open.
  private take(p: Place, sure: boolean, again = false): boolean {
    this.cursor = p;
    if (!this.emit("tap-cell", { cell: this.at!.cell(p).name, id: p.id })) return false;
    const only = this.at!.single(p);
    if (!only || !sure || (!again && careful(only))) return this.hold(p);
    this.choose(only.key);
    return false;
  }

  // lift starts to drag the combatant at a point, and reports whether there is one to drag.
  lift(p: Point): boolean {
    if (this.quiet || !this.at || !this.drag.lift(this.at, this.viewport.toMap(p))) return false;
    this.hover(undefined);
    this.release();
    return true;
  }

  carry(p: Point): void {
    if (this.at) this.drag.carry(this.at, this.viewport.toMap(p), p, this.viewport.size);
  }

  // drop takes the move to the place under a dragged combatant. Where there are several, or it has a warning, the card opens; where
  // there is none, the page may place the combatant.
  drop(p: Point | undefined): void {
    if (p) this.carry(p);
    const drop = p && this.at && this.drag.drop(this.at);
    this.drag.stop();
    this.mark();
    if (!drop?.good) return;
    const [only, more] = drop.choices;
    if (!only) this.ask("drop-token", { ...drop.to, id: drop.id });
    else if (more || careful(only)) this.hold(drop.to);
    else this.choose(only.key);
  }

  // menu asks the page for the menu of a place.
  menu(p: Point): void {
    const place = this.at?.at(this.viewport.toMap(p));
    if (place) this.ask("menu-cell", place);
  }

  // held tells the page that a place is held.
  held(p: Point): void {
    const place = this.at?.at(this.viewport.toMap(p));
    if (place) this.ask("hold-cell", place);
  }

  // received tells the page that a newcomer is dropped on a place.
  received(p: Point): void {
    const place = this.at?.at(this.viewport.toMap(p));
    if (place) this.emit("receive-cell", { cell: this.at!.cell(place).name });
  }

  private ask(what: "menu-cell" | "hold-cell" | "drop-token", place: Place): void {
    const at = this.at!;
    const { left, top } = this.stage.getBoundingClientRect();
    const { x, y } = this.viewport.toScreen(what === "drop-token" ? at.layout.center(place.cell) : at.spot(place));
    this.release();
    this.emit(what, { cell: at.cell(place).name, id: place.id, x: left + x, y: top + y });
  }

  obey(c: Command): void {
    const at = this.at;
    if (!at) return;
    const now = (this.cursor ??= at.home());
    switch (c.do) {
      case "step": {
        const next = at.layout.step(now.cell, c.to);
        return this.go(next === now.cell ? now : at.place(next));
      }
      case "pan":
        return this.viewport.pan({ x: c.to === "left" ? far : c.to === "right" ? -far : 0, y: c.to === "up" ? far : c.to === "down" ? -far : 0 });
      case "choose":
        if (this.take(now, true)) this.cards.popup.focus();
        return;
      case "menu":
        return this.ask("menu-cell", now);
      case "ping":
        return this.ask("hold-cell", now);
      case "home":
        return this.go(at.home());
      case "mark":
        return this.go(at.next(at.actionable(), now, c.by));
      case "token":
        return this.go(at.next(at.combatants(), now, c.by));
      case "close":
        return this.release();
    }
  }

  holds(): boolean {
    return this.cards.held !== undefined;
  }

  // release closes the card.
  release(): void {
    if (this.cards.close()) this.stage.focus({ preventScroll: true });
    this.mark();
  }

  choose(key: string): void {
    if (this.quiet) return;
    this.release();
    this.emit("pick-choice", { key });
  }

  private go(p: Place): void {
    this.cursor = p;
    this.moved();
  }

  // moved brings the cursor into view, announces it and shows its card.
  private moved(): void {
    if (!this.at) return;
    const place = (this.cursor ??= this.at.home());
    this.hovered = undefined;
    this.release();
    this.viewport.reveal(this.at.spot(place));
    this.inform(place);
    this.speak();
    if (this.focused()) this.cards.soon(this.at, place);
  }

  private speak(): void {
    if (!this.at || !this.cursor) return;
    const all = this.at.offered(this.cursor);
    const { layout, state } = this.at;
    this.speech.say(placeWords(state.view, this.at.cell(this.cursor), this.cursor.id, all, this.at.beyond(this.cursor)), layout.row(this.cursor.cell), layout.column(this.cursor.cell), all.length > 0);
  }

  private inform(p: Place | undefined): void {
    const detail = { cell: p ? this.at!.cell(p).name : "", id: p?.id ?? "", keys: p ? this.at!.offered(p).map((c) => c.key) : [] };
    const said = JSON.stringify(detail);
    if (said !== this.said) this.emit("hover-cell", detail);
    this.said = said;
  }

  private here(): Place | undefined {
    return this.cards.held ?? this.hovered ?? (this.focused() ? this.cursor : undefined);
  }

  private focused(): boolean {
    return document.activeElement === this.stage && this.stage.matches(":focus-visible");
  }

  private hold(p: Place): boolean {
    if (!this.cards.hold(this.at!, p)) return false;
    this.mark();
    this.inform(p);
    return true;
  }
}
