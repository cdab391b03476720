import assert from 'node:assert/strict';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';

const elements = new Set(
  'h2 h3 h4 p br hr strong b em i u s small sub sup blockquote ul ol li dl dt dd table thead tbody tr th td caption a img'.split(
    ' ',
  ),
);
/** The elements a parser adds around a whole document. */
const frame = new Set(['html', 'head', 'body']);
const attributes = new Set(['href', 'src', 'alt', 'title', 'target', 'rel', 'width', 'height', 'scope']);
const here = 'https://portal.example';

/**
 * Parsed as a browser would, HTML may contain only these elements, these attributes, and addresses of this site or of
 * the web.
 */
export function assertHarmlessHtml(html: string, from: string): void {
  for (const root of [
    parseFragment(html),
    parse(html),
    parse(`<table><td>${html}`),
    parse(`<noscript>${html}`, { scriptingEnabled: false }),
  ])
    walk(root, from);
}

function walk(node: DefaultTreeAdapterTypes.Node, from: string): void {
  if ('tagName' in node && node.tagName !== 'noscript' && !frame.has(node.tagName)) {
    assert.ok(elements.has(node.tagName), `<${node.tagName}> of ${from}`);
    assert.equal(node.namespaceURI, 'http://www.w3.org/1999/xhtml', from);
    for (const { name, value } of node.attrs) {
      assert.ok(attributes.has(name), `${name} of ${from}`);
      if (name === 'href' || name === 'src') assertHarmlessAddress(value, from);
    }
  }
  assert.notEqual(node.nodeName, '#comment', `a comment of ${from}`);
  if ('content' in node) walk(node.content, from);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, from);
}

/** An address leads to the web, or stays on this site when it names no other. */
export function assertHarmlessAddress(address: string, from: string): void {
  const url = new URL(address, here);
  assert.ok(url.protocol === 'https:' || url.protocol === 'http:', `${address} of ${from}`);
  if (!/^https?:\/\//.test(address)) assert.equal(url.origin, here, `${address} of ${from}`);
}

/** Plain text stays text wherever it is inserted: between tags or, escaped, in an attribute, it opens no element. */
export function assertHarmlessText(text: string, from: string): void {
  for (const root of [parseFragment(text), parseFragment(text, { scriptingEnabled: false })])
    for (const node of root.childNodes) assert.equal(node.nodeName, '#text', `${text} of ${from}`);
}
