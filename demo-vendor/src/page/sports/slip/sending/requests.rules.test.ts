import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../../testing/a-fixture.ts';
import { pickKey, pickOf } from '../picks.rules.ts';
import { legKey, ticketRequests } from './requests.rules.ts';

const fixture = aFixture();
const market = fixture.markets[0] ?? assert.fail('a market');
const pick = pickOf(fixture, market, market.selections[0] ?? assert.fail('a selection'));
const picks = [pick, { ...pick, fixtureId: 'cove-2' }, { ...pick, fixtureId: 'cove-3' }];
const ids = () => {
  let no = 0;
  return () => {
    no += 1;
    return `ticket-${no}`;
  };
};

test('makes one ticket for each single with a stake, and one for a parlay', () => {
  const stakes = new Map([
    [pickKey(pick), 1050],
    ['cove-3 1x2 home', 200],
    ['', 700],
  ]);
  const send = (mode: 'single' | 'parlay') =>
    ticketRequests({ mode, picks, accept: 'any', stakeOf: (key) => stakes.get(key), newId: ids() });
  const singles = send('single');
  assert.deepEqual(
    singles.map(({ ticketId, stake, legs }) => [ticketId, stake, ...legs.map(legKey)]),
    [
      ['ticket-1', '10.50', 'cove-1 1x2 home'],
      ['ticket-2', '2.00', 'cove-3 1x2 home'],
    ],
  );
  const [parlay, ...others] = send('parlay');
  assert.deepEqual([parlay?.stake, parlay?.legs.length, parlay?.accept, others.length], ['7.00', 3, 'any', 0]);
  assert.deepEqual(parlay?.legs[0], {
    fixtureId: 'cove-1',
    market: '1x2',
    selection: 'home',
    price: '1.85',
    version: 7,
  });
});
