// Tests of playback without a browser: how lines become deeds, what came of them, and the views in between.

import assert from "node:assert/strict";
import { test } from "vitest";
import * as deeds from "../../internal/web/ts/deeds";
import * as playback from "../../internal/web/ts/playback";

const line = (kind, more = {}) => ({ text: kind, kind, at: 1, ...more });
const token = (id, cell, hp, more = {}) => ({ id, name: id, side: id, cell, meters: [{ name: "HP", value: hp, max: 10, health: true }], ...more });
const view = (...tokens) => ({ ruleset: "", encounter: "", round: 1, map: { shape: "hex", cells: [] }, tokens, order: [] });
const was = view(token("ann", "0,0", 10), token("ben", "9,0", 10));
const now = view(token("ann", "0,0", 0, { down: true }), token("ben", "1,0", 10));
const attack = [
  line("turn", { who: "ben" }),
  line("act", { who: "ben" }), line("move", { who: "ben", path: ["9,0", "8,0", "7,0", "1,0"] }),
  line("act", { who: "ben", target: "ann" }), line("roll", { who: "ben" }), line("react", { who: "ann" }), line("hit", { who: "ben", target: "ann", brief: "critical" }),
  line("harm", { target: "ann", left: -2, brief: "−12" }), line("fall", { target: "ann", brief: "down" }),
  line("end"),
];

test("a deed has its rolls, reactions and results; turns, rounds and decrees begin another", () => {
  assert.deepEqual(deeds.deedsOf(attack, 5).map((d) => [d.from, d.lines.length]), [[5, 1], [6, 2], [8, 6], [14, 1]]);
});

test("outcomes are by target, a hit gives way to its number, and the weightiest word sets the tone", () => {
  assert.deepEqual(deeds.outcomesOf(attack), [{ id: "ann", kind: "fall", words: ["critical", "−12", "down"], left: -2 }]);
  assert.deepEqual(deeds.outcomesOf([line("hit", { target: "ann", brief: "hit" }), line("harm", { target: "ann", brief: "−3" }), line("miss", { target: "ben", brief: "miss" })]),
    [{ id: "ann", kind: "harm", words: ["−3"] }, { id: "ben", kind: "miss", words: ["miss"] }]);
  assert.deepEqual(deeds.outcomesOf([line("", { who: "ann", target: "ben", brief: "stopped" })]).map((o) => o.id), ["ann"], "a line of a ruleset is about the one who does it");
});

test("beats walk along the way, strike, and then show what came of it", () => {
  const beats = playback.beatsOf(was, now, attack, 0, 0);
  const at = (id) => beats.map((b) => b.view.tokens.find((t) => t.id === id));
  assert.deepEqual([...new Set(at("ben").map((t) => t.cell))], ["9,0", "8,0", "7,0", "1,0"]);
  assert.equal(beats[0].view.turn, "ben");
  const strike = beats.findIndex((b) => b.strike && b.outcomes.length === 0);
  assert.deepEqual(beats[strike].strike, { from: "ben", to: "ann" });
  assert.equal(at("ann")[strike].meters[0].value, 10);
  const last = beats.length - 1;
  assert.equal(at("ann")[last].meters[0].value, -2);
  assert.equal(at("ann")[last].down, true);
  assert.deepEqual(beats.map((b) => b.lines), [...beats.map((b) => b.lines)].sort((a, b) => a - b), "the log only grows");
  assert.equal(was.tokens[0].meters[0].value, 10, "the view before is unchanged");
});

test("only new lines are played, also of a deed that had begun", () => {
  const beats = playback.beatsOf(was, now, attack, 0, 6);
  assert.equal(beats.length, 1);
  assert.deepEqual(beats[0].outcomes.map((o) => o.id), ["ann"]);
  assert.deepEqual(beats[0].strike, { from: "ben", to: "ann" });
});

test("a way without names of places ends where the combatant is in the end", () => {
  const beats = playback.beatsOf(was, now, [line("act", { who: "ben" }), line("move", { who: "ben" })], 0, 0);
  assert.equal(beats[beats.length - 1].view.tokens[1].cell, "1,0");
});

test("a long way is shown in few steps, and a long playback is hastened", () => {
  const path = Array.from({ length: 40 }, (_, i) => `${i},0`);
  const beats = playback.beatsOf(was, now, [line("move", { who: "ben", path })], 0, 0);
  assert.ok(beats.length <= 6, `${beats.length} steps`);
  assert.equal(beats[beats.length - 1].view.tokens[1].cell, "39,0");
  const sum = (all) => all.reduce((n, b) => n + b.ms, 0);
  assert.ok(sum(playback.hastened(beats, 100)) <= 103);
  assert.equal(sum(playback.hastened(beats, 1e6)), sum(beats));
});
