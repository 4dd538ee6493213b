// What is where on the map of a state, and what may be done there.

import { type Aims, choicesAt } from "./board-aims";
import { type Layout, type Point, type Spot, isSquare, isZones } from "./board-layout";
import type { Scene } from "./board-scene";
import { filled } from "./board-squares";
import type { CellView, Choice, State, Token } from "./types";

// A Place is what is pointed at: a cell, and who of those in it, "" for nobody in particular. A cell that holds one is as
// good as who stands there; an area is not.
export interface Place {
  cell: number;
  id: string;
}

export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a?.cell === b?.cell && a?.id === b?.id;
}

const later = (t: Token): number => (t.hidden ? 2 : t.down ? 1 : 0);

export class Places {
  readonly areas: boolean; // the map is one of areas
  private byID: Map<string, Token>;
  private byCell = new Map<string, Token[]>(); // those who are up first, those out of sight last

  constructor(readonly state: State, readonly scene: Scene, readonly layout: Layout, readonly aims: Aims) {
    this.areas = isZones(state.view.map);
    this.byID = new Map(state.view.tokens.map((t) => [t.id, t]));
    for (const t of [...state.view.tokens].sort((a, b) => later(a) - later(b))) {
      for (const name of this.fills(t)) this.byCell.set(name, [...(this.byCell.get(name) ?? []), t]);
    }
  }

  // fills is the names of the cells that a combatant fills.
  private fills(t: Token): string[] {
    const cell = this.scene.where.get(t.cell);
    return cell === undefined || !isSquare(this.state.view.map) ? [t.cell] : filled(this.state.view.map, t, cell).map((i) => this.state.view.map.cells[i]!.name);
  }

  token(id: string): Token | undefined {
    return this.byID.get(id);
  }

  // where is the cell of a combatant, or the cell of this name; undefined if there is none.
  where(name: string): number | undefined {
    return this.scene.where.get(this.byID.get(name)?.cell ?? name);
  }

  // shown reports whether a cell is on the level that is drawn.
  shown(cell: number): boolean {
    const { cells } = this.layout;
    return this.areas || (cell >= cells[0]! && cell <= cells[cells.length - 1]!);
  }

  cell(p: Place): CellView {
    return this.state.view.map.cells[p.cell]!;
  }

  here(cell: number): Token[] {
    return this.byCell.get(this.state.view.map.cells[cell]!.name) ?? [];
  }

  spot(p: Place): Point {
    return this.layout.spots.get(p.id) ?? this.layout.centre(p.cell);
  }

  // asked is where who is asked stands.
  asked(): Spot | undefined {
    return this.layout.spots.get(this.state.question?.who ?? "");
  }

  at(p: Point): Place | undefined {
    const id = this.scene.tokenAt(p);
    if (id) return this.standing(id);
    const cell = this.layout.at(p.x, p.y);
    return cell < 0 ? undefined : this.place(cell);
  }

  // standing is where a combatant is on the level that is drawn: who is large reaches through several.
  private standing(id: string): Place {
    const names = this.fills(this.byID.get(id)!);
    return { cell: names.map((name) => this.scene.where.get(name)!).find((cell) => this.shown(cell)) ?? this.where(id)!, id };
  }

  place(cell: number): Place {
    return { cell, id: this.areas ? "" : (this.here(cell)[0]?.id ?? "") };
  }

  choices(p: Place): Choice[] {
    return choicesAt(this.aims, this.areas && p.id ? "" : this.cell(p).name, p.id ? [p.id] : []);
  }

  // caught are those who stand or lie in the area of a choice.
  caught(c: Choice): Token[] {
    return [...new Set((c.area ?? []).flatMap((name) => this.byCell.get(name) ?? []))];
  }

  // only is the choice that is taken without asking which: the only one there, if the map shows it.
  only(p: Place): Choice | undefined {
    const all = this.choices(p);
    return all.length === 1 && this.aims.lit.has(all[0]!) ? all[0] : undefined;
  }

  // home is where who is asked stands, else where somebody acts, else where mine are, else where anything is.
  home(): Place {
    const v = this.state.view;
    const t = this.token(this.state.question?.who ?? "") ?? this.token(v.turn ?? "") ?? v.tokens.find((x) => x.mine) ?? v.tokens[0];
    const cell = t && this.where(t.id);
    return cell !== undefined && this.shown(cell) ? { cell, id: t!.id } : this.place(this.layout.cells[0]!);
  }

  // people are all on this level, in the order of reading.
  people(): Place[] {
    const order = this.order();
    return [...this.layout.spots.keys()].map((id) => this.standing(id)).sort((a, b) => order.get(a.cell)! - order.get(b.cell)!);
  }

  // useful are the places where something can be done, in the order of reading.
  useful(): Place[] {
    const people = new Map<number, Place[]>();
    for (const p of this.people()) people.set(p.cell, [...(people.get(p.cell) ?? []), p]);
    const all = this.layout.cells.flatMap((cell) => (this.areas ? [{ cell, id: "" }, ...(people.get(cell) ?? [])] : [this.place(cell)]));
    return all.filter((p) => this.choices(p).some((c) => this.aims.lit.has(c)));
  }

  // next is the place after this one in a list in the order of reading, or the one before it; round and round.
  next(list: Place[], now: Place, by: 1 | -1): Place {
    if (list.length === 0) return now;
    const order = this.order();
    const same = list.findIndex((p) => samePlace(p, now));
    const after = list.findIndex((p) => order.get(p.cell)! >= order.get(now.cell)!);
    const at = same >= 0 ? same + by : by > 0 ? Math.max(after, 0) : (after < 0 ? list.length : after) - 1;
    return list[(at + list.length) % list.length]!;
  }

  private order(): Map<number, number> {
    return new Map(this.layout.cells.map((cell, i) => [cell, i]));
  }
}
