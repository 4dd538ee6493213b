// Tests of the map without a browser: the geometry of every shape, positions in areas, the camera, the places of choices, and
// keyboard commands.

import assert from "node:assert/strict";
import { test } from "vitest";
import * as aims from "../../internal/web/ts/board-aims";
import * as camera from "../../internal/web/ts/board-camera";
import * as crowd from "../../internal/web/ts/board-crowd";
import * as effects from "../../internal/web/ts/board-effects";
import * as ground from "../../internal/web/ts/board-ground";
import * as hexes from "../../internal/web/ts/board-hexes";
import * as keys from "../../internal/web/ts/board-keys";
import * as layout from "../../internal/web/ts/board-layout";
import * as links from "../../internal/web/ts/board-links";
import * as names from "../../internal/web/ts/board-names";
import * as popup from "../../internal/web/ts/board-popup";
import * as spots from "../../internal/web/ts/board-spots";
import * as squares from "../../internal/web/ts/board-squares";
import * as words from "../../internal/web/ts/board-words";
import * as zones from "../../internal/web/ts/board-zones";

const token = (id, cell, more = {}) => ({ id, name: id, side: /\d/.test(id) ? "goblins" : "heroes", cell, ...more });
const grid = (cols, rows) => new Map(Array.from({ length: cols * rows }, (_, i) => [`${i % cols},${Math.floor(i / cols)}`, i]));

test("a point in a hex belongs to that hex, and a point outside to none", () => {
  const h = hexes.hexes(7, 5, grid(7, 5), []);
  for (const i of h.cells) {
    const c = h.center(i);
    assert.equal(h.at(c.x, c.y), i);
    for (const p of h.corners(i, 0)) {
      assert.equal(h.at(c.x + (p.x - c.x) * 0.97, c.y + (p.y - c.y) * 0.97), i, `inside a corner of ${i}`);
      const { x, y, w, h: high } = h.bounds;
      assert.ok(p.x >= x - 0.01 && p.y >= y - 0.01 && p.x <= x + w + 0.01 && p.y <= y + high + 0.01, `corner of ${i} is in the bounds`);
    }
  }
  assert.equal(h.at(-5, 20), -1);
  assert.equal(h.at(1, 1), -1, "the notch at the upper left");
  assert.equal(h.at(h.bounds.w + 1, 30), -1);
});

test("odd rows of hexes are shifted half a cell, and all neighbors have the same distance", () => {
  const h = hexes.hexes(5, 4, grid(5, 4), []);
  const far = (a, b) => Math.hypot(h.center(a).x - h.center(b).x, h.center(a).y - h.center(b).y);
  assert.equal(h.center(5).x - h.center(0).x, layout.pitch / 2);
  for (const other of [5, 7, 1, 2, 11, 12]) assert.ok(Math.abs(far(6, other) - layout.pitch) < 0.01, `6 to ${other}`);
});

test("the cursor moves from hex to hex and stops at the edge", () => {
  const h = hexes.hexes(3, 3, grid(3, 3), []);
  assert.equal(h.step(4, "left"), 3);
  assert.equal(h.step(3, "left"), 3);
  assert.equal(h.step(4, "up"), 1);
  assert.equal(h.step(7, "down"), 7);
});

test("squares show one level and the combatants on it", () => {
  const where = new Map(Array.from({ length: 24 }, (_, i) => ["c" + i, i]));
  const s = squares.squares({ shape: "square", cols: 4, rows: 3, levels: 2, cells: [] }, 1, where, [token("mara", "c2"), token("ivo", "c14")]);
  assert.deepEqual([...s.spots.keys()], ["ivo"]);
  assert.deepEqual(s.cells, Array.from({ length: 12 }, (_, i) => 12 + i));
  for (const i of s.cells) assert.equal(s.at(s.center(i).x, s.center(i).y), i);
  assert.equal(s.at(-1, 5), -1);
  assert.equal(s.step(12, "up"), 12);
  assert.equal(s.step(12, "down"), 16);
});

