// What is pointed at, by mouse, finger or key: it shows its card, is spoken, and can be chosen.

import type { Subject } from "./board-card";
import type { Command } from "./board-keys";
import type { Point } from "./board-layout";
import { light, markedWay, point, touch, wayOf } from "./board-marking";
import { type Place, type Places, samePlace } from "./board-places";
import { Popup } from "./board-popup";
import type { Viewport } from "./board-viewport";
import type { Voice } from "./board-voice";
import { placeWords } from "./board-words";
import { type Marks, noMarks } from "./marks";
import { type Shape, shapeOf } from "./sides";
import type { Choice, Token } from "./types";

// What the page is told of: see FrayBoard.
export interface Told {
  "tap-cell": { cell: string; id: string };
  "pick-choice": { key: string };
  "hover-cell": { cell: string; id: string; keys: string[] };
  "show-rule": { rule: string };
}

export type Tell = <K extends keyof Told>(what: K, detail: Told[K]) => boolean; // false: the page has taken it

// rest is how long, in milliseconds, the pointer stays before a card shows.
const rest = 160;

// far is by how many pixels a key moves the map.
const far = 80;

export class Pointing {
  readonly popup = new Popup();
  marks: Marks = noMarks();
  quiet = false;
  sides: string[] = [];
  private at: Places | undefined;
  private hovered: Place | undefined;
  private cursor: Place | undefined;
  private held: Place | undefined; // whose card is held open
  private said = ""; // what the last hover-cell told
  private timer = 0;

  constructor(private stage: HTMLElement, private viewport: Viewport, private voice: Voice, private tell: Tell) {
    const menu = this.popup.root;
    menu.addEventListener("keydown", (e) => this.menuKey(e));
    for (const kind of ["focusin", "pointerover"]) menu.addEventListener(kind, () => this.mark());
    stage.addEventListener("focus", () => this.focused() && this.moved());
    stage.addEventListener("blur", () => this.mark());
  }

  // show is called with every state, and without one where there is no map.
  show(at: Places | undefined): void {
    this.at = at;
    const lost = (p: Place | undefined): boolean => p !== undefined && (!at || !at.layout.cells.includes(p.cell) || (p.id !== "" && at.where(p.id) !== p.cell));
    if (lost(this.cursor)) this.cursor = this.cursor && at?.layout.cells.includes(this.cursor.cell) ? at.place(this.cursor.cell) : undefined;
    if (lost(this.hovered)) this.hovered = undefined;
    if (lost(this.held)) this.release();
    this.mark();
    if (document.activeElement === this.stage) this.speak();
  }

  // mark draws what is lit, pointed at and looked at.
  mark(): void {
    const at = this.at;
    if (!at) return;
    const here = this.here();
    const chosen = here && this.chosen(here);
    light(at, this.marks);
    point(at, here, this.focused() ? this.cursor : undefined, this.marks.aim);
    const listed = this.marks.aim !== "" || this.marks.path.length > 0;
    const wide = here && (this.picked(here) ?? at.choices(here).find((c) => c.area));
    touch(at, listed ? this.marks.area : (wide?.area ?? []));
    at.scene.overlay.way(listed ? markedWay(at, this.marks) : chosen && wayOf(at, here, chosen));
  }

  hover(p: Point | undefined): void {
    const place = p && this.at?.at(this.viewport.toMap(p));
    if (samePlace(place, this.hovered)) return;
    this.hovered = place;
    this.inform(place);
    if (this.held) return;
    clearTimeout(this.timer);
    this.popup.hide();
    this.mark();
    if (place) this.timer = window.setTimeout(() => this.card(place, false), rest);
  }

  // tap chooses what is there if there is no doubt. A finger has seen no card: its first tap shows it.
  tap(p: Point, finger: boolean): void {
    const place = this.at?.at(this.viewport.toMap(p));
    const again = samePlace(place, this.held);
    this.release();
    if (place) this.take(place, !finger || again);
  }

