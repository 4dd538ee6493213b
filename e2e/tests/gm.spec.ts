// What the game master does at the table: answers for others, hands seats over, rules, takes back, tries what if, ends.

import { expect, test } from "../house";
import type { Seat } from "../seat";
import { sensible } from "../sense";

function drawer(gm: Seat) {
  return gm.page.locator("dialog.drawer");
}

async function openDrawer(gm: Seat): Promise<void> {
  await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  await expect(drawer(gm)).toBeVisible();
}

for (const [encounter, seat, who] of [["duel", "town", "edda"], ["ford-gate", "pcs", "brandt"]] as const) {
  test(`the game master answers for a seat, and takes it back: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const player = await sit(t.url(seat));
    const gm = await sit(t.url("gm"));
    const before = await player.asked();
    await expect(gm.question).toContainText(`Asked of ${seat}`);
    await gm.take(sensible(await gm.until("the question", (s) => s.question?.id === before.question?.id)));
    const after = await player.asked(before.question?.id);
    expect(after.inputs).toBeGreaterThan(before.inputs);
    await gm.page.locator("fray-wish").getByRole("button", { name: "Take the last answer back" }).click();
    const back = await player.until("it is taken back", (s) => s.inputs < after.inputs);
    expect(back.question?.mine).toBe(true);
  });

  test(`the game master decrees, and the log gives the reason: ${encounter}`, async ({ table, sit, troubles }) => {
    const t = await table({ encounter });
    const player = await sit(t.url(seat));
    const gm = await sit(t.url("gm"));
    await player.asked();
    await openDrawer(gm);
    const form = drawer(gm).locator("form.decree");
    await form.getByLabel("Who").selectOption(who);
    await form.getByLabel("Which number").selectOption("hp");
    await form.getByLabel("To", { exact: true }).fill("5");
    await form.getByLabel("Why").fill("the roof came down");
    await form.getByRole("button", { name: "So be it" }).click();
    await player.until("the hit points", (s) => s.view.tokens.find((k) => k.id === who)?.meters?.[0]?.value === 5);
    await expect(player.log.filter({ hasText: "the roof came down" })).toBeVisible();
    // what can not be is refused, with a reason
    await form.getByLabel("Which number").selectOption("hp");
    await form.getByLabel("To", { exact: true }).fill("99999");
    await form.getByRole("button", { name: "So be it" }).click();
    await expect(drawer(gm).locator(".says.bad")).toBeVisible();
    expect(troubles.splice(0).join()).toContain("/api/adjust");
  });
}

test("a seat is handed to a bot, which plays it to the end", async ({ table, sit }) => {
  const t = await table({ encounter: "duel" });
  const player = await sit(t.url("town"));
  const gm = await sit(t.url("gm"));
  await player.asked();
  await openDrawer(gm);
  await drawer(gm).locator("label.seat-row", { hasText: "town" }).locator("select").selectOption("greedy");
  await player.until("the bots fight it out", (s) => s.view.over === true);
  await expect(player.outcome).toHaveText(/Won by|A draw/);
});

test("the time limit in force is shown, and changes only when another is chosen", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", limit: 45 });
  const gm = await sit(t.url("gm"));
  await openDrawer(gm);
  const limit = drawer(gm).getByLabel("Time for an answer");
  await expect(limit).toHaveValue("45");
  await limit.selectOption("5 minutes");
  await gm.until("the new limit", (s) => s.limit === 300);
  await expect(limit).toHaveValue("300");
  await limit.selectOption("no limit");
  await gm.until("no limit", (s) => s.limit === undefined);
  await expect(limit).toHaveValue("0");
});

test("a link is given anew, and the old one is dead", async ({ table, sit, page }) => {
  const t = await table({ encounter: "duel" });
  const player = await sit(t.url("town"));
  const gm = await sit(t.url("gm"));
  await player.asked();
  await openDrawer(gm);
  await drawer(gm).getByRole("button", { name: "New link for town" }).click();
  const fresh = await drawer(gm).locator("input.address").inputValue();
  expect(fresh).not.toBe(t.url("town"));
  const code = drawer(gm).getByRole("img", { name: "QR code of the link" });
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(drawer(gm).getByRole("link", { name: "Open" })).toHaveAttribute("href", fresh);
  await expect(player.page.locator(".link-status")).toContainText("This link works no more");
  expect((await page.request.get(t.url("town"))).status()).toBe(404);
  const again = await sit(fresh);
  expect((await again.asked()).you.seat).toBe("town");
  await drawer(gm).getByRole("button", { name: "Revoke the link of spectators" }).click();
  await expect(drawer(gm)).toContainText("The link works no more");
  expect((await page.request.get(t.url("spectator"))).status()).toBe(404);
  // what was revoked can be given anew
  await expect(drawer(gm).getByRole("button", { name: "Revoke the link of spectators" })).toBeHidden();
  await drawer(gm).getByRole("button", { name: "New link for spectators" }).click();
  await expect(drawer(gm).getByLabel("The new link, shown once: spectators")).not.toHaveValue(fresh);
  expect((await page.request.get(await drawer(gm).locator("input.address").inputValue())).status()).toBe(200);
});

test("a new link is copied where a page has no clipboard to write to", async ({ table, sit }) => {
  const t = await table({ encounter: "duel" });
  const gm = await sit(t.url("gm"));
  await gm.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as over plain HTTP
  await openDrawer(gm);
  await drawer(gm).getByRole("button", { name: "New link for town" }).click();
  await drawer(gm).getByRole("button", { name: "Copy" }).click();
  await expect(drawer(gm).getByRole("button", { name: "Copied" })).toBeVisible();
  const why = drawer(gm).getByLabel("Why", { exact: true });
  await why.focus();
  await gm.page.keyboard.press("ControlOrMeta+v");
  await expect(why).toHaveValue(await drawer(gm).locator("input.address").inputValue());
});

test("the game master takes a decree back where it was made, and sees a refusal wherever the drawer is", async ({ table, sit, troubles }) => {
  const t = await table({ encounter: "ford-gate" });
  const gm = await sit(t.url("gm"));
  const before = await gm.until("a question", (s) => s.question !== undefined);
  await openDrawer(gm);
  const form = drawer(gm).locator("form.decree");
  await form.getByLabel("Who").selectOption("brandt");
  await form.getByLabel("Which number").selectOption("hp");
  await form.getByLabel("To", { exact: true }).fill("5");
  await form.getByRole("button", { name: "So be it" }).click();
  await expect(drawer(gm).locator(".says")).toContainText("Decreed: set Brandt Oller hp 5.");
  await drawer(gm).getByRole("button", { name: "Take it back" }).click();
  await gm.until("it is taken back", (s) => s.inputs === before.inputs && s.view.tokens.find((k) => k.id === "brandt")?.meters?.[0]?.value !== 5);
  await expect(drawer(gm).getByRole("button", { name: "Take it back" })).toBeHidden();
  const join = drawer(gm).locator("form.join");
  await join.getByLabel("Who comes").selectOption("like:brandt");
  await join.getByLabel("Its id, of its own").fill("brandt");
  await join.getByLabel("Where it comes").fill("nowhere");
  await join.getByRole("button", { name: "Bring it in" }).click();
  await expect(drawer(gm).locator(".says.bad")).toBeInViewport();
  expect(troubles.splice(0).join()).toContain("/api/join");
});

test("a what-if is a table of its own, and leaves this one as it is", async ({ table, sit, context }) => {
  const t = await table({ encounter: "duel" });
  const gm = await sit(t.url("gm"));
  const before = await gm.until("a question", (s) => s.question !== undefined && s.inputs > 1);
  await gm.page.locator("fray-past input[type=range]").fill(String(before.inputs - 1));
  const opened = gm.page.context().waitForEvent("page");
  await gm.page.getByRole("button", { name: "What if … from here" }).click();
  const tab = await opened;
  await expect(tab.locator("h1")).toContainText("what if");
  const address = tab.url();
  await expect(gm.page.getByRole("link", { name: "open it" })).toHaveAttribute("href", address);
  expect((await gm.state()).inputs).toBe(before.inputs);
  await tab.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  await tab.getByRole("button", { name: "Drop this what-if" }).click();
  await expect.poll(async () => (await context.request.get(address)).status()).toBe(404);
  await tab.close();
});

test("Escape closes the drawer, and what is filled in stays", async ({ table, sit }) => {
  const t = await table({ encounter: "duel" });
  const gm = await sit(t.url("gm"));
  await gm.page.keyboard.press("g");
  const why = drawer(gm).locator("form.decree").getByLabel("Why");
  await why.fill("the roof");
  await gm.page.keyboard.press("Escape");
  await expect(drawer(gm)).toBeHidden();
  await gm.page.keyboard.press("g");
  await expect(why).toHaveValue("the roof");
});

test("the game master ends the fight", async ({ table, sit }) => {
  const t = await table({ encounter: "champions" });
  const player = await sit(t.url("pcs"));
  const gm = await sit(t.url("gm"));
  await player.asked();
  await openDrawer(gm);
  const form = drawer(gm).locator("form.decree");
  await form.getByLabel("What to do").selectOption("end the fight");
  await form.getByLabel("Who wins").selectOption("pcs");
  await form.getByLabel("Why").fill("it is late");
  await form.getByRole("button", { name: "So be it" }).click();
  await expect(player.outcome).toHaveText("Won by pcs");
  await expect(player.log.filter({ hasText: "it is late" })).toBeVisible();
});

test("a player asks to take back; the table refuses, and then agrees", async ({ table, sit }) => {
  const t = await table({ encounter: "duel", seats: { town: "player", hills: "player" } });
  const phone = { viewport: { width: 360, height: 740 } };
  const seats = [await sit(t.url("town"), phone), await sit(t.url("hills"), phone)] as const;
  const first = (await seats[0].state()).question?.mine ? 0 : 1;
  const [me, other] = [seats[first], seats[1 - first]!];
  const s = await me.asked();
  await me.take(s.question!.choices!.find((c) => c.key === "end")!);
  const later = await other.asked();
  await me.page.keyboard.press("u");
  const vote = other.page.locator(".vote");
  await expect(vote).toContainText(/^\w+ asks to take back the last answer\./);
  await expect(vote.getByRole("button", { name: "Agree" })).toBeInViewport();
  await vote.getByRole("button", { name: "Refuse" }).click();
  await expect(me.page.locator("fray-vote")).toContainText("Somebody refused: nothing is taken back.");
  await expect(me.said.first()).toContainText("Somebody refused");
  await expect(other.prompt).toBeFocused();
  await me.page.keyboard.press("u");
  await vote.getByRole("button", { name: "Agree" }).click();
  await me.until("it is taken back", (now) => now.inputs < later.inputs && now.question?.mine === true);
  for (const seat of seats) {
    await expect(seat.page.locator("fray-vote")).toContainText("1 answer taken back.");
    await expect(seat.said.first()).toContainText("1 answer taken back");
  }
});
