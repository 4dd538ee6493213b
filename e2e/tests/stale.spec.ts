// Two pages of one seat: who comes second is told, and sees what the question is now.

import { expect, test } from "../house";
import { sensible } from "../sense";

test("an answer to a question that is answered already is refused and told", async ({ table, sit, troubles }) => {
  const t = await table({ encounter: "duel" });
  const first = await sit(t.url("town"));
  const late = await sit(t.url("town"));
  const s = await first.asked();
  await late.asked();
  // what the server pushes does not come through to the second page any more
  await late.page.evaluate(() => (document.querySelector("fray-table") as unknown as { live: { close(): void } }).live.close());
  await first.take(sensible(s));
  await first.asked(s.question?.id);
  await late.take(s.question!.choices!.find((c) => c.key === "end")!);
  await expect(late.question.getByRole("alert")).toContainText("has been answered");
  expect((await first.state()).log?.some((l) => l.text.includes("end turn"))).toBe(false);
  expect(troubles.splice(0).join()).toContain("409");
});

test("without script the same is said by the page, which shows the new question", async ({ table, page, browser, from }) => {
  const t = await table({ encounter: "duel" });
  const plain = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { "X-Forwarded-For": from } });
  const late = await plain.newPage();
  await expect.poll(async () => (await t.state("town")).question?.mine ?? false).toBe(true);
  await late.goto(t.url("town"));
  const s = await t.state("town");
  await t.answer("town", { question: s.question!.id, key: sensible(s).key });
  await late.locator('input[value="end"]').check();
  await late.getByRole("button", { name: "Do it" }).click();
  await expect(late.locator(".says.bad")).toContainText(/has been answered/i);
  await expect(late.locator("form.ask, .quiet").first()).toBeVisible();
  await plain.close();
  await page.close();
});
