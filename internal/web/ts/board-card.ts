// The card of a place or a combatant: its state and the choices there. An open card is a menu of these choices.

import { html } from "./board-elements";
import { once } from "./board-words";
import { meterBar } from "./board-meter";
import { shapeMark } from "./board-shape";
import type { Shape } from "./sides";
import type { CellView, Choice, Odds, Tag, Token } from "./types";
import type { Beyond } from "./board-places";
import type { Ways } from "./ways";
import { isSpread, percent } from "./words";

export interface Subject {
  cell: CellView;
  token?: Token; // the combatant the card describes
  others: Token[]; // the other combatants there
  beyond: Beyond[]; // combatants above and below
  choices: Choice[];
  side: (t: Token) => { n: number; shape: Shape; name: string };
  turn: boolean;
  inArea: (c: Choice) => Token[]; // combatants in the area of a choice
  ways: Ways; // where choices lead, in words
}

// mostShown is the number of choices on a card that is not open.
const mostShown = 6;

export function card(s: Subject, open: boolean, odds: Map<string, Odds>): HTMLElement {
  const box = html("div", { class: open ? "fb-card fb-open" : "fb-card" });
  box.append(s.token ? combatantHead(s, s.token) : placeHead(s));
  if (s.token) box.append(...person(s.token));
  else box.append(...place(s));
  if (s.beyond.length > 0) box.append(html("ul", { class: "fb-people" }, ...s.beyond.map((b) => aloft(s, b, open))));
  if (s.choices.length > 0) box.append(choiceList(s, open, odds));
  return box;
}

function combatantHead(s: Subject, t: Token): HTMLElement {
  const side = s.side(t);
  const head = html("div", { class: `fb-card-head side-${side.n % 4}` }, shapeMark(side.shape), html("strong", {}, t.name));
  const words = [side.name, t.mine ? "yours" : "", s.turn ? "acting" : "", t.down ? "down" : ""].filter((w) => w !== "");
  head.append(html("span", { class: "fb-card-side" }, words.join(", ")));
  return head;
}

function placeHead(s: Subject): HTMLElement {
  const head = html("div", { class: "fb-card-head" }, html("strong", {}, s.cell.name));
  if (s.cell.kind) head.append(html("span", { class: "fb-card-side" }, s.cell.kind));
  return head;
}

function person(t: Token): HTMLElement[] {
  const out: HTMLElement[] = [];
  const meters = (t.meters ?? []).filter((m) => !m.quiet);
  if (meters.length > 0) out.push(html("div", { class: "fb-meters" }, ...meters.map(meterBar)));
  if (t.tags?.length) out.push(html("ul", { class: "fb-tags" }, ...t.tags.map(tag)));
  if (t.holds?.length) out.push(html("p", { class: "fb-soft" }, "holds " + t.holds.join(", ")));
  return out;
}

function tag(t: Tag): HTMLElement {
  const name = t.rule ? html("button", { type: "button", class: "fb-rule", "data-rule": t.rule }, t.name) : html("span", {}, t.name);
  return html("li", {}, name, ...(t.until ? [html("span", { class: "fb-soft" }, " " + t.until)] : []));
}

function place(s: Subject): HTMLElement[] {
  const out: HTMLElement[] = [];
  if (s.others.length > 0) {
    const list = s.others.map((t) => {
      const side = s.side(t);
      return html("li", { class: `side-${side.n % 4}` }, shapeMark(side.shape), t.name + (t.down ? " (down)" : ""));
    });
    out.push(html("ul", { class: "fb-people" }, ...list));
  }
  if (s.cell.holds?.length) out.push(html("p", { class: "fb-soft" }, s.cell.holds.join(", ")));
  if (s.cell.links?.length) out.push(html("p", { class: "fb-soft" }, "leads to " + s.cell.links.join(", ")));
  return out;
}

// aloft names a combatant above or below; on an open card, a button shows its level.
function aloft(s: Subject, b: Beyond, open: boolean): HTMLElement {
  const side = s.side(b.token);
  const where = `${b.above ? "above" : "below"}, on level ${b.level}`;
  const go = open ? html("button", { type: "button", class: "fb-side-go", "data-level": b.level }, where) : html("span", { class: "fb-soft" }, where);
  return html("li", { class: `side-${side.n % 4}` }, shapeMark(side.shape), b.token.name + (b.token.down ? " (down) " : " "), go);
}

function choiceList(s: Subject, open: boolean, odds: Map<string, Odds>): HTMLElement {
  const shown = open ? s.choices : s.choices.slice(0, mostShown);
  const list = html("ul", { class: "fb-choices" }, ...shown.map((c) => html("li", {}, choice(s, c, open, odds.get(c.key)))));
  if (shown.length < s.choices.length) list.append(html("li", { class: "fb-soft" }, `and ${s.choices.length - shown.length} more`));
  return list;
}

function choice(s: Subject, c: Choice, open: boolean, odds: Odds | undefined): HTMLElement {
  const row = open ? html("button", { type: "button", class: "fb-choice", "data-key": c.key }) : html("div", { class: "fb-choice", "data-key": c.key });
  row.append(html("span", { class: "fb-choice-label" }, s.ways.label(c)));
  if (odds?.hit) row.append(html("span", { class: "fb-odds" }, percent(odds.hit)));
  if (c.cost) row.append(html("span", { class: "fb-choice-cost" }, c.cost));
  const caught = s.inArea(c);
  if (caught.length > 0) row.append(html("span", { class: "fb-choice-line" }, "in the area: " + caught.map((t) => t.name).join(", ")));
  for (const w of once(c.warnings ?? [])) row.append(html("span", { class: "fb-choice-risk" }, html("span", { "aria-hidden": "true" }, "⚠ "), w));
  if (odds && open) for (const line of odds.lines.filter((l, i) => i === 0 || !isSpread(l)).slice(0, 4)) row.append(html("span", { class: "fb-choice-line" }, line));
  return row;
}
