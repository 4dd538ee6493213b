// Runs in the page of board-bench.mjs: creates a state and moves the map by simulated pointer events.
const kinds = ["wall", "rough", "thicket", "mire", "pit"];
const cells = Array.from({ length: wanted.size ** 2 }, (_, i) => {
  const roll = (i * 7919) % 97;
  return { name: `${i % wanted.size},${Math.floor(i / wanted.size)}`, ...(roll < 15 && { kind: kinds[roll % 5] }) };
});
const open = cells.filter((c) => !c.kind);
const tokens = Array.from({ length: wanted.tokens }, (_, i) => ({
  id: `${i % 2 ? "goblin" : "hero"}-${i}`, name: `${i % 2 ? "Goblin" : "Hero"} ${i}`, side: i % 2 ? "goblins" : "heroes", cell: open[(i * 53) % open.length].name, mine: i % 2 === 0,
  meters: [{ name: "HP", value: 5 + (i % 9), max: 14, health: true }, { name: "AP", value: 3, max: 5 }], tags: Array.from({ length: i % 4 }, (_, k) => ({ name: "tag " + k, rule: "r" })),
}));
const choices = open.slice(0, 300).map((c) => ({ key: "move:" + c.name, label: "move to " + c.name, cost: "1 AP", cell: c.name, path: [c.name] }));
const board = document.querySelector("fray-board");
board.state = {
  table: "bench", name: "bench", ruleset: "bench", dice: "roll", rev: "e.1", inputs: 0, you: { role: "seat" }, waiting: {}, log: [], log_from: 0, seats: [],
  view: { ruleset: "bench", encounter: "bench", round: 1, turn: "hero-0", map: { shape: "hex", cols: wanted.size, rows: wanted.size, cells }, tokens, order: [] },
  question: { id: "q", kind: "turn", rule: "r", prompt: "?", who: "hero-0", mine: true, choices },
};

const stage = board.querySelector(".fb-stage");
const pointer = (type, x, y) => stage.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "touch", button: 0, bubbles: true }));
stage.setPointerCapture = () => {}; // the pointer events are simulated

// frames calls move before every frame for some seconds and measures the time between frames.
function frames(what, move) {
  return new Promise((done) => {
    const gaps = [];
    let script = 0;
    let last;
    const begin = performance.now();
    const frame = (now) => {
      if (last !== undefined) gaps.push(now - last);
      last = now;
      if (now - begin > wanted.seconds * 1000) {
        gaps.sort((a, b) => a - b);
        const all = gaps.reduce((a, b) => a + b, 0);
        return done({ what, fps: (gaps.length * 1000) / all, longest: gaps.at(-1), p99: gaps[Math.floor(gaps.length * 0.99)], script: script / gaps.length });
      }
      const from = performance.now();
      move((now - begin) / 1000);
      script += performance.now() - from;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function pan(what) {
  pointer("pointerdown", 700, 400);
  pointer("pointermove", 720, 420);
  const m = await frames(what, (t) => pointer("pointermove", 700 + 300 * Math.sin(t * 3), 400 + 200 * Math.cos(t * 2.3)));
  pointer("pointerup", 700, 400);
  return m;
}

setTimeout(async () => {
  const out = [await pan("pan, whole map")];
  for (let i = 0; i < 4; i++) board.querySelector("[data-do=in]").click();
  await new Promise((r) => setTimeout(r, 400));
  out.push(await pan("pan, zoomed in"));
  out.push(await frames("zoom by wheel", (t) => stage.dispatchEvent(new WheelEvent("wheel", { deltaY: Math.sin(t * 2) * 40, clientX: 700, clientY: 400, cancelable: true, bubbles: true }))));
  out.push(await frames("hover", (t) => stage.dispatchEvent(new PointerEvent("pointermove", { clientX: 700 + 500 * Math.sin(t * 3), clientY: 400 + 300 * Math.cos(t * 2.3), pointerType: "mouse", bubbles: true }))));
  console.log("BENCH " + JSON.stringify(out) + " HCNEB");
}, 800);