test("a large combatant stands in the middle of its squares, on every level it fills", () => {
  const m = { shape: "square", cols: 4, rows: 3, levels: 3, cells: [] };
  const where = new Map(Array.from({ length: 36 }, (_, i) => ["c" + i, i]));
  const list = [token("wyrm", "c13", { span: 2 }), token("mara", "c2")];
  assert.deepEqual(squares.filled(m, list[0], 13), [13, 14, 17, 18, 25, 26, 29, 30]);
  assert.deepEqual(squares.filled(m, token("edge", "c11", { span: 2 }), 11), [11, 23], "the block is clipped to the map");
  for (const level of [1, 2]) {
    const s = squares.squares(m, level, where, list);
    assert.deepEqual([...s.spots.keys()], ["wyrm"]);
    const { x, y, span, height } = s.spots.get("wyrm");
    assert.deepEqual({ x, y, span, height }, { x: layout.pitch * 2, y: layout.pitch, span: 2, height: 1 });
  }
  assert.deepEqual([...squares.squares(m, 0, where, list).spots.keys()], ["mara"]);
});

test("combatants on other levels are drawn where they would be on this one, and beside those in the same square", () => {
  const m = { shape: "square", cols: 4, rows: 3, levels: 3, cells: [] };
  const where = new Map(Array.from({ length: 36 }, (_, i) => ["c" + i, i]));
  const list = [token("wyrm", "c13", { span: 2 }), token("mara", "c2"), token("ivo", "c26")];
  const low = squares.squares(m, 0, where, list);
  const [wyrm, ivo, mara] = [low.elsewhere.get("wyrm"), low.elsewhere.get("ivo"), low.spots.get("mara")];
  assert.deepEqual([...low.elsewhere.keys()].sort(), ["ivo", "wyrm"]);
  assert.deepEqual({ x: wyrm.x, y: wyrm.y, height: wyrm.height, away: wyrm.away }, { x: layout.pitch * 2, y: layout.pitch, height: 1, away: "above" });
  assert.ok(ivo.x > mara.x && ivo.y < mara.y && ivo.height === 2 && ivo.away === "above", "to the upper right of the one below");
  const high = squares.squares(m, 2, where, list);
  assert.deepEqual([...high.elsewhere.keys()], ["mara"]);
  assert.ok(high.elsewhere.get("mara").away === "below" && high.elsewhere.get("mara").y > high.spots.get("ivo").y);
  assert.deepEqual(low.center(26), low.center(2), "a place on another level is above or below one of this level");
});

test("walls and doors on edges are drawn by the words in their names", () => {
  const cells = Array.from({ length: 4 }, (_, i) => ({ name: "c" + i }));
  Object.assign(cells[0], { east: "wall", south: "oak door, open" });
  Object.assign(cells[1], { south: "bars" });
  const s = squares.squares({ shape: "square", cols: 2, rows: 2, cells }, 0, new Map(), []);
  const p = layout.pitch;
  assert.deepEqual(Object.fromEntries(squares.edges(s, cells)), { wall: `M${p} 0L${p} ${p}`, way: `M0 ${p}L${p} ${p}`, bars: `M${p} ${p}L${2 * p} ${p}` });
  assert.deepEqual(["portcullis gate", "velvet curtain", "wall", "iron fence"].map(squares.edgeKind), ["door", "curtain", "wall", "bars"]);
});

test("combatants that share a cell are smaller and do not overlap", () => {
  const center = () => ({ x: 0, y: 0 });
  const where = new Map([["a", 0]]);
  const one = spots.spotsInCells([token("mara", "a"), token("goblin-1", "a", { down: true })], where, center);
  assert.deepEqual({ ...one.get("mara") }, { x: 0, y: 0, scale: 1, name: "below" });
  assert.ok(one.get("goblin-1").scale < 0.6);
  const many = [...spots.spotsInCells(["mara", "ivo", "goblin-1", "goblin-2"].map((id) => token(id, "a")), where, center).values()];
  for (const [i, a] of many.entries()) for (const b of many.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 10);
  assert.equal(spots.spotsInCells([token("lost", "nowhere")], where, center).size, 0);
});

const areas = (rows, pairs, more = {}) => {
  const cells = rows.flatMap((r) => r.split(" ")).map((name) => (name === "." ? { name: "" } : { name, links: [], ...more[name] }));
  for (const pair of pairs.split(" ").filter(Boolean)) {
    const [a, b] = pair.split("-");
    cells.find((c) => c.name === a).links.push(b);
    cells.find((c) => c.name === b).links.push(a);
  }
  return { shape: "zones", cols: rows[0].split(" ").length, rows: rows.length, cells };
};

