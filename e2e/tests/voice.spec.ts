// What those hear who do not see: the question when it is one's turn, what became of one's own, and the map in words.

import { expect, test } from "../house";
import { sensible } from "../sense";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`what matters is said: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const me = await sit(t.url(seat));
    const s = await me.asked();
    await me.take(sensible(s));
    const next = await me.asked(s.question?.id);
    await expect(me.page.locator('fray-say [aria-live="assertive"]')).toHaveText(next.question!.prompt);
    await t.call("gm", "POST", "/api/pause", { paused: true });
    await expect(me.page.locator('fray-say [aria-live="polite"]')).toContainText("The clocks are stopped");
  });

  test(`the map is told in words: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const me = await sit(t.url(seat));
    const s = await me.asked();
    await me.page.keyboard.press("m");
    const cell = me.map.stage.getByRole("gridcell");
    const foe = s.view.tokens.find((k) => !k.mine)!;
    await expect(async () => {
      await me.page.keyboard.press("t");
      await expect(cell).toContainText(foe.name, { timeout: 200 });
    }).toPass();
    await expect(cell).toContainText(foe.side);
    await expect(cell).toContainText(`${foe.meters![0]!.value} of ${foe.meters![0]!.max}`);
    await expect(cell).toContainText(/Enter/);
    await expect(me.map.stage).toHaveAttribute("aria-activedescendant", (await cell.getAttribute("id"))!);
  });
}
