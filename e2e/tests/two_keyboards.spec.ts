// Two players in two browsers play a whole fight by keyboard alone, and each is asked in the turn of the other.

import type { State } from "../../internal/web/ts/types";
import { expect, test } from "../fixtures";
import { greedyAnswers } from "../greedy";
import { byKeys, noMouse } from "../keyboard";
import { player } from "../table";

// crossed reports whether the seat is asked in the turn of another's combatant.
function crossed(s: State): boolean {
  return s.question?.mine === true && s.view.turn !== undefined && !s.you.who?.includes(s.view.turn);
}

for (const [encounter, seed, ...names] of [["two-schools", 5, "wardens", "crows"], ["audience", 5, "oar", "palace"]] as const) {
  test(`two players, a reaction across, by keyboard: ${encounter}`, async ({ table, openSeat }) => {
    test.slow(); // a whole fight in two browsers
    const answers = greedyAnswers(encounter, seed, names);
    const t = await table({ encounter, seed, seats: Object.fromEntries(names.map((name) => [name, player])) });
    const seats = new Map(await Promise.all(names.map(async (name) => [name as string, await openSeat(t.url(name))] as const)));
    for (const seat of seats.values()) await noMouse(seat.page);
    let across = 0;
    for (const { seat: name, key } of answers) {
      const seat = seats.get(name)!;
      const s = await seat.asked();
      const choice = s.question!.choices!.find((c) => c.key === key);
      expect(choice, `${key} for ${s.question!.prompt}`).toBeDefined();
      if (crossed(s)) across++;
      await byKeys(seat, choice!);
      await seat.until("the answer is in", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    }
    expect(across, "questions in the turn of the other").toBeGreaterThan(0);
    for (const seat of seats.values()) await expect(seat.outcome).toHaveText(/Won by|A draw/);
  });
}
