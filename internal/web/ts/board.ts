// <fray-board>: the map of a state, to look at and to choose on. See the other board-*.ts for its parts: the scene draws,
// the viewport moves, pointing shows cards and chooses, the voice speaks. It knows no ruleset.

import { aimsOf } from "./board-aims";
import { free } from "./board-camera";
import { Frame } from "./board-frame";
import { commandOf } from "./board-keys";
import { isZones } from "./board-layout";
import { Places } from "./board-places";
import { Pointing } from "./board-pointing";
import { listen } from "./board-pointer";
import type { Oracle } from "./board-popup";
import { Scene } from "./board-scene";
import { Sight } from "./board-sight";
import { tools } from "./board-tools";
import { Viewport } from "./board-viewport";
import { Voice } from "./board-voice";
import type { Marks } from "./marks";
import { sidesOf } from "./sides";
import type { State } from "./types";

// FrayBoard tells the page by events: pick-choice {key} when a choice is taken on the map, hover-cell {cell, id, keys} of
// what is pointed at and which choices lead there, show-rule {rule} when the name of a rule is pressed; and before all of
// these tap-cell {cell, id}, which a page that wants a place for something else prevents.
export class FrayBoard extends HTMLElement {
  #state: State | null = null;
  #built = false;
  #scene = new Scene();
  #frame = new Frame(this.#scene.prefix);
  #voice = new Voice(this.#frame.stage, this.#scene.prefix);
  #viewport = new Viewport(this.#frame.stage, this.#scene.root, () => this.#sight.remember());
  #sight = new Sight(this.#viewport);
  #pointing = new Pointing(this.#frame.stage, this.#viewport, this.#voice, (what, detail) => this.dispatchEvent(new CustomEvent(what, { bubbles: true, cancelable: true, detail })));
  #tools = tools((what) => this.#press(what));

  // state is what is drawn; only what has changed is drawn anew.
  set state(s: State | null) {
    const before = this.#state;
    this.#state = s;
    if (!s) return;
    this.#build();
    if (before?.table !== s.table) this.#sight.turn(s.table, s.view.map, !this.quiet);
    if (before?.rev !== s.rev || before.question?.id !== s.question?.id) {
      this.#pointing.release();
      this.#pointing.cards.popup.forget();
    }
    this.#draw(before?.table === s.table);
    if (before && before.view.turn !== s.view.turn && s.question?.mine && s.view.turn) this.reveal(s.view.turn);
  }

  get state(): State | null {
    return this.#state;
  }

  // marks are what another part of the page points at.
  set marks(m: Marks) {
    this.#pointing.marks = m;
    this.#pointing.mark();
  }

  get marks(): Marks {
    return this.#pointing.marks;
  }

  // quiet is on where nothing can be chosen: in the past, and while an answer is under way.
  set quiet(on: boolean) {
    if (on === this.#pointing.quiet) return;
    this.#pointing.quiet = on;
    this.#pointing.release();
    this.#draw(false);
  }

  get quiet(): boolean {
    return this.#pointing.quiet;
  }

  // odds are asked for the choices of a card that is looked at.
  set odds(ask: Oracle | null) {
    this.#pointing.cards.popup.odds = ask;
  }

  get odds(): Oracle | null {
    return this.#pointing.cards.popup.odds;
  }

  // reveal pans so that a combatant or a cell is in sight, on whatever level it is.
  reveal(name: string): void {
    const s = this.#state;
    const cell = this.#scene.where.get(s?.view.tokens.find((t) => t.id === name)?.cell ?? name);
    const m = s?.view.map;
    if (cell === undefined || !m) return;
    if ((m.levels ?? 1) > 1) this.#climb(Math.floor(cell / ((m.cols ?? 1) * (m.rows ?? 1))));
    const layout = this.#scene.layout;
    if (layout) this.#viewport.reveal(layout.spots.get(name) ?? layout.centre(cell));
  }

  // release closes a card that is held open.
  release(): void {
    this.#pointing.release();
  }

  // focusCursor puts the keyboard onto the map, where it was or where somebody acts.
  focusCursor(): void {
    this.#frame.focus(!this.#scene.layout || this.#sight.listed);
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
    this.replaceChildren(...this.#frame.parts(this.#scene.root, this.#tools.root, pointing.cards.popup.root));
    new ResizeObserver(() => this.#resize()).observe(stage);
    listen(stage, {
      start: () => (pointing.hover(undefined), pointing.release(), this.#viewport.moving(true)),
      pan: (by) => this.#viewport.pan(by),
      zoom: (factor, at) => (this.#viewport.zoomBy(factor, at), pointing.release()),
      end: () => this.#viewport.moving(false),
      hover: (at) => pointing.hover(at),
      leave: () => pointing.hover(undefined),
      tap: (at, finger) => pointing.tap(at, finger),
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
    if (layout) this.#sight.begin(layout, this.#state?.view.turn ?? "", this.quiet);
  }

  // #draw draws the state; lively: what has moved is seen to move.
  #draw(lively: boolean): void {
    const s = this.#state;
    if (!s || !this.#built) return;
    const room = free(this.#viewport.size);
    const sides = sidesOf(s);
    const choices = this.quiet ? [] : (s.question?.choices ?? []);
    const aims = aimsOf(s.view, choices);
    this.#scene.root.classList.toggle("fb-lively", lively);
    this.#scene.draw(s.view, sides, this.#sight.level, room.h > 1 ? room.w / room.h : 1.4);
    const layout = this.#scene.layout;
    const asList = !layout || this.#sight.listed;
    this.#frame.arrange(s, sides, aims, layout !== undefined, asList);
    this.#tools.level(this.#sight.level, s.view.map.levels ?? 1);
    this.#pointing.cards.sides = sides;
    this.#pointing.show(layout && !asList ? new Places(s, this.#scene, layout, aims) : undefined);
    if (!layout) return;
    this.#frame.explain(this.#scene.root);
    this.#voice.size(s.view.map.rows ?? 1, s.view.map.cols ?? 1);
    this.#viewport.bound(layout.bounds, isZones(s.view.map) ? "areas" : "cells");
    if (!this.#sight.hasBegun) this.#begin();
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
        return this.#press(c.do);
      case "level":
        return this.#climb(this.#sight.level + c.by);
      default:
        return this.#pointing.obey(c);
    }
  }

  #click(target: Element): void {
    const data = target.closest("button")?.dataset ?? {};
    if (data["key"]) this.#pointing.choose(data["key"]);
    if (data["rule"]) this.dispatchEvent(new CustomEvent("show-rule", { bubbles: true, detail: { rule: data["rule"] } }));
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
        return this.#climb(this.#sight.level + (what === "up" ? 1 : -1));
      case "list":
        this.#sight.listed = !this.#sight.listed;
        this.#pointing.release();
        this.#draw(false);
        this.focusCursor();
        this.#sight.remember();
    }
  }

  // #climb shows another level, the nearest that there is.
  #climb(level: number): void {
    if (!this.#sight.climb(level, this.#state?.view.map)) return;
    this.#pointing.release();
    this.#draw(false);
    this.#sight.remember();
  }
}

customElements.define("fray-board", FrayBoard);