  // take chooses what is at a place, if it is the only one and sure is set, else holds its card open. The page may want
  // the place for something else. It reports whether a card is open.
  private take(p: Place, sure: boolean): boolean {
    this.cursor = p;
    if (!this.tell("tap-cell", { cell: this.at!.cell(p).name, id: p.id })) return false;
    const only = this.at!.only(p);
    if (!only || !sure) return this.hold(p);
    this.choose(only.key);
    return false;
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
        if (this.take(now, true)) this.popup.focus();
        return;
      case "home":
        return this.go(at.home());
      case "mark":
        return this.go(at.next(at.useful(), now, c.by));
      case "token":
        return this.go(at.next(at.people(), now, c.by));
      case "close":
        return this.release();
    }
  }

  holds(): boolean {
    return this.held !== undefined;
  }

  // release closes the card.
  release(): void {
    clearTimeout(this.timer);
    const inside = this.popup.root.contains(document.activeElement);
    this.held = undefined;
    this.popup.hide();
    if (inside) this.stage.focus({ preventScroll: true });
    this.mark();
  }

  choose(key: string): void {
    if (this.quiet) return;
    this.release();
    this.tell("pick-choice", { key });
  }

  private go(p: Place): void {
    this.cursor = p;
    this.moved();
  }

  // moved follows the cursor: it is in sight, spoken, and its card shows.
  private moved(): void {
    if (!this.at) return;
    const place = (this.cursor ??= this.at.home());
    this.hovered = undefined;
    this.release();
    this.viewport.reveal(this.at.spot(place));
    this.inform(place);
    this.speak();
    if (this.focused()) this.timer = window.setTimeout(() => this.card(place, false), rest);
  }

  private speak(): void {
    if (!this.at || !this.cursor) return;
    const all = this.at.choices(this.cursor);
    const { layout, state } = this.at;
    this.voice.say(placeWords(state.view, this.at.cell(this.cursor), this.cursor.id, all), layout.row(this.cursor.cell), layout.column(this.cursor.cell), all.length > 0);
  }

  private inform(p: Place | undefined): void {
    const detail = { cell: p ? this.at!.cell(p).name : "", id: p?.id ?? "", keys: p ? this.at!.choices(p).map((c) => c.key) : [] };
    const said = JSON.stringify(detail);
    if (said !== this.said) this.tell("hover-cell", detail);
    this.said = said;
  }

  private here(): Place | undefined {
    return this.held ?? this.hovered ?? (this.focused() ? this.cursor : undefined);
  }

  private focused(): boolean {
    return document.activeElement === this.stage && this.stage.matches(":focus-visible");
  }

  // chosen is the choice whose way is shown: that of the card's button, else the first along a way, else the first.
  private chosen(p: Place): Choice | undefined {
    const all = this.at!.choices(p);
    return this.picked(p) ?? all.find((c) => c.path?.length) ?? all[0];
  }

  // picked is the choice of the card's button that is pointed at or has the focus.
  private picked(p: Place): Choice | undefined {
    const find = (state: string): string | undefined => this.popup.root.querySelector<HTMLElement>("[data-key]" + state)?.dataset["key"];
    const key = find(":hover") ?? find(":focus");
    return key === undefined ? undefined : this.at!.choices(p).find((c) => c.key === key);
  }

  private hold(p: Place): boolean {
    clearTimeout(this.timer);
    if (!this.card(p, true)) return false;
    this.held = p;
    this.mark();
    this.inform(p);
    return true;
  }

  // card shows the card of a place, if there is more to say than the map shows anyway.
  private card(p: Place, open: boolean): boolean {
    const at = this.at;
    if (!at) return false;
    const cell = at.cell(p);
    const choices = at.choices(p);
    const token = at.token(p.id);
    const others = at.here(p.cell).filter((t) => t !== token);
    const plain = !token && !cell.kind && !cell.holds?.length && others.length === 0;
    if (plain && (choices.length === 0 || (!open && choices.length === 1 && !choices[0]!.warnings?.length))) return false;
    const subject: Subject = { cell, others, choices, caught: (c) => at.caught(c), side: (t) => this.sideOf(t), turn: token !== undefined && token.id === at.state.view.turn, ...(token && { token }) };
    const first = this.chosen(p);
    const way = first && wayOf(at, p, first);
    const points = way?.points ?? [];
    const area = (choices.find((c) => c.area)?.area ?? []).map((name) => at.spot({ cell: at.where(name) ?? p.cell, id: "" }));
    const keep = [...points, ...points, ...area, ...at.layout.spots.values()].map((q) => this.viewport.toScreen(q));
    this.popup.show(subject, this.viewport.toScreen(at.spot(p)), keep, this.viewport.size, open);
    return true;
  }

  private sideOf(t: Token): { n: number; shape: Shape } {
    const n = Math.max(this.sides.indexOf(t.side), 0);
    return { n, shape: shapeOf(n) };
  }

  private menuKey(e: KeyboardEvent): void {
    const by = e.key === "ArrowDown" ? 1 : e.key === "ArrowUp" ? -1 : 0;
    if (by === 0 && e.key !== "Escape") return;
    e.preventDefault();
    e.stopPropagation();
    if (by === 0) this.release();
    else this.popup.move(by);
  }
}
