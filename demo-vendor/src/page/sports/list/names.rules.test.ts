import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarketView } from '../../../sports/sports-shapes.ts';
import { aFixture } from '../testing/a-fixture.ts';
import { mainMarket, mainTotal, priceName, priceSign } from './names.rules.ts';

const total = (line: string, over: string, under: string): MarketView => ({
  id: `ou:${line}`,
  kind: 'total',
  name: 'Total goals',
  line,
  selections: [
    { id: 'over', label: `Over ${line}`, price: over },
    { id: 'under', label: `Under ${line}`, price: under },
  ],
});

test('names a price with its selection and market', () => {
  const fixture = aFixture();
  const names = fixture.markets.flatMap((market) => market.selections.map((each) => priceName(market, each)));
  assert.deepEqual(names, [
    'Harbour Foxes to win at 1.85, match result',
    'Draw at 3.40, match result',
    'Amber Herons to win at 4.75, match result',
  ]);
});

test('shortens the label above a price', () => {
  const market = total('2.5', '1.90', '1.90');
  const signs = market.selections.map((each) => priceSign(market, each, aFixture()));
  assert.deepEqual(signs, ['O 2.5', 'U 2.5']);
});

test('shows the result and the most even total in a row', () => {
  const fixture = aFixture();
  const markets = [
    ...fixture.markets,
    total('1.5', '1.30', '3.30'),
    total('2.5', '1.95', '1.85'),
    total('3.5', '3.0', '1.4'),
  ];
  assert.equal(mainMarket({ ...fixture, markets })?.id, '1x2');
  assert.equal(mainTotal({ ...fixture, markets })?.id, 'ou:2.5');
  assert.equal(mainTotal(fixture), undefined);
});
