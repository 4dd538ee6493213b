// Places answers what is where on the map, and which choices are there.

import { type Aims, choicesAt } from "./board-aims";
import { type Layout, type Point, type Spot, isSquare, isZones, spotOf } from "./board-layout";
import type { Scene } from "./board-scene";
import { filled } from "./board-squares";
import type { CellView, Choice, State, Token } from "./types";
import { Ways } from "./ways";

// A Place is a cell and optionally a combatant in it ("" for none). In a cell for one combatant, cell and combatant are the same
// place; in an area they are not.
export interface Place {
  cell: number;
  id: string;
}

// Beyond is a combatant above or below a place, with the lowest level that it fills.
export interface Beyond {
  token: Token;
  level: number;
  above: boolean;
}

export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a?.cell === b?.cell && a?.id === b?.id;
}

const later = (t: Token): number => (t.hidden || t.memory ? 2 : t.down ? 1 : 0);

export class Places {
  readonly areas: boolean; // the map consists of areas
  readonly ways: Ways;
  private byID: Map<string, Token>;
  private byCell = new Map<string, Token[]>(); // standing combatants first, hidden ones last

  constructor(readonly state: State, readonly scene: Scene, readonly layout: Layout, readonly aims: Aims) {
    this.areas = isZones(state.view.map);
    this.ways = new Ways(state.view, state.question?.who);
    this.byID = new Map(state.view.tokens.map((t) => [t.id, t]));
    for (const t of [...state.view.tokens].sort((a, b) => later(a) - later(b))) {
      for (const name of this.fills(t)) this.byCell.set(name, [...(this.byCell.get(name) ?? []), t]);
    }
  }

  // fills returns the names of the cells that a combatant occupies.
  private fills(t: Token): string[] {
    const cell = this.scene.where.get(t.cell);
    return cell === undefined || !isSquare(this.state.view.map) ? [t.cell] : filled(this.state.view.map, t, cell).map((i) => this.state.view.map.cells[i]!.name);
  }

  token(id: string): Token | undefined {
    return this.byID.get(id);
  }

  // where returns the cell of a combatant or the cell with this name; undefined if there is none.
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

  // beyond returns the combatants above and below a place, the highest first.
  beyond(p: Place): Beyond[] {
    const { cols, rows, levels } = this.state.view.map;
    if (!isSquare(this.state.view.map) || !levels) return [];
    const plane = cols! * rows!;
    const out: Beyond[] = [];
    for (let level = levels - 1; level >= 0; level--) {
      for (const token of this.here(level * plane + (p.cell % plane))) {
        const known = out.find((b) => b.token === token);
        if (known) known.level = level;
        else if (token.id !== p.id && !this.here(p.cell).includes(token)) out.push({ token, level, above: level > this.layout.level });
      }
    }
    return out;
  }

  spot(p: Place): Point {
    return spotOf(this.layout, p.id) ?? this.layout.center(p.cell);
  }

  // askedSpot returns where the asked combatant stands.
  askedSpot(): Spot | undefined {
    return spotOf(this.layout, this.state.question?.who ?? "");
  }

  at(p: Point): Place | undefined {
    const id = this.scene.tokenAt(p);
    if (id) return this.placeOf(id);
    const cell = this.layout.at(p.x, p.y);
    return cell < 0 ? undefined : this.place(cell);
  }

  // placeOf returns where a combatant is on the level that is drawn: a large one fills cells on several levels.
  private placeOf(id: string): Place {
    const names = this.fills(this.byID.get(id)!);
    return { cell: names.map((name) => this.scene.where.get(name)!).find((cell) => this.shown(cell)) ?? this.where(id)!, id };
  }

  place(cell: number): Place {
    return { cell, id: this.areas ? "" : (this.here(cell)[0]?.id ?? "") };
  }

  // offered returns the choices on the card of a place: those there, and those against combatants above and below it.
  offered(p: Place): Choice[] {
    return [...new Set([...this.choices(p), ...this.beyond(p).flatMap((b) => choicesAt(this.aims, "", [b.token.id]))])];
  }

  // choices returns the choices at a place.
  choices(p: Place): Choice[] {
    return choicesAt(this.aims, this.areas && p.id ? "" : this.cell(p).name, p.id ? [p.id] : []);
  }

  // among returns the combatants in some cells.
  among(cells: string[]): Token[] {
    return [...new Set(cells.flatMap((name) => this.byCell.get(name) ?? []))];
  }

  // single returns the only choice at a place if the map highlights it: it is taken without a menu.
  single(p: Place): Choice | undefined {
    const all = this.offered(p);
    return all.length === 1 && this.aims.lit.has(all[0]!) ? all[0] : undefined;
  }

  // home returns the place of the asked combatant, else of the acting one, else of one of mine, else of any.
  home(): Place {
    const v = this.state.view;
    const t = this.token(this.state.question?.who ?? "") ?? this.token(v.turn ?? "") ?? v.tokens.find((x) => x.mine) ?? v.tokens[0];
    const cell = t && this.where(t.id);
    return cell !== undefined && this.shown(cell) ? { cell, id: t!.id } : this.place(this.layout.cells[0]!);
  }

  // combatants returns the places of all combatants on this level, in reading order.
  combatants(): Place[] {
    const order = this.order();
    return [...this.layout.spots.keys()].map((id) => this.placeOf(id)).sort((a, b) => order.get(a.cell)! - order.get(b.cell)!);
  }

  // actionable returns the places with choices, in reading order.
  actionable(): Place[] {
    const people = new Map<number, Place[]>();
    for (const p of this.combatants()) people.set(p.cell, [...(people.get(p.cell) ?? []), p]);
    const all = this.layout.cells.flatMap((cell) => (this.areas ? [{ cell, id: "" }, ...(people.get(cell) ?? [])] : [this.place(cell)]));
    return all.filter((p) => this.choices(p).some((c) => this.aims.lit.has(c)));
  }

  // next returns the next or previous place of a list, wrapping around.
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
