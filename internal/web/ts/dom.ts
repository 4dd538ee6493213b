// A small virtual DOM: the page is described by nodes, and the existing elements are changed to match. Unchanged elements stay
// untouched, so focus, scroll position and typed text survive.

type Handler = (e: never) => void;
export type Props = Record<string, string | number | boolean | null | undefined | Handler>;

export interface VNode {
  tag: string;
  props: Props;
  children: Leaf[];
}
type Leaf = VNode | string;
export type Child = VNode | string | number | false | null | undefined | Child[];

interface Drawn extends Element {
  frayProps?: Props;
}

// h describes an element. A "key" identifies it among its siblings when their order changes; on* are event handlers; a name that
// starts with "." is set as a property, once for each new value.
export function h(tag: string, props: Props | null, ...children: Child[]): VNode {
  return { tag, props: props ?? {}, children: flat(children, []) };
}

function flat(children: Child[], out: Leaf[]): Leaf[] {
  for (const k of children) {
    if (Array.isArray(k)) flat(k, out);
    else if (typeof k === "object" && k !== null) out.push(k);
    else if (k !== null && k !== undefined && k !== false && k !== "") out.push(String(k));
  }
  return out;
}

// draw makes the children of an element match the description.
export function draw(parent: Element, ...children: Child[]): void {
  reconcile(parent, flat(children, []));
}

function reconcile(parent: Element, children: Leaf[]): void {
  const keyed = new Map<string, Drawn>();
  const kept = new Set<string>();
  for (const el of parent.children) {
    const key = (el as Drawn).frayProps?.["key"];
    if (key !== undefined) keyed.set(String(key), el as Drawn);
  }
  // remove first: then elements that stay need not move, which would lose the focus
  for (const child of children) if (typeof child !== "string") kept.add(String(child.props["key"] ?? ""));
  for (const [key, el] of keyed) if (!kept.has(key)) el.remove();
  let at: ChildNode | null = parent.firstChild;
  for (const child of children) {
    const found = match(child, at, keyed);
    if (found === null) {
      parent.insertBefore(create(child), at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else parent.insertBefore(found, at);
    update(found, child);
  }
  while (at !== null) {
    const next: ChildNode | null = at.nextSibling;
    at.remove();
    at = next;
  }
}

// match finds an existing node that can be updated to the child.
function match(child: Leaf, at: ChildNode | null, keyed: Map<string, Drawn>): ChildNode | null {
  if (typeof child === "string") return at?.nodeType === Node.TEXT_NODE ? at : null;
  const key = child.props["key"];
  if (key !== undefined) {
    const el = keyed.get(String(key));
    keyed.delete(String(key));
    return el && el.localName === child.tag ? el : null;
  }
  const el = at as Drawn | null;
  if (el?.nodeType !== Node.ELEMENT_NODE || !el.frayProps || el.frayProps["key"] !== undefined || el.localName !== child.tag) return null;
  return el;
}

const pictures = new Set(["svg", "g", "path", "circle", "rect", "image"]); // elements of SVG

function create(child: Leaf): ChildNode {
  if (typeof child === "string") return document.createTextNode(child);
  const el = (pictures.has(child.tag) ? document.createElementNS("http://www.w3.org/2000/svg", child.tag) : document.createElement(child.tag)) as Drawn;
  el.frayProps = {};
  update(el, child);
  return el;
}

function update(node: ChildNode, child: Leaf): void {
  if (typeof child === "string") {
    if (node.nodeValue !== child) node.nodeValue = child;
    return;
  }
  const el = node as unknown as Drawn;
  const old = el.frayProps ?? {};
  for (const name in old) if (!(name in child.props)) set(el, name, undefined);
  const late: string[] = [];
  for (const name in child.props) {
    if (old[name] === child.props[name]) continue;
    if (name.startsWith(".")) late.push(name); // a value needs its options first
    else set(el, name, child.props[name]);
  }
  el.frayProps = child.props;
  if (!("leaf" in child.props)) reconcile(el, child.children);
  for (const name of late) set(el, name, child.props[name]);
}

function set(el: Drawn, name: string, value: Props[string]): void {
  if (name === "key" || name === "leaf") return;
  if (name.startsWith(".")) {
    (el as unknown as Record<string, unknown>)[name.slice(1)] = value;
  } else if (name.startsWith("on")) {
    (el as unknown as Record<string, unknown>)[name.toLowerCase()] = value ?? null;
  } else if (value === undefined || value === null || value === false) {
    el.removeAttribute(name);
  } else {
    el.setAttribute(name, value === true ? "" : String(value));
  }
}
