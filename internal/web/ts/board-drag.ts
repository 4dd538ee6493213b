// Dragging a combatant over the map. While it is carried, the move to the place under it is drawn with its price, or the reason why
// there is none.

import type { Size } from "./board-camera";
import { html, svg } from "./board-elements";
import type { Point } from "./board-layout";
import { wayOf } from "./board-marking";
import type { Place, Places } from "./board-places";
import { once } from "./board-words";
import type { Choice, Token } from "./types";
import { Ways } from "./ways";
import { plural } from "./words";

// Drags says what may be dragged, and what for.
export interface Drags {
  places: boolean; // any combatant may be placed anywhere, by decree
  moves(c: Choice): boolean; // a choice moves the one who is asked
}

// Drop is what it would do to drop a combatant on a place.
export interface Drop {
  id: string;
  to: Place;
  choices: Choice[]; // moves to the place
  words: string;
  good: boolean; // it can be dropped there
}

export class Drag {
  readonly root = html("div", { class: "fb-drag", hidden: "" });
  readonly ghost = svg("g", { class: "fb-ghost-of" });
  drags: Drags | null = null;
  private carried = ""; // the combatant; "" if none is carried
  private point: Point = { x: 0, y: 0 }; // of the picture
  private readonly escape = (e: KeyboardEvent): void => {
    if (e.key !== "Escape" || this.carried === "") return;
    e.stopPropagation();
    this.stop();
  };

  // lift takes up the combatant at a point of the picture and reports whether there is one to drag.
  lift(at: Places, p: Point): boolean {
    const t = at.token(at.at(p)?.id ?? "");
    if (!t || !this.drags || t.memory || !(this.drags.places || (t.mine && !t.down))) return false;
    this.carried = t.id;
    this.point = p;
    const g = at.scene.tokens.group(t.id);
    if (g) this.ghost.replaceChildren(...[...g.cloneNode(true).childNodes]);
    this.ghost.setAttribute("class", `fb-ghost-of ${g?.getAttribute("class") ?? ""}`);
    addEventListener("keydown", this.escape, true);
    return true;
  }

  // carry draws the combatant at a point of the picture, which is at another point of the screen.
  carry(at: Places, p: Point, screen: Point, size: Size): void {
    if (this.carried === "") return;
    this.point = p;
    const scale = at.layout.spots.get(this.carried)?.scale ?? 1;
    this.ghost.style.transform = `translate(${p.x}px,${p.y}px) scale(${scale})`;
    const x = Math.min(Math.max(screen.x, 90), Math.max(size.w - 90, 90));
    this.root.style.transform = `translate(${x}px,${screen.y < 72 ? screen.y + 30 : screen.y - 62}px) translateX(-50%)`;
    this.draw(at);
  }

  // draw draws what a drop would do now; without a place to drop it, nothing.
  draw(at: Places): void {
    const drop = this.drop(at);
    this.root.hidden = !drop;
    if (!drop) return at.scene.overlay.way(undefined);
    this.root.textContent = drop.words;
    this.root.classList.toggle("fb-refused", !drop.good);
    const first = drop.choices.find((c) => c.path?.length) ?? drop.choices[0];
    const from = at.layout.spots.get(drop.id);
    const straight = from && drop.good ? { points: [from, at.spot(drop.to)], cells: false, taken: [], risks: [], warned: false, cost: "" } : undefined;
    const way = first ? wayOf(at, drop.to, first) : straight;
    at.scene.overlay.way(way && { ...way, cost: "" });
  }

  // drop is what it would do to let go now; undefined where nothing is carried, or it is still in its place.
  drop(at: Places): Drop | undefined {
    const t = at.token(this.carried);
    const to = at.at(this.point) ?? undefined;
    if (!t || !to || !this.drags) return undefined;
    return at.where(t.id) === to.cell && (to.id === t.id || to.id === "") ? undefined : dropOf(at, t, to, this.drags);
  }

  stop(): void {
    this.carried = "";
    this.root.hidden = true;
    this.ghost.replaceChildren();
    removeEventListener("keydown", this.escape, true);
  }

  get carries(): boolean {
    return this.carried !== "";
  }
}

// dropOf says what it would do to drop a combatant on a place: a move of the one who is asked, else a decree of the game master.
export function dropOf(at: Places, t: Token, to: Place, drags: Drags): Drop {
  const asked = at.state.question?.who === t.id;
  const near = asked ? at.choices(to).filter(drags.moves) : [];
  if (near.length === 0 && at.areas) to = { cell: to.cell, id: "" }; // beside somebody is in the area too
  const choices = near.length > 0 || !asked ? near : at.choices(to).filter(drags.moves);
  const drop = { id: t.id, to, choices };
  if (choices.length > 0) return { ...drop, words: moveWords(choices), good: true };
  if (drags.places) return { ...drop, words: `Place ${new Ways(at.state.view, undefined).spot(at.cell(to).name, t.id)}`, good: true };
  return { ...drop, words: refusal(at, t, to, drags), good: false };
}

// moveWords says how far moves go, what they cost, and what they risk.
function moveWords(choices: Choice[]): string {
  const steps = [...new Set(choices.map((c) => c.path?.length ?? 0))];
  const far = steps.length === 1 && steps[0] ? plural(steps[0], "space") : "";
  const costs = [...new Set(choices.map((c) => c.cost ?? c.group ?? ""))].filter(Boolean).join(" or ");
  const risks = choices.every((c) => c.warnings?.length) ? once(choices[0]?.warnings ?? []).map((w) => `⚠ ${w}`) : [];
  return [[far, costs].filter(Boolean).join(" · ") || "Move here", ...risks].join("\n");
}

// refusal says why a combatant cannot move to a place.
function refusal(at: Places, t: Token, to: Place, drags: Drags): string {
  const s = at.state;
  if (s.question?.who !== t.id) return s.view.turn === t.id ? `${t.name} is not asked now` : `It is not ${t.name}'s turn`;
  const other = at.areas ? undefined : at.here(to.cell).find((o) => o !== t && !o.down);
  if (other) return `${other.name} is there`;
  const moves = (s.question.choices ?? []).filter(drags.moves);
  if (moves.length === 0) return "No move is possible now";
  const { kind } = at.cell(to);
  if (kind && !moves.some((c) => at.state.view.map.cells.find((x) => x.name === c.cell)?.kind === kind)) return `No move ends there: ${kind}`;
  const most = Math.max(...moves.map((c) => c.path?.length ?? 0));
  return most > 0 ? `Out of reach: moves go up to ${plural(most, "space")}` : "No move leads there";
}
