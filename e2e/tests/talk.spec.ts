// What people say at a table besides the fight: chat, emotes, pings, and the notes of the game master.

import { Ways } from "../../internal/web/ts/ways";
import { expect, test } from "../fixtures";
import { player } from "../table";

test("two seats talk and point, the game master takes notes, and a spectator reads", async ({ table, openSeat }) => {
  test.slow(); // four pages
  const t = await table({ encounter: "duel", seats: { town: player, hills: player } });
  const town = await openSeat(t.url("town"));
  const hills = await openSeat(t.url("hills"));
  await town.page.getByRole("button", { name: "Chat" }).click();
  await town.page.getByLabel("Message to the table").fill("To the gate!");
  await town.page.keyboard.press("Enter");
  await expect(town.page.locator(".chat li")).toHaveText(["Town To the gate!"]);
  await expect(town.page.getByLabel("Message to the table")).toHaveValue("");
  await expect(hills.page.locator(".heard")).toHaveText("Town To the gate!");
  await expect(hills.said.first()).toContainText("Town: To the gate!");
  await expect(hills.page.getByRole("button", { name: /Chat 1 unread/ })).toBeVisible();
  await hills.page.getByRole("button", { name: /Chat/ }).click();
  await hills.page.getByRole("button", { name: "Well done!" }).click();
  await expect(town.page.locator(".chat li")).toHaveText(["Town To the gate!", "Hills Well done!"]);

  await town.page.locator(".fb-stage").focus();
  await town.page.keyboard.press("p"); // at the cursor
  await expect(hills.page.locator(".fb-ping")).toHaveCount(1);
  await expect(hills.page.locator(".heard")).toContainText(/Town points (at|where|\d+ spaces?) /);
  const { view } = await hills.state();
  const cell = view.map.cells.find((c) => !c.kind)!.name;
  const at = await hills.map.place(cell);
  await hills.page.mouse.move(at.x, at.y);
  await hills.page.mouse.down();
  await expect(town.page.locator(".heard")).toHaveText(`Hills points ${new Ways(view, undefined).spot(cell)} Show`);
  await hills.page.mouse.up();

  const gm = await openSeat(t.url("gm"));
  await gm.page.getByRole("button", { name: "Chat" }).click();
  const notes = gm.page.getByLabel("Notes (only the game master sees them)");
  await notes.fill("the ogre waits");
  await notes.blur();
  await gm.until("they are kept", (s) => s.notes === "the ogre waits");
  expect((await town.state()).notes).toBeUndefined();
  const watcher = await openSeat(t.url("spectator"));
  await watcher.page.getByRole("button", { name: "Chat" }).click();
  await expect(watcher.page.locator("fray-talk")).toContainText("Spectators read the chat.");
  await expect(watcher.page.locator(".chat li")).toHaveCount(2);
});
