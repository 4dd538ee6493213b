// A whole fight by mouse, in both rulesets: what leads to a place is chosen on the map, the rest in the list.

import { expect, test } from "../house";
import { sensible } from "../sense";

for (const [encounter, seat, foe] of [["duel", "town", "garrick"], ["champions", "pcs", "harl"]] as const) {
  test(`a whole fight by mouse: ${encounter}`, async ({ table, sit }) => {
    const t = await table({ encounter });
    await t.weaken(foe, 12);
    const me = await sit(t.url(seat));
    let onMap = 0;
    let s = await me.asked();
    while (!s.view.over) {
      const was = s.question?.id ?? "";
      if (await me.point(sensible(s))) onMap++;
      s = await me.asked(was);
    }
    expect(onMap).toBeGreaterThan(1);
    await expect(me.outcome).toHaveText(/Won by|A draw/);
    await expect(me.page.locator("#summary tbody tr")).toHaveCount(s.view.tokens.length);
  });
}
