import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { followed, pickOf, pickState, sameMatch, togglePick } from './picks.rules.ts';

const fixture = aFixture();
const market = fixture.markets[0] ?? assert.fail('a market');
const [home, draw] = market.selections;
assert.ok(home && draw, 'two selections');
const pick = pickOf(fixture, market, home);
const at = (price: string) =>
  aFixture({ version: 8, markets: [{ ...market, selections: [{ ...home, price }, draw] }] });

test('removes a price pressed again, and replaces it by another of its market', () => {
  const one = togglePick([], pick);
  assert.equal(one.length, 1);
  assert.deepEqual(togglePick(one, pick), []);
  assert.deepEqual(
    togglePick(one, pickOf(fixture, market, draw)).map(({ selection }) => selection),
    ['draw'],
  );
});

test("reports the state of a pick's market", () => {
  assert.equal(pickState(pick, fixture), 'open');
  assert.equal(pickState(pick, at('1.50')), 'moved');
  assert.equal(pickState(pick, aFixture({ betting: 'suspended' })), 'suspended');
  assert.equal(pickState(pick, aFixture({ betting: 'closed', markets: [] })), 'closed');
  assert.equal(pickState(pick, undefined), 'closed');
});

test('accepts only the price changes that the player allows, and none while suspended', () => {
  const price = (offered: string, accept: 'none' | 'better' | 'any') => followed(pick, at(offered), accept).price;
  assert.equal(price('2.10', 'better'), '2.10');
  assert.equal(price('1.50', 'better'), pick.price);
  assert.equal(price('1.50', 'any'), '1.50');
  assert.equal(price('2.10', 'none'), pick.price);
  assert.equal(followed(pick, { ...at('2.10'), betting: 'suspended' }, 'any').price, pick.price);
});

test('updates the version of a pick at an unchanged price', () => {
  assert.equal(followed(pick, aFixture({ version: 12 }), 'none').version, 12);
});

test('blocks a parlay with two picks of one match', () => {
  const other = { ...pick, fixtureId: 'other' };
  const total = { ...pick, market: 'ou:2.5', selection: 'over' };
  assert.deepEqual(sameMatch([pick, other]), []);
  assert.deepEqual(sameMatch([pick, other, total]), [pick, total]);
});
