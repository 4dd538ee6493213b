// <fray-gm>: the game master's drawer with decrees, seats, links and clocks. It is beside the map: a click on the map fills in a
// combatant or a place.

import { copyAddress } from "./copy";
import { type Child, draw, h, type VNode } from "./dom";
import { Acts } from "./gm_act";
import { type Draft, decreeForm, adjustmentOf, decreeWords, emptyDraft } from "./gm_decree";
import { Ahead } from "./gm_ahead";
import { ending } from "./gm_end";
import { joinForm, joinOf, type Newcomer, emptyNewcomer } from "./gm_join";
import { type LinkActions, linkRows, newLink } from "./gm_links";
import { type HideDraft, hiddenRows } from "./gm_hidden";
import { TokenMenu } from "./gm_token";
import { Pane } from "./pane";
import type { Adjustment, Decrees, Link, Seat } from "./types";
import { limitWords, limitsWith, nameOf, plural, seatName } from "./words";

class FrayGM extends Pane {
  private readonly drawer = document.createElement("dialog");
  private open = false;
  private readonly token = this.tokenMenu();
  private known: Decrees | null = null; // the possible decrees, once loaded
  private draft: Draft = emptyDraft();
  private hideDraft: HideDraft = { who: "", why: "" };
  private newcomer: Newcomer = emptyNewcomer();
  private pointsAt: "decree" | "join" = "decree"; // the form that a click on the map fills in
  private confirming = false; // the second step of deleting the table is shown
  private links: Link[] | null = null;
  private fresh: Link | null = null;
  private copied = false; // the address of fresh was copied
  private readonly ahead = new Ahead(() => this.host, () => this.redraw());
  private readonly acts = new Acts(() => this.host, () => this.redraw());

  connectedCallback(): void {
    this.drawer.className = "drawer";
    this.drawer.setAttribute("aria-label", "Game master");
    this.drawer.addEventListener("close", () => { this.open = false; this.beside(); this.redraw(); });
    this.drawer.addEventListener("focusin", (e) => {
      const form = (e.target as Element).closest<HTMLElement>("[data-points]")?.dataset["points"];
      if (form === "decree" || form === "join") this.pointsAt = form;
    });
    document.body.append(this.drawer, this.token.root);
  }

