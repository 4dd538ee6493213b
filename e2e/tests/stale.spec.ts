// Two pages of one seat: the second answer is refused, and the page shows the new question.

import { expect, test } from "../fixtures";
import { simpleChoice } from "../strategy";

test("an answer to an old question is refused", async ({ table, openSeat, problems }) => {
  const t = await table({ encounter: "duel" });
  const first = await openSeat(t.url("town"));
  const late = await openSeat(t.url("town"));
  const s = await first.asked();
  await late.asked();
  // the second page no longer receives states
  await late.page.evaluate(() => (document.querySelector("fray-table") as unknown as { live: { close(): void } }).live.close());
  await first.take(simpleChoice(s));
  await first.asked(s.question?.id);
  await late.take(s.question!.choices!.find((c) => c.key === "end")!);
  await expect(late.question.getByRole("alert")).toBeVisible();
  expect((await first.state()).log?.some((l) => l.text.includes("end turn"))).toBe(false);
  expect(problems.splice(0).join()).toContain("409");
});

test("without script the page says so and shows the new question", async ({ table, page, browser, from }) => {
  const t = await table({ encounter: "duel" });
  const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": from } });
  const late = await plain.newPage();
  await expect.poll(async () => (await t.state("town")).question?.mine ?? false).toBe(true);
  await late.goto(t.url("town"));
  const s = await t.state("town");
  await t.answer("town", { question: s.question!.id, key: simpleChoice(s).key });
  await late.locator('input[value="end"]').check();
  await late.getByRole("button", { name: "Confirm" }).click();
  await expect(late.locator(".notice.bad")).toBeVisible();
  await expect(late.locator("form.ask, .idle").first()).toBeVisible();
  await plain.close();
  await page.close();
});
