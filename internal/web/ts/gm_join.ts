// The form to add a combatant: a copy of one in this fight or a creature of the library, visible or hidden. What is picked can be dragged
// onto the map.

import { h, type VNode } from "./dom";
import { byClick, cellInput, tokenText } from "./gm_decree";
import type { Creature, Decrees, Join, State } from "./types";
import { newcomerType } from "./board-pointer";
import { hasMap, sideName } from "./words";

export interface Newcomer {
  model: string; // like:ID or creature:ID
  search: string;
  id: string;
  own: boolean; // the id was typed, not suggested
  name: string;
  side: string;
  at: string;
  hidden: boolean;
  why: string;
}

export function emptyNewcomer(): Newcomer {
  return { model: "", search: "", id: "", own: false, name: "", side: "", at: "", hidden: false, why: "" };
}

const isCreature = (n: Newcomer): boolean => n.model.startsWith("creature:");
const modelOf = (n: Newcomer): string => n.model.slice(n.model.indexOf(":") + 1);

export function joinOf(n: Newcomer): Join {
  return {
    id: n.id.trim(), ...(isCreature(n) ? { creature: modelOf(n), side: n.side, ...(n.name && { name: n.name }) } : { like: modelOf(n) }),
    ...(n.at && { at: n.at }), ...(n.hidden && { hidden: true }), ...(n.why && { why: n.why }),
  };
}

// freeID returns an unused id: goblin-3 after goblin-2.
function freeID(s: State, like: string): string {
  const stem = like.replace(/-\d+$/, "");
  const taken = new Set(s.view.tokens.map((t) => t.id));
  let n = 2;
  while (taken.has(`${stem}-${n}`)) n++;
  return taken.has(stem) || stem !== like ? `${stem}-${n}` : stem;
}

// likelySide returns the side of others of its kind, else the first side that bots or the game master play; "" if there is none.
function likelySide(s: State, sides: readonly string[], creature: Creature | undefined): string {
  const kin = s.view.tokens.find((t) => t.id.replace(/-\d+$/, "") === creature?.id || t.name.replace(/ \d+$/, "") === creature?.name);
  const played = new Set(s.seats.filter((x) => x.plays === "player" && x.name !== "gm").flatMap((x) => x.who ?? []));
  return kin?.side ?? sides.find((side) => !s.view.tokens.some((t) => t.side === side && played.has(t.id))) ?? "";
}

// handle is what is dragged onto the map, on screens where the map is visible.
function handle(name: string): VNode {
  const start = (e: DragEvent): void => {
    e.dataTransfer?.setData(newcomerType, name);
    if (e.dataTransfer) e.dataTransfer.effectAllowed = "copy";
  };
  return h("p", { key: "drag", class: "by-click" }, h("span", { class: "drag-handle", draggable: "true", onDragstart: start }, h("span", { "aria-hidden": "true" }, "⠿ "), `Drag ${name} onto the map`));
}

// many is the number of creatures from which a search field is shown.
const many = 12;

export function joinForm(s: State, known: Decrees | null, n: Newcomer, change: (n: Newcomer) => void, send: () => void): VNode {
  const put = (field: "id" | "name" | "side" | "at" | "why" | "search") => (e: Event) => change({ ...n, [field]: (e.target as HTMLInputElement).value, ...(field === "id" && { own: true }) });
  const all = known?.creatures ?? [];
  const pick = (e: Event): void => {
    const next = { ...n, model: (e.target as HTMLSelectElement).value };
    if (isCreature(next)) next.side = likelySide(s, known?.sides ?? [], all.find((c) => c.id === modelOf(next))) || n.side;
    if (!n.own && next.model) next.id = freeID(s, modelOf(next));
    change(next);
  };
  const found = all.filter((c) => `creature:${c.id}` === n.model || matches(c, n.search));
  return h("form", { class: "join", onSubmit: (e: Event) => { e.preventDefault(); send(); } },
    all.length >= many && h("label", { class: "field", key: "search" }, h("span", null, "Search the library"),
      h("input", { type: "search", autocomplete: "off", ".value": n.search, onInput: put("search") }),
      n.search && h("span", { role: "status", class: "small" }, `${found.length} of ${all.length} creatures`)),
    h("label", { class: "field", key: "model" }, h("span", null, "New combatant"),
      h("select", { ".value": n.model, required: true, onChange: pick },
        h("option", { value: "" }, "…"),
        h("optgroup", { key: "like", label: "Copy of" }, s.view.tokens.map((t) => h("option", { value: `like:${t.id}` }, tokenText(t)))),
        groups(found).map(([group, list]) => h("optgroup", { key: `in ${group}`, label: `Library: ${group}` }, list.map((c) => h("option", { value: `creature:${c.id}` }, c.name || c.id)))))),
    h("label", { class: "field", key: "id" }, h("span", null, "New unique ID"), h("input", { required: true, maxlength: 64, autocomplete: "off", ".value": n.id, onInput: put("id") })),
    n.model && hasMap(s.view) && handle(s.view.tokens.find((t) => n.model === `like:${t.id}`)?.name ?? all.find((c) => n.model === `creature:${c.id}`)?.name ?? n.id),
    isCreature(n) && [
      h("label", { class: "field", key: "name" }, h("span", null, "Name (optional)"), h("input", { maxlength: 80, autocomplete: "off", ".value": n.name, onInput: put("name") })),
      h("label", { class: "field", key: "side" }, h("span", null, "Side"), h("select", { ".value": n.side, required: true, onChange: put("side") }, h("option", { value: "" }, "…"), known?.sides.map((x) => h("option", { value: x }, sideName(s.view, x))))),
    ],
    hasMap(s.view) && h("label", { class: "field", key: "at" }, h("span", null, "Place", byClick()), cellInput(s, { required: true, ".value": n.at }, put("at"))),
    h("label", { class: "check", key: "hidden" }, h("input", { type: "checkbox", ".checked": n.hidden, onChange: (e: Event) => change({ ...n, hidden: (e.target as HTMLInputElement).checked }) }), " Hidden until revealed"),
    h("label", { class: "field", key: "why" }, h("span", null, "Reason"), h("input", { maxlength: 200, autocomplete: "off", ".value": n.why, onInput: put("why") })),
    h("button", { key: "go", class: "primary", type: "submit" }, "Add"));
}

function matches(c: Creature, search: string): boolean {
  const text = `${c.id} ${c.name} ${c.group}`.toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function groups(list: Creature[]): [string, Creature[]][] {
  const out = new Map<string, Creature[]>();
  for (const c of list) out.set(c.group, [...(out.get(c.group) ?? []), c]);
  return [...out];
}
