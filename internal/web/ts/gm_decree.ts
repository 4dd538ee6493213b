// A decree: what the game master changes, with its reason. What can be set is the ruleset's to say: the words here are those
// that every ruleset knows, and it refuses what it does not.

import { h, type Node_ } from "./dom";
import { sidesOf } from "./sides";
import type { Adjustment, State } from "./types";
import { nameOf } from "./words";

export interface Decree {
  do: string;
  who: string;
  what: string;
  value: string;
  at: string;
  why: string;
}

export function emptyDecree(): Decree {
  return { do: "set", who: "", what: "", value: "", at: "", why: "" };
}

// The decrees, and what each has to be told.
const kinds: { do: string; text: string; who?: boolean; what?: string; value?: string; at?: boolean }[] = [
  { do: "set", text: "set a number of", who: true, what: "Which number", value: "To" },
  { do: "add", text: "give a condition to", who: true, what: "Which condition", value: "How much or how long" },
  { do: "clear", text: "take a condition from", who: true, what: "Which condition" },
  { do: "place", text: "put elsewhere", who: true, at: true, what: "Beside whom (optional)" },
  { do: "remove", text: "take out of the fight", who: true },
  { do: "object", text: "change an object", what: "Which, and how", value: "Value", at: true },
  { do: "end", text: "end the fight", what: "Who wins (nobody: a draw)" },
];

export function decree(d: Decree): string {
  return [d.do, d.who, d.what, d.at, d.value].filter(Boolean).join(" ");
}

export function sent(d: Decree): Adjustment {
  const value = Number(d.value);
  return {
    do: d.do, ...(d.who && { who: d.who }), ...(d.what && { what: d.what }), ...(d.value !== "" && { value }),
    ...(d.at && { at: d.at }), ...(d.why && { why: d.why }),
  };
}

export function decreeForm(s: State, d: Decree, change: (d: Decree) => void, send: () => void): Node_ {
  const kind = kinds.find((k) => k.do === d.do) ?? kinds[0];
  const put = (field: keyof Decree) => (e: Event) => change({ ...d, [field]: (e.target as HTMLInputElement).value });
  return h("form", { class: "decree", onSubmit: (e: Event) => { e.preventDefault(); send(); } },
    h("label", { class: "field" }, h("span", null, "What to do"), h("select", { ".value": d.do, onChange: put("do") }, kinds.map((k) => h("option", { value: k.do }, k.text)))),
    kind?.who && h("label", { class: "field", key: "who" }, h("span", null, "Who ", h("span", { class: "soft" }, "(or click on the map)")),
      h("select", { ".value": d.who, required: true, onChange: put("who") }, h("option", { value: "" }, "…"), s.view.tokens.map((t) => h("option", { value: t.id }, t.name)))),
    kind?.what && h("label", { class: "field", key: "what" }, h("span", null, kind.what),
      h("input", { list: "decree-words", autocomplete: "off", ".value": d.what, onInput: put("what") }),
      h("datalist", { id: "decree-words" }, suggestions(s, d).map((w) => h("option", { value: w })))),
    kind?.value && h("label", { class: "field", key: "value" }, h("span", null, kind.value), h("input", { type: "number", ".value": d.value, onInput: put("value") })),
    kind?.at && h("label", { class: "field", key: "at" }, h("span", null, "Where ", h("span", { class: "soft" }, "(or click on the map)")), h("input", { autocomplete: "off", ".value": d.at, onInput: put("at") })),
    h("label", { class: "field", key: "why" }, h("span", null, "Why"), h("input", { maxlength: 200, autocomplete: "off", ".value": d.why, onInput: put("why") })),
    h("button", { key: "go", class: "primary", type: "submit" }, "So be it", d.who && h("span", { class: "sr" }, ` for ${nameOf(s, d.who)}`)));
}

// suggestions are words that are seen on the table and may be meant.
function suggestions(s: State, d: Decree): string[] {
  const tokens = d.who ? s.view.tokens.filter((t) => t.id === d.who) : s.view.tokens;
  switch (d.do) {
    case "set":
      return [...new Set(tokens.flatMap((t) => (t.meters ?? []).map((m) => m.name.toLowerCase())))];
    case "clear":
      return [...new Set(tokens.flatMap((t) => (t.tags ?? []).map((g) => g.name.toLowerCase())))];
    case "add":
      return [...new Set(s.view.tokens.flatMap((t) => (t.tags ?? []).map((g) => g.name.toLowerCase())))];
    case "place":
      return s.view.tokens.filter((t) => t.id !== d.who && t.cell === d.at).map((t) => t.id);
    case "object":
      return [...new Set(s.view.map.cells.flatMap((c) => c.holds ?? []))];
    case "end":
      return sidesOf(s);
    default:
      return [];
  }
}
