// The cells that a choice touches are drawn when somebody points at it, on the map or in the list.

import type { Choice, State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";
import { player } from "../table";

// aimed returns a choice with an area around somebody else.
function aimed(s: State): Choice | undefined {
  const others = s.view.tokens.filter((x) => !x.mine).map((x) => x.cell);
  return s.question?.choices?.find((c) => c.wide && others.includes(c.cell ?? ""));
}

test("the area of a spell is drawn where the pointer or the list aims it, with those inside", async ({ table, openSeat }) => {
  const t = await table({ encounter: "two-schools", seed: 5, seats: { wardens: player } });
  const me = await openSeat(t.url("wardens"));
  let s = await me.asked();
  let spell = aimed(s);
  while (!spell) {
    expect(s.view.over ?? false, "a fight with a spell for an area").toBe(false);
    await me.take(simpleChoice(s));
    s = await me.asked(s.question!.id);
    spell = aimed(s);
  }
  const foe = s.view.tokens.find((x) => x.cell === spell.cell)!;
  const touched = async (key: string): Promise<string[]> => (await t.call<{ cells: string[] }>("wardens", "GET", `/api/v1/area?question=${s.question!.id}&key=${encodeURIComponent(key)}`)).cells;
  const cells = await touched(spell.key);
  expect(cells).toContain(foe.cell);

  const drawn = me.page.locator(".fb-area-hit");
  const outlines = async (): Promise<number> => ((await drawn.getAttribute("d")) ?? "").split("M").length - 1;
  expect(await outlines()).toBe(0);
  await me.show(spell);
  await me.field(spell).click();
  const places = me.row(spell).locator("select");
  if (await places.count()) await places.selectOption(spell.key);
  await expect.poll(outlines, "picked in the list").toBe(cells.length);

  await me.page.reload();
  await me.asked();
  expect(await outlines()).toBe(0);
  const at = await me.map.place(foe.id);
  await me.page.mouse.move(at.x, at.y);
  await expect.poll(outlines, "pointed at on the map").toBe(cells.length);
  await me.page.mouse.click(at.x, at.y);
  await expect(me.map.card.locator(`[data-key="${spell.key}"]`)).toContainText(`in the area: ${foe.name}`);
});
