// What the game master lets people have: hints, the bar with the chances, and what would come of the moment.

import { expect, test } from "../fixtures";

test("the game master allows hints and shows the chances, and plays the moment out", async ({ table, openSeat, problems }) => {
  const t = await table({ encounter: "duel" });
  const player = await openSeat(t.url("town"));
  const gm = await openSeat(t.url("gm"));
  await player.asked();
  await expect(player.page.locator("fray-aids")).toBeEmpty();

  await gm.page.locator("nav.tools").getByRole("button", { name: "Game master" }).click();
  const drawer = gm.page.locator("dialog.drawer");
  await drawer.getByLabel("Hints for players").check();
  await player.until("hints are allowed", (s) => s.aids?.hints === true);
  await expect(drawer.getByLabel("Hints for players")).toBeChecked();
  await drawer.getByLabel("Chances are shown to").selectOption("everyone");
  await player.until("the bar", (s) => s.bar?.sides?.length === 2);
  await expect(player.page.getByRole("img", { name: /^Chances if bots play on: Town \d+ %, Hills \d+ %$/i })).toBeVisible();
  for (const me of [player, gm]) {
    await expect(me.page.locator(".chances rect")).toHaveCount(2);
    for (const part of await me.page.locator(".chances rect").all()) expect((await part.boundingBox())!.width, "it is drawn").toBeGreaterThan(0);
    await me.page.setViewportSize({ width: 1440, height: 900 });
    await expect(me.page.locator(".bar fray-theme"), "the bar of the page has room for it").toBeInViewport({ ratio: 1 });
    for (const part of [".brand", ".chip", ".chip.you", "h1"]) {
      const cut = await me.page.locator(`.bar ${part}`).first().evaluate((el) => el.scrollWidth > el.clientWidth || el.clientWidth < 40);
      expect(cut, `${part} is readable beside it`).toBe(false);
    }
  }

  const busy = { title: "Too Many Requests", status: 429, code: "busy", detail: "this took too long to compute" };
  await player.page.route("**/api/v1/hint*", (r) => r.fulfill({ status: 429, contentType: "application/problem+json", body: JSON.stringify(busy) }), { times: 1 });
  await player.page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = player.page.getByRole("dialog", { name: "Hint" });
  await expect(hint.getByRole("alert")).toHaveText("The server is busy and found no hint in time.");
  problems.length = 0; // the browser notes the refusal
  await hint.getByRole("button", { name: "Try again" }).click();
  await expect(hint.locator("li")).toHaveCount(3);
  await expect(hint).toContainText("It fears:");
  const first = hint.locator("button.pick").first();
  await first.click();
  await expect(hint).toBeHidden();
  await expect(player.question.locator("input[name=key]:checked, .picked").first()).toBeAttached();

  await drawer.getByRole("button", { name: "Play it out" }).click();
  await expect(drawer.locator(".came")).toContainText(/Won by Town: \d+ % \(\d+ % to \d+ %\)/);
});
