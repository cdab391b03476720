import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainSvg, pictureTypeOf } from './table-picture.rules.ts';

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${body}</svg>`;
const isPlain = (text: string) => isPlainSvg(Buffer.from(text));

test('accepts an SVG of shapes, text and gradients', () => {
  const body =
    '<defs><radialGradient id="g"><stop offset="0"/></radialGradient></defs><!-- felt --><g><rect fill="url(#g)"/><text>A</text></g>';
  assert.ok(isPlain(svg(body)));
  assert.ok(isPlain(`\n<?xml version="1.0" encoding="UTF-8"?>\n${svg('<path d="M0 0"/>')}`));
});

const refused: Record<string, string> = {
  nothing: '',
  HTML: '<!doctype html><title>Log in</title>',
  'HTML below an SVG': svg('<foreignObject><div/></foreignObject>'),
  'a script': svg('<script>1</script>'),
  'a link': svg('<a href="https://evil.example"><rect/></a>'),
  'parts drawn many times': svg('<g id="a"><rect/></g><use href="#a"/><use href="#a"/>'),
  'an element of another prefix': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg"><s:use href="#a"/></svg>`,
  'a picture in it': svg('<image href="data:image/png;base64,AA"/>'),
  'a filter': svg('<filter id="f"/>'),
  'a pattern': svg('<pattern id="p"/>'),
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('')}`,
  'a style sheet of another file': `<?xml version="1.0"?><?xml-stylesheet href="/a.css"?>${svg('')}`,
};
for (const [name, text] of Object.entries(refused))
  test(`refuses as SVG: ${name}`, () => {
    assert.equal(isPlain(text), false);
  });

test('refuses an SVG in another encoding', () => {
  assert.equal(isPlainSvg(Buffer.from(`\ufeff${svg('<use/>')}`, 'utf16le')), false);
  assert.equal(isPlainSvg(Buffer.from([0x3c, 0x73, 0xff])), false);
});

test('reads the type of a picture, with or without a charset, and no other', () => {
  assert.equal(pictureTypeOf('Image/SVG+xml; charset=iso-2022-jp'), 'image/svg+xml');
  assert.equal(pictureTypeOf('image/webp'), 'image/webp');
  for (const other of [null, '', 'text/html', 'image/gif', 'image/svg+xml,text/html', 'constructor'])
    assert.equal(pictureTypeOf(other), undefined, String(other));
});
