// The rulebook: chapters, search, and links between rules.
import { expect, test } from "../fixtures";

test("a rule is found by its words and links to others", async ({ page }) => {
  await page.goto("/rules/escalation");
  const book = page.locator("fray-book");
  const all = await book.locator(".rule").count();
  await page.getByLabel(/^Search rules/).fill("opportunity intercept");
  await expect(book.locator(".rule:visible").first()).toBeVisible();
  expect(await book.locator(".rule:visible").count()).toBeLessThan(all / 4);
  const found = await book.locator(".rule:visible").evaluateAll((rules) => rules.map((r) => `${r.closest(".chapter")?.querySelector("h2")?.textContent} ${r.textContent}`.toLowerCase()));
  for (const text of found) for (const word of ["opportunity", "intercept"]) expect(text).toContain(word);
  await page.getByLabel(/^Search rules/).fill("spaceship");
  await expect(page.getByRole("status").filter({ hasText: "No rule matches." })).toBeVisible();
  await page.getByLabel(/^Search rules/).fill("");
  const link = book.locator("a[data-rule]").first();
  const id = (await link.getAttribute("data-rule")) ?? "";
  await link.click();
  await expect(page.locator(".rule .rule-id")).toHaveText(id);
  await page.getByRole("link", { name: "All rules of escalation" }).click();
  await page.getByRole("navigation", { name: "Chapters" }).getByRole("link", { name: /^Dying/ }).click();
  await expect(page.getByRole("heading", { name: "Dying", level: 2, exact: true })).toBeInViewport();
});
