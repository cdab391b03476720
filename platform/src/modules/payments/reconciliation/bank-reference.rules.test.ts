import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankReference } from './bank-reference.rules.ts';

/** The key by which the index compares stored references. */
const key = (typed: string) => bankReference(typed).toLowerCase();

const same: [string, string][] = [
  ['case', 'ft 26-1a'],
  ['spaces around', '  FT 26-1A\n'],
  ['several spaces', 'FT   26-1A'],
  ['a tab', 'FT\t26-1A'],
  ['a space that does not break', 'FT\u00a026-1A'],
  ['a narrow space', 'FT\u202f26-1A'],
  ['a wide space of Chinese', 'FT\u300026-1A'],
  ['a pattern without dots', 'FT\u280026-1A'],
  ['a zero-width space', 'FT 26\u200b-1A'],
  ['a zero-width joiner', 'FT 26-\u200d1A'],
  ['a word joiner', '\u2060FT 26-1A'],
  ['a mark of the order of bytes', '\ufeffFT 26-1A'],
  ['a soft hyphen', 'FT 2\u00ad6-1A'],
  ['a mark of direction', '\u202eFT 26-1A\u202c'],
  ['a selector of variants', 'FT 26-1A\ufe0f'],
  ['a filler of Korean', 'FT 26-1A\u3164'],
  ['a tag', 'FT 26-1A\u{e0041}'],
  ['a joiner of graphemes', 'F\u034fT 26-1A'],
  ['a control character', 'FT 26\u0007-1A'],
  ['nothing in bytes', 'FT 26-1A\u0000'],
  ['wide letters', 'ＦＴ ２６－１Ａ'],
  ['letters of mathematics', '𝐅𝐓 26-1A'],
  ['another dash', 'FT 26\u20131A'],
  ['a hyphen that does not break', 'FT 26\u20111A'],
  ['a minus', 'FT 26\u22121A'],
];

for (const [name, typed] of same) {
  test(`treats a reference with ${name} as the same`, () => {
    assert.notEqual(typed, 'FT 26-1A');
    assert.equal(key(typed), 'ft 26-1a');
  });
}

test('treats letters beyond ASCII as equal in any case and composition', () => {
  for (const [one, other] of [
    ['ÉTÉ', 'été'],
    ['E\u0301te\u0301', 'Été'],
    ['STRAẞE', 'strasse'],
    ['straße', 'STRASSE'],
    ['ΣΑΣ', 'σας'],
    ['ПЛАТЁЖ', 'платёж'],
  ] as const)
    assert.equal(key(one), key(other), one);
});

test('treats a reference that looks different as different', () => {
  const others = ['FT 26-1A', 'FT26-1A', 'FT 26 1A', 'FT 26-1B', 'FT 261A', 'FT 26-1Á', 'FT 26-1A.'];
  assert.equal(new Set(others.map(key)).size, others.length);
});

test('keeps the case of ASCII letters, is idempotent, and reduces invisible text to nothing', () => {
  assert.equal(bankReference(' Bank-4711\u200b '), 'Bank-4711');
  for (const [, typed] of same) assert.equal(bankReference(bankReference(typed)), bankReference(typed), typed);
  for (const typed of ['', ' ', '\u200b', '\u00a0\u2800', '\u0000\u0007', '\u3164'])
    assert.equal(bankReference(typed), '');
});
