// <fray-table>: the live page of one link. It holds the state, passes it to the panes and handles keyboard shortcuts.

import type { FrayBoard } from "./board";
import { Calls } from "./calls";
import { Cards } from "./cards";
import { unpacked } from "./change";
import { syncClock } from "./clock";
import { draw, h } from "./dom";
import type { FrayGM } from "./gm";
import { showHelp } from "./help";
import { remember, rememberGM } from "./home";
import { listenKeys } from "./keys";
import type { Outcome } from "./deeds";
import type { Log } from "./lines";
import { type Link, Live } from "./live";
import { verbOf } from "./entries";
import { type Marks, noMarks } from "./marks";
import { notice } from "./notice";
import { type Host, type Meta, Pane } from "./pane";
import type { FrayPast } from "./past";
import type { FrayQuestion } from "./question";
import { renew } from "./renew";
import { RuleBook } from "./rules";
import { listenForSound, play as sound } from "./sound";
import { Side } from "./side";
import { type News, Stage } from "./stage";
import type { FrayHeard } from "./heard";
import { speaker, unheard } from "./talk";
import { Ways } from "./ways";
import type { Beat } from "./playback";
import type { FrayAnnouncer } from "./announcer";
import type { Choice, State } from "./types";
import type { FrayUndo } from "./undo";
import { asks, hasMap, isGM, role } from "./words";

const statusDelay = 2500; // milliseconds without a connection before the page says so

class FrayTable extends HTMLElement implements Host {
  readonly calls = new Calls(this.dataset["token"] ?? "");
  meta: Meta = { players: [], kinds: [], verbs: [], branch: false };
  book!: RuleBook;
  readonly cards = new Cards();
  private live!: Live;
  readonly stage = new Stage(() => this.log, () => this.latest, (news) => this.shown(news), (beats) => this.struck(beats));
  private past: State | null = null;
  private pastCall: AbortController | null = null;
  private side!: Side;
  private readonly status = document.createElement("p");
  private lostTimer = 0;

