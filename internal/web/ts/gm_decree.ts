// A decree: what the game master changes, with its reason. Which there are, and what each has to be told, is the ruleset's to
// say: this page knows none of them.

import { type Child, h, type Node_, type Props } from "./dom";
import type { Adjustment, Decree, Field, State, Token } from "./types";
import { nameOf } from "./words";

// A Draft is a decree that is being filled in.
export interface Draft {
  kind: number; // place in the list of decrees
  who: string;
  what: string;
  value: string;
  at: string;
  why: string;
}

type Told = "who" | "what" | "value" | "at";

export function emptyDraft(kind = 0): Draft {
  return { kind, who: "", what: "", value: "", at: "", why: "" };
}

// told is the draft without what its decree does not ask for: fields that were filled in for another one.
function told(of: Decree, d: Draft): Draft {
  const out = { ...d };
  for (const field of ["who", "what", "value", "at"] as const) if (!of[field]) out[field] = "";
  return out;
}

// decreeWords say a decree as the log does: by names.
export function decreeWords(s: State, of: Decree, draft: Draft): string {
  const d = told(of, draft);
  return [of.do, nameOf(s, d.who), d.what, nameOf(s, d.at), d.value].filter(Boolean).join(" ");
}

export function sent(of: Decree, draft: Draft): Adjustment {
  const d = told(of, draft);
  return {
    do: of.do, ...(d.who && { who: d.who }), ...(d.what && { what: d.what }), ...(d.value !== "" && { value: Number(d.value) }),
    ...(d.at && { at: d.at }), ...(d.why && { why: d.why }),
  };
}

export function decreeForm(s: State, list: Decree[], d: Draft, change: (d: Draft) => void, send: () => void): Node_ {
  const of = list[d.kind] ?? list[0];
  if (!of) return h("p", { class: "soft small" }, "…");
  const put = (field: Told | "why") => (e: Event) => change({ ...d, [field]: (e.target as HTMLInputElement).value });
  const ask = (field: Told): Child => of[field] && h("label", { class: "field", key: `${of.text} ${field}` }, h("span", null, of[field].ask, hint(of, field)), control(s, of[field], d[field], put(field)));
  return h("form", { class: "decree", onSubmit: (e: Event) => { e.preventDefault(); send(); } },
    h("label", { class: "field", key: "kind" }, h("span", null, "What to do"),
      h("select", { ".value": d.kind, onChange: (e: Event) => change({ ...d, kind: Number((e.target as HTMLSelectElement).value), what: "", value: "" }) },
        list.map((k, i) => h("option", { value: i }, k.text)))),
    ask("who"), ask("what"), ask("value"), ask("at"),
    h("label", { class: "field", key: "why" }, h("span", null, "Why"), h("input", { maxlength: 200, autocomplete: "off", ".value": d.why, onInput: put("why") })),
    h("button", { key: "go", class: "primary", type: "submit" }, "So be it", of.who && d.who && h("span", { class: "sr" }, ` for ${nameOf(s, d.who)}`)));
}

// hint says which fields a click on the map fills in.
function hint(of: Decree, field: Told): Child {
  const clicked = (field === "who" && of.who?.kind === "combatant") || (field === "at" && of.at?.kind === "cell");
  return clicked && byClick();
}

function control(s: State, f: Field, value: string, put: (e: Event) => void): Child {
  const props = { ".value": value, required: !f.optional };
  switch (f.kind) {
    case "combatant":
      return h("select", { ...props, onChange: put }, h("option", { value: "" }, "…"), s.view.tokens.map((t) => h("option", { value: t.id }, tokenText(t))));
    case "number":
      return h("input", { ...props, type: "number", ...bounds(f), onInput: put });
    case "cell":
      return cellInput(s, props, put);
    default:
      return h("select", { ...props, onChange: put }, h("option", { value: "" }, "…"), f.words?.map((w) => h("option", { value: w }, w)));
  }
}

// bounds are the attributes of a number field: without bounds in the decree there are none.
function bounds(f: Field): Props {
  const [min, max] = [f.low ?? 0, f.high ?? 0];
  return min === max ? {} : { min, max };
}

// byClick says that a click on the map fills a field in, where the map is in reach.
export function byClick(): Node_ {
  return h("span", { class: "soft by-click" }, " (or click on the map)");
}

// fewCells is how many cells a map may have for their names to be offered: those of areas are few, hexes are pointed at.
const fewCells = 40;

// cellInput is a field for a cell.
export function cellInput(s: State, props: Props, put: (e: Event) => void): Node_[] {
  const cells = s.view.map.cells.filter((c) => c.name);
  const few = cells.length <= fewCells;
  return [
    h("input", { ...props, autocomplete: "off", list: few ? "cell-names" : null, onInput: put }),
    ...(few ? [h("datalist", { id: "cell-names" }, cells.map((c) => h("option", { value: c.name })))] : []),
  ];
}

// tokenText names a combatant in a list of them.
export function tokenText(t: Token): string {
  return t.hidden ? `${t.name} (out of sight)` : t.name;
}
