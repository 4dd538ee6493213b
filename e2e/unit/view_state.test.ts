// @vitest-environment happy-dom
// Tests of how a map is looked at when a table is opened again.

import { expect, test } from "vitest";
import type { Layout } from "../../internal/web/ts/board-layout";
import { ViewState } from "../../internal/web/ts/board-view-state";
import { Viewport } from "../../internal/web/ts/board-viewport";
import type { MapView } from "../../internal/web/ts/types";

const hero = { x: 200, y: 200 };
const foe = { x: 1450, y: 200 };
const layout = { spots: new Map([["hero", hero], ["foe", foe]]) } as unknown as Layout;
const map = { cells: [] } as unknown as MapView;

function open(...parties: string[]): { viewport: Viewport; state: ViewState } {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const viewport = new Viewport(document.createElement("div"), picture, () => {});
  viewport.bound({ x: 0, y: 0, w: 4000, h: 4000 }, "cells");
  viewport.resize({ w: 800, h: 600 });
  const state = new ViewState(viewport);
  state.openTable("t", map, true, "", true);
  state.start(layout, parties, false);
  return { viewport, state };
}

test("a remembered camera keeps its zoom, and moves to show the acting combatant", () => {
  const before = open("hero");
  before.viewport.lookAt({ x: 3500, y: 3500 }, 2);
  before.state.remember();
  const { viewport } = open("hero");
  const at = viewport.toScreen(hero);
  expect(viewport.camera.k).toBe(2);
  expect(at.x > 0 && at.x < 800 && at.y > 0 && at.y < 600, JSON.stringify(at)).toBe(true);
});

test("the first camera shows who acts and who is asked", () => {
  sessionStorage.clear();
  expect(open("hero").viewport.shows([hero, foe])).toBe(false);
  expect(open("foe", "hero").viewport.shows([hero, foe])).toBe(true);
});

test("a question begins on the level of the one who is asked, wherever the user has been", () => {
  const storeys = { cells: [{ name: "ground" }, { name: "roof" }], levels: 2, cols: 1, rows: 1 } as unknown as MapView;
  const { viewport, state } = open("hero");
  state.openTable("storeys", storeys, true, "ground", true);
  state.start(layout, ["hero"], false);
  state.remember();
  const again = (asked: boolean): number => {
    const fresh = new ViewState(viewport);
    fresh.openTable("storeys", storeys, true, "roof", asked);
    return fresh.level;
  };
  expect([again(false), again(true)]).toEqual([0, 1]);
});
