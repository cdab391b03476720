import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { chancesOf, percents, playSpot } from './chance.rules.ts';

test('returns chances that add up to one, and percentages that add up to a hundred', () => {
  const chances = chancesOf(aFixture()) ?? assert.fail('chances');
  assert.ok(Math.abs(chances.home + chances.draw + chances.away - 1) < 1e-9);
  assert.deepEqual(percents(chances), { home: 52, draw: 28, away: 20 });
  assert.equal(chancesOf(aFixture({ markets: [] })), undefined);
});

test('gives a side without a price the remaining chance', () => {
  const [market] = aFixture().markets;
  assert.ok(market, 'a market');
  const left = market.selections.slice(1).map((each) => ({ ...each, price: '40.00' }));
  const chances = chancesOf(aFixture({ markets: [{ ...market, selections: left }] })) ?? assert.fail('chances');
  assert.deepEqual(percents(chances), { home: 94, draw: 3, away: 3 });
});

test('places the play marker on the ground, nearer to the goal that the favoured side attacks', () => {
  const spots = Array.from({ length: 400 }, (_, beat) => playSpot(aFixture(), beat));
  assert.ok(spots.every(({ x, y }) => x >= 0.07 && x <= 0.93 && y >= 0.1 && y <= 0.9));
  assert.ok(spots.reduce((sum, { x }) => sum + x, 0) / spots.length > 0.52);
});
