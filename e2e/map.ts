// The map of a page, as a hand uses it: where a cell or a combatant is on the screen is found out by pointing.

import type { Locator, Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

// Hand is a mouse or a finger.
export interface Hand {
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

  // place is where a cell or a combatant can be touched; the map is moved there first if it is out of sight.
  async place(name: string): Promise<Point> {
    const seen = await this.find(name);
    if (seen) return seen;
    await this.page.evaluate((what) => (document.querySelector("fray-board") as unknown as { reveal(name: string): void }).reveal(what), name);
    const found = await this.find(name);
    if (!found) throw new Error(`${name} can not be found on the map`);
    return found;
  }

  // choose takes a choice by pointing at a place: at once if it is the only one there, else in the card that opens.
  async choose(name: string, key: string, hand: Hand): Promise<void> {
    const at = await this.place(name);
    await this.page.evaluate(() => {
      document.addEventListener("pick-choice", () => (document.documentElement.dataset["picked"] = "1"), { once: true });
      delete document.documentElement.dataset["picked"];
    });
    await hand.at(at);
    if (await this.page.evaluate(() => document.documentElement.dataset["picked"] === "1")) return;
    await hand.on(this.card.locator(`button[data-key="${key}"]`));
  }

  // find points at the map all over, and gives the middle of where the name answers.
  private find(name: string): Promise<Point | null> {
    return this.page.evaluate(async (what) => {
      const stage = document.querySelector<HTMLElement>("fray-board .fb-stage");
      if (!stage) return null;
      stage.scrollIntoView({ block: "nearest" });
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await frame(); // the map moves once a frame
      await Promise.all(stage.getAnimations({ subtree: true }).filter((a) => a.effect?.getComputedTiming().iterations !== Infinity).map((a) => a.finished.catch(() => null)));
      const box = stage.getBoundingClientRect();
      const points: { x: number; y: number }[] = [];
      let here = { cell: "", id: "" };
      const hear = (e: Event): void => void (here = (e as CustomEvent<typeof here>).detail);
      const point = (type: string, x: number, y: number): boolean => stage.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType: "mouse" }));
      document.addEventListener("hover-cell", hear);
      const gap = 9; // pixels: half of the smallest token
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
