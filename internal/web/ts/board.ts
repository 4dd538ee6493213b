// <fray-board>: the map of a state, to look at and to choose on. See the other board-*.ts for its parts: the scene draws,
// the viewport moves, pointing shows cards and chooses, the voice speaks. It knows no ruleset.

import { aimsOf } from "./board-aims";
import { free } from "./board-camera";
import { html } from "./board-elements";
import { commandOf } from "./board-keys";
import { isZones } from "./board-layout";
import { legend } from "./board-legend";
import { reach } from "./board-legend-reach";
import { list } from "./board-list";
import { type Memory, recall, remember } from "./board-memory";
import { Places } from "./board-places";
import { Pointing } from "./board-pointing";
import { listen } from "./board-pointer";
import type { Oracle } from "./board-popup";
import { Scene } from "./board-scene";
import { shapeMark } from "./board-shape";
import { tools } from "./board-tools";
import { Viewport } from "./board-viewport";
import { Voice } from "./board-voice";
import type { Marks } from "./marks";
import { shapeOf, sidesOf } from "./sides";
import type { State, Token } from "./types";

const help = "Arrow keys move over the map, Enter chooses, N goes to the next place where something can be done, T to the next combatant, Home to whose turn it is, plus and minus zoom, 0 shows all.";

// FrayBoard tells the page by events: pick-choice {key} when a choice is taken on the map, hover-cell {cell, id, keys} of
// what is pointed at and which choices lead there, show-rule {rule} when the name of a rule is pressed; and before all of
// these tap-cell {cell, id}, which a page that wants a place for something else prevents.
export class FrayBoard extends HTMLElement {
  #state: State | null = null;
  #level = 0;
  #listed = false;
  #built = false;
  #begun = false; // the map has been looked at
  #recalled: Memory | undefined; // how it was looked at before this page
  #scene = new Scene();
  #stage = html("div", { class: "fb-stage", tabindex: 0, role: "grid", "aria-readonly": "true", "aria-label": "Map", "aria-describedby": this.#scene.prefix + "-help" });
  #frame = html("div", { class: "fb-frame" });
  #listing = html("div", { class: "fb-listing", hidden: "" });
  #legend = html("ul", { class: "fb-legend", "aria-label": "Signs on the map" });
  #voice = new Voice(this.#stage, this.#scene.prefix);
  #viewport = new Viewport(this.#stage, this.#scene.root, () => this.#remember());
  #pointing = new Pointing(this.#stage, this.#viewport, this.#voice, (what, detail) => this.dispatchEvent(new CustomEvent(what, { bubbles: true, cancelable: true, detail })));
  #tools = tools((what) => this.#press(what));

