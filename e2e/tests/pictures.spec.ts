// Pictures that an encounter names: of creatures in place of their icons, and under the map.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures";
import { Server } from "../serve";
import { Table } from "../table";

const dot = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const original = (path: string): string => readFileSync(fileURLToPath(new URL(`../../packs/${path}.yaml`, import.meta.url)), "utf8");

// pictured is a bundled encounter under another name, with a picture of one combatant and of the map.
function pictured(path: string, who: string): string {
  const text = original(path).replace(`{id: ${who},`, `{id: ${who}, picture: face.png,`).replace("\nmap:\n", "\nmap:\n  picture: ground.png\n");
  expect(text.match(/picture:/g), path).toHaveLength(2);
  return text;
}

const fights = [
  ["flow/encounters/bridge", "wardens", "mara"], ["escalation/encounters/ford-gate", "pcs", "brandt"], ["phase/encounters/bank", "company", "ines"],
  ["flank/encounters/hollow-way", "wardens", "ansel"], ["surge/encounters/kitchen-court", "oar", "perrin"], ["surge/encounters/audience", "oar", "perrin"],
] as const;

test("pictures stand in place of icons and under the map, and the icon where there is no file", async ({ openSeat, from, problems }) => {
  test.slow(); // six tables
  const name = (path: string): string => `pictured-${path.split("/")[2]}`;
  const server = new Server({ "pictures/face.png": dot, "pictures/ground.png": dot, ...Object.fromEntries(fights.map(([path, , who]) => [`${name(path)}.yaml`, pictured(path, who)])),
    "lost.yaml": pictured("flow/encounters/duel", "edda").replace("face.png", "lost.png").replace("ground.png", "lost.png") });
  await server.start();
  try {
    for (const [path, seat, who] of fights) {
      const me = await openSeat((await Table.set(server.url, from, { encounter: name(path) })).url(seat));
      const face = me.page.locator(`fray-board .fb-token[data-id="${who}"] image`);
      await expect(face, path).toHaveAttribute("href", "/pictures/face.png");
      await expect(me.page.locator("fray-board image[href='/pictures/ground.png']"), path).toHaveCount(1);
      await expect(me.page.locator(`fray-rail image`).first(), path).toBeAttached();
      await me.page.close();
    }
    const me = await openSeat((await Table.set(server.url, from, { encounter: "lost" })).url("town"));
    await expect(me.page.locator("fray-board .fb-token[data-id=edda] .fb-art")).toHaveCount(1);
    await expect(me.page.locator("fray-board image")).toHaveCount(0);
    await expect(me.page.locator("fray-board .fb-pictured")).toHaveCount(0);
    await me.page.close();
    expect(problems.splice(0).join()).toContain("/pictures/lost.png");
  } finally {
    await server.stop();
  }
});
