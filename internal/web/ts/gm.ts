// <fray-gm>: the game master's drawer: decrees, seats, links, clocks. It stands beside the map, which stays in reach: a click
// on the map fills in who and where.

import { copyAddress } from "./copy";
import { type Child, draw, h, type Node_ } from "./dom";
import { type Draft, decreeForm, decreeWords, emptyDraft, sent } from "./gm_decree";
import { ending } from "./gm_end";
import { joinForm, joinOf, type Newcomer, nobodyNew } from "./gm_join";
import { type Giving, linkRows, newLink } from "./gm_links";
import { type Sight, sightRows } from "./gm_sight";
import { Pane } from "./pane";
import type { Decrees, Link, Seat } from "./types";
import { limitWords, limitsWith, nameOf, plural } from "./words";

class FrayGM extends Pane {
  private readonly drawer = document.createElement("dialog");
  private open = false;
  private known: Decrees | null = null; // what may be decreed, once it is asked for
  private draft: Draft = emptyDraft();
  private sight: Sight = { who: "", why: "" };
  private newcomer: Newcomer = nobodyNew();
  private pointsAt: "decree" | "join" = "decree"; // the form that a click on the map fills in
  private sure = false; // whether to delete the table
  private links: Link[] | null = null;
  private fresh: Link | null = null;
  private copied = false; // fresh was put where it can be pasted from
  private says = "";
  private bad = false;
  private decreed: { keep: number; inputs?: number } | null = null; // how many inputs there were before the last decree, and after it

  connectedCallback(): void {
    this.drawer.className = "drawer";
    this.drawer.setAttribute("aria-label", "Game master");
    this.drawer.addEventListener("close", () => { this.open = false; this.redraw(); });
    this.drawer.addEventListener("focusin", (e) => {
      const form = (e.target as Element).closest<HTMLElement>("[data-points]")?.dataset["points"];
      if (form === "decree" || form === "join") this.pointsAt = form;
    });
    document.body.append(this.drawer);
  }

  toggle(): void {
    this.open = !this.open;
    if (this.open) {
      draw(this.drawer, this.inside());
      this.drawer.show();
      this.drawer.querySelector("h2")?.focus();
      void this.loadDecrees();
      if (!this.links && !this.host.meta.branch) void this.loadLinks();
    } else {
      this.drawer.close();
    }
    this.redraw();
  }

  // pointed fills in what was clicked on the map. It reports whether the drawer wanted to know.
  pointed(cell: string, id: string): boolean {
    if (!this.open) return false;
    const token = this.host.latest.view.tokens.find((t) => t.id === id);
    if (this.pointsAt === "join") {
      this.newcomer = { ...this.newcomer, at: token?.cell ?? cell };
    } else if (token) {
      this.draft = { ...this.draft, who: id };
      this.sight = { ...this.sight, who: token.hidden ? "" : id };
    } else {
      this.draft = { ...this.draft, at: cell };
    }
    this.redraw();
    return true;
  }

  protected content(): Child {
    if (this.open) draw(this.drawer, this.inside());
    return h("button", { type: "button", "aria-expanded": this.open ? "true" : "false", onClick: () => this.toggle() }, "Game master ", h("kbd", null, "g"));
  }

  private inside(): Child {
    const s = this.host.latest;
    return [
      h("button", { key: "x", class: "plain close", type: "button", "aria-label": "Close", onClick: () => this.toggle() }, "✕"),
      h("h2", { key: "t", tabindex: -1 }, "Game master"),
      h("div", { key: "says", class: "told", role: "status" }, this.says && h("p", { class: `says${this.bad ? " bad" : ""}` }, this.says, " ",
        this.canTakeBack() && h("button", { type: "button", onClick: () => void this.takeBack() }, "Take it back"))),
      h("section", { key: "decree", "data-points": "decree" }, h("h3", null, "Decree"),
        decreeForm(s, this.known?.decrees ?? [], this.draft, (d) => { this.draft = d; this.pointsAt = "decree"; this.redraw(); }, () => void this.rule())),
      h("section", { key: "sight", "data-points": "decree" }, h("h3", null, "Out of sight"),
        sightRows(s, this.sight, (x) => { this.sight = x; this.redraw(); }, (word, who) => void this.turn(word, who))),
      h("section", { key: "join", "data-points": "join" }, h("h3", null, "Who comes"),
        joinForm(s, this.known, this.newcomer, (n) => { this.newcomer = n; this.pointsAt = "join"; this.redraw(); }, () => void this.bring())),
      h("section", { key: "seats" }, h("h3", null, "Seats"), s.seats.map((seat) => this.seat(seat))),
      !this.host.meta.branch && h("section", { key: "links" }, h("h3", null, "Links"),
        this.fresh && newLink(this.fresh, this.copied, this.giving), linkRows(s, this.links, this.giving)),
      h("section", { key: "table" }, h("h3", null, "The table"), h("div", { class: "row" },
        this.button("Fresh dice", () => this.host.calls?.fresh(), "The dice from here on fall anew."),
        this.button(s.paused ? "Let the clocks run" : "Stop the clocks", () => this.host.calls?.pause(!s.paused), s.paused ? "The clocks run." : "The clocks are stopped."),
        h("label", { class: "field" }, h("span", null, "Time for an answer"), h("select", { ".value": String(s.limit ?? 0), onChange: (e: Event) => void this.act(() => this.host.calls?.limit(Number((e.target as HTMLSelectElement).value)), "The time for an answer is set.") },
          limitsWith(s.limit ?? 0).map((n) => h("option", { key: n, value: n }, limitWords(n))))))),
      h("section", { key: "end" }, h("h3", null, "This table"), ending(this.host, this.sure, (sure) => { this.sure = sure; this.redraw(); },
        async (call) => { await this.act(call, "It is gone."); return !this.bad; })),
    ];
  }

