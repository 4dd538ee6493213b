// The page of one link, as a test uses it. What is there to see is asked of the page itself; what is done is done by mouse,
// keys or fingers.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Choice, State } from "../internal/web/ts/types";
import { BoardMap, type Hand } from "./map";

export class Seat {
  readonly map: BoardMap;

  constructor(readonly page: Page) {
    this.map = new BoardMap(page);
  }

  // open goes to a page and waits until it lives.
  async open(url: string): Promise<this> {
    await this.page.goto(url);
    await this.page.waitForFunction(() => Boolean((document.querySelector("fray-table") as unknown as { latest?: unknown } | null)?.latest));
    return this;
  }

  // state is what the page knows.
  state(): Promise<State> {
    return this.page.evaluate(() => (document.querySelector("fray-table") as unknown as { latest: State }).latest);
  }

  // asked waits until the page asks for an answer that is not to the question was, or the fight is over.
  async asked(was = ""): Promise<State> {
    await this.page.waitForFunction((before) => {
      const s = (document.querySelector("fray-table") as unknown as { latest: State }).latest;
      return s.view.over || (s.question !== undefined && s.question.mine && s.question.id !== before);
    }, was, { timeout: 30_000 });
    return this.state();
  }

  // until waits for a state.
  async until(what: string, good: (s: State) => boolean): Promise<State> {
    await expect.poll(async () => good(await this.state()), { message: what, timeout: 20_000 }).toBe(true);
    return this.state();
  }

  get question(): Locator {
    return this.page.locator("fray-question");
  }
  get prompt(): Locator {
    return this.question.locator(".prompt");
  }
  // outcome is who has won, once the fight is over.
  get outcome(): Locator {
    return this.page.locator("fray-order .round");
  }
  get log(): Locator {
    return this.page.locator("fray-log li.line");
  }

  // row is the entry of the list that a choice is in.
  row(c: Choice): Locator {
    const has = (how: string): string => `fieldset.group > [data-keys${how}`;
    return this.question.locator(`${has("^")}="${css(c.key)}"], ${has("*")}="\\a ${css(c.key)}"]`).first();
  }

  // field is what a choice is picked by: its own, or that of its family with a list of places.
  field(c: Choice): Locator {
    const row = this.row(c);
    return row.locator(`input[value="${css(c.key)}"]`).or(row.filter({ has: this.page.locator("select") }).locator("input")).first();
  }

  get doIt(): Locator {
    return this.question.locator(".do button.primary");
  }

  // take picks a choice in the list and does it.
  async take(c: Choice, hand = this.mouse): Promise<void> {
    const row = this.row(c);
    const folded = row.locator("summary.choice");
    if ((await folded.count()) && !(await this.field(c).isVisible())) await hand.on(folded);
    await hand.on(this.field(c));
    const places = row.locator("select");
    if (await places.count()) await places.selectOption(c.key);
    await hand.on(this.doIt);
  }

  // point takes a choice on the map if it leads to a place there, else in the list. It reports whether it was on the map.
  async point(c: Choice, hand = this.mouse): Promise<boolean> {
    const place = await this.placeOf(c);
    if (place === undefined) await this.take(c, hand);
    else await this.map.choose(place, c.key, hand);
    return place !== undefined;
  }

  readonly mouse: Hand = {
    at: (p) => this.page.mouse.click(p.x, p.y),
    on: (what) => what.click(),
  };
  readonly finger: Hand = {
    at: (p) => this.page.touchscreen.tap(p.x, p.y),
    on: (what) => what.tap(),
  };

  private async placeOf(c: Choice): Promise<string | undefined> {
    const { view } = await this.state();
    const place = c.target ?? c.cell;
    return view.tokens.some((t) => t.id === place) || view.map.cells.some((m) => m.name === place) ? place : undefined;
  }

  // said is what the page has told the screen reader last.
  get said(): Locator {
    return this.page.locator("fray-say p");
  }
}

function css(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}
