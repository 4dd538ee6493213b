// @vitest-environment happy-dom
// Tests of the small virtual DOM: what stays the same element, what is changed, and what is removed.

import { beforeEach, expect, test, vi } from "vitest";
import { draw, h } from "../../internal/web/ts/dom";

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement("div");
  document.body.replaceChildren(root);
});

test("it draws elements, texts and attributes, and leaves out what is false, null or empty", () => {
  draw(root, h("p", { class: "a", hidden: true, title: false, id: null }, "one ", 2, null, false, "", [h("b", null, "three")]), undefined);
  expect(root.innerHTML).toBe('<p class="a" hidden="">one 2<b>three</b></p>');
});

test("an element that stays is the same, with changed attributes and text", () => {
  draw(root, h("p", { class: "a", title: "t" }, "one"));
  const p = root.firstChild;
  draw(root, h("p", { class: "b" }, "two"));
  expect(root.firstChild).toBe(p);
  expect(root.innerHTML).toBe('<p class="b">two</p>');
});

test("another tag is another element", () => {
  draw(root, h("p", null, "one"));
  const p = root.firstChild;
  draw(root, h("div", null, "one"));
  expect(root.firstChild).not.toBe(p);
  expect(root.innerHTML).toBe("<div>one</div>");
});

test("elements with keys keep their identity in another order", () => {
  const item = (key: string) => h("li", { key }, key);
  draw(root, ["a", "b", "c"].map(item));
  const [a, b, c] = [...root.children];
  draw(root, ["c", "x", "a"].map(item));
  expect([...root.children].map((e) => e.textContent)).toEqual(["c", "x", "a"]);
  expect(root.children[0]).toBe(c);
  expect(root.children[2]).toBe(a);
  expect(b?.isConnected).toBe(false);
});

test("the focus stays when siblings before it go", () => {
  const item = (key: string) => h("button", { key }, key);
  draw(root, ["a", "b", "c"].map(item));
  (root.children[2] as HTMLElement).focus();
  draw(root, ["b", "c"].map(item));
  expect(document.activeElement?.textContent).toBe("c");
});

test("the same key with another tag is replaced", () => {
  draw(root, h("p", { key: "x" }, "one"));
  draw(root, h("ul", { key: "x" }, "one"));
  expect(root.innerHTML).toBe("<ul>one</ul>");
});

test("an element without a key is never one with a key", () => {
  draw(root, h("p", { key: "x" }, "keyed"));
  const keyed = root.firstChild;
  draw(root, h("p", null, "plain"));
  expect(root.firstChild).not.toBe(keyed);
});

test("handlers are replaced and removed", () => {
  const first = vi.fn();
  const second = vi.fn();
  draw(root, h("button", { onClick: first }, "x"));
  const button = root.firstChild as HTMLButtonElement;
  button.click();
  draw(root, h("button", { onClick: second }, "x"));
  button.click();
  draw(root, h("button", null, "x"));
  button.click();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test("a property is set once for each new value, so that typed text survives", () => {
  draw(root, h("input", { ".value": "a" }));
  const field = root.firstChild as HTMLInputElement;
  field.value = "typed";
  draw(root, h("input", { ".value": "a", class: "changed" }));
  expect(field.value).toBe("typed");
  draw(root, h("input", { ".value": "b" }));
  expect(field.value).toBe("b");
});

test("a select gets its value after its options", () => {
  const select = (value: string, ...of: string[]) => h("select", { ".value": value }, of.map((v) => h("option", { value: v }, v)));
  draw(root, select("b", "a", "b"));
  expect((root.firstChild as HTMLSelectElement).value).toBe("b");
  draw(root, select("d", "c", "d"));
  expect((root.firstChild as HTMLSelectElement).value).toBe("d");
});

test("the content of a leaf belongs to others", () => {
  draw(root, h("div", { leaf: true, class: "a" }));
  root.firstElementChild!.innerHTML = "<i>theirs</i>";
  draw(root, h("div", { leaf: true, class: "b" }));
  expect(root.innerHTML).toBe('<div class="b"><i>theirs</i></div>');
});

test("pictures are elements of SVG", () => {
  draw(root, h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0" })));
  expect(root.firstElementChild?.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(root.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});
