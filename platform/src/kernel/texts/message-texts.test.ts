import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageText, readMessageTexts } from './message-texts.ts';

const english = readMessageTexts('EN');
/** `{minutes}` and the like: what a refusal fills in. */
const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

for (const language of ['CN', 'MY', 'VN', 'TH'])
  test(`${language} has every text of English, with the same values`, () => {
    const texts = readMessageTexts(language);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(english).sort());
    for (const [code, text] of Object.entries(texts))
      assert.deepEqual([code, valuesOf(text)], [code, valuesOf(english[code] ?? '')]);
  });

test('writes amounts with comma thousands and other params unchanged', () => {
  const template = english.text_length ?? '';
  const cases = [
    [{ min: '10.00', max: '50000.00' }, template.replace('{min}', '10.00').replace('{max}', '50,000.00')],
    [{ min: '-1234567.89', max: '1e3' }, template.replace('{min}', '-1,234,567.89').replace('{max}', '1e3')],
    [{ min: '1000.00' }, template.replace('{min}', '1,000.00')],
    [{ min: 1200, max: '20000.5' }, template.replace('{min}', '1200').replace('{max}', '20000.5')],
  ] as const;
  for (const [params, text] of cases) assert.equal(messageText('text_length', 'EN', params), text);
});

test('answers an unknown code, and TY, in English', () => {
  assert.equal(messageText('no_such_code', 'CN'), english.unknown_error);
  assert.equal(messageText('login_failed', 'TY'), english.login_failed);
});
