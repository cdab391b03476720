/** The rules of a policy of Trusted Types, which returns what `innerHTML` takes. */
interface Rules {
  createHTML(markup: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules;
}

const tags = 'svg|g|defs|clipPath|path|circle|ellipse|rect|text|linearGradient|radialGradient|stop';
const tag = new RegExp(`<(?:/(?:${tags})|(?:${tags})(?:\\s+(?!on)[a-z][\\w:-]*="[^"<>]*")*\\s*/?)>`, 'gi');

/** The only place that makes markup: of shapes and texts, which neither run nor load anything. */
const rules: Rules = {
  createHTML(markup) {
    if (markup.replace(tag, ' ').includes('<')) throw new TypeError('markup is no drawing');
    return markup;
  },
};

/** The policy of a browser that has Trusted Types, by the name that the pages' content security policy allows. */
export const drawingsPolicy = ({ trustedTypes }: { trustedTypes?: PolicyFactory }): Rules =>
  trustedTypes?.createPolicy('drawings', rules) ?? rules;

const policy = drawingsPolicy(globalThis as { trustedTypes?: PolicyFactory });

/**
 * Replaces what is in the element by a drawing of our own.
 * @throws TypeError where the markup has anything but shapes, texts and quoted attributes that handle no event
 */
export function setDrawing(element: Element, markup: string): void {
  element.innerHTML = policy.createHTML(markup);
}

/** Escapes a text that others wrote for the inside of an element of a drawing. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