  connectedCallback(): void {
    const first = data<State>("state");
    if (!first) return;
    if (first.question) first.question = unpacked(first.question);
    this.meta = { ...this.meta, ...data<Meta>("meta") };
    syncClock(this.meta.now);
    this.book = new RuleBook(first.ruleset);
    this.live = new Live(this.calls, first, (was, fresh) => { this.heard(was, this.latest); this.stage.take(was, fresh); notice(this.latest, this.stage.playing); }, (link) => this.linked(link));
    remember({ table: first.table, name: first.name, role: role(first), url: this.calls.page() });
    rememberGM(first.table, first.name);
    this.status.className = "link-status";
    this.status.setAttribute("role", "status");
    this.querySelector(".bar")?.after(this.status);
    this.side = new Side(this, hasMap(first.view), () => this.toolbar());
    this.toolbar();
    this.listen();
    this.redraw();
    this.live.open();
    addEventListener("pagehide", () => this.live.close());
    addEventListener("pageshow", (e) => { if (e.persisted) this.live.open(); });
    addEventListener("online", () => this.live.wake());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.live.wake(); });
  }

  get log(): Log {
    return this.live.log;
  }
  get latest(): State {
    return this.live.state;
  }

  highlight(choice: Choice | null, marks?: Partial<Marks>): void {
    const board = this.board;
    if (!board) return;
    const m: Marks = { ...noMarks(), ...marks };
    if (choice) {
      m.path = choice.path ?? [];
      m.choice = choice;
      m.warnings = choice.warnings ?? [];
      m.warned = m.warnings.length > 0;
      m.cost = choice.cost ?? "";
      m.aim = choice.target ?? choice.cell ?? "";
    }
    board.marks = m;
  }

  announce(text: string): void {
    this.querySelector<FrayAnnouncer>("fray-announcer")?.announce(text);
  }

  reveal(id: string): void {
    this.board?.reveal(id);
  }

  async fill(): Promise<void> {
    const { question } = await this.calls.question();
    if (!question) return;
    this.live.fill(question);
    this.redraw();
  }

  visit(inputs: number | null): void {
    this.pastCall?.abort();
    this.pastBar?.showAt(inputs);
    if (inputs === null) {
      this.past = null;
      this.redraw();
      return;
    }
    const call = (this.pastCall = new AbortController());
    this.calls.past(inputs, call.signal).then((s) => {
      if (call.signal.aborted) return;
      this.past = s;
      this.pastBar?.showAt(inputs);
      this.redraw();
    }, (e: Error) => { if (!call.signal.aborted) this.announce(e.message); });
  }

  private get board(): FrayBoard | null {
    return this.querySelector<FrayBoard>("fray-board");
  }
  private get question(): FrayQuestion | null {
    return this.querySelector<FrayQuestion>("fray-question");
  }
  private get pastBar(): FrayPast | null {
    return this.querySelector<FrayPast>("fray-past");
  }
  private get gm(): FrayGM | null {
    return this.querySelector<FrayGM>("fray-gm");
  }

  // shown is called with each beat of a playback, and with the news when all is shown.
  private shown(news: News | null): void {
    this.redraw();
    const { beat } = this.stage;
    if (beat) this.play(beat);
    else if (news) this.querySelector<FrayAnnouncer>("fray-announcer")?.stateChanged(news.was, this.latest, news.fresh);
  }

  private play(beat: Beat): void {
    if (beat.look) this.reveal(beat.look);
    if (beat.outcomes.length > 0 || beat.strike) this.came(beat.outcomes, beat.strike?.from ?? "", beat.strike?.to ?? "");
  }

  // struck shows what came of deeds that are not played.
  private struck(beats: Beat[]): void {
    const came = beats.filter((b) => b.outcomes.length > 0);
    const last = came[came.length - 1];
    if (last) queueMicrotask(() => this.came(came.flatMap((b) => b.outcomes), last.strike?.from ?? "", last.strike?.to ?? ""));
  }

  // came shows what came of a deed when it happens; harm is heard too.
  private came(outcomes: readonly Outcome[], from: string, to: string): void {
    if (!this.past && outcomes.some((o) => o.kind === "harm" || o.kind === "fall")) sound("hit");
    this.happened(outcomes, from, to);
  }

  // heard shows what others have just said, and where somebody points.
  private heard(was: State, now: State): void {
    const said = unheard(was, now);
    const known = new Set((was.pings ?? []).map((p) => p.id));
    const points = (now.pings ?? []).filter((p) => !known.has(p.id));
    for (const p of points) this.board?.ping(p.cell, speaker(now, p.by));
    const news = [...said.map((x) => ({ who: speaker(now, x.by), text: x.text })),
      ...points.filter((p) => p.by !== now.you.seat).map((p) => ({ who: speaker(now, p.by), text: `points ${new Ways(now.view, undefined).spot(p.cell)}`, cell: p.cell }))];
    if (said.length > 0) this.side.heard(said.length);
    const last = news[news.length - 1];
    if (!last) return;
    this.announce(news.map((x) => `${x.who}: ${x.text}`).join(". "));
    this.querySelector<FrayHeard>("fray-heard")?.tell(last, (cell) => this.reveal(cell));
  }

  // held points at a place, or opens the menu of a combatant for the game master.
  private held(cell: string, id: string, x: number, y: number): void {
    if (this.past) return;
    if (id && this.gm) void this.gm.menu(id, x, y);
    else if (this.latest.you.role !== "spectator") this.calls.ping(cell).catch((e: Error) => this.announce(e.message));
  }

  // moves reports whether a choice moves the one who is asked.
  private moves(c: Choice): boolean {
    return this.meta.acts?.find((a) => a.verb === verbOf(c.key))?.tab === "move";
  }

  happened(outcomes: readonly Outcome[], from: string, to: string): void {
    if (this.past) return;
    this.board?.happened(outcomes, from, to);
  }

  get present(): State {
    const { beat } = this.stage;
    return beat ? played(this.latest, beat) : this.latest;
  }

  get linesShown(): number | undefined {
    return this.stage.beat?.lines;
  }

  // redraw gives every pane the state: map, roster and round get the past while it is shown, and while something is played, all
  // get what has been played.
  private redraw(): void {
    const { beat } = this.stage;
    const now = this.present;
    const seen = this.past ?? now;
    const board = this.board;
    if (board) {
      board.quiet = this.past !== null || beat !== null || now.view.over === true;
      board.state = seen;
      board.drags = seen.you.role === "spectator" ? null : { places: isGM(seen), moves: (c) => this.moves(c) };
      board.odds = now.question ? (keys, signal) => this.calls.odds(now.question?.id ?? "", keys, signal) : null;
      board.area = now.question ? (key, signal) => this.calls.area(now.question?.id ?? "", key, signal).then((a) => a.cells).catch(() => null) : null;
    }
    for (const el of this.querySelectorAll("*")) {
      if (!(el instanceof Pane)) continue;
      el.show(this, el.matches("fray-banners, fray-order, fray-rail, fray-roster, fray-tracks") ? seen : now);
    }
    const sum = this.querySelector<HTMLElement>("#summary");
    const ended = sum?.hidden === true && now.summary !== undefined;
    if (sum) sum.hidden = !now.summary;
    this.toggleAttribute("data-ended", now.summary !== undefined);
    if (ended) sum?.scrollIntoView({ block: "start" }), sound("end");
    this.classList.toggle("asks", asks(now));
    this.classList.toggle("then", this.past !== null);
    this.classList.toggle("plays", beat !== null);
    this.cards.keep(this.calls, this.latest, () => this.redraw());
    notice(this.latest, beat !== null);
  }

  private linked(link: Link): void {
    if (link === "outdated") return renew();
    clearTimeout(this.lostTimer);
    const show = (text: string): void => {
      if (this.status.textContent !== text) this.status.textContent = text;
    };
    if (link === "live") show("");
    else if (link === "closed") show("This link no longer works. Ask the game master for a new one.");
    else if (link === "deleted") show("This table has been deleted.");
    else this.lostTimer = setTimeout(() => show("Connection lost. Reconnecting …"), statusDelay);
  }

  // toolbar draws the buttons in the bar of the page.
  private toolbar(): void {
    const nav = this.querySelector<HTMLElement>(".bar .tools");
    if (!nav) return;
    nav.hidden = false;
    draw(nav, this.side?.buttons() ?? null,
      isGM(this.latest) && h("button", { class: "plain", type: "button", onClick: () => this.gm?.toggle() }, "Game master"),
      h("button", { class: "plain", type: "button", "aria-label": "Keyboard shortcuts", title: "Keyboard shortcuts", onClick: showHelp }, "?"));
  }

  private listen(): void {
    listenForSound();
    this.querySelector(".jump")?.addEventListener("click", () => this.board?.release()); // an open card would cover the target
    this.addEventListener("pick-choice", (e) => {
      const { key } = (e as CustomEvent<{ key: string }>).detail;
      this.question?.pick(key, false); // nothing moves under the pointer
      void this.question?.answer(key);
    });
    this.addEventListener("hover-cell", (e) => {
      const { keys } = (e as CustomEvent<{ keys: string[] }>).detail;
      this.question?.hint(keys);
    });
    this.addEventListener("menu-cell", (e) => {
      const { id, x, y } = (e as CustomEvent<{ id: string; x: number; y: number }>).detail;
      if (id && !this.past) void this.gm?.menu(id, x, y);
    });
    this.addEventListener("hold-cell", (e) => {
      const { cell, id, x, y } = (e as CustomEvent<{ cell: string; id: string; x: number; y: number }>).detail;
      this.held(cell, id, x, y);
    });
    this.addEventListener("drop-token", (e) => {
      const { cell, id, x, y } = (e as CustomEvent<{ cell: string; id: string; x: number; y: number }>).detail;
      void this.gm?.place(id, cell, x, y);
    });
    this.addEventListener("receive-cell", (e) => this.gm?.received((e as CustomEvent<{ cell: string }>).detail.cell));
    this.addEventListener("tap-cell", (e) => {
      const { cell, id } = (e as CustomEvent<{ cell: string; id: string }>).detail;
      if (this.gm?.mapClicked(cell, id)) e.preventDefault();
    });
    listenKeys({
      question: () => this.question,
      back: () => { if (this.past) this.visit(null); },
      undo: () => void this.querySelector<FrayUndo>("fray-undo")?.request(),
      drawer: () => this.gm?.toggle(),
      map: () => this.board?.focusCursor(),
      log: () => {
        this.side.show("log");
        this.querySelector<HTMLElement>(".log")?.focus();
      },
      skip: () => {
        const { playing } = this.stage;
        this.stage.skip();
        return playing;
      },
    });
  }
}

// played is the state as far as it has been played: nobody is asked yet, and nothing says how it ends.
function played(s: State, beat: Beat): State {
  const { question, summary, adventure, ...rest } = s;
  const { next, ...soFar } = adventure ?? {};
  return { ...rest, ...(adventure && { adventure: soFar as NonNullable<State["adventure"]> }), view: { ...beat.view, over: false }, waiting: {} };
}

// data returns what the server wrote into the page for the script.
export function data<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

customElements.define("fray-table", FrayTable);
