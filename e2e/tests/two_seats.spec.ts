// Two players in two browsers: one acts, the other is asked in that turn and answers, and both see it at once.

import type { State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { type Seat, seatName } from "../seat";
import { simpleChoice } from "../strategy";
import { player } from "../table";

// crossed reports whether the seat is asked in the turn of another's combatant.
function crossed(s: State): boolean {
  return s.question?.mine === true && s.question.kind !== "turn" && !s.you.who?.includes(s.view.turn ?? "");
}

// either returns the seat that is asked.
async function either(a: Seat, b: Seat): Promise<Seat> {
  return Promise.race([a, b].map((seat) => seat.asked().then(() => seat)));
}

// once marks a page; a reloaded page has no mark.
async function once(seat: Seat): Promise<void> {
  await seat.page.evaluate(() => (document.documentElement.dataset["once"] = "yes"));
}

test("flow: the defender is asked and answers, and the attacker sees it without a reload", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const seats = { town: await openSeat(t.url("town")), hills: await openSeat(t.url("hills")) };
  for (const seat of Object.values(seats)) await once(seat);
  let attacker = seats.town;
  let defender = seats.hills;
  let s: State;
  for (;;) { // until an attack allows a reaction
    defender = await either(seats.town, seats.hills);
    attacker = defender === seats.town ? seats.hills : seats.town;
    s = await defender.state();
    if (crossed(s)) break;
    await defender.take(simpleChoice(s));
    await defender.until("the answer is in", (now) => now.question?.id !== s.question?.id);
  }
  const question = s.question!;
  const name = s.view.tokens.find((k) => k.id === question.who)!.name;
  await expect(defender.prompt).toContainText(question.prompt);
  await expect(attacker.prompt).toContainText(`Waiting for ${seatName(s, s.you.seat ?? "")}`);
  await expect(attacker.question.locator(".choice")).toHaveCount(0);
  const before = (await attacker.state()).rev;
  await defender.take(question.choices!.find((c) => ["dodge", "parry", "block"].includes(c.key)) ?? simpleChoice(s));
  await attacker.until("what came of it", (now) => now.rev !== before && now.waiting.prompt !== question.prompt);
  await expect(attacker.log.filter({ hasText: new RegExp(`${name} reacts|${name}, (Dodge|Parry|Block)`) }).first()).toBeVisible();
  for (const seat of Object.values(seats)) await expect(seat.page.locator("html")).toHaveAttribute("data-once", "yes");
});

test("escalation: moving away provokes, and the game master is asked for the enemy", async ({ table, openSeat }) => {
  const t = await table({ encounter: "champions", seats: { pcs: player, gm: player } });
  const pcs = await openSeat(t.url("pcs"));
  const gm = await openSeat(t.url("gm"));
  for (const seat of [pcs, gm]) await once(seat);
  for (let s = await either(pcs, gm); s !== pcs; s = await either(pcs, gm)) { // the enemy acts first
    const was = await gm.state();
    await gm.take(was.question!.choices!.find((c) => c.key === "end") ?? simpleChoice(was));
    await gm.until("the answer is in", (now) => now.question?.id !== was.question?.id);
  }
  const s = await pcs.state();
  const away = s.question!.choices!.find((c) => c.key === "away");
  expect(away?.warnings?.join()).toContain("provokes");
  await pcs.take(away!);
  const theirs = await gm.until("the enemy is asked", crossed);
  await expect(gm.prompt).toContainText(theirs.question!.prompt);
  await expect(pcs.prompt).toContainText("Waiting for game master");
  const strike = theirs.question!.choices!.find((c) => c.target === "brandt" || c.key.startsWith("attack"));
  expect(strike, theirs.question!.choices!.map((c) => c.key).join()).toBeDefined();
  await gm.take(strike!);
  await expect(pcs.log.filter({ hasText: /Harl Nine-Knots.*(attack|Attack)/ }).first()).toBeVisible();
  for (const seat of [pcs, gm]) await expect(seat.page.locator("html")).toHaveAttribute("data-once", "yes");
});
