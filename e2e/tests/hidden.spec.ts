// Hiding and adding combatants: the game master hides and reveals, and adds new ones; nobody else sees them too early.

import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import type { Seat } from "../seat";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// The fights: a seat, a combatant to hide, and a creature of the library to add with its side and place.
const fights = [
  { encounter: "bridge", seat: "wardens", who: "bow", name: "Reaver Bow", like: "pike", model: "mudkin-cutter", side: "reavers", at: "" },
  { encounter: "ford-gate", seat: "pcs", who: "drum", name: "Reaver Drummer", like: "brandt", model: "reaver-slinger", side: "enemies", at: "hall" },
] as const;

function drawer(page: Page) {
  return page.locator("dialog.drawer");
}

// free returns a cell where nobody stands.
async function free(gm: Seat, at: string): Promise<string> {
  const { view } = await gm.state();
  const found = at || view.map.cells.find((c) => c.name && !c.kind && !view.tokens.some((t) => t.cell === c.name))?.name;
  if (!found) throw new Error("no free cell");
  return found;
}

// present returns what a page shows of the present; the log may still mention the past.
function present(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll("fray-roster, fray-order, fray-question, fray-board, fray-standing")].map((e) => e.outerHTML).join("\n"));
}

async function hide(gm: Seat, who: string, why: string): Promise<void> {
  const form = drawer(gm.page);
  await form.getByLabel("Combatant to hide").selectOption(who);
  await form.getByLabel("Reason (shown in the log)").fill(why);
  await form.getByRole("button", { name: /^Hide/ }).click();
}

for (const f of fights) {
  test(`a combatant is hidden and revealed: ${f.encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: f.encounter });
    const player = await openSeat(t.url(f.seat));
    const gm = await openSeat(t.url("gm"));
    await player.asked();
    expect(await present(player.page)).toContain(f.name);
    await gm.page.keyboard.press("g");
    await hide(gm, f.who, "the reeds are high");
    await player.until("it is gone", (s) => !s.view.tokens.some((k) => k.id === f.who));
    expect(await present(player.page)).not.toContain(f.name);
    await expect(player.log.filter({ hasText: "the reeds are high" })).toBeVisible();
    // the game master still sees it: faded on the map, and in words
    await gm.until("it is out of sight", (s) => s.view.tokens.find((k) => k.id === f.who)?.hidden === true);
    await expect(gm.page.locator(`.fb-token.fb-ghost[data-id="${f.who}"] .fb-ghost-ring`)).toBeAttached();
    await expect(gm.page.locator(".fb-legend")).toContainText("hidden");
    await expect(gm.page.locator("fray-roster .member.ghost:not(.out)", { hasText: f.name })).toContainText("hidden");
    await drawer(gm.page).getByRole("button", { name: `Reveal ${f.name}` }).click();
    await player.until("it is there again", (s) => s.view.tokens.some((k) => k.id === f.who));
    expect(await present(player.page)).toContain(f.name);
    await expect(gm.page.locator(".fb-ghost")).toHaveCount(0);
  });

  test(`a hidden newcomer is on no other page until it is revealed: ${f.encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter: f.encounter });
    const player = await openSeat(t.url(f.seat));
    const watcher = await openSeat(t.url("spectator"));
    const gm = await openSeat(t.url("gm"));
    await player.asked();
    await gm.page.keyboard.press("g");
    const form = drawer(gm.page).locator("form.join");
    const at = await free(gm, f.at);
    await form.getByLabel("Search the library").fill(f.model.split("-")[1]!);
    await form.getByLabel("New combatant").selectOption(`creature:${f.model}`);
    await expect(form.getByLabel("New unique ID")).toHaveValue(f.model);
    await form.getByLabel("Name (optional)").fill("Quiet Stalker");
    await form.getByLabel("Side").selectOption(f.side);
    await form.getByLabel("Place").fill(at);
    await form.getByLabel("Hidden until revealed").check();
    await form.getByRole("button", { name: "Add" }).click();
    await gm.until("it waits", (s) => s.view.tokens.find((k) => k.id === f.model)?.hidden === true);
    for (const page of [player.page, watcher.page]) {
      await page.reload();
      const all = await page.content();
      expect(all).not.toContain(f.model);
      expect(all).not.toContain("Quiet Stalker");
    }
    await drawer(gm.page).getByRole("button", { name: "Reveal Quiet Stalker" }).click();
    await expect(player.page.locator("fray-roster")).toContainText("Quiet Stalker");
    await t.call("gm", "POST", "/api/v1/seat", { seat: f.seat, plays: "greedy" });
    await t.call("gm", "POST", "/api/v1/seat", { seat: "gm", plays: "greedy" });
    await player.until("it has acted", (s) => s.view.over === true);
    await expect(player.page.locator("fray-summary")).toContainText("Quiet Stalker");
  });

  test(`a copy is added where the map is clicked, and undone: ${f.encounter}`, async ({ table, openSeat, problems }) => {
    const t = await table({ encounter: f.encounter });
    const player = await openSeat(t.url(f.seat));
    const gm = await openSeat(t.url("gm"));
    await player.asked();
    await gm.page.keyboard.press("g");
    const form = drawer(gm.page).locator("form.join");
    await form.getByLabel("New combatant").selectOption(`like:${f.like}`);
    await expect(form.getByLabel("New unique ID")).toHaveValue(`${f.like}-2`);
    const at = await free(gm, f.at);
    await gm.mouse.at(await gm.map.place(at));
    await expect(form.getByLabel("Place")).toHaveValue(at);
    await form.getByLabel("Reason").fill("a horn was blown");
    await form.getByRole("button", { name: "Add" }).click();
    await player.until("it is there", (s) => s.view.tokens.some((k) => k.id === `${f.like}-2` && k.cell === at));
    await expect(player.log.filter({ hasText: "a horn was blown" })).toBeVisible();
    // an impossible place is refused with a reason, and the form keeps its content
    await form.getByLabel("New combatant").selectOption(`like:${f.like}`);
    await form.getByLabel("New unique ID").fill(`${f.like}-2`);
    await form.getByLabel("Place").fill("nowhere at all");
    await form.getByRole("button", { name: "Add" }).click();
    await expect(drawer(gm.page).locator(".notice.bad")).toBeVisible();
    await expect(form.getByLabel("Place")).toHaveValue("nowhere at all");
    expect(problems.splice(0).join()).toContain("/api/v1/join");
    await drawer(gm.page).getByRole("button", { name: "Close" }).click();
    await gm.page.locator("fray-undo").getByRole("button", { name: "Undo the last answer" }).click();
    await player.until("it is gone again", (s) => !s.view.tokens.some((k) => k.id === `${f.like}-2`));
  });
}