  private seat(seat: Seat): Node_ {
    const players = [...new Set([seat.plays, ...(this.host.meta.players ?? [])])];
    return h("label", { class: "seat-row", key: seat.name },
      h("span", null, seat.name, " ", h("span", { class: "soft small" }, seat.here > 0 ? `${plural(seat.here, "page")} open` : "nobody there")),
      h("select", { ".value": seat.plays, onChange: (e: Event) => void this.act(() => this.host.calls?.hand({ seat: seat.name, plays: (e.target as HTMLSelectElement).value }), `${seat.name} is handed over.`) },
        players.map((p) => h("option", { value: p }, p))));
  }

  private button(text: string, call: () => Promise<unknown> | undefined, done: string): Node_ {
    return h("button", { type: "button", onClick: () => void this.act(call, done) }, text);
  }

  private async rule(): Promise<void> {
    const d = this.draft;
    const of = this.known?.decrees[d.kind];
    if (!of) return;
    await this.decree(() => this.host.calls?.adjust(sent(of, d)), `Decreed: ${decreeWords(this.host.latest, of, d)}.`);
    if (!this.bad) this.draft = { ...emptyDraft(d.kind), who: d.who };
    this.redraw();
  }

  // turn hides or reveals somebody.
  private async turn(word: "hide" | "reveal", who: string): Promise<void> {
    const { why } = this.sight;
    await this.decree(() => this.host.calls?.adjust({ do: word, who, ...(why && { why }) }), `${nameOf(this.host.latest, who)} is ${word === "hide" ? "out of sight" : "in sight"}.`);
    if (!this.bad) this.sight = { who: "", why: "" };
    this.redraw();
  }

  private async bring(): Promise<void> {
    const j = joinOf(this.newcomer);
    await this.decree(() => this.host.calls?.join(j), j.hidden ? `${j.id} waits out of sight.` : `${j.id} is there.`);
    if (!this.bad) this.newcomer = { ...nobodyNew(), side: this.newcomer.side };
    this.redraw();
  }

  private readonly giving: Giving = {
    give: (role, seat) => void this.give(role, seat),
    revoke: (id) => void this.act(() => this.host.calls?.revoke(id), "The link works no more.").then(() => this.loadLinks()),
    copy: (field) => void copyAddress(field).then((done) => { this.copied = done; this.redraw(); }),
  };

  // give makes a new link. The old one ends at once; the game master's own when the new one is first opened, and this page with it.
  private async give(role: string, seat: string): Promise<void> {
    await this.act(async () => { this.fresh = (await this.host.calls?.newLink(role, seat)) ?? null; this.copied = false; },
      role === "gm" ? "The new link is below. The old one works until you open it." : "The new link is below. The old one no longer works.");
    await this.loadLinks();
  }

  // decree does what is an input of the fight, and keeps how to take it back.
  private async decree(call: () => Promise<unknown> | undefined, done: string): Promise<void> {
    const keep = this.host.latest.inputs;
    await this.act(call, done);
    if (!this.bad) this.decreed = { keep };
  }

  // canTakeBack: the last thing that was done here is the last that happened.
  private canTakeBack(): boolean {
    const d = this.decreed;
    if (!d) return false;
    const { inputs } = this.host.latest;
    if (d.inputs === undefined && inputs > d.keep) d.inputs = inputs;
    return d.inputs === inputs;
  }

  private async takeBack(): Promise<void> {
    const keep = this.decreed?.keep ?? 0;
    await this.act(() => this.host.calls?.undo({ keep }), "It is taken back.");
  }

  private async loadDecrees(): Promise<void> {
    try {
      this.known = (await this.host.calls?.decrees()) ?? null;
    } catch (e) {
      this.bad = true;
      this.says = (e as Error).message;
    }
    this.redraw();
  }

  private async loadLinks(): Promise<void> {
    try {
      this.links = (await this.host.calls?.links()) ?? [];
    } catch {
      this.links = [];
    }
    this.redraw();
  }

  private async act(call: () => Promise<unknown> | undefined, done: string): Promise<void> {
    this.decreed = null;
    try {
      await call();
      this.bad = false;
      this.says = done;
    } catch (e) {
      this.bad = true;
      this.says = (e as Error).message;
    }
    this.redraw();
  }
}

customElements.define("fray-gm", FrayGM);

export type { FrayGM };
