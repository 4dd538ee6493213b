// Cards: shown after a short hover, or kept open as a menu of the choices at a place.

import type { Subject } from "./board-card";
import type { Covered } from "./board-covered";
import { wayOf } from "./board-marking";
import type { Place, Places } from "./board-places";
import { Popup } from "./board-popup";
import type { Viewport } from "./board-viewport";
import { shapeOf } from "./sides";
import type { Choice, Token } from "./types";
import { sideName } from "./words";

// rest is how long the pointer must stay before a card appears, in milliseconds.
const rest = 160;

export class Cards {
  readonly popup = new Popup();
  sides: string[] = [];
  held: Place | undefined; // the place whose card is open
  private timer = 0;

  // leave is called when the user leaves the menu by keyboard, changed when another choice of the menu is highlighted.
  constructor(private viewport: Viewport, private covered: Covered, leave: () => void, changed: () => void) {
    const menu = this.popup.root;
    menu.addEventListener("keydown", (e) => this.key(e, leave));
    for (const kind of ["focusin", "pointerover"]) menu.addEventListener(kind, changed);
  }

  // soon shows the card of a place after a delay, unless the pointer moves on.
  soon(at: Places, p: Place): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(at, p, false), rest);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.popup.hide();
  }

  // hold opens the card of a place and reports whether there is one.
  hold(at: Places, p: Place): boolean {
    clearTimeout(this.timer);
    if (!this.show(at, p, true)) return false;
    this.held = p;
    return true;
  }

  // close reports whether the focus was inside the card.
  close(): boolean {
    const inside = this.popup.root.contains(document.activeElement);
    this.held = undefined;
    this.hide();
    return inside;
  }

  // chosen returns the choice whose path is drawn: the highlighted one, else the first with a path, else the first.
  chosen(at: Places, p: Place): Choice | undefined {
    const all = at.offered(p);
    return this.picked(at, p) ?? all.find((c) => c.path?.length) ?? all[0];
  }

  // picked returns the choice of the card that is hovered or focused.
  picked(at: Places, p: Place): Choice | undefined {
    const find = (state: string): string | undefined => this.popup.root.querySelector<HTMLElement>("[data-key]" + state)?.dataset["key"];
    const key = find(":hover") ?? find(":focus");
    return key === undefined ? undefined : at.offered(p).find((c) => c.key === key);
  }

  // show shows the card of a place if it has more to say than the map.
  private show(at: Places, p: Place, open: boolean): boolean {
    const cell = at.cell(p);
    const choices = at.offered(p);
    const token = at.token(p.id);
    const others = at.here(p.cell).filter((t) => t !== token);
    const beyond = at.beyond(p);
    const plain = !token && !cell.kind && !cell.holds?.length && others.length === 0 && beyond.length === 0;
    if (plain && (choices.length === 0 || (!open && choices.length === 1 && !choices[0]!.warnings?.length))) return false;
    const subject: Subject = { cell, others, beyond, choices, inArea: (c) => at.among(this.covered.cells(c.key)), ways: at.ways, side: (t) => this.sideOf(at, t), turn: token !== undefined && token.id === at.state.view.turn, ...(token && { token }) };
    const first = this.chosen(at, p);
    const points = (first && wayOf(at, p, first))?.points ?? [];
    const area = this.covered.cells(choices.find((c) => c.wide)?.key ?? "").map((name) => at.spot({ cell: at.where(name) ?? p.cell, id: "" }));
    const keep = [...points, ...points, ...area, ...at.layout.spots.values()].map((q) => this.viewport.toScreen(q));
    this.popup.show(subject, this.viewport.toScreen(at.spot(p)), keep, this.viewport.size, open);
    return true;
  }

  private sideOf(at: Places, t: Token): ReturnType<Subject["side"]> {
    const n = Math.max(this.sides.indexOf(t.side), 0);
    return { n, shape: shapeOf(n), name: sideName(at.state.view, t.side) };
  }

  private key(e: KeyboardEvent, leave: () => void): void {
    const by = e.key === "ArrowDown" ? 1 : e.key === "ArrowUp" ? -1 : 0;
    if (by === 0 && e.key !== "Escape") return;
    e.preventDefault();
    e.stopPropagation();
    if (by === 0) leave();
    else this.popup.move(by);
  }
}
