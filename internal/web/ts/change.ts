// Applies changes of a state, and unpacks the choices of a question. internal/parts and package api do the same in Go.

import type { Change, Choice, Packed, PackedAim, PackedRow, Question, Row, State } from "./types";

type Fields = Record<string, unknown>;

const nested = new Set(["view", "map"]); // fields of which a change has only the changed fields

// applied returns the state after a change. It does not change last.
export function applied(last: State, c: Change): State {
  const set = c.set as Fields;
  const s = merged(c.since === undefined ? {} : (last as unknown as Fields), set) as unknown as State;
  s.rev = c.rev;
  if ("question" in set && s.question) s.question = unpacked(s.question);
  return s;
}

function merged(was: Fields, set: Fields): Fields {
  const is: Fields = { ...was };
  for (const [name, value] of Object.entries(set)) {
    const old = was[name];
    if (value === null) delete is[name];
    else if (nested.has(name) && old !== undefined) is[name] = merged(old as Fields, value as Fields);
    else if (Array.isArray(old) && !Array.isArray(value)) is[name] = listed(old as Fields[], value as { set: Fields[]; ids?: string[] });
    else is[name] = value;
  }
  return is;
}

// listed returns a list with its changed items.
function listed(was: Fields[], change: { set: Fields[]; ids?: string[] }): Fields[] {
  const idOf = (item: Fields): string => String(item["id"] ?? item["name"]);
  const items = new Map(was.map((item) => [idOf(item), item]));
  for (const set of change.set) items.set(idOf(set), merged(items.get(idOf(set)) ?? {}, set));
  return (change.ids ?? was.map(idOf)).map((id) => items.get(id) ?? {});
}

// unpacked returns a question with its choices and rows.
export function unpacked(q: Question): Question {
  const { packed, ...rest } = q;
  if (!packed) return q;
  const choices = choicesOf(packed);
  return { ...rest, choices, rows: rowsOf(packed, choices) };
}

// rowsOf returns the rows of the choices.
function rowsOf(p: Packed, choices: readonly Choice[]): Row[] {
  const rows: Row[] = [];
  const heads: PackedRow[] = []; // by row
  let number = 0;
  let tab: string | undefined;
  for (const r of p.rows) {
    const last = rows.at(-1);
    if (r.same && last) {
      last.choices = (last.choices ?? 0) + countOf(r);
      continue;
    }
    number = r.number ?? number + 1;
    tab = r.tab ?? tab;
    const row = (more: Partial<Row>): void => void (rows.push({ number, label: "", ...(tab && { tab }), ...more }), heads.push(r));
    if (!r.gone) row({ label: r.title ?? "", choices: countOf(r), ...(r.adds && r.more && { more: r.more }) });
    r.gone?.forEach((label, k) => row({ number: number + k, label }));
    number += Math.max((r.gone?.length ?? 0) - 1, 0);
  }
  let at = 0;
  rows.forEach((row, i) => {
    const [first, ...others] = choices.slice(at, (at += row.choices ?? 0));
    if (first && row.label === "") row.label = others.length > 0 ? labelOf(heads[i]!).replace(/ …$/, "") : first.label;
  });
  return rows;
}

// countOf returns the number of choices of a packed row.
function countOf(r: PackedRow): number {
  if (r.gone) return 0;
  return Math.max(1, (r.aims?.length ?? 0) + (r.to ?? []).reduce((sum, n, i) => sum + (i % 2 === 1 ? n : 0), 0));
}

// labelOf returns the label of the choices of a packed row, with … in place of the aim.
function labelOf(r: PackedRow): string {
  return r.label ?? r.row ?? (r.key ?? "").replace(/[:_-]/g, " ");
}

// Heading is what a row has from the rows before it, if it does not say otherwise.
interface Heading {
  group: string;
  cost: string;
  rule: string;
  free: boolean;
}

function choicesOf(p: Packed): Choice[] {
  const out: Choice[] = [];
  let free = 0;
  let under: Heading = { group: "", cost: "", rule: "", free: false };
  for (const r of p.rows) {
    const cost = r.cost ?? r.group ?? under.cost;
    const usual = r.cost === undefined && r.group === undefined ? under.free : cost === "";
    under = { group: r.group ?? under.group, cost, rule: r.rule ?? under.rule, free: r.free ?? usual };
    const aims = r.to ? ofRuns(r.to, p.cells).map((cell) => ({ cell })) : (r.aims ?? []).map((n) => p.aims?.[n]);
    for (let k = 0; k < countOf(r); k++) {
      while (out[free]) free++;
      out[r.places?.[k] ?? free] = choiceOf(p, r, under, k, aims[k]);
    }
  }
  return out;
}

// ofRuns returns the cells that runs mean: the number of a cell, and how many follow from there.
function ofRuns(runs: number[], cells: string[] = []): string[] {
  const out: string[] = [];
  for (let i = 0; i + 1 < runs.length; i += 2) out.push(...cells.slice(runs[i]!, runs[i]! + runs[i + 1]!));
  return out;
}

function choiceOf(p: Packed, r: PackedRow, under: Heading, k: number, aim?: PackedAim): Choice {
  const { row, more, corner, wide, idle, ways, warnings } = r;
  const c: Choice = { key: r.key ?? "", label: labelOf(r), ...(row && { row }), ...(more && { more }), ...(corner && { corner }), ...(wide && { wide }), ...(idle && { idle }) };
  if (under.group) c.group = under.group;
  if (under.cost) c.cost = under.cost;
  if (under.rule) c.rule = under.rule;
  if (under.free) c.free = true;
  if (aim) {
    Object.assign(c, aim);
    c.key = c.key.replace("{target}", () => aim.target ?? "").replace("{cell}", () => aim.cell ?? "").replace("{aim}", () => aim.aim ?? "");
    c.label = c.label.replace("…", () => aim.aim ?? aim.target ?? aim.cell ?? "");
  }
  const path: string[] = [];
  for (let way = ways?.[k] ?? 0, back = 1; way > 0 && back > 0; way -= back) {
    path.unshift(p.ways?.[way - 1] ?? "");
    back = p.from?.[way - 1] ?? 0;
  }
  if (path.length > 0) c.path = path;
  const warned = warnings?.[k];
  if (warned) c.warnings = warned.map((n) => p.warnings?.[n] ?? "");
  return c;
}
