import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { HandEngine } from '@portal/engines/engine';
import { hands } from '@portal/engines/find-hand';
import { kindsOf } from '@portal/engines/fishing/fishing.rules';
import { seededDraw } from '@portal/engines/seeded-draw';
import { studioGames } from '../../games/catalogue.ts';
import { fishingGames } from '../../games/fishing-games.ts';
import { cardGames } from '../../games/pvp-games.ts';
import { rulesText } from '../../pvp/rules/rules-text.ts';
import { gameInfo } from '../../routes/api-shapes.ts';
import { tableRules } from '../../tables/table.rules.ts';
import { publishedReturns, tableRulesText } from '../../tables/table-texts.ts';
import { symbolName } from '../art/symbols.ts';
import { isTextKey } from '../boards/texts/translate.ts';
import { speak } from './language.ts';
import { localize, translationOf } from './localize.ts';

after(() => speak('EN'));

const codeByEngine = new Map([...studioGames, ...fishingGames].map(({ engine, gameCode }) => [engine, gameCode]));
const games = [...codeByEngine.values()].map(gameInfo);
const engines = ['baccarat', 'roulette', 'cockfight'] as const;

const ofGames = games.flatMap(({ engine, title, rules, choices, paytable }) => [
  ...[title, ...rules, ...choices.flatMap(({ label, pays }) => [label, pays])],
  ...paytable.flatMap(({ symbol, label, pays }) => [...(symbol === undefined ? [label] : []), pays]),
  ...(kindsOf(engine) ?? []).map(({ name }) => name),
]);
const ofSymbols = studioGames.flatMap(({ theme }) => Array.from({ length: 19 }, (_, no) => symbolName(theme, no)));
const ofTables = engines.flatMap((engine) => [
  ...tableRulesText(engine),
  ...publishedReturns(engine).flatMap(({ label, pays }) => [label, pays]),
  ...tableRules(engine).spots.map(({ label }) => label),
]);
const ofCards = cardGames.flatMap(({ ruleSet, rooms }) => [
  ...rooms.map(({ name }) => name),
  ...rulesText(ruleSet).flatMap(({ title, lines }) => [title, ...lines]),
]);

/** Figures and signs are the same in every language. */
const hasWords = (text: string) => /\p{Ll}{2,}/u.test(text);

// covers 7.2
for (const language of ['CN', 'MY', 'VN', 'TH'])
  test(`translates every text of the studio's games into ${language}: titles, rules, choices, prizes, fish, rooms`, () => {
    speak(language);
    const all = [...new Set([...ofGames, ...ofSymbols, ...ofTables, ...ofCards])].filter(hasWords);
    assert.ok(all.length > 200, 'fewer were read than there are');
    assert.deepEqual(
      all.filter((text) => !translationOf(text)),
      [],
    );
    for (const text of all) assert.doesNotMatch(localize(text), /[{}#]/);
  });

test('figures keep their places, and English stays what it is', () => {
  speak('CN');
  assert.deepEqual([localize('Street 1 2 3'), localize('2 of 50 places')], ['街注 1 2 3', '50 格中 2 格']);
  assert.equal(localize('constructor'), 'constructor');
  speak('TY');
  assert.equal(localize('Red'), 'Red');
});

/** Actions offered during a thousand random hands. */
function labelsOf<State>(hand: HandEngine<State>): string[] {
  const draw = seededDraw(7);
  const labels = new Set<string>();
  for (let no = 0; no < 1000; no += 1) {
    let state = hand.begin(draw, hand.choices[0]?.id);
    for (let offers = hand.offers(state); offers.length > 0; offers = hand.offers(state)) {
      for (const { label } of offers) labels.add(label);
      const id = offers[draw(offers.length)]?.id ?? '';
      state = hand.act(state, id === 'cell' ? hand.unattended(state) : id);
    }
  }
  return [...labels];
}

test('every act that a hand offers has its text', () => {
  const labels = hands.flatMap(labelsOf);
  assert.ok(labels.length > 8);
  assert.deepEqual(
    labels.filter((label) => !isTextKey(`act.${label.toLowerCase().replaceAll(' ', '_')}`)),
    [],
  );
});
