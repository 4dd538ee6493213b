// The map as a list, for unknown shapes and for users who prefer reading: each cell with contents, its combatants and their
// choices.

import type { Aims } from "./board-aims";
import { choicesAt } from "./board-aims";
import { html } from "./board-elements";
import { cellWords, choiceWords, tokenWords } from "./board-words";
import type { Choice, Token, View } from "./types";

// mostChoices is the number of choices shown at a place; the rest is behind a "more" line.
const mostChoices = 12;

// mostCells is the size of a map up to which the list offers moves to empty cells too. The question lists all of them.
const mostCells = 60;

export function list(v: View, aims: Aims, icon: (t: Token) => Node): HTMLElement {
  const out = html("ul", { class: "fb-list" });
  const known = new Set(v.map.cells.map((c) => c.name));
  const rest = new Map<string, number>(); // number of empty cells, by kind
  for (const c of v.map.cells) {
    if (c.name === "") continue;
    const here = v.tokens.filter((t) => t.cell === c.name);
    const choices = aims.byCell.get(c.name) ?? [];
    const few = choices.length > 0 && v.map.cells.length <= mostCells;
    if (here.length === 0 && !c.holds?.length && !c.links?.length && !few) {
      rest.set(c.kind || "open", (rest.get(c.kind || "open") ?? 0) + 1);
      continue;
    }
    out.append(html("li", {}, html("div", { class: "fb-list-place" }, cellWords(c)), people(v, aims, here, icon), ...offers(choices)));
  }
  const lost = v.tokens.filter((t) => !known.has(t.cell));
  if (lost.length > 0) out.append(html("li", {}, html("div", { class: "fb-list-place" }, "Elsewhere"), people(v, aims, lost, icon)));
  const empty = [...rest].map(([kind, n]) => `${n} ${kind}`).join(", ");
  if (empty) out.append(html("li", { class: "fb-soft" }, "Empty cells: " + empty));
  return out;
}

function people(v: View, aims: Aims, here: Token[], icon: (t: Token) => Node): HTMLElement {
  return html("ul", { class: "fb-list-people" }, ...here.map((t) => html("li", {}, icon(t), html("span", {}, tokenWords(v, t)), ...offers(choicesAt(aims, "", [t.id])))));
}

function offers(choices: Choice[]): HTMLElement[] {
  if (choices.length === 0) return [];
  const button = (c: Choice): HTMLElement => html("li", {}, html("button", { type: "button", class: "fb-choice", "data-key": c.key }, choiceWords(c)));
  const first = html("ul", { class: "fb-offers" }, ...choices.slice(0, mostChoices).map(button));
  if (choices.length <= mostChoices) return [first];
  return [first, html("details", {}, html("summary", {}, `${choices.length - mostChoices} more`), html("ul", { class: "fb-offers" }, ...choices.slice(mostChoices).map(button)))];
}
