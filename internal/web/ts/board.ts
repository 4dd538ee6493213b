// <fray-board>: the map of a state, to look at and to choose on. See the other board-*.ts for its parts: the scene draws,
// the viewport moves, the popup shows cards, the voice speaks. It knows no ruleset.

import { type Aims, aimsOf, choicesAt, isRisky, riskAt } from "./board-aims";
import type { Subject } from "./board-card";
import { html } from "./board-elements";
import { type Command, commandOf } from "./board-keys";
import { type Point, type Spot, isZones, pitch } from "./board-layout";
import { legend } from "./board-legend";
import { list } from "./board-list";
import { type Memory, recall, remember } from "./board-memory";
import { type Way } from "./board-overlay";
import { listen } from "./board-pointer";
import { type Oracle, Popup } from "./board-popup";
import { Scene } from "./board-scene";
import { shapeMark } from "./board-shape";
import { tools } from "./board-tools";
import { Viewport } from "./board-viewport";
import { Voice } from "./board-voice";
import { placeWords } from "./board-words";
import { type Marks, noMarks } from "./marks";
import { shapeOf, sidesOf } from "./sides";
import type { CellView, Choice, State, Token } from "./types";

// A Place is what is pointed at: a cell, and who of those in it, "" for nobody in particular.
interface Place {
  cell: number;
  id: string;
}

const help = "Arrow keys move over the map, Enter chooses, N goes to the next place where something can be done, T to the next combatant, plus and minus zoom, 0 shows all.";

// rest is how long, in milliseconds, the pointer stays before a card shows.
const rest = 160;

export class FrayBoard extends HTMLElement {
  #state: State | null = null;
  #marks: Marks = noMarks();
  #quiet = false;
  #aims: Aims = { byCell: new Map(), byToken: new Map(), lit: new Set() };
  #sides: string[] = [];
  #level = 0;
  #listed = false;
  #hover: Place | undefined;
  #cursor: Place | undefined;
  #held: Place | undefined; // whose card is held open
  #said = ""; // what the last hover-cell told
  #timer = 0;
  #ready = false;
  #begun = false;
  #recalled: Memory | undefined; // how the map was looked at before this page

  #scene = new Scene();
  #stage = html("div", { class: "fb-stage", tabindex: 0, role: "grid", "aria-readonly": "true", "aria-label": "Map", "aria-describedby": this.#scene.prefix + "-help" });
  #frame = html("div", { class: "fb-frame" });
  #listing = html("div", { class: "fb-listing", hidden: "" });
  #legend = html("ul", { class: "fb-legend", "aria-label": "Signs on the map" });
  #popup = new Popup();
  #voice = new Voice(this.#stage, this.#scene.prefix);
  #viewport = new Viewport(this.#stage, this.#scene.root, () => this.#remember());
  #tools = tools((what) => this.#press(what));

  set state(s: State | null) {
    const before = this.#state;
    this.#state = s;
    if (!s) return;
    this.#build();
    if (before?.table !== s.table) this.#recall(s.table);
    if (before?.question?.id !== s.question?.id || before?.rev !== s.rev) this.#release();
    this.#sides = sidesOf(s);
    this.#aims = aimsOf(s.view, this.#choices());
    this.#draw();
    if (before && before.view.turn !== s.view.turn && s.question?.mine && s.view.turn) this.reveal(s.view.turn);
  }

  get state(): State | null {
    return this.#state;
  }

  set marks(m: Marks) {
    this.#marks = m;
    this.#mark();
  }

  get marks(): Marks {
    return this.#marks;
  }

