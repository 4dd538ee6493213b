// Says in words where choices of a combatant lead on a map of cells: "3 spaces north-east, next to Kestrel, cover", and where
// combatants stand. Package places does the same in Go.

import type { Choice, Token, View } from "./types";
import { list, plural } from "./words";

// Way is where a choice leads.
export interface Way {
  far: string; // "3 spaces"
  to: string; // "north-east"
  more: string[]; // what is there
  steps: number;
}

// mostNear is how many neighbors are named.
const mostNear = 2;

// Block is a combatant's place: the column, row and level with the least coordinates, and how many cells it fills on a side.
interface Block {
  x: number;
  y: number;
  z: number;
  span: number;
}

export class Ways {
  private readonly cell = new Map<string, number>();
  private readonly who: Token | undefined;
  private readonly up: [Token, Block][] = []; // those that are seen up on the map now, in the order of the view
  private readonly found = new Map<Choice, Way | undefined>(); // what was looked for

  // Nobody has ways, and on a map of areas there are none.
  constructor(private readonly view: View, who: string | undefined) {
    const { shape, cols, cells } = view.map;
    if ((shape !== "hex" && shape !== "square") || !cols) return;
    this.who = view.tokens.find((t) => t.id === who);
    cells.forEach((c, i) => this.cell.set(c.name, i));
    for (const t of view.tokens) {
      const cell = this.cell.get(t.cell);
      if (cell !== undefined && !t.down && !t.hidden && !t.memory) this.up.push([t, this.block(cell, t.span)]);
    }
  }

  // of returns the words for a choice; "" if it leads to no cell.
  of(c: Choice): string {
    const w = this.way(c);
    return w ? [[w.far, w.to].filter(Boolean).join(" "), ...w.more].join(", ") : "";
  }

  // label returns the label of a choice with words in place of the name of its cell: "walk 3 spaces north-east, next to Kestrel".
  label(c: Choice): string {
    const words = this.of(c);
    if (!words || !c.cell) return c.label;
    const [, before, after] = new RegExp(`^(.*?)(?: (?:to|at|by))? ${c.cell}(?![\\w,-])(.*)$`).exec(c.label) ?? [];
    return before === undefined ? c.label : `${before} ${words}${after}`;
  }

  way(c: Choice): Way | undefined {
    if (!this.found.has(c)) this.found.set(c, this.find(c));
    return this.found.get(c);
  }

  private find(c: Choice): Way | undefined {
    const to = this.cell.get(c.cell ?? "");
    const from = this.cell.get(this.who?.cell ?? "");
    if (!this.who || to === undefined || from === undefined) return undefined;
    const [a, b] = [this.block(from, 1), this.block(to, 1)];
    const steps = c.path?.length || this.apart(a, b);
    const near = c.corner ? "" : this.near(this.who, this.block(to, this.who.span)); // nobody stands on an intersection
    const kind = c.corner ? "" : this.view.map.cells[to]?.kind;
    return {
      far: steps === 0 ? "right there" : plural(steps, "space"), to: this.direction(a, b), steps,
      more: [this.level(a, b), near && `next to ${near}`, kind ?? ""].filter(Boolean),
    };
  }

  // exact says to which of the places in the same direction a choice leads: "3 east, 2 north-east".
  exact(c: Choice): string {
    const to = this.cell.get(c.cell ?? "");
    const from = this.cell.get(this.who?.cell ?? "");
    if (to === undefined || from === undefined) return "";
    const [a, b] = [this.block(from, 1), this.block(to, 1)];
    const steps = this.view.map.shape === "hex" ? hexSteps(a, b) : squareSteps(a, b);
    return steps.filter(([n]) => n > 0).map(([n, side]) => `${n} ${side}`).join(", ");
  }

  // place says where a combatant stands, or was last seen: "next to Mara Vey, cover", or how far the nearest enemy is. An area has its
  // own name.
  place(t: Token): string {
    const place = this.standing(t);
    return t.memory && place ? `last seen ${place}` : place;
  }

  private standing(t: Token): string {
    const cell = this.cell.get(t.cell);
    if (cell === undefined) return t.cell;
    const at = this.block(cell, t.span);
    return [this.company(t, at), (this.view.map.levels ?? 1) > 1 && `level ${at.z}`, this.view.map.cells[cell]?.kind].filter(Boolean).join(", ") || t.cell;
  }

  // company says who stands next to a combatant, or which of its enemies is the nearest, or else which of the others.
  private company(t: Token, at: Block): string {
    const near = this.near(t, at);
    if (near) return `next to ${near}`;
    const others = this.others(t).map(([o, there]) => ({ name: o.name, foe: o.side !== t.side, far: this.apart(at, there) })).sort((a, b) => a.far - b.far);
    const foe = others.find((o) => o.foe) ?? others[0];
    return foe ? `${plural(foe.far, "space")} from ${foe.name}` : "";
  }

  // spot says where a cell is: "at Orchard", and on a grid from the nearest combatant but one: "where Mara Vey is", "2 spaces east of Mara
  // Vey".
  spot(name: string, but?: string): string {
    const cell = this.cell.get(name);
    if (cell === undefined) return `at ${name}`;
    const to = this.block(cell, 1);
    const near = this.others(this.view.tokens.find((t) => t.id === but)).map(([t, from]) => ({ t, from, far: this.apart(from, to) })).sort((a, b) => a.far - b.far)[0];
    if (!near) return `at ${name}`;
    if (near.far === 0) return `where ${near.t.name} is`;
    const side = this.direction(near.from, to);
    return [`${[plural(near.far, "space"), side].filter(Boolean).join(" ")} ${side ? "of" : "from"} ${near.t.name}`, this.level(near.from, to)].filter(Boolean).join(", ");
  }

