import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertHarmlessAddress, assertHarmlessHtml, assertHarmlessText } from './testing/assert-harmless.ts';
import { writeHostile } from './testing/write-hostile.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test('the harm check recognises harmful HTML', () => {
  for (const html of [
    '<img src=x onerror=alert(1)>',
    '<a href="java\tscript:1">x</a>',
    '<svg></svg>',
    '<p style="x">',
    '<!--x-->',
  ])
    assert.throws(() => assertHarmlessHtml(html, 'test'), html);
  for (const address of ['javascript:1', ' data:x', '//evil.example', '/\\evil.example', '\\\\evil.example'])
    assert.throws(() => assertHarmlessAddress(address, 'test'), address);
  assert.throws(() => assertHarmlessText('a<b>', 'test'));
  assertHarmlessText('a < b & "c"', 'test');
  assertHarmlessHtml('<p>Hello <a href="/help#term" title="x">x</a></p>', 'test');
});

// covers 3: hostile HTML and addresses run in no content field and no setting
test(`50 hostile texts in every field of content and settings: none of them can run (seed ${seed})`, () =>
  writeHostile(50, seed));