test("straight free links are lines, other links are words", () => {
  const m = areas(["gate yard hall", ". tower cellar"], "gate-yard yard-hall yard-tower hall-cellar gate-cellar gate-hall");
  const l = links.linkage(m);
  assert.deepEqual(l.lines, [[0, 1], [1, 2], [1, 4], [2, 5]]);
  assert.deepEqual(l.exits.get(0), ["hall", "cellar"]);
  assert.deepEqual(l.exits.get(5), ["gate"]);
  const oneWay = areas(["a b"], "");
  oneWay.cells[0].links.push("b");
  assert.deepEqual(links.linkage(oneWay), { lines: [], exits: new Map([[0, ["b"]]]), all: false });
  assert.equal(links.linkage(areas(["a b", "c d", "e f"], "a-b a-c a-d a-e a-f b-c b-d b-e b-f c-d c-e c-f d-e d-f e-f")).all, true);
});

test("neighbors form a cluster, and enemies face each other in rows", () => {
  const list = [token("mara", "a", { beside: ["goblin-1", "goblin-2"] }), token("ivo", "a"), token("goblin-1", "a", { beside: ["mara"] }), token("goblin-2", "a", { beside: ["mara"] }), token("goblin-3", "a", { down: true, beside: ["ivo"] })];
  const all = crowd.clusters(list, ["heroes", "goblins"], 6);
  assert.deepEqual(all.map((c) => [c.members, c.engaged]), [[[0, 2, 3], true], [[1, 4], false]]);
  const [knot] = all;
  assert.ok(knot.at[0].y < knot.at[1].y && knot.at[1].y === knot.at[2].y);
  assert.equal(knot.at[0].x, (knot.at[1].x + knot.at[2].x) / 2, "one stands in the middle of two");
  assert.deepEqual(crowd.bonds(list).filter((b) => !b.engaged), [{ a: 1, b: 4, engaged: false }]);
});

test("one combatant against many stands between them", () => {
  const foes = Array.from({ length: 8 }, (_, i) => "goblin-" + (i + 1));
  const list = [token("mara", "a", { beside: foes }), ...foes.map((id) => token(id, "a", { beside: ["mara"] }))];
  const [knot] = crowd.clusters(list, ["heroes", "goblins"], 4);
  const above = knot.at.filter((p) => p.y < knot.at[0].y).length;
  const below = knot.at.filter((p) => p.y > knot.at[0].y).length;
  assert.deepEqual([above, below], [4, 4]);
});

test("combatants stand inside the box of their area and do not overlap", () => {
  let seed = 1;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let round = 0; round < 60; round++) {
    const m = areas(["gate yard hall", ". tower cellar"], "gate-yard yard-hall", { yard: { holds: ["cart", "a very long name of an oak door to the tower (closed)"] } });
    const names = ["gate", "yard", "hall", "tower", "cellar"];
    const list = Array.from({ length: random(64) + 1 }, (_, i) => token(i % 3 ? `goblin-${i}` : "hero" + "x".repeat(i), names[random(random(5) + 1)], { down: random(6) === 0, beside: [] }));
    for (const t of list) if (random(2)) t.beside.push(...list.filter((u) => u !== t && u.cell === t.cell && random(5) === 0).map((u) => u.id));
    const z = zones.zones(m, list, ["heroes", "goblins"], [0.6, 1, 2][random(3)]);
    assert.equal(z.spots.size, list.length);
    for (const [i, t] of list.entries()) {
      const s = z.spots.get(t.id);
      assert.equal(m.cells[z.at(s.x, s.y)].name, t.cell);
      const box = z.boxes.find((b) => m.cells[b.cell].name === t.cell);
      assert.ok(s.x - layout.reach * s.scale >= box.x && s.x + layout.reach * s.scale <= box.x + box.w && s.y + layout.reach * s.scale <= box.y + box.h, `${t.id} is inside`);
      for (const u of list.slice(i + 1)) {
        const o = z.spots.get(u.id);
        assert.ok(Math.hypot(s.x - o.x, s.y - o.y) > layout.reach * (s.scale + o.scale) * 0.95, `${t.id} and ${u.id}`);
      }
    }
    for (const [i, a] of z.boxes.entries()) for (const b of z.boxes.slice(i + 1)) assert.ok(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y);
  }
});

