// axe looks at every page, in light and in dark: nothing serious or critical.

import { clean } from "../clean";
import { expect, test } from "../house";
import type { Seat } from "../seat";

test.beforeEach(() => test.slow()); // axe reads all of a page, several times

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("the first page, links, rules, and what is not there", async ({ page, troubles }) => {
  await page.goto("/");
  await clean(page, "home");
  await page.locator("li.card summary").first().click();
  await clean(page, "home with a form");
  await page.getByRole("button", { name: "Start" }).first().click();
  await expect(page.getByRole("heading", { name: "The table is set" })).toBeVisible();
  await clean(page, "links");
  await page.goto("/rules/flow");
  await clean(page, "rules");
  await page.locator(".rule .rule-id").first().click();
  await expect(page.locator("article.rule.alone")).toBeVisible();
  await clean(page, "a rule");
  await page.goto("/t/nobody");
  await clean(page, "not found");
  troubles.splice(0); // 404 is what is looked at
});

for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"]] as const) {
  test(`the table of a seat: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter, limit: 300 });
    const me = await sit(t.url(seat));
    const s = await me.asked();
    await clean(me.page, "asked");
    await me.field(s.question!.choices!.find((c) => c.key.startsWith("attack"))!).check();
    await expect(me.question.locator(".odds")).toBeVisible();
    await me.question.getByRole("button", { name: /What is blocked/ }).click();
    await expect(me.question.locator(".blocked-line").first()).toBeVisible();
    await me.page.locator("fray-standing summary").click();
    await clean(me.page, "odds, blocked, standing answers");
    await me.page.getByRole("button", { name: "Map as a list" }).click();
    await clean(me.page, "the map as a list");
    await card(me);
    await clean(me.page, "a card on the map");
  });

  test(`the table on a phone: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const me = await sit(t.url(seat), phone);
    await me.asked();
    await clean(me.page, "phone");
  });

  test(`the table of the game master and of spectators: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const gm = await sit(t.url("gm"));
    await gm.until("a question", (s) => s.question !== undefined);
    await gm.page.keyboard.press("g");
    await expect(gm.page.getByRole("button", { name: /^New link for/ }).first()).toBeVisible();
    await clean(gm.page, "the drawer");
    await gm.page.keyboard.press("g");
    await gm.page.locator("fray-log a[data-rule]").first().click();
    await expect(gm.page.locator("dialog[open] code")).toBeVisible();
    await clean(gm.page, "a rule");
    const watcher = await sit(t.url("spectator"));
    await clean(watcher.page, "a spectator");
  });

  test(`the end and the replay: ${encounter}`, async ({ table, sit, page }) => {
    const t = await table({ encounter, seats: { [seat]: "greedy", ...(encounter === "ford-gate" && { gm: "greedy" }) } });
    const me = await sit(t.url(seat));
    await me.until("the end", (s) => s.view.over === true);
    await clean(me.page, "the end");
    await page.goto(`${t.url(seat)}/replay`);
    await expect(page.getByRole("slider")).toBeVisible();
    await clean(page, "replay");
  });

  test(`the table without the page's script: ${encounter}`, async ({ table, page, troubles }) => {
    const t = await table({ encounter });
    await expect.poll(async () => (await t.state(seat)).question?.mine ?? false).toBe(true);
    await page.route(/assets.*main.*js/, (route) => route.abort()); // axe is a script itself
    await page.goto(t.url(seat));
    await expect(page.locator("pre.picture")).toBeVisible();
    await clean(page, "without script");
    expect(troubles.splice(0).join()).toContain("ERR_FAILED");
  });
}

// card opens the card of who is asked.
async function card(me: Seat): Promise<void> {
  await me.page.getByRole("button", { name: "Show the map" }).click();
  const who = (await me.state()).question?.who ?? "";
  const at = await me.map.place(who);
  await me.page.mouse.click(at.x, at.y);
  await expect(me.map.card).toBeVisible();
}
