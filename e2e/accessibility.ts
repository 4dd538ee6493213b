// Checks a page with axe, in light and dark: no violations.

import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(axe.source); // once for a page: it takes as long as a check
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(check, colorScheme === "dark" ? ["color-contrast"] : []); // the other rules do not depend on colors
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}

// check describes the violations of some rules, or of all, in the page.
async function check(rules: string[]): Promise<string[]> {
  const { violations } = await window.axe.run({ resultTypes: ["violations"], ...(rules.length > 0 && { runOnly: rules }) });
  return violations.map((v) => `${v.id} (${v.impact}): ${v.help}\n${v.nodes.slice(0, 4).map((n) => `  ${n.target.join(" ")}: ${n.any.concat(n.all, n.none).map((c) => c.message).join("; ")}`).join("\n")}`);
}

declare global {
  interface Window { axe: typeof axe }
}
