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

  // find hovers over the whole map and returns the middle of the points that answer with the name.
  private find(name: string): Promise<Point | null> {
    return this.page.evaluate(async (what) => {
      const stage = document.querySelector<HTMLElement>("fray-board .fb-stage");
      if (!stage) return null;
      stage.scrollIntoView({ block: "nearest" });
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await frame(); // the map moves at most once a frame
      await Promise.all(stage.getAnimations({ subtree: true }).filter((a) => a.effect?.getComputedTiming().iterations !== Infinity).map((a) => a.finished.catch(() => null)));
      const box = stage.getBoundingClientRect();
      const points: { x: number; y: number }[] = [];
      let here = { cell: "", id: "" };
      const hear = (e: Event): void => void (here = (e as CustomEvent<typeof here>).detail);
      const point = (type: string, x: number, y: number): boolean => stage.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType: "mouse" }));
      document.addEventListener("hover-cell", hear);
      const gap = 9; // pixels: half the size of the smallest combatant
      for (let y = Math.max(box.top, 0) + gap; y < Math.min(box.bottom, innerHeight); y += gap) {
        for (let x = Math.max(box.left, 0) + gap; x < Math.min(box.right, innerWidth); x += gap) {
          point("pointermove", x, y);
          if ((here.cell === what || here.id === what) && stage.contains(document.elementFromPoint(x, y))) points.push({ x, y });
        }
      }
      point("pointerleave", box.left, box.top);
      document.removeEventListener("hover-cell", hear);
      if (points.length < 2) return null;
      const middle = { x: points.reduce((n, p) => n + p.x, 0) / points.length, y: points.reduce((n, p) => n + p.y, 0) / points.length };
      const off = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
      return points.reduce((a, b) => (off(b) < off(a) ? b : a));
    }, name);
  }
}
