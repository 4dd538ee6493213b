// <fray-board>: the map of a state, to look at and to choose on. Its parts are in the other board-*.ts files: the scene draws,
// the viewport moves, pointing shows cards and chooses, speech serves screen readers. It knows no ruleset.

import { aimsOf } from "./board-aims";
import { freeArea } from "./board-camera";
import { Frame } from "./board-frame";
import { commandOf } from "./board-keys";
import { isZones } from "./board-layout";
import { Places } from "./board-places";
import { Pointing } from "./board-pointing";
import { listen } from "./board-pointer";
import type { Drags } from "./board-drag";
import type { AreaSource } from "./board-covered";
import type { OddsSource } from "./odds";
import { Scene } from "./board-scene";
import { ViewState } from "./board-view-state";
import { tools } from "./board-tools";
import { Viewport } from "./board-viewport";
import { Speech } from "./board-speech";
import type { Outcome } from "./deeds";
import type { Marks } from "./marks";
import { sidesOf } from "./sides";
import type { State } from "./types";
import { hasMap } from "./words";

// FrayBoard sends events to the page: pick-choice {key} when a choice is taken on the map, hover-cell {cell, id, keys} for the
// place under the pointer and its choices, show-rule {rule} when a rule is clicked. Before all of these it sends tap-cell {cell,
// id}, which the page can cancel to use the place for something else; menu-cell {cell, id, x, y} for a right click or the key x; and
// hold-cell {cell, id, x, y} when a place is held or for the key p; drop-token {cell, id, x, y} when a combatant is dropped where it has no move;
// receive-cell {cell} when a newcomer is dropped.
export class FrayBoard extends HTMLElement {
  #state: State | null = null;
  #built = false;
  #scene = new Scene();
  #frame = new Frame(this.#scene.prefix);
  #speech = new Speech(this.#frame.stage, this.#scene.prefix);
  #viewport = new Viewport(this.#frame.stage, this.#scene.root, () => this.#viewState.remember());
  #viewState = new ViewState(this.#viewport);
  #pointing = new Pointing(this.#frame.stage, this.#viewport, this.#speech, (what, detail) => this.dispatchEvent(new CustomEvent(what, { bubbles: true, cancelable: true, detail })));
  #tools = tools((what) => this.#press(what));

  // state is what is drawn; only changes are redrawn. Without a map the board is hidden.
  set state(s: State | null) {
    this.hidden = s !== null && !hasMap(s.view);
    if (this.hidden) this.#arrangePage("none");
    else this.#show(s);
  }

  get state(): State | null {
    return this.#state;
  }

