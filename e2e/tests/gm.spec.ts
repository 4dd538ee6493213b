// The game master: answers for others, changes players, decrees, undoes, starts what-ifs, ends the fight.

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { type Seat, seatName } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

function drawer(gm: Seat) {
  return gm.page.locator("dialog.drawer");
}

async function openDrawer(gm: Seat): Promise<void> {
  await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  await expect(drawer(gm)).toBeVisible();
}

// openAdvanced opens the drawer with the form of all decrees.
async function openAdvanced(gm: Seat): Promise<void> {
  await openDrawer(gm);
  await drawer(gm).locator("summary", { hasText: "Advanced" }).click();
}

for (const [encounter, seat, who] of [["duel", "town", "edda"], ["ford-gate", "pcs", "brandt"]] as const) {
  test(`the game master answers for a seat and undoes it: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const player = await openSeat(t.url(seat));
    const gm = await openSeat(t.url("gm"));
    const before = await player.asked();
    await expect(gm.question).toContainText(`Waiting for ${seatName(before, seat)}`);
    await gm.until("the question", (s) => s.question?.id === before.question?.id);
    expect((await gm.state()).question?.choices).toBeUndefined(); // nobody has asked for them
    await gm.standIn();
    await gm.take(simpleChoice(await gm.state()));
    const after = await player.asked(before.question?.id);
    expect(after.inputs).toBeGreaterThan(before.inputs);
    await gm.page.locator("fray-undo").getByRole("button", { name: "Undo the last answer" }).click();
    const back = await player.until("it is taken back", (s) => s.inputs < after.inputs);
    expect(back.question?.mine).toBe(true);
  });

  test(`a decree appears in the log with its reason: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    const player = await openSeat(t.url(seat));
    const gm = await openSeat(t.url("gm"));
    await player.asked();
    await openAdvanced(gm);
    const form = drawer(gm).locator("form.decree");
    await form.getByLabel("Who").selectOption(who);
    await form.getByLabel("Which number").selectOption("hp");
    await form.getByLabel("To", { exact: true }).fill("5");
    await form.getByLabel("Reason").fill("the roof came down");
    await form.getByRole("button", { name: "Apply" }).click();
    await player.until("the hit points", (s) => s.view.tokens.find((k) => k.id === who)?.meters?.[0]?.value === 5);
    await expect(player.log.filter({ hasText: "the roof came down" })).toBeVisible();
    // a number out of bounds stays in the form: the field knows the bounds of the decree
    const to = form.getByLabel("To", { exact: true });
    await form.getByLabel("Which number").selectOption("hp");
    await to.fill("99999");
    await form.getByRole("button", { name: "Apply" }).click();
    expect(await to.evaluate((e) => (e as HTMLInputElement).validity.rangeOverflow)).toBe(true);
  });
}

test("a bot that takes over a seat plays it to the end", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const player = await openSeat(t.url("town"));
  const gm = await openSeat(t.url("gm"));
  await player.asked();
  await openDrawer(gm);
  await drawer(gm).locator("label.seat-row", { hasText: "town" }).locator("select").selectOption("greedy");
  await player.until("the bots fight it out", (s) => s.view.over === true);
  await expect(player.outcome).toHaveText(/Won by|A draw/);
});

test("the current time limit is shown and can be changed", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", limit: 45 });
  const gm = await openSeat(t.url("gm"));
  await openDrawer(gm);
  const limit = drawer(gm).getByLabel("Time limit per answer");
  await expect(limit).toHaveValue("45");
  await limit.selectOption("5 minutes");
  await gm.until("the new limit", (s) => s.limit === 300);
  await expect(limit).toHaveValue("300");
  await limit.selectOption("no limit");
  await gm.until("no limit", (s) => s.limit === undefined);
  await expect(limit).toHaveValue("0");
});

test("a new link replaces the old one", async ({ table, openSeat, page }) => {
  const t = await table({ encounter: "duel" });
  const player = await openSeat(t.url("town"));
  const gm = await openSeat(t.url("gm"));
  await player.asked();
  await openDrawer(gm);
  await drawer(gm).getByRole("button", { name: "New link for town" }).click();
  const fresh = await drawer(gm).locator("input.address").inputValue();
  expect(fresh).not.toBe(t.url("town"));
  const code = drawer(gm).getByRole("img", { name: "QR code of the link" });
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(drawer(gm).getByRole("link", { name: "Open" })).toHaveAttribute("href", fresh);
  await expect(player.page.locator(".link-status")).toContainText("This link no longer works");
  expect((await page.request.get(t.url("town"))).status()).toBe(404);
  const again = await openSeat(fresh);
  expect((await again.asked()).you.seat).toBe("town");
  await drawer(gm).getByRole("button", { name: "Revoke the link of spectators" }).click();
  await expect(drawer(gm)).toContainText("The link no longer works");
  expect((await page.request.get(t.url("spectator"))).status()).toBe(404);
  // a revoked link can be created again
  await expect(drawer(gm).getByRole("button", { name: "Revoke the link of spectators" })).toBeHidden();
  await drawer(gm).getByRole("button", { name: "New link for spectators" }).click();
  await expect(drawer(gm).getByLabel("New link for spectators (shown only once)")).not.toHaveValue(fresh);
  expect((await page.request.get(await drawer(gm).locator("input.address").inputValue())).status()).toBe(200);
});

