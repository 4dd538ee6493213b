// Creates SVG and HTML elements: attributes first, then children. It never writes style attributes, which the security policy of
// the pages forbids.

const svgSpace = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number | undefined>;

export function svg<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElementTagNameMap[K] {
  return filled(document.createElementNS(svgSpace, tag), attributes, children);
}

export function html<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Attributes = {}, ...children: (Node | string)[]): HTMLElementTagNameMap[K] {
  return filled(document.createElement(tag), attributes, children);
}

function filled<E extends Element>(e: E, attributes: Attributes, children: (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) e.setAttribute(name, String(value));
  e.append(...children);
  return e;
}
