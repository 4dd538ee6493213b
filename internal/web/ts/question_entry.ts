// One numbered line of a question: a choice, or a family of them with the list of its places.

import { type Child, h, type Node_ } from "./dom";
import type { Entry } from "./entries";
import { type Marks, noMarks } from "./marks";
import type { Choice, Odds } from "./types";
import { plural } from "./words";

// Picker is what a line needs of its question.
export interface Picker {
  readonly picked: string; // key
  readonly deflt: string | undefined;
  readonly odds: Odds | null; // of what is picked
  pick(key: string): void;
  place(e: Entry, key: string): void; // pick this place of a family
  look(choice: Choice | null, marks?: Partial<Marks>): void;
  lookAway(): void;
  answer(key: string): void;
}

// row draws an entry; key is the choice that it stands for: of a family the place that is shown.
export function row(p: Picker, e: Entry, key: string): Node_ {
  const family = e.choices.length > 1;
  const c = e.choices.find((x) => x.key === key) ?? (e.choices[0] as Choice);
  const on = p.picked === key;
  const look = (): void => p.look(c, family ? lit(e) : undefined);
  return h("label", {
    class: "choice", key: e.number, "data-keys": e.choices.map((x) => x.key).join("\n"),
    onPointerenter: look, onPointerleave: () => p.lookAway(), onDblclick: () => p.answer(key),
  },
  h("input", { type: "radio", name: "key", value: key, ".checked": on, "data-number": e.number, onChange: () => p.pick(key), onFocus: look }),
  h("span", { class: "key", "aria-hidden": "true" }, e.number),
  h("span", { class: "choice-text" },
    h("span", null, e.label, c.cost && c.cost !== e.group && h("span", { class: "soft" }, ` ${c.cost}`), c.key === p.deflt && [" ", h("span", { class: "chip" }, "default")]),
    family && places(p, e, key),
    (!family || on) && c.warnings?.map((w) => h("span", { class: "warn" }, h("span", { "aria-hidden": "true" }, "⚠ "), w)),
    on && chances(p.odds, key)));
}

// places is the list of cells of a family, for those who do not point at the map.
function places(p: Picker, e: Entry, key: string): Child {
  return [" ", h("select", {
    "aria-label": `${e.label}: which place, of ${plural(e.choices.length, "place")}`, ".value": key,
    onChange: (ev: Event) => p.place(e, (ev.target as HTMLSelectElement).value),
  }, e.choices.map((c) => h("option", { value: c.key }, c.cell, c.warnings?.length ? " ⚠" : "")))];
}

function chances(o: Odds | null, key: string): Child {
  if (!o || o.key !== key || !o.lines?.length) return null;
  const spread = o.lines.filter(isSpread);
  return h("span", { class: "odds" },
    o.hit ? h("span", { class: "chance" }, h("progress", { max: 10000, value: o.hit, "aria-hidden": "true" }), ` ${Math.round(o.hit / 100)} %`) : null,
    o.lines.filter((l) => !isSpread(l)).map((l) => h("span", { class: "odds-line" }, l)),
    spread.length > 0 && h("details", { class: "odds-spread" }, h("summary", null, "all of it"), spread.map((l) => h("span", { class: "odds-line" }, l))),
    !o.exact && h("span", { class: "soft" }, `sampled, ${plural(o.trials ?? 0, "trial")}`));
}

const fewChances = 2; // in a line that is read at a glance

// isSpread: the line lists how likely each of many outcomes is.
function isSpread(line: string): boolean {
  return line.split("%").length - 1 > fewChances;
}

// lit are the cells of a family, all of them shown at once.
function lit(e: Entry): { cells: Map<string, "safe" | "risky"> } {
  const cells = noMarks().cells;
  for (const c of e.choices) if (c.cell) cells.set(c.cell, c.warnings?.length ? "risky" : "safe");
  return { cells };
}
