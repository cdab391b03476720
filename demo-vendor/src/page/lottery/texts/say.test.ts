import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { leftWords } from '../clock/clock.rules.ts';
import { en } from './en.ts';
import { languages, locale, speak, t } from './say.ts';

after(() => speak('EN'));

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

for (const [language, { texts }] of Object.entries(languages))
  test(`texts of the lottery in ${language}: the keys of English, each with a text and the same values`, () => {
    const shapeOf = (of: Readonly<Record<string, string>>) =>
      Object.entries(of).map(([key, text]) => [key, text.trim() !== '', holes(text)]);
    assert.deepEqual(shapeOf(texts), shapeOf(en));
  });

test('the page speaks the language of the launch; one that has no texts reads English', () => {
  const said = ['CN', 'MY', 'TY', 'constructor', ''].map((language) => {
    speak(language);
    return [t('card.closes_in', { left: leftWords(125_000, locale()) }), locale()];
  });
  const english = ['closes in 2 minutes', 'en-GB'];
  assert.deepEqual(said, [['2分钟后截止', 'zh-CN'], ['ditutup dalam 2 minit', 'ms'], english, english, english]);
});
