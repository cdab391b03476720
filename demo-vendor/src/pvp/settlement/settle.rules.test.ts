import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettleResult } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Match, MatchSeat } from '../matches/match.ts';
import { afterSettle, dueItems } from './settle.rules.ts';

const seat = (playerId: string): MatchSeat => ({ playerId, launchId: 'l', clientSeed: 'c', stake: 'taken' });
const settling: Match = {
  matchId: 'pvp-1',
  gameCode: 'g',
  roomId: 'low',
  stakeMinor: 1000,
  seed: '07'.repeat(32),
  seats: [seat('anna'), seat('bert')],
  phase: 'settling',
  actions: [],
  at: '2026-03-01T00:00:00.000Z',
};
const answers = (...results: SettleResult[]) => new Map(results.map((result) => [result.transactionId, result]));
const done = (no: number) => answers({ transactionId: `pvp-1-${no}-win`, status: 'done', balance: '5.00' });
const refused = answers({ transactionId: 'pvp-1-0-win', status: 'refused', code: 'round_closed' });

test('stores a refused win with its reason as unpaid, ends the match and does not retry', () => {
  const one = afterSettle(settling, refused);
  assert.deepEqual([one.seats[0].isPaid, one.seats[0].winRefusal, one.phase], [undefined, 'round_closed', 'settling']);
  assert.deepEqual(
    dueItems(one, 0).map(({ playerId }) => playerId),
    ['bert'],
  );
  const both = afterSettle(one, done(1));
  assert.deepEqual([both.phase, both.seats[0].isPaid, both.seats[1].isPaid], ['over', undefined, true]);
  assert.deepEqual(dueItems(both, 0), []);
});

test('leaves a win open that is not answered yet', () => {
  const after = afterSettle(settling, done(1));
  assert.deepEqual([after.phase, after.seats[0].isPaid, after.seats[1].isPaid], ['settling', undefined, true]);
});