test("the cursor moves to the next area in a direction, across gaps", () => {
  const z = zones.zones(areas(["gate . hall", ". tower cellar"], ""), [], [], 1.5);
  assert.equal(z.step(0, "right"), 2);
  assert.equal(z.step(0, "down"), 4);
  assert.equal(z.step(4, "left"), 0);
  assert.equal(z.step(0, "up"), 0);
  assert.equal(z.at(z.bounds.x + z.bounds.w / 2, 30), -1, "a gap is no area");
});

test("zooming keeps the point under the pointer where it is, within limits", () => {
  const c = { x: -30, y: 12, k: 0.8 };
  const at = { x: 200, y: 90 };
  const before = camera.onMap(c, at);
  const z = camera.zoomed(c, 1.7, at, 0.1);
  const now = camera.onMap(z, at);
  assert.ok(Math.hypot(before.x - now.x, before.y - now.y) < 1e-9);
  assert.equal(camera.zoomed(c, 1000, at, 0.1).k, camera.mostZoom);
  assert.equal(camera.zoomed(c, 1e-6, at, 0.25).k, 0.25);
});

test("the map never leaves the screen", () => {
  const bounds = { x: 0, y: 0, w: 1000, h: 500 };
  const size = { w: 400, h: 300 };
  for (const [x, y, k] of [[9999, 9999, 1], [-9999, -9999, 1], [5000, -5000, 0.2], [0, 0, 3]]) {
    const c = camera.clamped({ x, y, k }, bounds, size);
    assert.ok(c.x < size.w && c.x + bounds.w * k > 0 && c.y < size.h && c.y + bounds.h * k > 0, JSON.stringify(c));
    assert.deepEqual(camera.clamped(c, bounds, size), c, "clamping twice changes nothing");
  }
  const all = camera.fit(bounds, camera.freeArea(size), 10);
  assert.ok(bounds.w * all.k <= size.w && bounds.h * all.k <= size.h);
});

test("the first camera shows little empty space", () => {
  const bounds = { x: -8, y: -8, w: 500, h: 100 };
  const screen = { x: 0, y: 42, w: 300, h: 200 };
  for (const x of [-900, -50, 900]) {
    const c = camera.fillScreen({ x, y: 900, k: 1 }, bounds, screen);
    assert.ok(c.x - 8 <= 0 && c.x - 8 + 500 >= 300, `left ${c.x}`);
    assert.equal(c.y - 8, 42 + 50);
  }
  assert.equal(camera.fillScreen({ x: -50, y: 0, k: 1 }, bounds, screen).x, -50);
});

test("revealing moves the camera as little as possible", () => {
  const size = { w: 400, h: 300 };
  const c = { x: 0, y: 0, k: 1 };
  assert.deepEqual(camera.revealed(c, [{ x: 200, y: 100 }], size, 50, 0.5), c);
  assert.deepEqual(camera.revealed(c, [{ x: 500, y: 100 }], size, 50, 0.5), { x: -150, y: 0, k: 1 });
  const both = [{ x: 100, y: 100 }, { x: 400, y: 100 }];
  assert.deepEqual(camera.revealed(c, both, size, 50, 0.5), { x: -50, y: 0, k: 1 }, "both fit");
  const wide = camera.revealed(c, [{ x: 100, y: 100 }, { x: 700, y: 100 }], size, 50, 0.2);
  assert.equal(wide.k, 0.5, "it zooms out as far as they need");
  assert.ok([100, 700].every((x) => x * wide.k + wide.x >= 50 && x * wide.k + wide.x <= 350));
  const far = camera.revealed(c, [{ x: 0, y: 100 }, { x: 3000, y: 100 }], size, 50, 0.5);
  assert.deepEqual([far.k, 3000 * far.k + far.x], [0.5, 350], "the last one is in view");
});