  set quiet(on: boolean) {
    this.#quiet = on;
    this.classList.toggle("fb-quiet", on);
    if (on) this.#release();
    if (!this.#state) return;
    this.#aims = aimsOf(this.#state.view, this.#choices());
    this.#mark();
  }

  get quiet(): boolean {
    return this.#quiet;
  }

  set odds(ask: Oracle | null) {
    this.#popup.odds = ask;
  }

  get odds(): Oracle | null {
    return this.#popup.odds;
  }

  // reveal pans so that a combatant or a cell is in sight, on whatever level it is.
  reveal(name: string): void {
    const cell = this.#scene.where.get(this.#token(name)?.cell ?? name);
    if (cell === undefined || !this.#state) return;
    this.#toLevel(cell);
    this.#viewport.reveal(this.#spot({ cell, id: name }));
  }

  // focusCursor puts the keyboard onto the map, where it was or where somebody acts.
  focusCursor(): void {
    (this.#scene.layout && !this.#listed ? this.#stage : this.#listing.querySelector("button"))?.focus();
  }

  fit(): void {
    this.#viewport.all();
  }

  connectedCallback(): void {
    if (this.#state) this.#build();
  }

  #build(): void {
    if (this.#ready || !this.isConnected) return;
    this.#ready = true;
    this.#stage.append(this.#scene.root);
    this.#frame.append(this.#stage, this.#popup.root, this.#tools.root);
    this.replaceChildren(this.#frame, this.#listing, this.#legend, html("p", { class: "fb-help", id: this.#scene.prefix + "-help" }, help));
    new ResizeObserver(() => this.#resize()).observe(this.#stage);
    listen(this.#stage, {
      start: () => (this.#point(undefined), this.#viewport.moving(true)),
      pan: (by) => this.#viewport.pan(by),
      zoom: (factor, at) => (this.#viewport.zoomBy(factor, at), this.#release()),
      end: () => this.#viewport.moving(false),
      hover: (at) => this.#point(this.#at(at)),
      leave: () => this.#point(undefined),
      tap: (at, touch) => this.#tap(this.#at(at), touch),
    });
    this.#stage.addEventListener("keydown", (e) => this.#key(e));
    this.#stage.addEventListener("focus", () => (this.#cursor ??= this.#home(), this.#moved()));
    this.#stage.addEventListener("blur", () => this.#mark());
    this.addEventListener("click", (e) => this.#click(e.target as Element));
    this.#popup.root.addEventListener("keydown", (e) => this.#popupKey(e));
    this.#popup.root.addEventListener("focusin", () => this.#mark());
    this.#popup.root.addEventListener("pointerover", () => this.#mark());
  }

  #resize(): void {
    const size = { w: this.#stage.clientWidth, h: this.#stage.clientHeight };
    if (size.w === 0 || size.h === 0) return;
    this.#viewport.resize(size);
    if (this.#state) this.#draw();
    if (!this.#viewport.touched) this.#begin();
  }

  // #begin looks at what there is first: whoever acts comes first among the people.
  #begin(): void {
    const layout = this.#scene.layout;
    if (!layout || this.#viewport.size.w <= 1) return;
    if (this.#recalled) {
      this.#viewport.look(this.#recalled.at, this.#recalled.k);
      this.#recalled = undefined;
      this.#begun = true;
      return;
    }
    const turn = this.#state?.view.turn ?? "";
    const spots = [...layout.spots].sort(([a], [b]) => Number(b === turn) - Number(a === turn)).map(([, s]) => s);
    this.#viewport.begin(spots);
    this.#begun = true;
  }

  // ---- drawing

  #draw(): void {
    const s = this.#state;
    if (!s || !this.#ready) return;
    const { w, h } = this.#viewport.size;
    this.#scene.draw(s.view, this.#sides, this.#level, h > 1 ? w / h : 1.4);
    const layout = this.#scene.layout;
    const asList = !layout || this.#listed;
    this.#frame.classList.toggle("fb-hidden", asList);
    this.#listing.hidden = !asList;
    this.#legend.hidden = asList;
    this.#tools.list.hidden = !layout;
    this.#tools.list.setAttribute("aria-pressed", String(asList));
    this.#tools.level(this.#level, s.view.map.levels ?? 1);
    if (asList) this.#listing.replaceChildren(...(layout ? [this.#backToMap()] : []), list(s.view, this.#aims, (t) => this.#icon(t)));
    else this.#listing.replaceChildren();
    this.#legend.replaceChildren(...legend(s.view, this.#sides, this.#scene.prefix));
    if (!layout) return;
    this.#stage.setAttribute("aria-label", `Map of ${s.view.encounter || s.name}`);
    this.#voice.size((s.view.map.rows ?? 1), (s.view.map.cols ?? 1));
    this.#viewport.bound(layout.bounds, isZones(s.view.map) ? "areas" : "cells");
    if (!this.#begun && this.#viewport.size.w > 1) this.#begin();
    if (this.#cursor && !layout.cells.includes(this.#cursor.cell)) this.#cursor = undefined;
    if (this.#cursor?.id && this.#where(this.#cursor.id) !== this.#cursor.cell) this.#cursor.id = "";
    this.#mark();
    if (document.activeElement === this.#stage) this.#speak();
  }

  #backToMap(): HTMLElement {
    return html("button", { type: "button", class: "fb-back", "data-do": "list" }, "Show the map");
  }

  #icon(t: Token): Node {
    const n = Math.max(this.#sides.indexOf(t.side), 0);
    return html("span", { class: `side-${n % 4}` }, shapeMark(shapeOf(n)));
  }

  // #mark draws what may change without the state: what is lit, pointed at, and the way of a choice.
  #mark(): void {
    const layout = this.#scene.layout;
    const s = this.#state;
    if (!layout || !s || this.#listed) return;
    const here = this.#active();
    this.#light();
    const focused = this.#focused();
    this.#scene.overlay.place(focused && this.#cursor ? layout.outline(this.#cursor.cell, 1) : "");
    const around = here && here !== this.#cursor && !(here.id && isZones(s.view.map));
    this.#scene.overlay.point(around ? layout.outline(here.cell, 1.5) : "");
    for (const t of s.view.tokens) {
      const g = this.#scene.tokens.group(t.id);
      g?.classList.toggle("fb-pointed-at", t.id === (here?.id || this.#marks.aim));
    }
    const way = this.#marks.aim || this.#marks.path.length > 0 ? this.#markedWay() : this.#wayOf(here);
    this.#scene.overlay.way(way);
    const area = (this.#chosen(here) as (Choice & { area?: string[] }) | undefined)?.area ?? [];
    this.#scene.overlay.hit(layout, area.map((name) => this.#scene.where.get(name)).filter((i) => i !== undefined && layout.cells.includes(i)) as number[]);
  }

  // #light shows where choices lead: those that the list points at, or all.
  #light(): void {
    const layout = this.#scene.layout!;
    const safe: number[] = [];
    const risky: number[] = [];
    const targets = new Set<string>();
    const free = new Set<string>();
    const put = (name: string, risk: boolean): void => {
      const cell = this.#scene.where.get(name);
      if (cell !== undefined && this.#shown(cell)) (risk ? risky : safe).push(cell);
    };
    if (this.#marks.cells.size > 0 || this.#marks.targets.size > 0) {
      for (const [name, how] of this.#marks.cells) put(name, how === "risky");
      for (const id of this.#marks.targets) targets.add(id);
    } else {
      const priced = this.#choices().some((c) => c.cost);
      for (const [name, all] of this.#aims.byCell) {
        const lit = all.filter((c) => this.#aims.lit.has(c));
        if (lit.length > 0) put(name, isRisky(lit));
      }
      for (const [id, all] of this.#aims.byToken) (priced && !all.some((c) => c.cost) ? free : targets).add(id);
    }
    this.#scene.overlay.lit(layout, safe, risky, !isZones(this.#state!.view.map));
    for (const t of this.#state!.view.tokens) {
      const g = this.#scene.tokens.group(t.id);
      g?.classList.toggle("fb-aim", targets.has(t.id));
      g?.classList.toggle("fb-aim-free", free.has(t.id));
    }
  }

  // #markedWay is the way of the choice that the list points at.
  #markedWay(): Way | undefined {
    const m = this.#marks;
    if (m.path.length > 0) return this.#along(m.path, { key: "", label: "", cost: m.cost, path: m.path, warnings: m.warnings, cell: m.path[m.path.length - 1]! });
    const cell = this.#where(m.aim) ?? this.#scene.where.get(m.aim);
    return cell === undefined ? undefined : this.#arrow({ cell, id: this.#token(m.aim) ? m.aim : "" }, m.warned);
  }

  #wayOf(p: Place | undefined): Way | undefined {
    const c = this.#chosen(p);
    if (!p || !c) return undefined;
    return c.path?.length ? this.#along(c.path, c) : this.#arrow(p, (c.warnings?.length ?? 0) > 0);
  }

  #along(path: string[], c: Choice): Way | undefined {
    const from = this.#mover();
    const cells = path.map((name) => this.#scene.where.get(name)).filter((i) => i !== undefined && this.#shown(i)) as number[];
    if (!from || cells.length !== path.length) return undefined;
    const centre = (i: number): Point => this.#scene.layout!.centre(i);
    const risks = [...riskAt(c, this.#token(this.#state?.question?.who ?? "")?.cell)].map((name) => this.#scene.where.get(name)).filter((i) => i !== undefined) as number[];
    return { points: [from, ...cells.map(centre)], cells: true, risks: risks.map(centre), warned: (c.warnings?.length ?? 0) > 0, cost: c.cost ?? "" };
  }

  #arrow(to: Place, warned: boolean): Way | undefined {
    const from = this.#mover();
    const end = this.#spot(to);
    if (!from || Math.hypot(end.x - from.x, end.y - from.y) < pitch / 2) return undefined;
    return { points: [from, end], cells: false, risks: [], warned, cost: "" };
  }

  // ---- what is where

  #choices(): Choice[] {
    return this.#quiet ? [] : (this.#state?.question?.choices ?? []);
  }

  #token(id: string): Token | undefined {
    return this.#state?.view.tokens.find((t) => t.id === id);
  }

  #where(id: string): number | undefined {
    return this.#scene.where.get(this.#token(id)?.cell ?? "");
  }

  #shown(cell: number): boolean {
    const cells = this.#scene.layout?.cells;
    return cells !== undefined && (isZones(this.#state!.view.map) || (cell >= cells[0]! && cell <= cells[cells.length - 1]!));
  }

  #mover(): Spot | undefined {
    return this.#scene.layout?.spots.get(this.#state?.question?.who ?? "");
  }

  #spot(p: Place): Point {
    return this.#scene.layout?.spots.get(p.id) ?? this.#scene.layout?.centre(p.cell) ?? { x: 0, y: 0 };
  }

  #here(cell: number): Token[] {
    const name = this.#state!.view.map.cells[cell]!.name;
    return this.#state!.view.tokens.filter((t) => t.cell === name).sort((a, b) => Number(a.down ?? false) - Number(b.down ?? false));
  }

  // #at is what is at a point of the screen. A cell that holds one is as good as who stands there; an area is not.
  #at(p: Point): Place | undefined {
    const layout = this.#scene.layout;
    if (!layout) return undefined;
    const at = this.#viewport.toMap(p);
    const id = this.#scene.tokenAt(at);
    const cell = id ? this.#where(id)! : layout.at(at.x, at.y);
    return cell < 0 ? undefined : id ? { cell, id } : this.#place(cell);
  }

  #place(cell: number): Place {
    return { cell, id: isZones(this.#state!.view.map) ? "" : (this.#here(cell)[0]?.id ?? "") };
  }

  #view(p: Place): CellView {
    return this.#state!.view.map.cells[p.cell]!;
  }

  #list(p: Place): Choice[] {
    const cell = isZones(this.#state!.view.map) && p.id ? "" : this.#view(p).name;
    return choicesAt(this.#aims, cell, p.id ? [p.id] : []);
  }

  #active(): Place | undefined {
    return this.#held ?? this.#hover ?? (this.#focused() ? this.#cursor : undefined);
  }

  #focused(): boolean {
    return document.activeElement === this.#stage && this.#stage.matches(":focus-visible");
  }

  // #chosen is the choice whose way is shown: that of the card's button, else the one there is, else the first along a way.
  #chosen(p: Place | undefined): Choice | undefined {
    if (!p) return undefined;
    const all = this.#list(p);
    const over = this.#popup.root.querySelector<HTMLElement>("[data-key]:hover") ?? this.#popup.root.querySelector<HTMLElement>("[data-key]:focus");
    return all.find((c) => c.key === over?.dataset["key"]) ?? all.find((c) => c.path?.length) ?? all[0];
  }

  // ---- pointing

  #point(p: Place | undefined): void {
    if (p?.cell === this.#hover?.cell && p?.id === this.#hover?.id) return;
    this.#hover = p;
    this.#tell(p);
    if (this.#held) return;
    clearTimeout(this.#timer);
    this.#popup.hide();
    this.#mark();
    if (p) this.#timer = window.setTimeout(() => this.#card(p, false), rest);
  }

  #tell(p: Place | undefined): void {
    const detail = { cell: p ? this.#view(p).name : "", id: p?.id ?? "", keys: p ? this.#list(p).map((c) => c.key) : [] };
    const said = JSON.stringify(detail);
    if (said === this.#said) return;
    this.#said = said;
    this.dispatchEvent(new CustomEvent("hover-cell", { bubbles: true, detail }));
  }

  #card(p: Place, open: boolean): boolean {
    const cell = this.#view(p);
    const choices = this.#list(p);
    const token = this.#token(p.id);
    const others = this.#here(p.cell).filter((t) => t !== token);
    if (!token && choices.length === 0 && !cell.kind && !cell.holds?.length && others.length === 0) return false;
    const side = (t: Token): { n: number; shape: ReturnType<typeof shapeOf> } => {
      const n = Math.max(this.#sides.indexOf(t.side), 0);
      return { n, shape: shapeOf(n) };
    };
    const s: Subject = { cell, others, choices, side, turn: token !== undefined && token.id === this.#state!.view.turn, asked: this.#state?.question?.who ?? "", ...(token && { token }) };
    this.#popup.show(s, this.#viewport.toScreen(this.#spot(p)), this.#viewport.size, open);
    return true;
  }

  #tap(p: Place | undefined, touch: boolean): void {
    const again = touch && p && this.#held?.cell === p.cell && this.#held.id === p.id;
    this.#release();
    if (!p) return;
    this.#cursor = p;
    const all = this.#list(p);
    if (all.length === 1 && (!touch || again) && this.#aims.lit.has(all[0]!)) return this.#choose(all[0]!.key);
    this.#hold(p, false);
  }

  #hold(p: Place, focus: boolean): void {
    clearTimeout(this.#timer);
    if (!this.#card(p, true)) return;
    this.#held = p;
    this.#mark();
    this.#tell(p);
    if (focus) this.#popup.focus();
  }

  #release(): void {
    clearTimeout(this.#timer);
    const inside = this.#popup.root.contains(document.activeElement);
    this.#held = undefined;
    this.#popup.hide();
    this.#popup.forget();
    if (inside) this.#stage.focus();
    this.#mark();
  }

  #choose(key: string): void {
    if (this.#quiet) return;
    this.#release();
    this.dispatchEvent(new CustomEvent("pick-choice", { bubbles: true, detail: { key } }));
  }

  #click(target: Element): void {
    const button = target.closest("button");
    if (!button) return;
    if (button.dataset["key"]) this.#choose(button.dataset["key"]);
    if (button.dataset["rule"]) this.dispatchEvent(new CustomEvent("show-rule", { bubbles: true, detail: { rule: button.dataset["rule"] } }));
    if (button.classList.contains("fb-back")) this.#press("list"), this.#stage.focus();
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
        return this.#climb(what === "up" ? 1 : -1);
      case "list":
        this.#listed = !this.#listed;
        this.#release();
        this.#draw();
        if (this.#listed) this.#listing.querySelector("button")?.focus();
        this.#remember();
    }
  }

  // ---- keys

  #key(e: KeyboardEvent): void {
    const c = commandOf(e);
    if (!c || !this.#scene.layout || (c.do === "close" && !this.#held)) return;
    e.preventDefault();
    e.stopPropagation();
    this.#obey(c);
  }

  #obey(c: Command): void {
    const layout = this.#scene.layout!;
    const at = (this.#cursor ??= this.#home());
    switch (c.do) {
      case "step": {
        const next = layout.step(at.cell, c.to);
        this.#cursor = next === at.cell ? at : this.#place(next);
        return this.#moved();
      }
      case "pan":
        return this.#viewport.pan({ x: c.to === "left" ? 80 : c.to === "right" ? -80 : 0, y: c.to === "up" ? 80 : c.to === "down" ? -80 : 0 });
      case "choose": {
        const all = this.#list(at);
        return all.length === 1 && this.#aims.lit.has(all[0]!) ? this.#choose(all[0]!.key) : this.#hold(at, true);
      }
      case "home":
        this.#cursor = this.#home();
        return this.#moved();
      case "fit":
        return this.#press("fit");
      case "in":
      case "out":
        return this.#press(c.do);
      case "close":
        return this.#release();
      case "level":
        return this.#climb(c.by);
      case "mark":
        return this.#next(this.#marked(), c.by);
      case "token":
        return this.#next(this.#people(), c.by);
    }
  }

  #popupKey(e: KeyboardEvent): void {
    const by = e.key === "ArrowDown" ? 1 : e.key === "ArrowUp" ? -1 : 0;
    if (by === 0 && e.key !== "Escape") return;
    e.preventDefault();
    e.stopPropagation();
    if (by === 0) return this.#release();
    this.#popup.move(by);
  }

  // #home is where somebody acts, else where mine are, else where anything is.
  #home(): Place {
    const v = this.#state!.view;
    const t = this.#token(v.turn ?? "") ?? v.tokens.find((x) => x.mine) ?? v.tokens[0];
    const cell = t && this.#scene.where.get(t.cell);
    return cell !== undefined && this.#shown(cell) ? { cell, id: t!.id } : this.#place(this.#scene.layout!.cells[0]!);
  }

  #people(): Place[] {
    const order = new Map(this.#scene.layout!.cells.map((cell, i) => [cell, i]));
    return [...this.#scene.layout!.spots.keys()].map((id) => ({ cell: this.#where(id)!, id })).sort((a, b) => order.get(a.cell)! - order.get(b.cell)!);
  }

  // #marked are the places where something can be done, in the order of reading.
  #marked(): Place[] {
    const zones = isZones(this.#state!.view.map);
    const lit = (p: Place): boolean => this.#list(p).some((c) => this.#aims.lit.has(c));
    const people = new Map<number, Place[]>();
    for (const p of this.#people()) people.set(p.cell, [...(people.get(p.cell) ?? []), p]);
    return this.#scene.layout!.cells.flatMap((cell) => (zones ? [{ cell, id: "" }, ...(people.get(cell) ?? [])] : [this.#place(cell)])).filter(lit);
  }

  #next(places: Place[], by: 1 | -1): void {
    if (places.length === 0) return;
    const layout = this.#scene.layout!;
    const order = new Map(layout.cells.map((cell, i) => [cell, i]));
    const now = this.#cursor!;
    const same = places.findIndex((p) => p.cell === now.cell && p.id === now.id);
    const after = places.findIndex((p) => order.get(p.cell)! >= order.get(now.cell)!);
    const from = same >= 0 ? same + by : by > 0 ? (after < 0 ? 0 : after) : (after < 0 ? places.length : after) - 1;
    this.#cursor = places[(from + places.length) % places.length]!;
    this.#moved();
  }

  // #moved follows the cursor: it is in sight, spoken, and its card shows.
  #moved(): void {
    const at = this.#cursor;
    if (!at || !this.#scene.layout) return;
    this.#release();
    this.#viewport.reveal(this.#spot(at));
    this.#hover = undefined;
    this.#tell(at);
    this.#speak();
    if (this.#focused()) this.#timer = window.setTimeout(() => this.#card(at, false), rest);
  }

  #speak(): void {
    const at = this.#cursor;
    const layout = this.#scene.layout;
    if (!at || !layout) return;
    const all = this.#list(at);
    this.#voice.say(placeWords(this.#state!.view, this.#view(at), at.id, all), layout.row(at.cell), layout.column(at.cell), all.length > 0);
  }

  // ---- levels and memory

  #climb(by: 1 | -1): void {
    const levels = this.#state?.view.map.levels ?? 1;
    this.#showLevel(Math.min(Math.max(this.#level + by, 0), levels - 1));
    this.#remember();
  }

  #toLevel(cell: number): void {
    const m = this.#state!.view.map;
    if ((m.levels ?? 1) > 1) this.#showLevel(Math.floor(cell / ((m.cols ?? 1) * (m.rows ?? 1))));
  }

  #showLevel(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    this.#release();
    this.#draw();
  }

  #remember(): void {
    if (!this.#state || !this.#begun) return;
    remember(this.#state.table, { k: this.#viewport.camera.k, at: this.#viewport.middle(), level: this.#level, list: this.#listed });
  }

  #recall(table: string): void {
    this.#recalled = recall(table);
    this.#begun = false;
    this.#viewport.touched = this.#recalled !== undefined;
    this.#level = Math.min(this.#recalled?.level ?? 0, Math.max(this.#state?.view.map.levels ?? 1, 1) - 1);
    this.#listed = this.#recalled?.list ?? false;
  }
}

customElements.define("fray-board", FrayBoard);
