// The map as a list: for shapes that nobody knows, and for everyone who would rather read it. Each cell that has something
// in it, with who is there and what may be done.

import type { Aims } from "./board-aims";
import { choicesAt } from "./board-aims";
import { html } from "./board-elements";
import { cellWords, choiceWords, tokenWords } from "./board-words";
import type { Choice, Token, View } from "./types";

// mostChoices is how many are offered in one place before the rest waits behind a line that opens.
const mostChoices = 12;

// mostCells is how many cells a map has whose empty ones are offered to go to here, too; the question lists them all.
const mostCells = 60;

export function list(v: View, aims: Aims, icon: (t: Token) => Node): HTMLElement {
  const out = html("ul", { class: "fb-list" });
  const known = new Set(v.map.cells.map((c) => c.name));
  const rest = new Map<string, number>(); // cells with nothing to tell of, by kind
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
  if (lost.length > 0) out.append(html("li", {}, html("div", { class: "fb-list-place" }, "elsewhere"), people(v, aims, lost, icon)));
  const told = [...rest].map(([kind, n]) => `${n} ${kind}`).join(", ");
  if (told) out.append(html("li", { class: "fb-soft" }, "Cells with nothing in them: " + told));
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