test("choices lead to cells, to combatants, and to things that stand in cells", () => {
  const v = { tokens: [token("goblin-1", "3,1")], map: { cells: [{ name: "3,1" }, { name: "4,1", holds: ["door (closed)"] }] } };
  const list = [
    { key: "attack:goblin-1", label: "", target: "goblin-1" }, { key: "beside:goblin-1", label: "", target: "goblin-1", cell: "3,1" },
    { key: "open:door", label: "", target: "door" }, { key: "move:4,1", label: "", cell: "4,1", path: ["4,1"], warnings: ["leaves goblin-1's reach at 4,1: provokes"] }, { key: "end", label: "" },
  ];
  const a = aims.aimsOf(v, list);
  assert.deepEqual(a.byToken.get("goblin-1").map((c) => c.key), ["attack:goblin-1", "beside:goblin-1"]);
  assert.deepEqual(a.byCell.get("4,1").map((c) => c.key), ["open:door", "move:4,1"]);
  assert.equal(a.byCell.has("3,1"), false, "an area is not lit because of a combatant in it");
  assert.deepEqual(aims.choicesAt(a, "4,1", ["goblin-1"]).length, 4);
  assert.deepEqual(aims.riskAt(["3,2", "4,1"], list[3].warnings, "3,3"), ["4,1"]);
  assert.deepEqual(aims.riskAt(["3,2", "4,1"], ["somebody sees it"], undefined), ["4,1"]);
  assert.equal(aims.isRisky([list[3]]), true);
  assert.equal(aims.isRisky(a.byCell.get("4,1")), false);
});

test("choices for any cell are not highlighted while others have paths", () => {
  const cells = Array.from({ length: 40 }, (_, i) => ({ name: "c" + i }));
  const fire = cells.map((c) => ({ key: "cast:fire:" + c.name, label: "", cell: c.name }));
  const walk = { key: "move:c1", label: "", cell: "c1", path: ["c1"] };
  const step = { key: "step:c2", label: "", cell: "c2" };
  const v = { tokens: [], map: { cells } };
  assert.deepEqual([...aims.aimsOf(v, [...fire, walk, step]).lit], [walk, step]);
  assert.equal(aims.aimsOf(v, fire).lit.size, 40);
});

test("a card covers little and stays inside", () => {
  const size = { w: 800, h: 600 };
  const card = { w: 200, h: 150 };
  for (const at of [{ x: 10, y: 10 }, { x: 790, y: 590 }, { x: 400, y: 300 }]) {
    const p = popup.cardPosition(at, [], card, size);
    assert.ok(p.x >= 8 && p.y >= 8 && p.x + card.w <= 792 && p.y + card.h <= 592);
    assert.ok(!(at.x > p.x && at.x < p.x + card.w && at.y > p.y && at.y < p.y + card.h), "it does not cover the point");
  }
  const p = popup.cardPosition({ x: 400, y: 300 }, [{ x: 500, y: 300 }], card, size);
  assert.ok(p.x + card.w < 400, "the path on the right stays visible");
});

test("terrain is recognized by the words in its name", () => {
  for (const [kind, look] of [["", "open"], ["open", "open"], ["wall", "wall"], ["open door", "way"], ["door", "door"], ["iron door, locked", "door"], ["exit", "exit"], ["tight, goal", "exit"], ["ley line", "other"], ["wallpaper", "other"]]) {
    assert.equal(ground.terrainOf(kind), look, kind);
  }
});

test("names are split into two lines that fit", () => {
  assert.deepEqual(names.broken("Mara Vey"), ["Mara Vey"]);
  assert.deepEqual(names.broken("Drowned Ferryman 1"), ["Drowned", "Ferryman 1"]);
  assert.deepEqual(names.broken("Bartholomew-the-Great"), ["Bartholome…"]);
});

test("a place is described with its combatants and choices", () => {
  const v = { turn: "mara", tokens: [token("mara", "yard", { mine: true, meters: [{ name: "AP", value: 2, max: 3 }, { name: "HP", value: 5, max: 12, health: true }], tags: [{ name: "prone", until: "until it stands up" }], beside: ["goblin-1"] }), token("goblin-1", "yard", { name: "Goblin 1", down: true })] };
  const cell = { name: "yard", kind: "dark", links: ["hall"] };
  assert.equal(words.placeWords(v, cell, "mara", [], []), "mara, Heroes, yours, acting, HP 5 of 12, prone (until it stands up), next to Goblin 1. at yard, dark, leads to hall.");
  assert.match(words.placeWords(v, cell, "", [{ label: "move to yard", cost: "1 AP", warnings: ["provokes", "provokes"] }], []), /Goblin 1, Goblins, down\. Enter: move to yard, 1 AP\. Warning: provokes\.$/);
  assert.match(words.placeWords({ tokens: [] }, cell, "", [], [{ token: token("heron", "sky", { name: "Heron" }), level: 2, above: true }]), /leads to hall\. above, on level 2: Heron\.$/);
});

