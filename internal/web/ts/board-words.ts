// What is where, in words: for whoever listens, and for the list of the map.

import type { CellView, Choice, Meter, Token, View } from "./types";

export function meterText(m: Meter): string {
  return m.max ? `${m.name} ${m.value} of ${m.max}` : `${m.name} ${m.value}`;
}

export function tokenWords(v: View, t: Token): string {
  const parts = [`${t.name}, ${t.side}`];
  if (t.mine) parts.push("yours");
  if (t.hidden) parts.push("out of sight");
  if (t.id === v.turn) parts.push("acts now");
  if (t.down && !t.tags?.some((g) => g.name === "down")) parts.push("down");
  if (t.meters?.[0]) parts.push(meterText(t.meters[0]));
  for (const g of t.tags ?? []) if (!g.quiet) parts.push(g.until ? `${g.name} (${g.until})` : g.name);
  const with_ = (t.beside ?? []).map((id) => v.tokens.find((o) => o.id === id)?.name ?? id);
  if (with_.length > 0) parts.push("beside " + with_.join(" and "));
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

// placeWords is what is spoken when the cursor comes to a cell, or to a combatant in it; list are the choices there.
export function placeWords(v: View, cell: CellView, id: string, list: Choice[]): string {
  const here = v.tokens.filter((t) => t.cell === cell.name && (id === "" || t.id === id));
  const said = here.map((t) => tokenWords(v, t));
  if (id === "") said.unshift(cellWords(cell));
  else said.push("at " + cellWords(cell));
  if (list.length === 1) said.push("Enter: " + choiceWords(list[0]!));
  else if (list.length > 1) said.push(`Enter for ${list.length} choices: ` + list.slice(0, 3).map((c) => c.label).join("; ") + (list.length > 3 ? " and more" : ""));
  return said.join(". ") + ".";
}
