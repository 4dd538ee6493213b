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

for (const [encounter, seed, ...names] of [["two-schools", 6, "wardens", "crows"], ["audience", 4, "oar", "palace"]] as const) {
  test(`two players, a reaction across, by keyboard: ${encounter}`, async ({ table, openSeat }) => {
    test.slow(); // a whole fight in two browsers
    const answers = greedyAnswers(encounter, seed, names);
    const t = await table({ encounter, seed, seats: Object.fromEntries(names.map((name) => [name, player])) });
    const seats = await Promise.all(names.map((name) => openSeat(t.url(name))));
    for (const seat of seats) await noMouse(seat.page);
    let across = 0;
    for (const key of answers) {
      const seat = await Promise.race(seats.map((one) => one.asked().then(() => one)));
      const s = await seat.state();
      const choice = s.question!.choices!.find((c) => c.key === key);
      expect(choice, `${key} for ${s.question!.prompt}`).toBeDefined();
      if (crossed(s)) across++;
      await byKeys(seat, choice!);
      await seat.until("the answer is in", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    }
    expect(across, "questions in the turn of the other").toBeGreaterThan(0);
    for (const seat of seats) await expect(seat.outcome).toHaveText(/Won by|A draw/);
  });
}