  // sorted puts choices in the order in which people look for a place: next to somebody first, then the near ones.
  sorted(choices: readonly Choice[]): Choice[] {
    const rank = (c: Choice): number => {
      const w = this.way(c);
      return w ? w.steps + (w.more.some((m) => m.startsWith("next to")) ? 0 : this.cell.size) : 0;
    };
    return [...choices].sort((a, b) => rank(a) - rank(b));
  }

  // aimed is the choice to begin with: of areas the one nearest to the middle of an enemy, else the first.
  aimed(choices: readonly Choice[]): Choice | undefined {
    let best = choices[0];
    if (!best?.wide) return best;
    const foes = this.others(this.who).filter(([t]) => t.side !== this.who?.side).map(([, there]) => this.middle(there));
    let least = Infinity;
    for (const c of choices) {
      const cell = this.cell.get(c.cell ?? "");
      if (cell === undefined) continue;
      const at = this.middle(this.block(cell, 1), c.corner ? 0 : 0.5);
      const far = Math.min(...foes.map((foe) => Math.hypot(foe.x - at.x, foe.y - at.y, foe.z - at.z)));
      if (far < least) (best = c), (least = far);
    }
    return best;
  }

  // middle is the middle of a block, or another point of it, in cells.
  private middle(b: Block, share = b.span / 2): { x: number; y: number; z: number } {
    const hex = this.view.map.shape === "hex";
    return { x: hex ? twice(b) / 2 + share : b.x + share, y: hex ? 0.866 * b.y : b.y + share, z: b.z + share };
  }

  // level says how much higher or lower b is than a.
  private level(a: Block, b: Block): string {
    return b.z > a.z ? `${b.z - a.z} up` : b.z < a.z ? `${a.z - b.z} down` : "";
  }

  private block(cell: number, span: number | undefined): Block {
    const { cols = 1, rows = 1 } = this.view.map;
    return { x: cell % cols, y: Math.floor(cell / cols) % rows, z: Math.floor(cell / (cols * rows)), span: Math.max(span ?? 1, 1) };
  }

  // others are those that are up, but one of them.
  private others(but?: Token): [Token, Block][] {
    return this.up.filter(([t]) => t.id !== but?.id);
  }

  // near names the others that stand next to a block.
  private near(who: Token, at: Block): string {
    const names = this.others(who).filter(([, there]) => this.apart(at, there) === 1).map(([t]) => t.name);
    const more = names.length - mostNear;
    return list(more > 1 ? [...names.slice(0, mostNear), `${more} others`] : names);
  }

  // apart is the distance between two blocks in cells, diagonals of squares counted as one.
  private apart(a: Block, b: Block): number {
    if (this.view.map.shape === "hex") {
      const dy = Math.abs(a.y - b.y);
      return dy + Math.max(Math.floor((Math.abs(twice(a) - twice(b)) - dy) / 2), 0);
    }
    const gap = (p: number, q: number): number => Math.max(q - p - a.span + 1, p - q - b.span + 1, 0);
    return Math.max(gap(a.x, b.x), gap(a.y, b.y), gap(a.z, b.z));
  }

  // direction is where b lies from a: one of eight directions; "" if it is not to any side.
  private direction(a: Block, b: Block): string {
    const hex = this.view.map.shape === "hex";
    const x = hex ? 500 * (twice(b) - twice(a)) : 1000 * (b.x - a.x);
    const y = (hex ? 866 : 1000) * (b.y - a.y);
    const steep = 0.414; // the tangent of half an eighth of a circle
    return [Math.abs(y) > steep * Math.abs(x) ? (y > 0 ? "south" : "north") : "", Math.abs(x) > steep * Math.abs(y) ? (x > 0 ? "east" : "west") : ""].filter(Boolean).join("-");
  }
}

// twice is the column of a hex in halves: odd rows are shifted by one.
function twice(b: Block): number {
  return 2 * b.x + (b.y & 1);
}

type Steps = [number, string]; // how many, and to where

// hexSteps are the steps of a shortest way over hexes: those to another row, and the rest.
function hexSteps(a: Block, b: Block): [Steps, Steps] {
  const rows = Math.abs(b.y - a.y);
  const side = twice(b) - twice(a) < 0 ? "west" : "east";
  const aside = Math.abs(twice(b) - twice(a)); // in halves of a column: a step to another row takes one
  const pole = b.y < a.y ? "north" : "south";
  if (aside >= rows) return [[rows, `${pole}-${side}`], [(aside - rows) / 2, side]];
  const back = (rows - aside) / 2;
  return [[rows - back, `${pole}-${side}`], [back, `${pole}-${side === "east" ? "west" : "east"}`]];
}

// squareSteps are the steps of a shortest way over squares: the diagonal ones, and the rest.
function squareSteps(a: Block, b: Block): [Steps, Steps] {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const [side, pole] = [x < 0 ? "west" : "east", y < 0 ? "north" : "south"];
  const both = Math.min(Math.abs(x), Math.abs(y));
  return [[both, `${pole}-${side}`], Math.abs(x) > both ? [Math.abs(x) - both, side] : [Math.abs(y) - both, pole]];
}
