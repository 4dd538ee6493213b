// The page of one link, as a test uses it. What is there to see is asked of the page itself; what is done is done by mouse,
// keys or fingers.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Choice, State } from "../internal/web/ts/types";

export class Seat {
  constructor(readonly page: Page) {}

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
  get log(): Locator {
    return this.page.locator("fray-log li.line");
  }
  get map(): Locator {
    return this.page.locator("fray-board .fb-stage");
  }

  // row is the entry of the list that a choice is in.
  row(c: Choice): Locator {
    return this.question.locator("label.choice").filter({ has: this.page.locator(`css=input[name="key"]`) }).and(this.page.locator(`[data-keys*="${css(c.key)}"]`)).first();
  }

  get doIt(): Locator {
    return this.question.locator(".do button.primary");
  }

  // take picks a choice in the list with the mouse and does it.
  async take(c: Choice): Promise<void> {
    const row = this.row(c);
    await row.locator("input").check();
    const places = row.locator("select");
    if (await places.count()) await places.selectOption(c.key);
    await this.doIt.click();
  }

  // say what the page has told the screen reader last.
  get said(): Locator {
    return this.page.locator("fray-say p");
  }
}

function css(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}
