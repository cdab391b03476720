type SvgAttributes = Readonly<Record<string, string | number>>;

/** An SVG element with attributes and children, built and never parsed. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: SvgAttributes = {},
  ...children: Node[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export const path = (d: string, attributes: SvgAttributes = {}): SVGPathElement => s('path', { d, ...attributes });

/** Creates a picture hidden from screen readers, because its name is next to it. */
export function picture(className: string, width: number, height: number, ...children: Node[]): SVGSVGElement {
  return s('svg', { class: className, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...children);
}