test("keys with a modifier and keys of the page are ignored", () => {
  const key = (k, more = {}) => keys.commandOf({ key: k, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });
  assert.deepEqual(key("ArrowUp"), { do: "step", to: "up" });
  assert.deepEqual(key("ArrowUp", { shiftKey: true }), { do: "pan", to: "up" });
  assert.deepEqual(key("N", { shiftKey: true }), { do: "mark", by: -1 });
  assert.equal(key("ArrowUp", { ctrlKey: true }), undefined);
  for (const k of ["1", "/", "?", "u", "Tab"]) assert.equal(key(k), undefined, k);
});

test("names never overlap, keep their numbers, and stay when a turn passes or others move far away", () => {
  const box = (t, spot, n, size) => {
    const half = Math.max(...n.lines.map((l) => l.length)) * 3.2 * size;
    const edge = n.above ? -layout.reach : layout.reach;
    const first = spot.y + edge + (names.baseline(t, n) - edge) * size;
    return { left: spot.x - half, right: spot.x + half, top: first - 7 * size, bottom: first + ((n.lines.length - 1) * names.lineHeight + 1) * size };
  };
  let seed = 1;
  const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let round = 0; round < 40; round++) {
    const list = Array.from({ length: 12 }, (_, i) => token(`t${i}`, `${random(6)},${random(5)}`, { name: `Spear Carrier ${i}`, mine: i % 3 === 0, down: i % 5 === 4 }));
    const spots = hexes.hexes(8, 6, grid(8, 6), list).spots;
    const all = names.namesOf(list, spots, (t) => t.name.slice(6));
    for (const [of, size] of [["small", names.larger], ["short", 1], ["full", 1]]) {
      const boxes = list.filter((t) => all.get(t.id)?.[of].free).map((t) => box(t, spots.get(t.id), all.get(t.id)[of], size));
      assert.ok(boxes.length > (size === 1 ? 3 : 0));
      for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) assert.ok(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom, "names overlap");
    }
  }
  const pair = [token("ann", "0,0", { name: "Bartholomew" }), token("ben", "1,0", { name: "Bartholomea" }), token("cat", "5,4", { name: "Cat" })];
  const placed = (cat) => names.namesOf(pair, hexes.hexes(8, 6, grid(8, 6), [pair[0], pair[1], { ...pair[2], cell: cat }]).spots, (t) => t.name);
  assert.deepEqual([placed("5,4").get("ann").short.above, placed("5,4").get("ben").short.above], [false, true]);
  assert.deepEqual(placed("5,4").get("ben"), placed("7,1").get("ben"));
  assert.equal(names.clipped("Bastian", 7), "Bastian");
  assert.equal(names.clipped("Spearman 2", 7), "Spea… 2");
  assert.equal(names.clipped("Tollbreaker", 7), "Tollbr…");
  assert.deepEqual(names.broken("Crow Spearman 2", 7), ["Crow", "Spea… 2"]);
  assert.deepEqual(names.broken("Eel Hound 5", 11, 9), ["Eel", "Hound 5"], "broken earlier than it has to be");
});

test("what came of a deed for two beside each other is said one above the other", () => {
  const at = (x, y) => ({ x, y, scale: 1, name: "below" });
  const taken = [];
  const first = effects.said(at(100, 100), 1, { id: "a", kind: "harm", words: ["-6", "down"] }, taken);
  const beside = effects.said(at(140, 100), 1, { id: "b", kind: "miss", words: ["miss"] }, taken);
  const far = effects.said(at(400, 100), 1, { id: "c", kind: "miss", words: ["miss"] }, taken);
  assert.equal(first.y, far.y, "nothing is near");
  assert.ok(beside.y <= first.y - 2 * 17, "above both lines of its neighbor");
});
