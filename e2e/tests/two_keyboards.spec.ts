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

// open reports whether the pages show the same moment, at which one of them is asked.
function open(states: readonly State[]): boolean {
  return states.every((s) => s.inputs === states[0]!.inputs) && states.some((s) => s.view.over === true || s.question?.mine === true);
}

for (const [encounter, seed, ...names] of [["two-schools", 5, "wardens", "crows"], ["audience", 31, "oar", "palace"]] as const) {
  test(`two players, a reaction across, by keyboard: ${encounter}`, async ({ table, openSeat }) => {
    test.slow(); // a whole fight in two browsers
    const answers = greedyAnswers(encounter, seed, names);
    const t = await table({ encounter, seed, seats: Object.fromEntries(names.map((name) => [name, player])) });
    const seats = new Map(await Promise.all(names.map(async (name) => [name as string, await openSeat(t.url(name))] as const)));
    for (const seat of seats.values()) await noMouse(seat.page);
    let across = 0;
    let settled = 0;
    for (const { seat: name, key } of answers) {
      const seat = seats.get(name)!;
      await expect.poll(async () => open(await Promise.all([...seats.values()].map((x) => x.state()))), { message: "both see the same question", intervals: [20, 50, 100] }).toBe(true);
      const s = await seat.state();
      const choice = s.question?.mine ? s.question.choices?.find((c) => c.key === key) : undefined;
      if (!choice) { // the table has answered what left no choice
        settled++;
        continue;
      }
      if (crossed(s)) across++;
      await byKeys(seat, choice);
      await seat.until("the answer is in", (now) => now.view.over === true || now.question?.id !== s.question?.id);
    }
    expect(across, "questions in the turn of the other").toBeGreaterThan(0);
    expect(settled, "answers that left no choice").toBeLessThan(answers.length / 4);
    for (const seat of seats.values()) await expect(seat.outcome).toHaveText(/Won by|A draw/);
  });
}
