// Bad connections: one that dies silently, as when a laptop sleeps or a phone changes its network, and one that is cut.

import { connect, createServer, type Socket } from "node:net";
import { expect, test } from "../fixtures";
import { player } from "../table";

// Proxy is a connection to the server that can die: it stops forwarding without closing.
class Proxy {
  private readonly dead = new Set<Socket>();
  private readonly open = new Set<Socket>();
  private readonly door = createServer((near) => {
    const far = connect(this.to, "localhost");
    this.open.add(near);
    near.on("data", (d) => { if (!this.dead.has(near)) far.write(d); });
    far.on("data", (d) => { if (!this.dead.has(near)) near.write(d); });
    near.on("close", () => far.destroy());
    far.on("close", () => { if (!this.dead.has(near)) near.destroy(); });
    for (const end of [near, far]) end.on("error", () => end.destroy());
  });

  constructor(private readonly to: number) {}

  // start returns the port of the proxy.
  async start(): Promise<number> {
    await new Promise<void>((up) => this.door.listen(0, "localhost", up));
    return (this.door.address() as { port: number }).port;
  }

  // die silences all current connections; new ones work.
  die(): void {
    for (const s of this.open) this.dead.add(s);
  }

  stop(): void {
    this.door.close();
    for (const s of this.open) s.destroy();
  }
}

for (const [how, seconds, wakes] of [["it is silent for long", 60, false], ["the network is back", 30, true]] as const) {
  test(`a dead connection is opened again when ${how}`, async ({ page, server, table, problems }) => {
    const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
    const line = new Proxy(Number(new URL(server.url).port));
    const url = new URL(t.url("hills"));
    url.port = `${await line.start()}`;
    await page.clock.install();
    await page.goto(url.href);
    const prompt = page.locator("fray-question .prompt");
    await expect(prompt).toContainText("Garrick Two-Axe's turn");
    await expect(page.locator("fray-table")).toHaveClass(/asks/);
    line.die();
    await t.answer("gm", { question: (await t.state("hills")).question!.id, key: "end" });
    await page.clock.fastForward(seconds * 1000);
    if (wakes) await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(async () => { // a browser first tries its other dead connections
      await expect(prompt).toContainText("Waiting for Town", { timeout: 1000 }).catch(async (e: unknown) => {
        await page.clock.fastForward(10_000);
        throw e;
      });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator(".link-status")).toBeHidden();
    line.stop();
    problems.splice(0); // the console reports the lost connection
  });
}

test("a failed answer is reported next to the button and can be sent again", async ({ openSeat, table, problems }) => {
  const t = await table({ encounter: "duel" });
  const me = await openSeat(t.url("town"), { viewport: { width: 1280, height: 640 } });
  const s = await me.asked();
  const c = s.question!.choices!.find((x) => x.key === "end")!;
  await me.field(c).click();
  await me.page.context().setOffline(true);
  await me.doIt.click();
  const alert = me.question.getByRole("alert");
  await expect(alert).toContainText("cannot be reached");
  const at = await alert.boundingBox();
  expect(await me.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, { x: at!.x + 20, y: at!.y + 10 })).toContain("cannot be reached");
  await me.page.context().setOffline(false);
  await me.doIt.click();
  await me.until("the answer is in", (now) => now.question?.id !== s.question?.id);
  await expect(alert).toBeHidden();
  problems.splice(0); // the console reports that it was offline
});

test("what is written for pages without script is not shown while the script is on its way", async ({ page, table }) => {
  const t = await table({ encounter: "duel" });
  let arrive = (): void => {};
  const arrived = new Promise<void>((go) => { arrive = go; });
  await page.route(/assets.*main.*js/, async (route) => { await arrived; await route.continue(); });
  await page.goto(t.url("town"), { waitUntil: "commit" });
  const picture = page.locator("fray-board .picture");
  await picture.waitFor({ state: "attached" });
  await page.evaluate(() => { for (const late of document.querySelector("fray-table")!.getAnimations()) late.pause(); }); // else it is shown after 3 s
  await expect(picture).toBeHidden();
  arrive();
  await expect(page.locator("fray-board .fb-picture")).toBeVisible();
  await expect(picture).toHaveCount(0);
});
