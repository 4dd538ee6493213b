// The page of one link in a test. It reads the state from the page and acts by mouse, keyboard or touch.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Choice, State } from "../internal/web/ts/types";
import { BoardMap, type Pointer } from "./map";

export class Seat {
  readonly map: BoardMap;

  constructor(readonly page: Page) {
    this.map = new BoardMap(page);
  }

  // open loads a page and waits until its script runs.
  async open(url: string): Promise<this> {
    await this.page.goto(url);
    await this.page.waitForFunction(() => Boolean((document.querySelector("fray-table") as unknown as { latest?: unknown } | null)?.latest));
    return this;
  }

  // state returns the state that the page has. As a text it arrives faster than as an object: a flyer has thousands of choices.
  async state(): Promise<State> {
    return JSON.parse(await this.page.evaluate(() => JSON.stringify((document.querySelector("fray-table") as unknown as { latest: State }).latest))) as State;
  }

  // asked waits until the page asks for an answer to a question other than was, or the fight is over.
  async asked(was = ""): Promise<State> {
    await this.page.waitForFunction((before) => {
      const s = (document.querySelector("fray-table") as unknown as { latest: State }).latest;
      return s.view.over || (s.question !== undefined && s.question.mine && s.question.id !== before);
    }, was, { timeout: 30_000 });
    return this.state();
  }

  // until waits for a state.
  async until(what: string, good: (s: State) => boolean | Promise<boolean>): Promise<State> {
    await expect.poll(async () => good(await this.state()), { message: what, timeout: 20_000, intervals: [20, 50, 100] }).toBe(true);
    return this.state();
  }

  get question(): Locator {
    return this.page.locator("fray-question");
  }
  get prompt(): Locator {
    return this.question.locator(".prompt");
  }
  // outcome shows the winner once the fight is over.
  get outcome(): Locator {
    return this.page.locator("fray-order .round");
  }
  get log(): Locator {
    return this.page.locator("fray-log li.line");
  }

  // unfold opens all deeds of the log, to show every line.
  async unfold(): Promise<void> {
    await this.page.locator("fray-log details.more").evaluateAll((all) => all.forEach((d) => ((d as HTMLDetailsElement).open = true)));
  }

  // row returns the row of the list that contains a choice.
  row(c: Choice): Locator {
    const key = css(c.key);
    const has = [`="${key}"`, `^="${key}\\a "`, `*="\\a ${key}\\a "`, `$="\\a ${key}"`];
    return this.question.locator(has.map((how) => `fieldset > [data-keys${how}]`).join(", ")).first();
  }

  // field returns the radio button of a choice, or of its family with a drop-down list.
  field(c: Choice): Locator {
    const row = this.row(c);
    return row.locator(`input[value="${css(c.key)}"]`).or(row.filter({ has: this.page.locator("select") }).locator("input")).first();
  }

  get doIt(): Locator {
    return this.question.locator(".do button.primary");
  }

  // standIn shows the choices of others on the page of the game master.
  async standIn(): Promise<void> {
    await this.question.locator("button.stand-in").click();
    await this.until("the choices of others", (s) => s.question === undefined || !s.question.held);
  }

  // show opens the tab of a choice.
  async show(c: Choice, pointer = this.mouse): Promise<void> {
    const row = this.row(c);
    await expect(row).toBeAttached();
    if (await row.isVisible()) return;
    const name = await row.locator("xpath=..").locator("legend").textContent();
    await pointer.on(this.question.locator(".tab", { hasText: name ?? "" }));
  }

  // part opens a part of the column beside the map.
  async part(name: "Log" | "Sheets" | "Chat" | "Table"): Promise<void> {
    const button = this.page.locator(".bar").getByRole("button", { name, exact: true });
    if ((await button.isVisible()) && (await button.getAttribute("aria-expanded")) === "false") await button.click();
  }

  // take picks a choice in the list and confirms it.
  async take(c: Choice, pointer = this.mouse): Promise<void> {
    await this.show(c, pointer);
    const row = this.row(c);
    const folded = row.locator("summary.choice");
    if ((await folded.count()) && !(await this.field(c).isVisible())) await pointer.on(folded);
    await pointer.on(this.field(c));
    const places = row.locator("select");
    if (await places.count()) await places.selectOption(c.key);
    await pointer.on(this.doIt);
  }

  // point takes a choice on the map if it leads to a place, else in the list. It reports whether it used the map.
  async point(c: Choice, pointer = this.mouse): Promise<boolean> {
    const place = await this.placeOf(c);
    if (place === undefined) await this.take(c, pointer);
    else await this.map.choose(place, c.key, pointer);
    return place !== undefined;
  }

  readonly mouse: Pointer = {
    at: (p) => this.page.mouse.click(p.x, p.y),
    on: (what) => what.click(),
  };
  readonly touch: Pointer = {
    at: (p) => this.page.touchscreen.tap(p.x, p.y),
    on: (what) => what.tap(),
  };

  private async placeOf(c: Choice): Promise<string | undefined> {
    const { view } = await this.state();
    const place = c.target ?? c.cell;
    return view.tokens.some((t) => t.id === place) || view.map.cells.some((m) => m.name === place) ? place : undefined;
  }

  // said returns what the page last announced to screen readers.
  get said(): Locator {
    return this.page.locator("fray-announcer p");
  }
}

function css(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}

// seatName is what pages call a side, and the seat that plays it.
export function seatName(s: State, seat: string): string {
  return s.view.sides?.find((x) => x.id === seat)?.name ?? seat.charAt(0).toUpperCase() + seat.slice(1).replaceAll("-", " ");
}
