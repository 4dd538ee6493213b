// A whole fight by mouse, in both rulesets: choices are taken in the list, ways and targets on the map too.

import { expect, test } from "../house";
import { sensible } from "../sense";

for (const [encounter, seat] of [["duel", "town"], ["champions", "pcs"]] as const) {
  test(`a whole fight by mouse: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    const me = await sit(t.url(seat));
    let s = await me.asked();
    while (!s.view.over) {
      const was = s.question?.id ?? "";
      await me.take(sensible(s));
      s = await me.asked(was);
    }
    await expect(me.prompt).toHaveText(/Won by|A draw/);
    await expect(me.page.locator("#summary")).toBeVisible();
    await expect(me.page.locator("#summary tbody tr")).toHaveCount(s.view.tokens.length);
  });
}
