// Pauses in the turns of bots (decision 22): a seat asks to be asked, passes, Surges, and stops being asked.

import type { State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import type { Seat } from "../seat";
import type { Table } from "../table";

const seats = { oar: "player", stair: "greedy" };

// pause answers the seat's own questions by default until the seat is asked in the turn of a bot.
async function pause(t: Table, me: Seat): Promise<State> {
  let s = await me.asked();
  while (!s.question?.pass) {
    expect(s.view.over ?? false, "the fight ends without a pause").toBe(false);
    const was = s.question!.id;
    await t.answer("oar", { question: was, key: s.question!.choices!.find((c) => c.key === "end")?.key ?? s.question!.default! });
    s = await me.asked(was);
  }
  return s;
}

test("a seat that asks is asked in the turns of bots, and passes", async ({ table, openSeat }) => {
  const t = await table({ encounter: "landing", seats });
  const me = await openSeat(t.url("oar"));
  await me.asked();
  const pane = me.page.locator("fray-standing");
  await me.part("Table");
  await pane.locator("summary").click();
  await pane.getByRole("button", { name: "Ask me" }).click();
  await expect(pane.locator("li")).toContainText("turns of others: ask me");

  let s = await pause(t, me);
  const turn = s.view.turn;
  expect(s.view.tokens.find((x) => x.id === turn)?.side).toBe("stair");
  await expect(me.prompt).toContainText("Do something first, or pass.");
  await expect(me.doIt).toHaveText("Pass");
  // it passes by keyboard: the bot plays its turn to the end without asking again, unless something new can be done
  const was = s.question!.id;
  await me.doIt.focus();
  await me.page.keyboard.press("Enter");
  s = await me.asked(was);
  expect(s.inputs).toBeGreaterThan(0);

  // a Surge in the turn of another
  s = await pause(t, me);
  const surge = s.question!.choices!.find((c) => c.key.startsWith("surge:") && c.key.endsWith(":choose"))!;
  expect(surge, "a Surge is offered").toBeDefined();
  await me.take(surge);
  const gains = await me.asked(s.question!.id); // what for
  expect(gains.question!.kind).toBe("gain");
  await me.take(gains.question!.choices!.find((c) => c.key.endsWith(":burst"))!);
  const who = s.view.tokens.find((x) => x.id === surge.key.split(":")[1])!;
  await me.part("Log");
  await expect(me.log.filter({ hasText: `${who.name} surges` }).first()).toBeVisible();
});

test("a pause ends with the request, and nobody is asked without one", async ({ table, openSeat }) => {
  const t = await table({ encounter: "landing", seats });
  const me = await openSeat(t.url("oar"));
  await me.asked();
  await t.call("oar", "POST", "/api/v1/standing", { standing: [{ kind: "turn", ask: true }] });
  const s = await pause(t, me);
  await me.question.getByRole("button", { name: "Stop asking me in the turns of others" }).click();
  let now = await me.asked(s.question!.id);
  expect(now.seats.find((x) => x.name === "oar")?.standing ?? []).toEqual([]);
  for (let i = 0; i < 12 && !now.view.over; i++) { // the bots do not stop again
    expect(now.question?.pass ?? false).toBe(false);
    const was = now.question!.id;
    await t.answer("oar", { question: was, key: now.question!.choices!.find((c) => c.key === "end")?.key ?? now.question!.default! });
    now = await me.asked(was);
  }
});
