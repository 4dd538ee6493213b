// A whole fight by mouse, in both rulesets: choices with a place on the map, others in the list.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

for (const [encounter, seat, foe] of [["duel", "town", "garrick"], ["champions", "pcs", "harl"]] as const) {
  test(`a whole fight by mouse: ${encounter}`, async ({ table, openSeat }) => {
    const t = await table({ encounter });
    await t.weaken(foe, encounter === "duel" ? 12 : 30);
    const me = await openSeat(t.url(seat));
    let onMap = 0;
    let s = await me.asked();
    while (!s.view.over) {
      const was = s.question?.id ?? "";
      if (await me.point(simpleChoice(s))) onMap++;
      s = await me.asked(was);
    }
    expect(onMap).toBeGreaterThan(1);
    await expect(me.outcome).toHaveText(/Won by|A draw/);
    await expect(me.page.locator("#summary tbody tr")).toHaveCount(s.view.tokens.length);
  });
}
