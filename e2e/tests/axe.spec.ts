// axe checks every page, in light and dark: no violations.

import { expectAccessible } from "../accessibility";
import { expect, hinted, test } from "../fixtures";
import type { Seat } from "../seat";

test.beforeEach(() => test.slow()); // axe reads the whole page several times

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("home, links, rules and a missing page", async ({ page, problems }) => {
  await page.goto("/");
  await expectAccessible(page, "home");
  await page.locator("li.card summary").first().click();
  await expectAccessible(page, "home with a form");
  await page.getByRole("button", { name: "Start" }).first().click();
  await expect(page.getByRole("heading", { name: "The table is ready" })).toBeVisible();
  await expectAccessible(page, "links");
  await page.goto("/rules/flow");
  await expectAccessible(page, "rules");
  await page.locator(".rule .rule-id").first().click();
  await expect(page.locator("article.rule.alone")).toBeVisible();
  await expectAccessible(page, "a rule");
  await page.goto("/t/nobody");
  await expectAccessible(page, "not found");
  problems.splice(0); // the test visits a page with status 404
});

for (const [encounter, seat] of [["bridge", "wardens"], ["ford-gate", "pcs"]] as const) {
  test(`the table of a seat: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter, limit: 300 });
    const me = await openSeat(t.url(seat));
    const s = await me.asked();
    await expectAccessible(me.page, "asked");
    const attack = s.question!.choices!.find((c) => c.key.startsWith("attack"))!;
    await me.show(attack);
    await me.field(attack).check();
    await expect(me.question.locator(".odds")).toBeVisible();
    await me.question.getByRole("button", { name: /What is blocked/ }).click();
    await expect(me.question.locator(".blocked-line").first()).toBeVisible();
    await me.part("Table");
    await me.page.locator("fray-standing summary").click();
    await expectAccessible(me.page, "odds, blocked, standing answers");
    await me.page.getByRole("button", { name: "Map as a list" }).click();
    await expectAccessible(me.page, "the map as a list");
    await card(me);
    await expectAccessible(me.page, "a card on the map");
  });

  test(`the table on a phone: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const me = await openSeat(t.url(seat), phone);
    await me.asked();
    await expectAccessible(me.page, "phone");
  });

  test(`the table of the game master and of spectators: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const gm = await openSeat(t.url("gm"));
    await gm.until("a question", (s) => s.question !== undefined);
    await gm.page.keyboard.press("g");
    await expect(gm.page.getByRole("button", { name: /^New link for/ }).first()).toBeVisible();
    await expectAccessible(gm.page, "the drawer");
    await gm.page.keyboard.press("g");
    const at = await gm.map.place((await gm.state()).view.tokens[0]!.id);
    await gm.page.mouse.click(at.x, at.y, { button: "right" });
    await expect(gm.page.locator(".token-menu")).toBeVisible();
    await expectAccessible(gm.page, "the menu of a combatant");
    await gm.page.keyboard.press("Escape");
    await gm.part("Chat");
    await gm.page.locator("fray-talk .emotes button").first().click();
    await expectAccessible(gm.page, "the chat");
    await gm.part("Log");
    await gm.page.locator("fray-log a[data-rule]:visible").first().click();
    await expect(gm.page.locator("dialog[open] code")).toBeVisible();
    await expectAccessible(gm.page, "a rule");
    const watcher = await openSeat(t.url("spectator"));
    await expectAccessible(watcher.page, "a spectator");
  });

  test(`the end and the replay: ${encounter}`, async ({ table, openSeat, page }) => {
    const t = await table({ encounter, seats: { [seat]: "greedy", ...(encounter === "ford-gate" && { gm: "greedy" }) } });
    const me = await openSeat(t.url(seat));
    await me.until("the end", (s) => s.view.over === true);
    await expectAccessible(me.page, "the end");
    await page.goto(`${t.url(seat)}/replay`);
    await expect(page.getByRole("slider")).toBeVisible();
    await expectAccessible(page, "replay");
  });

  test(`the table without its script: ${encounter}`, async ({ table, page, problems }) => {
    const t = await table({ encounter });
    await expect.poll(async () => (await t.state(seat)).question?.mine ?? false).toBe(true);
    await page.route(/assets.*main.*js/, (route) => route.abort()); // axe itself needs JavaScript
    await page.goto(t.url(seat));
    await expect(page.locator("pre.picture")).toBeVisible();
    await expectAccessible(page, "without script");
    expect(problems.splice(0).join()).toContain("ERR_FAILED");
  });
}

test("the hints of the first fight, the hint about a question, and the keys", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), hinted);
  await me.asked();
  await expect(me.page.locator(".hint")).toBeVisible();
  await expectAccessible(me.page, "a hint of the first fight");
  await t.call("gm", "POST", "/api/v1/aids", { hints: true });
  await me.page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = me.page.getByRole("dialog", { name: "Hint" });
  await expect(hint.locator("li").first()).toBeVisible();
  await expectAccessible(me.page, "the hint about a question");
  await hint.getByRole("button", { name: "Close" }).click();
  await me.page.keyboard.press("?");
  await expect(me.page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(me.page, "the keys");
});

// card opens the card of the asked combatant.
async function card(me: Seat): Promise<void> {
  await me.page.getByRole("button", { name: "Show the map" }).click();
  const who = (await me.state()).question?.who ?? "";
  const at = await me.map.place(who);
  await me.page.mouse.click(at.x, at.y);
  await expect(me.map.card).toBeVisible();
}