test("a new link can be copied without the clipboard API", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const gm = await openSeat(t.url("gm"));
  await gm.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined })); // as over plain HTTP
  await openAdvanced(gm);
  await drawer(gm).getByRole("button", { name: "New link for town" }).click();
  await drawer(gm).getByRole("button", { name: "Copy" }).click();
  await expect(drawer(gm).getByRole("button", { name: "Copied" })).toBeVisible();
  const why = drawer(gm).locator("form.decree").getByLabel("Reason");
  await why.focus();
  await gm.page.keyboard.press("ControlOrMeta+v");
  await expect(why).toHaveValue(await drawer(gm).locator("input.address").inputValue());
});

test("a decree can be undone in the drawer, and refusals stay visible", async ({ table, openSeat, problems }) => {
  const t = await table({ encounter: "ford-gate" });
  const gm = await openSeat(t.url("gm"));
  const before = await gm.until("a question", (s) => s.question !== undefined);
  await openAdvanced(gm);
  const form = drawer(gm).locator("form.decree");
  await form.getByLabel("Who").selectOption("brandt");
  await form.getByLabel("Which number").selectOption("hp");
  await form.getByLabel("To", { exact: true }).fill("5");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(drawer(gm).locator(".notice")).toContainText("Applied: set Brandt Oller hp 5.");
  await drawer(gm).getByRole("button", { name: "Undo" }).click();
  await gm.until("it is taken back", (s) => s.inputs === before.inputs && s.view.tokens.find((k) => k.id === "brandt")?.meters?.[0]?.value !== 5);
  await expect(drawer(gm).getByRole("button", { name: "Undo" })).toBeHidden();
  const join = drawer(gm).locator("form.join");
  await join.getByLabel("New combatant").selectOption("like:brandt");
  await join.getByLabel("New unique ID").fill("brandt");
  await join.getByLabel("Place").fill("nowhere");
  await join.getByRole("button", { name: "Add" }).click();
  await expect(drawer(gm).locator(".notice.bad")).toBeInViewport();
  expect(problems.splice(0).join()).toContain("/api/v1/join");
});

test("a what-if is a separate table", async ({ table, openSeat, context }) => {
  const t = await table({ encounter: "duel" });
  const gm = await openSeat(t.url("gm"));
  await gm.until("the first question", (s) => s.question !== undefined);
  await gm.standIn();
  const first = await gm.state();
  await gm.take(simpleChoice(first));
  const before = await gm.until("a later question", (s) => s.question !== undefined && s.inputs > first.inputs);
  await gm.page.locator("fray-past input[type=range]").fill(String(before.inputs - 1));
  const opened = gm.page.context().waitForEvent("page");
  await gm.page.getByRole("button", { name: "Start a what-if here" }).click();
  const tab = await opened;
  await expect(tab.locator("h1")).toContainText("what if");
  const frame = (p: Page): Promise<string> => p.evaluate(() => { const s = getComputedStyle(document.querySelector("fray-table")!, "::after"); return s.content === "none" ? "none" : `${s.position} ${s.borderTopWidth} ${s.pointerEvents} ${s.borderTopColor}`; });
  const violet = await tab.evaluate(() => { const e = document.body.appendChild(document.createElement("i")); e.style.color = "var(--side-2-fill)"; const { color } = getComputedStyle(e); e.remove(); return color; });
  expect(await frame(tab), "a violet frame that lets clicks through").toBe(`fixed 4px none ${violet}`);
  expect(await frame(gm.page), "no frame").toBe("none");
  const address = tab.url();
  await expect(gm.page.getByRole("link", { name: "open it" })).toHaveAttribute("href", address);
  expect((await gm.state()).inputs).toBe(before.inputs);
  await tab.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  await tab.getByRole("button", { name: "Delete this what-if" }).click();
  await expect(tab.getByText("What-if deleted.")).toBeVisible();
  expect((await context.request.get(address)).status()).toBe(404);
});

test("Escape closes the drawer and keeps its forms", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const gm = await openSeat(t.url("gm"));
  await gm.page.keyboard.press("g");
  await drawer(gm).locator("summary", { hasText: "Advanced" }).click();
  const why = drawer(gm).locator("form.decree").getByLabel("Reason");
  await why.fill("the roof");
  await gm.page.keyboard.press("Escape");
  await expect(drawer(gm)).toBeHidden();
  await gm.page.keyboard.press("g");
  await expect(why).toHaveValue("the roof");
});