  toggle(): void {
    this.open = !this.open;
    this.beside();
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

  // beside makes room for the drawer beside the map, or takes it back.
  private beside(): void {
    this.closest("fray-table")?.toggleAttribute("data-drawer", this.open);
  }

  // mapClicked fills in what was clicked on the map and reports whether the drawer used it.
  mapClicked(cell: string, id: string): boolean {
    if (this.token.clicked(cell)) return true;
    if (!this.open) return false;
    const token = this.host.latest.view.tokens.find((t) => t.id === id);
    if (this.pointsAt === "join") {
      this.newcomer = { ...this.newcomer, at: token?.cell ?? cell };
    } else if (token) {
      this.draft = { ...this.draft, who: id };
      this.hideDraft = { ...this.hideDraft, who: token.hidden ? "" : id };
    } else {
      this.draft = { ...this.draft, at: cell };
    }
    this.redraw();
    return true;
  }

  // received adds the newcomer that was dragged onto a place, unless its form lacks something.
  received(cell: string): void {
    this.newcomer = { ...this.newcomer, at: cell };
    this.redraw();
    if (this.drawer.querySelector<HTMLFormElement>("form.join")?.reportValidity()) void this.addCombatant();
  }

  // menu opens the menu of a combatant at a point of the window.
  async menu(who: string, x: number, y: number): Promise<void> {
    this.acts.forget();
    if (!this.known) await this.loadDecrees();
    this.token.open(who, x, y);
  }

  // place asks whether to place a combatant where it was dropped.
  async place(who: string, cell: string, x: number, y: number): Promise<void> {
    this.acts.forget();
    if (!this.known) await this.loadDecrees();
    this.token.place(who, cell, x, y);
  }

  private tokenMenu(): TokenMenu {
    const gm = this;
    return new TokenMenu({
      get state() { return gm.host.latest; },
      get decrees() { return gm.known?.decrees ?? []; },
      get players() { return gm.host.meta.players ?? []; },
      get said() { return gm.acts.notice(); },
      rule: (a: Adjustment, done: string) => void gm.acts.decree(() => gm.host.calls?.adjust(a), done).then(() => gm.redraw()),
      hand: (seat, plays) => void gm.acts.act(() => gm.host.calls?.hand({ seat, plays }), `The player of ${seatName(gm.host.latest, seat)} has changed.`),
      closed: () => document.querySelector<HTMLElement>(".fb-stage")?.focus({ preventScroll: true }),
    });
  }

  protected content(): Child {
    if (this.open) draw(this.drawer, this.inside());
    if (this.token.root.open) this.token.show();
    return h("button", { type: "button", "aria-expanded": this.open ? "true" : "false", onClick: () => this.toggle() }, "Game master ", h("kbd", null, "g"));
  }

  private inside(): Child {
    const s = this.host.latest;
    return [
      h("button", { key: "x", class: "plain close", type: "button", "aria-label": "Close", onClick: () => this.toggle() }, "✕"),
      h("h2", { key: "t", tabindex: -1 }, "Game master"),
      h("div", { key: "notice", class: "drawer-notice", role: "status" }, this.acts.notice()),
      h("section", { key: "join", "data-points": "join" }, h("h3", null, "Add a combatant"),
        joinForm(s, this.known, this.newcomer, (n) => { this.newcomer = n; this.pointsAt = "join"; this.redraw(); }, () => void this.addCombatant())),
      h("section", { key: "sight", "data-points": "decree" }, h("h3", null, "Hide and reveal"),
        hiddenRows(s, this.host.meta.players?.[0] ?? "", this.hideDraft, (x) => { this.hideDraft = x; this.redraw(); }, (word, who) => void this.setHidden(word, who))),
      h("section", { key: "seats" }, h("h3", null, "Seats"), s.seats.map((seat) => this.seat(seat))),
      !this.host.meta.branch && h("section", { key: "links" }, h("h3", null, "Links"),
        this.fresh && newLink(s, this.fresh, this.copied, this.linkActions), linkRows(s, this.links, this.linkActions)),
      h("section", { key: "table" }, h("h3", null, "Dice and clocks"), h("div", { class: "row" },
        this.button("Fresh dice", () => this.host.calls?.fresh(), "Later dice will be rolled again."),
        this.button(s.paused ? "Resume clocks" : "Pause clocks", () => this.host.calls?.pause(!s.paused), s.paused ? "Clocks are running." : "Clocks are paused."),
        h("label", { class: "field" }, h("span", null, "Time limit per answer"), h("select", { ".value": String(s.limit ?? 0), onChange: (e: Event) => void this.acts.act(() => this.host.calls?.limit(Number((e.target as HTMLSelectElement).value)), "The time limit has changed.") },
          limitsWith(s.limit ?? 0).map((n) => h("option", { key: n, value: n }, limitWords(n))))))),
      h("section", { key: "ahead" }, h("h3", null, "Chances"), this.ahead.form(),
        this.ahead.aids((a) => this.acts.act(() => this.host.calls?.aids(a), "Help for players has changed."))),
      h("details", { key: "decree", "data-points": "decree" }, h("summary", null, h("h3", null, "Advanced")), h("p", { class: "soft small" }, "Everything that can be decreed, by forms."),
        decreeForm(s, this.known?.decrees ?? [], this.draft, (d) => { this.draft = d; this.pointsAt = "decree"; this.redraw(); }, () => void this.applyDecree())),
      h("section", { key: "end" }, h("h3", null, "Table"), ending(this.host, this.confirming, (sure) => { this.confirming = sure; this.redraw(); },
        async (call) => { await this.acts.act(call, "Deleted."); return !this.acts.bad; })),
    ];
  }

  private seat(seat: Seat): VNode {
    const players = [...new Set([seat.plays, ...(this.host.meta.players ?? [])])];
    return h("label", { class: "seat-row", key: seat.name },
      h("span", null, seatName(this.host.latest, seat.name), " ", h("span", { class: "soft small" }, seat.here > 0 ? `${plural(seat.here, "page")} open` : "not connected")),
      h("select", { ".value": seat.plays, onChange: (e: Event) => void this.acts.act(() => this.host.calls?.hand({ seat: seat.name, plays: (e.target as HTMLSelectElement).value }), `The player of ${seatName(this.host.latest, seat.name)} has changed.`) },
        players.map((p) => h("option", { value: p }, p))));
  }

  private button(text: string, call: () => Promise<unknown> | undefined, done: string): VNode {
    return h("button", { type: "button", onClick: () => void this.acts.act(call, done) }, text);
  }

  private async applyDecree(): Promise<void> {
    const d = this.draft;
    const of = this.known?.decrees[d.kind];
    if (!of) return;
    await this.acts.decree(() => this.host.calls?.adjust(adjustmentOf(of, d)), `Applied: ${decreeWords(this.host.latest, of, d)}.`);
    if (!this.acts.bad) this.draft = { ...emptyDraft(d.kind), who: d.who };
    this.redraw();
  }

  // setHidden hides or reveals a combatant.
  private async setHidden(word: "hide" | "reveal", who: string): Promise<void> {
    const { why } = this.hideDraft;
    await this.acts.decree(() => this.host.calls?.adjust({ do: word, who, ...(why && { why }) }), `${nameOf(this.host.latest, who)} is ${word === "hide" ? "hidden" : "visible"}.`);
    if (!this.acts.bad) this.hideDraft = { who: "", why: "" };
    this.redraw();
  }

  private async addCombatant(): Promise<void> {
    const j = joinOf(this.newcomer);
    await this.acts.decree(() => this.host.calls?.join(j), `${j.name ?? j.id} was added${j.hidden ? ", hidden" : ""}.`);
    if (!this.acts.bad) this.newcomer = { ...emptyNewcomer(), side: this.newcomer.side };
    this.redraw();
  }

  private readonly linkActions: LinkActions = {
    give: (role, seat) => void this.give(role, seat),
    revoke: (id) => void this.acts.act(() => this.host.calls?.revoke(id), "The link no longer works.").then(() => this.loadLinks()),
    copy: (field) => void copyAddress(field).then((done) => { this.copied = done; this.redraw(); }),
  };

  // give creates a new link. The old link ends at once; the game master's own ends when the new one is first opened, and this
  // page with it.
  private async give(role: string, seat: string): Promise<void> {
    await this.acts.act(async () => { this.fresh = (await this.host.calls?.newLink(role, seat)) ?? null; this.copied = false; },
      role === "gm" ? "The new link is below. The old one works until you open it." : "The new link is below. The old one no longer works.");
    await this.loadLinks();
  }

  private async loadDecrees(): Promise<void> {
    try {
      this.known = (await this.host.calls?.decrees()) ?? null;
    } catch (e) {
      this.acts.refused(e as Error);
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
}

customElements.define("fray-gm", FrayGM);

export type { FrayGM };