  // state is what is drawn; only what has changed is drawn anew.
  set state(s: State | null) {
    const before = this.#state;
    this.#state = s;
    if (!s) return;
    this.#build();
    if (before?.table !== s.table) this.#recall(s.table);
    if (before?.rev !== s.rev || before.question?.id !== s.question?.id) {
      this.#pointing.release();
      this.#pointing.popup.forget();
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
    this.#pointing.popup.odds = ask;
  }

  get odds(): Oracle | null {
    return this.#pointing.popup.odds;
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

  // focusCursor puts the keyboard onto the map, where it was or where somebody acts.
  focusCursor(): void {
    (this.#scene.layout && !this.#listed ? this.#stage : this.#listing.querySelector("button"))?.focus();
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
    this.#stage.append(this.#scene.root);
    this.#frame.append(this.#stage, this.#tools.root);
    this.replaceChildren(this.#frame, pointing.popup.root, this.#listing, this.#legend, html("p", { class: "fb-help", id: this.#scene.prefix + "-help" }, help));
    new ResizeObserver(() => this.#resize()).observe(this.#stage);
    listen(this.#stage, {
      start: () => (pointing.hover(undefined), pointing.release(), this.#viewport.moving(true)),
      pan: (by) => this.#viewport.pan(by),
      zoom: (factor, at) => (this.#viewport.zoomBy(factor, at), pointing.release()),
      end: () => this.#viewport.moving(false),
      hover: (at) => pointing.hover(at),
      leave: () => pointing.hover(undefined),
      tap: (at, finger) => pointing.tap(at, finger),
    });
    this.#stage.addEventListener("keydown", (e) => this.#key(e));
    this.addEventListener("click", (e) => this.#click(e.target as Element));
  }

  #resize(): void {
    const size = { w: this.#stage.clientWidth, h: this.#stage.clientHeight };
    if (size.w === 0 || size.h === 0) return;
    this.#viewport.resize(size);
    this.#draw(false);
    if (!this.#viewport.touched) this.#begin();
  }

  // #begin looks at the map for the first time: as it was looked at before, else so that whoever acts is in sight; where
  // nothing can be chosen, so that all are.
  #begin(): void {
    const layout = this.#scene.layout;
    if (!layout || this.#viewport.size.w <= 1) return;
    this.#begun = true;
    if (this.#recalled) {
      this.#viewport.look(this.#recalled.at, this.#recalled.k);
      this.#recalled = undefined;
      return;
    }
    const turn = this.#state?.view.turn ?? "";
    this.#viewport.begin([...layout.spots].sort(([a], [b]) => Number(b === turn) - Number(a === turn)).map(([, s]) => s), this.quiet);
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
    this.#scene.draw(s.view, sides, this.#level, room.h > 1 ? room.w / room.h : 1.4);
    const layout = this.#scene.layout;
    const asList = !layout || this.#listed;
    this.#arrange(s, sides, asList);
    if (asList) this.#listing.replaceChildren(...(layout ? [this.#backToMap()] : []), list(s.view, aims, (t) => this.#icon(t, sides)));
    this.#pointing.sides = sides;
    this.#pointing.show(layout && !asList ? new Places(s, this.#scene, layout, aims) : undefined);
    if (!layout) return;
    this.#legend.append(...reach(this.#scene.root));
    this.#voice.size(s.view.map.rows ?? 1, s.view.map.cols ?? 1);
    this.#viewport.bound(layout.bounds, isZones(s.view.map) ? "areas" : "cells");
    if (!this.#begun) this.#begin();
  }

  // #arrange shows the map or the list, with what belongs to it.
  #arrange(s: State, sides: string[], asList: boolean): void {
    this.#frame.classList.toggle("fb-hidden", asList);
    this.#listing.hidden = !asList;
    this.#legend.hidden = asList;
    this.#tools.level(this.#level, s.view.map.levels ?? 1);
    this.#stage.setAttribute("aria-label", `Map of ${s.view.encounter || s.name}`);
    this.#legend.replaceChildren(...legend(s.view, sides, this.#scene.prefix));
    if (!asList) this.#listing.replaceChildren();
  }

  #backToMap(): HTMLElement {
    return html("button", { type: "button", class: "fb-back", "data-do": "list" }, "Show the map");
  }

  #icon(t: Token, sides: string[]): Node {
    const n = Math.max(sides.indexOf(t.side), 0);
    return html("span", { class: `side-${n % 4}` }, shapeMark(shapeOf(n)));
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
        return this.#climb(this.#level + c.by);
      default:
        return this.#pointing.obey(c);
    }
  }

  #click(target: Element): void {
    const data = target.closest("button")?.dataset ?? {};
    if (data["key"]) this.#pointing.choose(data["key"]);
    if (data["rule"]) this.dispatchEvent(new CustomEvent("show-rule", { bubbles: true, detail: { rule: data["rule"] } }));
    if (data["do"] === "list" && this.#listing.contains(target)) this.#press("list");
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
        return this.#climb(this.#level + (what === "up" ? 1 : -1));
      case "list":
        this.#listed = !this.#listed;
        this.#pointing.release();
        this.#draw(false);
        this.focusCursor();
        this.#remember();
    }
  }

  // #climb shows another level, the nearest that there is.
  #climb(level: number): void {
    const to = Math.min(Math.max(level, 0), Math.max(this.#state?.view.map.levels ?? 1, 1) - 1);
    if (to === this.#level) return;
    this.#level = to;
    this.#pointing.release();
    this.#draw(false);
    this.#remember();
  }

  #remember(): void {
    if (!this.#state || !this.#begun || this.quiet) return;
    remember(this.#state.table, { k: this.#viewport.camera.k, at: this.#viewport.middle(), level: this.#level, list: this.#listed });
  }

  #recall(table: string): void {
    this.#recalled = this.quiet ? undefined : recall(table);
    this.#begun = false;
    this.#viewport.touched = this.#recalled !== undefined;
    this.#level = Math.min(this.#recalled?.level ?? 0, Math.max(this.#state?.view.map.levels ?? 1, 1) - 1);
    this.#listed = this.#recalled?.list ?? false;
  }
}

customElements.define("fray-board", FrayBoard);
