// The game master's menu of a combatant, opened on the map by right click, long press or the key x: harm, heal, conditions, hide,
// move, remove, and who plays its seat. It makes the same decrees as the drawer, with a reason if there is one. A combatant that is dropped
// on a place gets a menu that asks for the reason alone.

import { type Child, draw, h, type VNode } from "./dom";
import type { Adjustment, Decree, State, Token } from "./types";
import { Ways } from "./ways";
import { health, nameOf, seatName, titled, tokenOf } from "./words";

// Rules is what the menu can have done.
export interface Rules {
  readonly state: State;
  readonly decrees: readonly Decree[];
  readonly players: readonly string[];
  readonly said: Child; // what came of the last decree
  rule(a: Adjustment, done: string): void;
  hand(seat: string, plays: string): void;
  closed(): void;
}

const steps = [-5, -1, 1, 5];

export class TokenMenu {
  readonly root = document.createElement("dialog");
  private who = "";
  private moving = false; // the next click on the map is the place
  private removing = false; // the second step of taking it out of the fight is shown
  private dropped = ""; // the place it was dropped on; "": it was not dropped
  private why = "";

  constructor(private readonly rules: Rules) {
    this.root.className = "token-menu";
    this.root.addEventListener("keydown", (e) => {
      if (e.key !== "Escape") return;
      e.stopPropagation();
      this.close();
    });
  }

  // open shows the menu of a combatant beside a point of the window.
  open(who: string, x: number, y: number): void {
    this.begin(who, "", x, y);
  }

  // place shows the menu that places a combatant where it was dropped.
  place(who: string, cell: string, x: number, y: number): void {
    this.begin(who, cell, x, y);
  }

