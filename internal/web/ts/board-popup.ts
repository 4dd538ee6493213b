// Shows a card beside its place, loads the odds of its choices, and keeps it open as a menu.

import { type Subject, card } from "./board-card";
import { type Size, narrow } from "./board-camera";
import { html } from "./board-elements";
import type { Point } from "./board-layout";
import { Asker, type OddsSource } from "./odds";
import type { Choice } from "./types";

const mostOdds = 3; // choices that odds are loaded for

export class Popup {
  readonly root = html("div", { class: "fb-popup" });
  odds: OddsSource | null = null;
  open = false; // open as a menu: its buttons work
  private readonly chances = new Asker();
  private subject: Subject | undefined;
  private pressed = false; // a mouse button or finger is down on the card
  private late = false; // something was loaded while it was pressed

  constructor() {
    this.root.hidden = true;
    this.root.addEventListener("pointerdown", () => (this.pressed = true));
    const lifted = (): void => void window.setTimeout(() => { // after the click event of the pressed button
      this.pressed = false;
      if (this.late) this.draw();
    });
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, lifted);
  }

  // forget drops all odds, for a new question.
  forget(): void {
    this.chances.forget();
  }

  // show shows a card beside a point of the screen and covers as few of the points in keep as possible.
  show(s: Subject, at: Point, keep: Point[], size: Size, open: boolean): void {
    this.subject = s;
    this.open = open;
    this.draw();
    this.root.hidden = false;
    this.root.classList.toggle("fb-held", open);
    this.place(at, keep, size);
    this.chances.ask(this.odds, worthAsking(s.choices).map((c) => c.key), () => this.redraw());
  }

  hide(): void {
    this.chances.stop();
    this.subject = undefined;
    this.open = false;
    this.root.hidden = true;
  }

  focus(): void {
    this.root.querySelector("button")?.focus();
  }

  // move moves the focus from button to button.
  move(by: number): void {
    const all = [...this.root.querySelectorAll("button")];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at + by + all.length) % all.length]?.focus();
  }

  // redraw shows what has been loaded.
  redraw(): void {
    if (this.pressed) this.late = true; // a new button would lose the click
    else this.draw();
  }

  private draw(): void {
    this.late = false;
    if (!this.subject) return;
    const held = [...this.root.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    const top = this.root.firstElementChild?.scrollTop ?? 0;
    this.root.replaceChildren(card(this.subject, this.open, this.chances.known));
    this.root.firstElementChild!.scrollTop = top;
    if (held >= 0) this.root.querySelectorAll("button")[held]?.focus();
  }

  private place(at: Point, keep: Point[], size: Size): void {
    const docked = size.w < narrow;
    this.root.classList.toggle("fb-docked", docked);
    this.root.style.setProperty("--most", `${Math.round(size.h * (docked ? 0.5 : 0.9))}px`);
    this.root.classList.toggle("fb-atop", docked && at.y > size.h * 0.5);
    const box = this.root.getBoundingClientRect();
    const { x, y } = docked ? { x: 0, y: 0 } : cardPosition(at, keep, { w: box.width, h: box.height }, size);
    this.root.style.transform = docked ? "" : `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }
}

// cardPosition returns a position on one of the four sides of a point, where the card covers least.
export function cardPosition(at: Point, keep: Point[], card: Size, size: Size): Point {
  const away = 34;
  const edge = 8;
  const inX = (x: number): number => Math.min(Math.max(x, edge), Math.max(size.w - card.w - edge, edge));
  const inY = (y: number): number => Math.min(Math.max(y, edge), Math.max(size.h - card.h - edge, edge));
  const places = [
    { x: at.x + away, y: inY(at.y - card.h / 3) }, { x: at.x - away - card.w, y: inY(at.y - card.h / 3) },
    { x: inX(at.x - card.w / 2), y: at.y + away }, { x: inX(at.x - card.w / 2), y: at.y - away - card.h },
  ];
  const cost = (p: Point): number => {
    const x = inX(p.x);
    const y = inY(p.y);
    const under = (q: Point): boolean => q.x > x - 16 && q.y > y - 16 && q.x < x + card.w + 16 && q.y < y + card.h + 16;
    return keep.filter(under).length + (under(at) ? 100 : 0);
  };
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return { x: inX(best.x), y: inY(best.y) };
}

// worthAsking returns the choices with a target, else the only choice.
function worthAsking(list: Choice[]): Choice[] {
  const about = list.filter((c) => c.target !== undefined);
  return (about.length > 0 ? about : list.length === 1 ? list : []).slice(0, mostOdds);
}
