import { type IconName, iconPaths } from '../../art/icons.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function svgNode<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[K] {
  const node = document.createElementNS(SVG, name);
  setAttributes(node, attributes);
  return node;
}

export function setAttributes(node: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

/** An icon as a DOM node, for marks that move without React. */
export function iconNode(name: IconName, size: number): SVGSVGElement {
  const svg = svgNode('svg', {
    viewBox: '0 0 64 64',
    width: `${size / 16}rem`,
    height: `${size / 16}rem`,
    'aria-hidden': 'true',
  });
  for (const { d, stroke, opacity } of iconPaths(name)) {
    const look =
      stroke === undefined
        ? { fill: 'currentColor', 'fill-rule': 'evenodd' }
        : {
            fill: 'none',
            stroke: 'currentColor',
            'stroke-width': stroke,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          };
    svg.append(svgNode('path', { d, opacity, ...look }));
  }
  return svg;
}

/** Keeps one node per key: makes what is new, drops what is gone. */
export class KeyedNodes<Item, Node extends Element> {
  readonly #nodes = new Map<string, Node>();
  readonly #parent: Element;
  readonly #make: (item: Item) => Node;

  constructor(parent: Element, make: (item: Item) => Node) {
    this.#parent = parent;
    this.#make = make;
  }

  show(items: readonly Item[], keyOf: (item: Item) => string, place: (node: Node, item: Item) => void): void {
    const gone = new Set(this.#nodes.keys());
    for (const item of items) {
      const key = keyOf(item);
      gone.delete(key);
      let node = this.#nodes.get(key);
      if (node === undefined) {
        node = this.#make(item);
        this.#nodes.set(key, node);
        this.#parent.append(node);
      }
      place(node, item);
    }
    for (const key of gone) {
      this.#nodes.get(key)?.remove();
      this.#nodes.delete(key);
    }
  }
}
