import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lotteryGames } from '../../../games/lottery-games.ts';
import { rulesSheet } from '../../../lottery/routes/rules-sheet.ts';
import { allKinds } from '../../../lottery/rules/find-kind.ts';
import type { LotteryKind, LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { speak } from '../../texts/language.ts';
import { localize, translationOf } from './localize.ts';

after(() => speak('EN'));

type StudioText = readonly [text: string, kind?: LotteryKindCode];

const textsOfKind = ({ code, playTypes }: LotteryKind): StudioText[] =>
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
  .flatMap(({ title, lines }): StudioText[] => [title, ...lines].map((text) => [text] as const));

/** Figures and codes ("3ABC") are the same in every language. */
const hasWords = (text: string) => /\p{Ll}{2,}/u.test(text);

// covers 7.2
for (const language of ['CN', 'MY', 'VN', 'TH'])
  test(`translates every play type, option, prize and rule of the studio into ${language}`, () => {
    speak(language);
    const all = [...allKinds.flatMap(textsOfKind), ...textsOfSheets].filter(([text]) => hasWords(text));
    assert.ok(all.length > 200, 'fewer were read than there are');
    assert.deepEqual(
      all.filter(([text, kind]) => !translationOf(text, kind)).map(([text]) => text),
      [],
    );
    for (const [text, kind] of all) assert.doesNotMatch(localize(text, kind), /[{}#]/);
  });

test('figures keep their places, and a prize is called what the board of its lottery calls it', () => {
  speak('CN');
  const orders = localize('1st prize, 24 orders', 'four-d');
  assert.deepEqual([localize('4 or 17'), orders, localize('Lot 3D')], ['4 或 17', '头奖，24 种排列', '批号 3D']);
  assert.deepEqual([localize('Special prize', 'four-d'), localize('Special prize', 'vn-north')], ['特别奖', '特等奖']);
  assert.equal(localize('constructor'), 'constructor');
  speak('TY');
  assert.equal(localize('Lot 3D'), 'Lot 3D');
});
