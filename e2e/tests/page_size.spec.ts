// The first page is small.

import { expect, test } from "../fixtures";

test("the first page is smaller than 150 KB", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const sizes = new Map<string, number>();
  cdp.on("Network.loadingFinished", (e) => sizes.set(e.requestId, e.encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = [...sizes.values()].reduce((a, b) => a + b, 0);
  expect(sizes.size).toBeGreaterThan(2);
  expect(bytes).toBeLessThan(150_000);
  console.log(`      first page: ${sizes.size} requests, ${Math.round(bytes / 1000)} KB`);
});
