// The map of a page, used by mouse or touch. It finds cells and combatants on the screen by hovering.

import type { Locator, Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

// Pointer is a mouse or a finger.
export interface Pointer {
  at(point: Point): Promise<void>;
  on(what: Locator): Promise<void>;
}

export class BoardMap {
  readonly stage: Locator;
  readonly card: Locator;

  constructor(private readonly page: Page) {
    this.stage = page.locator("fray-board .fb-stage");
    this.card = page.locator("fray-board .fb-card");
  }

  // place returns a point on the screen for a cell or a combatant and scrolls the map there if needed.
  async place(name: string): Promise<Point> {
    const seen = await this.find(name);
    if (seen) return seen;
    await this.page.evaluate((what) => (document.querySelector("fray-board") as unknown as { reveal(name: string): void }).reveal(what), name);
    const found = await this.find(name);
    if (!found) throw new Error(`${name} is not on the map`);
    return found;
  }

  // choose takes a choice at a place: at once if it is the only one there, else in the card that opens.
  async choose(name: string, key: string, pointer: Pointer): Promise<void> {
    const at = await this.place(name);
    await this.page.evaluate(() => {
      document.addEventListener("pick-choice", () => (document.documentElement.dataset["picked"] = "1"), { once: true });
      delete document.documentElement.dataset["picked"];
    });
    await pointer.at(at);
    if (await this.page.evaluate(() => document.documentElement.dataset["picked"] === "1")) return;
    await pointer.on(this.card.locator(`button[data-key="${key}"]`));
  }

  // find hovers over the map and returns the middle of the points that answer with the name: far apart until one does, then closely
  // around it.
  private find(name: string): Promise<Point | null> {
    return this.page.evaluate(async (what) => {
      const stage = document.querySelector<HTMLElement>("fray-board .fb-stage");
      if (!stage) return null;
      stage.scrollIntoView({ block: "nearest" });
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await frame(); // the map moves at most once a frame
      await Promise.all(stage.getAnimations({ subtree: true }).filter((a) => a.effect?.getComputedTiming().iterations !== Infinity).map((a) => a.finished.catch(() => null)));
      const box = stage.getBoundingClientRect();
      const [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
      let here = { cell: "", id: "" };
      const hear = (e: Event): void => void (here = (e as CustomEvent<typeof here>).detail);
      const point = (type: string, x: number, y: number): boolean => stage.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType: "mouse" }));
      const answers = (x: number, y: number): boolean => {
        point("pointermove", x, y);
        return (here.cell === what || here.id === what) && stage.contains(document.elementFromPoint(x, y));
      };
      // scan hovers over a part of the map, gap pixels from point to point, and returns up to most points that answer.
      const scan = (x0: number, y0: number, x1: number, y1: number, gap: number, most: number): { x: number; y: number }[] => {
        const found: { x: number; y: number }[] = [];
        for (let y = Math.max(y0, top) + gap / 2; y < Math.min(y1, bottom); y += gap) {
          for (let x = Math.max(x0, left) + gap / 2; x < Math.min(x1, right); x += gap) {
            if (answers(x, y) && found.push({ x, y }) === most) return found;
          }
        }
        return found;
      };
      const fine = 9; // pixels: half the size of the smallest combatant
      const reach = 72; // pixels: a cell and more
      document.addEventListener("hover-cell", hear);
      const first = scan(left, top, right, bottom, 3 * fine, 1)[0] ?? scan(left, top, right, bottom, fine, 1)[0];
      const points = first ? scan(first.x - reach, first.y - reach, first.x + reach, first.y + reach, fine, Infinity) : [];
      point("pointerleave", box.left, box.top);
      document.removeEventListener("hover-cell", hear);
      if (points.length < 2) return null;
      const middle = { x: points.reduce((n, p) => n + p.x, 0) / points.length, y: points.reduce((n, p) => n + p.y, 0) / points.length };
      const off = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
      return points.reduce((a, b) => (off(b) < off(a) ? b : a));
    }, name);
  }
}
