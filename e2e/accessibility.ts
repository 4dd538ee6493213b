// Checks a page with axe, in light and dark: no serious or critical violations.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(); // quicker: only violations are listed, and no page is opened to put frames together
    if (colorScheme === "dark") axe.withRules(["color-contrast"]); // the other rules do not depend on colors
    const found = await axe.analyze();
    const grave = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
    expect(grave.map((v) => `${v.id}: ${v.help}\n${v.nodes.slice(0, 4).map((n) => `  ${n.target.join(" ")}: ${n.any.concat(n.all, n.none).map((c) => c.message).join("; ")}`).join("\n")}`), `${what}, ${colorScheme}`).toEqual([]);
  }
}