test("the game master ends the fight", async ({ table, openSeat }) => {
  const t = await table({ encounter: "champions" });
  const player = await openSeat(t.url("pcs"));
  const gm = await openSeat(t.url("gm"));
  await player.asked();
  await openAdvanced(gm);
  const form = drawer(gm).locator("form.decree");
  await form.getByLabel("What to do").selectOption("end the fight");
  await form.getByLabel("Who wins").selectOption("pcs");
  await form.getByLabel("Reason").fill("it is late");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(player.outcome).toHaveText("Won by Heroes");
  await expect(player.log.filter({ hasText: "it is late" })).toBeVisible();
});

test("a player asks to undo; the table refuses, then agrees", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const phone = { viewport: { width: 360, height: 740 } };
  const seats = [await openSeat(t.url("town"), phone), await openSeat(t.url("hills"), phone)] as const;
  const first = (await seats[0].state()).question?.mine ? 0 : 1;
  const [me, other] = [seats[first], seats[1 - first]!];
  const s = await me.asked();
  await me.take(s.question!.choices!.find((c) => c.key === "end")!);
  const later = await other.asked();
  await me.page.keyboard.press("u");
  const vote = other.page.locator(".vote");
  await expect(vote).toContainText(`Asked: ${first === 0 ? "Hills" : "Town"}`);
  await expect(vote.getByRole("button", { name: "Agree" })).toBeInViewport();
  await vote.getByRole("button", { name: "Refuse" }).click();
  await expect(me.page.locator("fray-vote")).toContainText("The request was refused: nothing was undone.");
  await expect(me.said.first()).toContainText("The request was refused");
  await expect(other.prompt).toBeFocused();
  await me.page.keyboard.press("u");
  await vote.getByRole("button", { name: "Agree" }).click();
  await me.until("it is taken back", (now) => now.inputs < later.inputs && now.question?.mine === true);
  for (const seat of seats) {
    await expect(seat.page.locator("fray-vote")).toContainText("1 answer undone.");
    await expect(seat.said.first()).toContainText("1 answer undone");
  }
});

test("the menu of a combatant on the map: right click, number, condition, place, and the key x", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const player = await openSeat(t.url("wardens"));
  await player.asked();
  const gm = await openSeat(t.url("gm"));
  const s = await gm.state();
  const foe = s.view.tokens.find((k) => k.side === "reavers")!;
  const hp = (now: Awaited<ReturnType<Seat["state"]>>): number | undefined => now.view.tokens.find((k) => k.id === foe.id)?.meters?.find((m) => m.health)?.value;
  const full = hp(s)!;
  const at = await gm.map.place(foe.id);
  await gm.page.mouse.click(at.x, at.y, { button: "right" });
  const menu = gm.page.getByRole("dialog", { name: `Game master: ${foe.name}` });
  const field = menu.getByRole("textbox", { name: "Change HP" });
  await expect(field).toBeFocused();
  await field.fill("-8");
  await field.press("Enter");
  await gm.until("it is hurt", (now) => hp(now) === full - 8);
  await menu.getByRole("button", { name: "+5" }).click();
  await gm.until("it is healed", (now) => hp(now) === full - 3);
  await menu.getByRole("button", { name: "Undo" }).click();
  await gm.until("that is undone", (now) => hp(now) === full - 8);
  await menu.getByLabel("Give a condition").selectOption("prone");
  await menu.getByRole("button", { name: `Take prone from ${foe.name}` }).click();
  await gm.until("it stands again", (now) => !now.view.tokens.find((k) => k.id === foe.id)?.tags?.some((g) => g.name === "prone"));
  await menu.getByRole("button", { name: "Move", exact: true }).click();
  const free = s.view.map.cells.find((c) => !c.kind && c.name !== foe.cell && !s.view.tokens.some((k) => k.cell === c.name))!.name;
  const to = await gm.map.place(free);
  await gm.page.mouse.click(to.x, to.y);
  await gm.until("it is elsewhere", (now) => now.view.tokens.find((k) => k.id === foe.id)?.cell === free);
  await gm.page.keyboard.press("Escape");
  await gm.page.keyboard.press("m");
  await gm.page.keyboard.press("t");
  await gm.page.keyboard.press("x");
  await expect(gm.page.locator(".token-menu")).toBeVisible();
  await gm.page.keyboard.press("Escape");
  await expect(gm.page.locator(".token-menu")).toBeHidden();
  const here = await player.map.place(foe.id);
  await player.page.mouse.click(here.x, here.y, { button: "right" });
  await expect(player.page.locator(".token-menu")).toHaveCount(0);
  const there = await gm.map.place(foe.id);
  await gm.page.mouse.click(there.x, there.y, { button: "right" });
  await menu.getByRole("button", { name: "Remove", exact: true }).click();
  await menu.getByRole("button", { name: `Remove ${foe.name} from the fight` }).click();
  await player.until("it is gone", (now) => !now.view.tokens.some((k) => k.id === foe.id && !k.down));
  await expect(menu).toBeHidden();
  await gm.page.locator("fray-undo").getByRole("button", { name: "Undo the last answer" }).click();
  await player.until("it is back", (now) => now.view.tokens.some((k) => k.id === foe.id));
});
