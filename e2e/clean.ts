// What axe has to say of a page, in light and in dark: nothing serious or critical.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function clean(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    if (colorScheme === "dark") axe.withRules(["color-contrast"]); // the rest is the same in both
    const found = await axe.analyze();
    const grave = found.violations.filter((v) => v.impact === "serious" || v.impact === "critical");
    expect(grave.map((v) => `${v.id}: ${v.help}\n${v.nodes.slice(0, 4).map((n) => `  ${n.target.join(" ")}: ${n.any.concat(n.all, n.none).map((c) => c.message).join("; ")}`).join("\n")}`), `${what}, ${colorScheme}`).toEqual([]);
  }
}