  private begin(who: string, dropped: string, x: number, y: number): void {
    this.who = who;
    this.dropped = dropped;
    this.moving = this.removing = false;
    this.why = "";
    this.root.close();
    this.show();
    this.root.show();
    const { width, height } = this.root.getBoundingClientRect();
    this.root.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - width - 8))}px`;
    this.root.style.top = `${Math.max(8, Math.min(y - 12, innerHeight - height - 8))}px`;
    this.root.querySelector("input")?.focus();
  }

  close(): void {
    if (!this.root.open) return;
    const inside = this.root.contains(document.activeElement);
    this.root.close();
    if (inside) this.rules.closed();
  }

  // clicked takes a click on the map and reports whether it was the place to move to.
  clicked(cell: string): boolean {
    if (!this.root.open) return false;
    const { moving } = this;
    if (moving) this.placeAt(cell);
    this.moving = false;
    if (moving) this.show();
    else this.close();
    return moving;
  }

  private placeAt(cell: string): void {
    this.rule({ do: "place", who: this.who, at: cell }, `${nameOf(this.rules.state, this.who)} is ${new Ways(this.rules.state.view, undefined).spot(cell, this.who)}.`);
  }

  private rule(a: Adjustment, done: string): void {
    this.rules.rule({ ...a, ...(this.why && { why: this.why }) }, done);
  }

  show(): void {
    const t = tokenOf(this.rules.state, this.who);
    this.root.setAttribute("aria-label", t ? `Game master: ${t.name}` : "Game master");
    if (t) draw(this.root, this.dropped ? this.placing(t) : this.inside(t));
    else this.close();
  }

  // placing asks for the reason and places the combatant.
  private placing(t: Token): Child {
    const submit = (e: Event): void => {
      e.preventDefault();
      const to = this.dropped;
      this.dropped = ""; // what came of it is shown in the whole menu
      this.placeAt(to);
      this.show();
    };
    return h("form", { key: `place ${t.id} ${this.dropped}`, class: "form", onSubmit: submit },
      h("h2", null, `Place ${t.name} ${new Ways(this.rules.state.view, undefined).spot(this.dropped, t.id)}`),
      this.reason(),
      h("div", { class: "row" }, h("button", { type: "submit", class: "primary" }, "Place"), h("button", { type: "button", onClick: () => this.close() }, "Cancel")));
  }

  private reason(): VNode {
    return h("label", { key: "why", class: "field" }, h("span", null, "Reason"),
      h("input", { ".value": this.why, maxlength: 200, placeholder: "for the log", autocomplete: "off", onInput: (e: Event) => (this.why = (e.target as HTMLInputElement).value) }));
  }

  private inside(t: Token): Child {
    const sight = t.hidden ? "reveal" : "hide";
    return [
      h("button", { key: "x", class: "plain close", type: "button", "aria-label": "Close", onClick: () => this.close() }, "✕"),
      h("h2", { key: "who" }, t.name),
      h("div", { key: "said", role: "status" }, this.rules.said),
      this.numbers(t),
      this.conditions(t),
      h("div", { key: "acts", class: "row" },
        this.knows("place") && h("button", { type: "button", "aria-pressed": this.moving ? "true" : "false", onClick: () => { this.moving = !this.moving; this.show(); } }, this.moving ? "Click a place" : "Move"),
        h("button", { type: "button", onClick: () => this.rule({ do: sight, who: t.id }, `${t.name} is ${t.hidden ? "visible" : "hidden"}.`) }, titled(sight)),
        this.knows("remove") && this.remove(t)),
      this.reason(),
      this.seat(t),
    ];
  }

  // remove takes the combatant out of the fight with the second press: the menu, and its Undo, close with it.
  private remove(t: Token): VNode {
    const sure = this.removing;
    const press = (): void => {
      this.removing = !sure;
      if (sure) this.rule({ do: "remove", who: t.id }, `${t.name} was removed.`);
      this.show();
    };
    return h("button", { type: "button", "aria-label": sure ? `Remove ${t.name} from the fight` : null, onClick: press }, sure ? "Sure?" : "Remove");
  }

  // numbers changes the health: "-8" harms, "+5" heals, "=30" sets.
  private numbers(t: Token): Child {
    const m = health(t);
    const word = m && this.word("set", m.name);
    if (!m || !word) return null;
    const set = (value: number): void => this.rule({ do: "set", who: t.id, what: word, value }, `${t.name} has ${value} ${m.name}.`);
    const typed = (e: Event): void => {
      e.preventDefault();
      const field = (e.currentTarget as HTMLFormElement).querySelector("input");
      const [, sign = "", n] = /^\s*([-−+=]?)\s*(\d+)\s*$/.exec(field?.value ?? "") ?? [];
      if (n === undefined || !field) return;
      set(sign === "=" || sign === "" ? Number(n) : m.value + Number(n) * (sign === "+" ? 1 : -1));
      field.value = "";
    };
    return [
      h("form", { key: "number", class: "row", onSubmit: typed },
        h("label", { class: "inline" }, h("span", null, `${m.name} `, h("strong", { class: "num" }, m.value), m.max ? `/${m.max}` : ""),
          h("input", { "aria-label": `Change ${m.name}: -8, +5 or =30`, placeholder: "-8 +5 =30", pattern: "\\s*[\\-−+=]?\\s*[0-9]+\\s*", autocomplete: "off" })),
        h("button", { type: "submit" }, "Apply")),
      h("div", { key: "steps", class: "row" }, steps.map((n) => h("button", { key: n, type: "button", class: "num", onClick: () => set(m.value + n) }, n < 0 ? `−${-n}` : `+${n}`))),
    ];
  }

  private conditions(t: Token): Child {
    const give = this.free("add");
    const now = (t.tags ?? []).map((g) => ({ g, word: this.word("clear", g.name) })).filter((x) => x.word);
    return [
      give && h("label", { key: "give", class: "field" }, h("span", { class: "sr" }, "Give a condition"),
        h("select", { ".value": "", onChange: (e: Event) => this.give(t, e.target as HTMLSelectElement) },
          h("option", { value: "" }, "Give a condition …"), give.what?.words?.map((w) => h("option", { value: w }, w.replaceAll(/[-_]/g, " "))))),
      now.length > 0 && h("div", { key: "now", class: "row" }, now.map(({ g, word = "" }) =>
        h("button", { key: g.name, type: "button", "aria-label": `Take ${g.name} from ${t.name}`, onClick: () => this.rule({ do: "clear", who: t.id, what: word }, `${t.name} is no longer ${g.name}.`) }, g.name, " ✕"))),
    ];
  }

  private give(t: Token, from: HTMLSelectElement): void {
    const what = from.value;
    from.value = "";
    if (what) this.rule({ do: "add", who: t.id, what }, `${t.name}: ${what.replaceAll(/[-_]/g, " ")}.`);
  }

  // seat says who plays the combatant, and lets the game master change it.
  private seat(t: Token): VNode | null {
    const s = this.rules.state;
    const seat = s.seats.find((x) => x.name !== "gm" && x.who?.includes(t.id));
    if (!seat) return null;
    return h("label", { key: "seat", class: "field" }, h("span", null, `${seatName(s, seat.name)}, played by`),
      h("select", { ".value": seat.plays, onChange: (e: Event) => this.rules.hand(seat.name, (e.target as HTMLSelectElement).value) },
        [...new Set([seat.plays, ...this.rules.players])].map((p) => h("option", { value: p }, p))));
  }

  private knows(name: string): boolean {
    return this.rules.decrees.some((d) => d.do === name);
  }

  // free returns the decree that gives a condition and needs nothing more.
  private free(name: string): Decree | undefined {
    return this.rules.decrees.find((d) => d.do === name && d.who?.kind === "combatant" && d.what?.words && (!d.value || d.value.optional) && (!d.at || d.at.optional));
  }

  // word returns how the decrees of a kind write the name of a number or a condition.
  private word(kind: string, name: string): string | undefined {
    const want = name.toLowerCase().replaceAll(/[-_ ]/g, "");
    const words = this.rules.decrees.filter((d) => d.do === kind && d.who?.kind === "combatant" && (!d.at || d.at.optional)).flatMap((d) => d.what?.words ?? []);
    return words.find((w) => w.toLowerCase().replaceAll(/[-_ ]/g, "") === want);
  }
}
