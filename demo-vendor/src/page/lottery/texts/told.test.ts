import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lotteryGames } from '../../../games/lottery-games.ts';
import { allKinds } from '../../../lottery/rules/find-kind.ts';
import type { LotteryKind, LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { rulesSheet } from '../../../lottery/tickets/rules-sheet.ts';
import { speak } from '../../texts/speech.ts';
import { told, toldInOwn } from './told.ts';

after(() => speak('EN'));

type Told = readonly [text: string, kind?: LotteryKindCode];

const textsOfKind = ({ code, playTypes }: LotteryKind): Told[] =>
  playTypes.flatMap(({ name, rule, shape, odds }) =>
    [
      name,
      rule,
      ...odds.map(({ won }) => won),
      ...(shape.kind === 'options' ? shape.options : []).map((o) => o.label),
    ].map((text) => [text, code] as const),
  );

const textsOfSheets = lotteryGames
  .flatMap(rulesSheet)
  .flatMap(({ title, lines }): Told[] => [title, ...lines].map((text) => [text] as const));

/** Figures and codes ("3ABC") are the same in every language. */
const hasWords = (text: string) => /\p{Ll}{2,}/u.test(text);

for (const language of ['CN', 'MY'])
  test(`translates every play type, option, prize and rule of the studio into ${language}`, () => {
    speak(language);
    const all = [...allKinds.flatMap(textsOfKind), ...textsOfSheets].filter(([text]) => hasWords(text));
    assert.ok(all.length > 200, 'fewer were read than there are');
    assert.deepEqual(
      all.filter(([text, kind]) => !toldInOwn(text, kind)).map(([text]) => text),
      [],
    );
    for (const [text, kind] of all) assert.doesNotMatch(told(text, kind), /[{}#]/);
  });

test('figures keep their places, and a prize is called what the board of its lottery calls it', () => {
  speak('CN');
  const orders = told('1st prize, 24 orders', 'four-d');
  assert.deepEqual([told('4 or 17'), orders, told('Lot 3D')], ['4 或 17', '头奖，24 种排列', '批号 3D']);
  assert.deepEqual([told('Special prize', 'four-d'), told('Special prize', 'vn-north')], ['特别奖', '特等奖']);
  assert.equal(told('constructor'), 'constructor');
  speak('TY');
  assert.equal(told('Lot 3D'), 'Lot 3D');
});
