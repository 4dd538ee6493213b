// The form of a decree: a change by the game master, with its reason. The ruleset defines the decrees and their fields.

import { type Child, h, type VNode, type Props } from "./dom";
import type { Adjustment, Decree, Field, State, Token } from "./types";
import { nameOf } from "./words";

// A Draft is a decree that is being filled in.
export interface Draft {
  kind: number; // index in the list of decrees
  who: string;
  what: string;
  value: string;
  at: string;
  why: string;
}

type DecreeField = "who" | "what" | "value" | "at";

export function emptyDraft(kind = 0): Draft {
  return { kind, who: "", what: "", value: "", at: "", why: "" };
}

// relevant drops the fields that the decree does not use: they were filled in for another one.
function relevant(of: Decree, d: Draft): Draft {
  const out = { ...d };
  for (const field of ["who", "what", "value", "at"] as const) if (!of[field]) out[field] = "";
  return out;
}

// decreeWords describes a decree with names, as the log does.
export function decreeWords(s: State, of: Decree, draft: Draft): string {
  const d = relevant(of, draft);
  return [of.do, nameOf(s, d.who), d.what, nameOf(s, d.at), d.value].filter(Boolean).join(" ");
}

export function adjustmentOf(of: Decree, draft: Draft): Adjustment {
  const d = relevant(of, draft);
  return {
    do: of.do, ...(d.who && { who: d.who }), ...(d.what && { what: d.what }), ...(d.value !== "" && { value: Number(d.value) }),
    ...(d.at && { at: d.at }), ...(d.why && { why: d.why }),
  };
}

export function decreeForm(s: State, list: Decree[], d: Draft, change: (d: Draft) => void, send: () => void): VNode {
  const of = list[d.kind] ?? list[0];
  if (!of) return h("p", { class: "soft small" }, "…");
  const put = (field: DecreeField | "why") => (e: Event) => change({ ...d, [field]: (e.target as HTMLInputElement).value });
  const ask = (field: DecreeField): Child => of[field] && h("label", { class: "field", key: `${of.text} ${field}` }, h("span", null, of[field].ask, hint(of, field)), control(s, of[field], d[field], put(field)));
  return h("form", { class: "decree", onSubmit: (e: Event) => { e.preventDefault(); send(); } },
    h("label", { class: "field", key: "kind" }, h("span", null, "What to do"),
      h("select", { ".value": d.kind, onChange: (e: Event) => change({ ...d, kind: Number((e.target as HTMLSelectElement).value), what: "", value: "" }) },
        list.map((k, i) => h("option", { value: i }, k.text)))),
    ask("who"), ask("what"), ask("value"), ask("at"),
    h("label", { class: "field", key: "why" }, h("span", null, "Reason"), h("input", { maxlength: 200, autocomplete: "off", ".value": d.why, onInput: put("why") })),
    h("button", { key: "go", class: "primary", type: "submit" }, "Apply", of.who && d.who && h("span", { class: "sr" }, ` for ${nameOf(s, d.who)}`)));
}

// hint marks the fields that a click on the map fills in.
function hint(of: Decree, field: DecreeField): Child {
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

// bounds returns the attributes of a number field; none without bounds in the decree.
function bounds(f: Field): Props {
  const [min, max] = [f.low ?? 0, f.high ?? 0];
  return min === 0 && max === 0 ? {} : { min, max };
}

// byClick says that a click on the map fills in a field, on screens where the map is visible.
export function byClick(): VNode {
  return h("span", { class: "soft by-click" }, " (or click on the map)");
}

// fewCells is the number of cells up to which their names are suggested: areas are few, hexes are clicked.
const fewCells = 40;

// cellInput is a field for a cell.
export function cellInput(s: State, props: Props, put: (e: Event) => void): VNode[] {
  const cells = s.view.map.cells.filter((c) => c.name);
  const few = cells.length <= fewCells;
  return [
    h("input", { ...props, autocomplete: "off", list: few ? "cell-names" : null, onInput: put }),
    ...(few ? [h("datalist", { id: "cell-names" }, cells.map((c) => h("option", { value: c.name })))] : []),
  ];
}

// tokenText is the name of a combatant in a list.
export function tokenText(t: Token): string {
  return t.hidden ? `${t.name} (hidden)` : t.name;
}
