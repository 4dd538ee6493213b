// A page is described by nodes, and what is on it already is changed to what they say: what stays the same is not touched,
// so that focus, scroll and what is being typed stay where they are.

type Handler = (e: never) => void;
export type Props = Record<string, string | number | boolean | null | undefined | Handler>;

export interface Node_ {
  tag: string;
  props: Props;
  kids: Flat[];
}
type Flat = Node_ | string;
export type Child = Node_ | string | number | false | null | undefined | Child[];

interface Drawn extends Element {
  frayProps?: Props;
}

// h describes an element. A "key" keeps it apart from its brothers when their order changes; on* are handlers; a name that
// begins with "." is set as a property, once for each new value.
export function h(tag: string, props: Props | null, ...kids: Child[]): Node_ {
  return { tag, props: props ?? {}, kids: flat(kids, []) };
}

function flat(kids: Child[], out: Flat[]): Flat[] {
  for (const k of kids) {
    if (Array.isArray(k)) flat(k, out);
    else if (typeof k === "object" && k !== null) out.push(k);
    else if (k !== null && k !== undefined && k !== false && k !== "") out.push(String(k));
  }
  return out;
}

// draw makes the children of an element what is described.
export function draw(parent: Element, ...kids: Child[]): void {
  reconcile(parent, flat(kids, []));
}

function reconcile(parent: Element, kids: Flat[]): void {
  const keyed = new Map<string, Drawn>();
  const stays = new Set<string>();
  for (const el of parent.children) {
    const key = (el as Drawn).frayProps?.["key"];
    if (key !== undefined) keyed.set(String(key), el as Drawn);
  }
  // what goes, goes first: nothing that stays has to be moved then, which would take the focus away
  for (const kid of kids) if (typeof kid !== "string") stays.add(String(kid.props["key"] ?? ""));
  for (const [key, el] of keyed) if (!stays.has(key)) el.remove();
  let at: ChildNode | null = parent.firstChild;
  for (const kid of kids) {
    const found = fitting(kid, at, keyed);
    if (found === null) {
      parent.insertBefore(made(kid), at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else parent.insertBefore(found, at);
    update(found, kid);
  }
  while (at !== null) {
    const next: ChildNode | null = at.nextSibling;
    at.remove();
    at = next;
  }
}

// fitting finds what is there already and can become the kid.
function fitting(kid: Flat, at: ChildNode | null, keyed: Map<string, Drawn>): ChildNode | null {
  if (typeof kid === "string") return at?.nodeType === Node.TEXT_NODE ? at : null;
  const key = kid.props["key"];
  if (key !== undefined) {
    const el = keyed.get(String(key));
    keyed.delete(String(key));
    return el && el.localName === kid.tag ? el : null;
  }
  const el = at as Drawn | null;
  if (el?.nodeType !== Node.ELEMENT_NODE || !el.frayProps || el.frayProps["key"] !== undefined || el.localName !== kid.tag) return null;
  return el;
}

function made(kid: Flat): ChildNode {
  if (typeof kid === "string") return document.createTextNode(kid);
  const el = document.createElement(kid.tag) as Drawn;
  el.frayProps = {};
  update(el, kid);
  return el;
}

function update(node: ChildNode, kid: Flat): void {
  if (typeof kid === "string") {
    if (node.nodeValue !== kid) node.nodeValue = kid;
    return;
  }
  const el = node as unknown as Drawn;
  const old = el.frayProps ?? {};
  for (const name in old) if (!(name in kid.props)) set(el, name, undefined);
  const late: string[] = [];
  for (const name in kid.props) {
    if (old[name] === kid.props[name]) continue;
    if (name.startsWith(".")) late.push(name); // a value needs its options first
    else set(el, name, kid.props[name]);
  }
  el.frayProps = kid.props;
  if (!("leaf" in kid.props)) reconcile(el, kid.kids);
  for (const name of late) set(el, name, kid.props[name]);
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