  #show(s: State | null): void {
    const before = this.#state;
    this.#state = s;
    if (!s) return;
    this.#build();
    if (before?.table !== s.table) this.#viewState.openTable(s.table, s.view.map, !this.quiet, cellOf(s, partiesOf(s).at(-1)), s.question?.mine === true);
    if (before?.rev !== s.rev || before.question !== s.question) {
      this.#pointing.release();
      this.#pointing.cards.popup.forget();
      this.#pointing.covered.forget();
    }
    this.#draw(before?.table === s.table);
    if (before && s.question?.mine && askedOn(before) !== askedOn(s)) this.reveal(...partiesOf(s));
  }

  // marks are the highlights that other parts of the page ask for.
  set marks(m: Marks) {
    this.#pointing.marks = m;
    this.#pointing.mark();
  }

  get marks(): Marks {
    return this.#pointing.marks;
  }

  // quiet turns choosing off: in the past, and while an answer is sent.
  set quiet(on: boolean) {
    if (on === this.#pointing.quiet) return;
    this.#pointing.quiet = on;
    this.#pointing.release();
    this.#draw(false);
  }

  get quiet(): boolean {
    return this.#pointing.quiet;
  }

  // odds loads the odds of the choices of a card.
  set odds(ask: OddsSource | null) {
    this.#pointing.cards.popup.odds = ask;
  }

  get odds(): OddsSource | null {
    return this.#pointing.cards.popup.odds;
  }

  // area loads the cells that a choice touches.
  set area(ask: AreaSource | null) {
    this.#pointing.covered.area = ask;
  }

  // drags says which combatants can be dragged, and which choices move them.
  set drags(d: Drags | null) {
    this.#pointing.drag.drags = d;
  }

  // reveal pans to combatants or cells: the last one on any level, and with it those that are on the same level.
  reveal(...names: string[]): void {
    const s = this.#state;
    const m = s?.view.map;
    if (!m) return;
    const levelOf = (cell: number): number => (m.levels ?? 1) > 1 ? Math.floor(cell / ((m.cols ?? 1) * (m.rows ?? 1))) : 0;
    const found = names.flatMap((name) => {
      const cell = this.#scene.where.get(s.view.tokens.find((t) => t.id === name)?.cell ?? name);
      return cell === undefined ? [] : [{ name, cell }];
    });
    const last = found.at(-1);
    if (!last) return;
    this.#setLevel(levelOf(last.cell));
    const layout = this.#scene.layout;
    const near = found.filter((f) => levelOf(f.cell) === levelOf(last.cell));
    if (layout) this.#viewport.reveal(...near.map((f) => layout.spots.get(f.name) ?? layout.center(f.cell)));
  }

  // happened shows what came of a deed, and a line from the one who did it to its target.
  happened(outcomes: readonly Outcome[], from: string, to: string): void {
    const layout = this.#scene.layout;
    if (!layout) return;
    this.#scene.effects.show(layout, this.#viewport.camera.k, outcomes, from && to ? { from, to } : undefined);
    for (const o of outcomes) if (o.kind === "harm" || o.kind === "fall") this.#scene.tokens.shake(o.id);
  }

  // ping shows that somebody points at a cell, if it is drawn.
  ping(name: string, who: string): void {
    const cell = this.#scene.where.get(name);
    const { layout } = this.#scene;
    if (layout && cell !== undefined && layout.cells.includes(cell)) this.#scene.pings.show(layout, this.#viewport.camera.k, cell, who);
  }

  // release closes an open card.
  release(): void {
    this.#pointing.release();
  }

  // focusCursor moves the keyboard focus to the map, to its last place or to the acting combatant.
  focusCursor(): void {
    this.#frame.focus(!this.#scene.layout || this.#viewState.listed);
  }

  connectedCallback(): void {
    if (!this.#state || this.#built) return;
    this.#build();
    this.#draw(false);
  }

  #build(): void {
    if (this.#built || !this.isConnected) return;
    this.#built = true;
    const pointing = this.#pointing;
    const { stage } = this.#frame;
    this.replaceChildren(...this.#frame.parts(this.#scene.root, this.#tools.root, pointing.cards.popup.root, pointing.drag.root));
    this.#scene.root.append(pointing.drag.ghost);
    new ResizeObserver(() => this.#resize()).observe(stage);
    listen(stage, {
      start: (wheel) => (pointing.hover(undefined), pointing.release(), this.#viewport.moving(true, wheel)),
      pan: (by) => this.#viewport.pan(by),
      zoom: (factor, at) => (pointing.release(), this.#viewport.zoomBy(factor, at)),
      end: () => this.#viewport.moving(false),
      hover: (at) => pointing.hover(at),
      leave: () => pointing.hover(undefined),
      tap: (at, finger) => pointing.tap(at, finger),
      lift: (at) => pointing.lift(at),
      carry: (at) => pointing.carry(at),
      drop: (at) => pointing.drop(at),
      menu: (at) => pointing.menu(at),
      hold: (at) => pointing.held(at),
      receive: (at) => pointing.received(at),
    });
    stage.addEventListener("keydown", (e) => this.#key(e));
    this.addEventListener("click", (e) => this.#click(e.target as Element));
  }

  #resize(): void {
    const { clientWidth: w, clientHeight: h } = this.#frame.stage;
    const size = { w, h };
    if (size.w === 0 || size.h === 0) return;
    this.#viewport.resize(size);
    this.#draw(false);
    if (!this.#viewport.touched) this.#begin();
  }

  #begin(): void {
    const layout = this.#scene.layout;
    if (layout && this.#state) this.#viewState.start(layout, partiesOf(this.#state), this.quiet);
  }

  // #arrangePage tells the page what there is of the map; the style sheet makes room for it.
  #arrangePage(map: "drawn" | "list" | "none"): void {
    this.closest("fray-table, fray-replay")?.setAttribute("data-map", map);
  }

  // #draw draws the state; with lively set, moves are animated.
  #draw(lively: boolean): void {
    const s = this.#state;
    if (!s || !this.#built) return;
    const room = freeArea(this.#viewport.size);
    const sides = sidesOf(s);
    const choices = this.quiet ? [] : (s.question?.choices ?? []);
    const aims = aimsOf(s.view, choices);
    this.#scene.root.classList.toggle("fb-lively", lively);
    this.#scene.draw(s.view, sides, this.#viewState.level, room.h > 1 ? room.w / room.h : 1.4);
    const layout = this.#scene.layout;
    const asList = !layout || this.#viewState.listed;
    this.#frame.arrange(s, sides, aims, layout !== undefined, asList);
    this.#arrangePage(asList ? "list" : "drawn");
    this.#tools.level(this.#viewState.level, s.view.map.levels ?? 1, this.#viewState.beside);
    this.#frame.fromSide(s, sides, this.#viewState.level, this.#viewState.beside && !asList);
    this.#pointing.cards.sides = sides;
    this.#pointing.show(layout && !asList ? new Places(s, this.#scene, layout, aims) : undefined);
    if (!layout) return;
    const q = s.question;
    this.#scene.effects.ask(layout, q?.actor !== q?.who ? q?.actor ?? "" : "", q?.who ?? "");
    this.#frame.explain(this.#scene.root);
    this.#speech.size(s.view.map.rows ?? 1, s.view.map.cols ?? 1);
    this.#viewport.bound(layout.bounds, isZones(s.view.map) ? "areas" : "cells");
    if (!this.#viewState.started) this.#begin();
  }

  #key(e: KeyboardEvent): void {
    const c = commandOf(e);
    if (!c || !this.#scene.layout || (c.do === "close" && !this.#pointing.holds())) return;
    e.preventDefault();
    e.stopPropagation();
    switch (c.do) {
      case "in":
      case "out":
      case "fit":
      case "side":
        return this.#press(c.do);
      case "level":
        return this.#setLevel(this.#viewState.level + c.by);
      default:
        return this.#pointing.obey(c);
    }
  }

  #click(target: Element): void {
    const data = target.closest("button")?.dataset ?? {};
    if (data["key"]) this.#pointing.choose(data["key"]);
    if (data["rule"]) this.dispatchEvent(new CustomEvent("show-rule", { bubbles: true, detail: { rule: data["rule"] } }));
    if (data["level"]) this.#setLevel(Number(data["level"]));
    if (data["do"] === "list" && this.#frame.lists(target)) this.#press("list");
  }

  #press(what: string): void {
    switch (what) {
      case "in":
      case "out":
        return this.#viewport.glide(() => this.#viewport.zoomBy(what === "in" ? 1.4 : 1 / 1.4));
      case "fit":
        return this.#viewport.all();
      case "up":
      case "down":
        return this.#setLevel(this.#viewState.level + (what === "up" ? 1 : -1));
      case "side":
        this.#viewState.beside = !this.#viewState.beside;
        return this.#draw(false);
      case "list":
        this.#viewState.listed = !this.#viewState.listed;
        this.#pointing.release();
        this.#draw(false);
        this.focusCursor();
        this.#viewState.remember();
    }
  }

  // #setLevel shows another level, the nearest that exists.
  #setLevel(level: number): void {
    if (!this.#viewState.setLevel(level, this.#state?.view.map)) return;
    this.#pointing.release();
    this.#draw(false);
    this.#viewState.remember();
  }
}

// partiesOf returns the parties of a question to the viewer: who acts, and last who is asked. Without a question it is whose turn it is.
function partiesOf(s: State): string[] {
  const q = s.question?.mine ? s.question : undefined;
  return [...new Set(q ? [q.actor, q.who] : [s.view.turn])].flatMap((id) => id || []);
}

// cellOf returns where a combatant is, or "".
function cellOf(s: State, id: string | undefined): string {
  return s.view.tokens.find((t) => t.id === id)?.cell ?? "";
}

// askedOn identifies the occasion on which the viewer is asked: all questions of a turn are one.
function askedOn(s: State): string {
  const q = s.question;
  if (!q?.mine) return "";
  return (q.actor ?? q.who) === q.who ? `turn ${s.view.round} ${s.view.turn ?? ""}` : q.id;
}

customElements.define("fray-board", FrayBoard);
