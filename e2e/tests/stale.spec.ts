// Pages that are not up to date: two of one seat, where the second answer is refused, and one of another version of the program.

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

test("a page loads itself again, once, when the server has other scripts", async ({ table, openSeat }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"));
  let [streams, loads] = [0, 0];
  await me.page.route("**/events?*", (route) => {
    streams++;
    return route.fulfill({ contentType: "text/event-stream", body: 'event: page\ndata: {"script":"main-OTHER.js"}\n\n' });
  });
  me.page.on("load", () => loads++);
  await me.page.evaluate(() => (document.querySelector("fray-table") as unknown as { live: { open(): void } }).live.open());
  await expect.poll(() => loads).toBe(1);
  const before = streams;
  await expect.poll(() => streams).toBeGreaterThan(before + 1); // it connects again and again
  expect(loads).toBe(1);
  await me.asked();
});
