// Descriptions of places and combatants, for screen readers and for the list of the map.

import type { Beyond } from "./board-places";
import type { CellView, Choice, Meter, Token, View } from "./types";
import { health, sideName } from "./words";

export function meterText(m: Meter): string {
  return m.max ? `${m.name} ${m.value} of ${m.max}` : `${m.name} ${m.value}`;
}

export function tokenWords(v: View, t: Token): string {
  const parts = [`${t.name}, ${sideName(v, t.side)}`];
  if (t.mine) parts.push("yours");
  if (t.hidden) parts.push("hidden");
  if (t.id === v.turn) parts.push("acting");
  if (t.down && !t.tags?.some((g) => g.name === "down")) parts.push("down");
  const left = health(t);
  if (left) parts.push(meterText(left));
  for (const g of t.tags ?? []) if (!g.quiet) parts.push(g.until ? `${g.name} (${g.until})` : g.name);
  const neighbors = (t.beside ?? []).map((id) => v.tokens.find((o) => o.id === id)?.name ?? id);
  if (neighbors.length > 0) parts.push("next to " + neighbors.join(" and "));
  return parts.join(", ");
}

export function cellWords(c: CellView): string {
  const parts = [c.name];
  if (c.kind) parts.push(c.kind);
  parts.push(...(c.holds ?? []));
  if (c.links?.length) parts.push("leads to " + c.links.join(" and "));
  return parts.join(", ");
}

export function choiceWords(c: Choice): string {
  const parts = [c.label];
  if (c.cost) parts.push(c.cost);
  return parts.join(", ") + (c.warnings?.length ? ". Warning: " + once(c.warnings).join("; ") : "");
}

export function once(list: string[]): string[] {
  return [...new Set(list)];
}

// placeWords is what a screen reader says when the cursor reaches a cell or a combatant in it; list are the choices there, and beyond the
// combatants above and below.
export function placeWords(v: View, cell: CellView, id: string, list: Choice[], beyond: Beyond[]): string {
  const here = v.tokens.filter((t) => t.cell === cell.name && (id === "" || t.id === id));
  const said = here.map((t) => tokenWords(v, t));
  if (id === "") said.unshift(cellWords(cell));
  else said.push("at " + cellWords(cell));
  for (const b of beyond) said.push(`${b.above ? "above" : "below"}, on level ${b.level}: ${b.token.name}`);
  if (list.length === 1) said.push("Enter: " + choiceWords(list[0]!));
  else if (list.length > 1) said.push(`Enter for ${list.length} choices: ` + list.slice(0, 3).map((c) => c.label).join("; ") + (list.length > 3 ? " and more" : ""));
  return said.join(". ") + ".";
}