test("a creature of the library is dragged onto the map: its side is guessed and its id made", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await openSeat(t.url("gm"));
  const { view } = await gm.until("a question", (s) => s.question !== undefined);
  await gm.page.keyboard.press("g");
  const form = drawer(gm.page).locator("form.join");
  await form.getByLabel("Search the library").fill("reaver bow");
  await form.getByLabel("New combatant").selectOption("creature:reaver-bow");
  await expect(form.getByLabel("Side")).toHaveValue("reavers");
  const to = view.map.cells.find((c) => !c.kind && !view.tokens.some((k) => k.cell === c.name))!.name;
  const [from, stage, at] = [form.getByText("Drag Reaver Bow onto the map"), await gm.map.stage.boundingBox(), await gm.map.place(to)];
  await from.dragTo(gm.map.stage, { targetPosition: { x: at.x - stage!.x, y: at.y - stage!.y } });
  const now = await gm.until("it is there", (s) => s.view.tokens.some((k) => k.cell === to));
  expect(now.view.tokens.find((k) => k.cell === to)).toMatchObject({ side: "reavers", id: "reaver-bow" });
});

test("a combatant is hidden and revealed by keyboard", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await openSeat(t.url("gm"));
  await gm.until("a question", (s) => s.question !== undefined);
  const { keyboard } = gm.page;
  await keyboard.press("g");
  const chosen = drawer(gm.page).getByLabel("Combatant to hide");
  for (let n = 0; n < 40 && !(await chosen.evaluate((e) => e === document.activeElement)); n++) await keyboard.press("Tab");
  await keyboard.type("Reaver Bow");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await gm.until("it is hidden", (s) => s.view.tokens.find((k) => k.id === "bow")?.hidden === true);
  const reveal = drawer(gm.page).getByRole("button", { name: "Reveal Reaver Bow" });
  for (let n = 0; n < 10 && !(await reveal.evaluate((e) => e === document.activeElement)); n++) await keyboard.press("Tab");
  await keyboard.press("Enter");
  await gm.until("it is revealed", (s) => s.view.tokens.find((k) => k.id === "bow")?.hidden !== true);
});

test("the drawer is accessible and fits on a phone", async ({ table, openSeat }) => {
  test.slow();
  const t = await table({ encounter: "ford-gate" });
  await t.call("gm", "POST", "/api/v1/adjust", { do: "hide", who: "drum" });
  for (const device of [{}, phone]) {
    const gm = await openSeat(t.url("gm"), device);
    await gm.until("somebody is hidden", (s) => s.view.tokens.some((k) => k.hidden));
    await gm.page.getByRole("button", { name: /^Game master/ }).locator("visible=true").first().click();
    await drawer(gm.page).locator("form.join").getByLabel("New combatant").selectOption("creature:reaver-slinger");
    await expectAccessible(gm.page, "the drawer");
    const wide = await drawer(gm.page).evaluate((e) => e.scrollWidth - e.clientWidth);
    expect(wide, "columns that do not fit").toBeLessThanOrEqual(0);
  }
});

test("without script a combatant is hidden, and one is added", async ({ table, openSeat }) => {
  const t = await table({ encounter: "bridge" });
  const gm = await openSeat(t.url("gm"), { javaScriptEnabled: false });
  await gm.page.locator("details.gm > summary").click();
  await gm.page.getByLabel("Combatant to hide or reveal").selectOption("bow");
  await gm.page.getByRole("button", { name: "Hide" }).click();
  await expect(gm.page.locator(".member.ghost")).toContainText("hidden");
  await gm.page.locator("details.gm > summary").click();
  await gm.page.getByLabel("New combatant").selectOption("creature:mudkin-cutter");
  await gm.page.getByLabel("New unique ID").fill("cutter-7");
  await gm.page.getByLabel("Side (for creatures of the library)").selectOption("reavers");
  await gm.page.getByLabel("Place", { exact: true }).fill(await freeCell(t));
  await gm.page.getByRole("button", { name: "Add" }).click();
  await expect(gm.page.locator("p.notice:not(.bad)").first()).toBeVisible();
  expect((await t.state("gm")).view.tokens.map((k) => k.id)).toContain("cutter-7");
});

async function freeCell(t: { state(who: string): Promise<import("../../internal/web/ts/types").State> }): Promise<string> {
  const { view } = await t.state("gm");
  return view.map.cells.find((c) => c.name && !c.kind && !view.tokens.some((k) => k.cell === c.name))?.name ?? "";
}
