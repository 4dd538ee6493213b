// In a fight without a map, its tracks take the place of the board, on every screen. Else a phone shows them below it.

import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import type { State } from "../../internal/web/ts/types";

const tracks = [{ name: "Ritual", who: "edda", value: 3, goal: 8, text: "the circle closes" }, { name: "Alarm", value: 0, goal: 4 }];

// changed changes the state in a page of the server.
async function changed(page: Page, view: (v: State["view"]) => State["view"]): Promise<void> {
  await page.route("**/events?*", (route) => route.abort());
  await page.route("**/api/v1/state?*", (route) => route.abort());
  await page.route(/\/t\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script type="application\/json" id="state">)(.*?)(<\/script>)/s, (_, open: string, json: string, close: string) => {
      const s = JSON.parse(json) as State;
      s.view = view(s.view);
      return open + JSON.stringify(s) + close;
    });
    await route.fulfill({ response, body });
  });
}

for (const [screen, options] of [["a wide screen", {}], ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }]] as const) {
  test(`tracks take the place of the board on ${screen}`, async ({ table, browser }) => {
    test.slow();
    const t = await table({ encounter: "duel" });
    await expect.poll(async () => (await t.state("town")).question?.mine ?? false).toBe(true);
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await changed(page, (view) => ({ ...view, map: { shape: "", cells: [] }, tracks })); // no bundled ruleset has fights without a map
    await page.goto(t.url("town"));
    const list = page.getByRole("list", { name: "Progress" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByRole("listitem").first()).toContainText("Ritual Edda Thorn");
    await expect(list.getByRole("listitem").first()).toContainText("the circle closes");
    await expect(list.getByRole("progressbar", { name: "Ritual" })).toHaveAttribute("value", "3");
    await expect(page.locator("fray-board")).toBeHidden();
    await expect(page.locator("fray-roster").getByText("Edda Thorn")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, "tracks");
    await context.close();
  });
}

// What the tracks leave of the board: the share of the screen that it has at least, and whether the fight is over.
for (const [how, width, height, least, over] of [["upright", 360, 740, 0.2, false], ["on its side", 740, 360, 0.6, false], ["after the fight", 360, 740, 0.4, true]] as const) {
  test(`tracks leave the board its place on a phone ${how}`, async ({ table, browser }) => {
    const t = await table({ encounter: "duel" });
    await expect.poll(async () => (await t.state("town")).question?.mine ?? false).toBe(true);
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await changed(page, (view) => ({ ...view, tracks }));
    await page.goto(t.url("town"));
    await expect(page.locator(".tracks li")).toHaveCount(2);
    if (over) await page.locator("fray-table").evaluate((el) => el.toggleAttribute("data-ended", true));
    expect((await page.locator(".fb-frame").boundingBox())!.height).toBeGreaterThanOrEqual(least * height);
    await context.close();
  });
}
