import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoresOf } from '../missions/leaderboard/scores.rules.ts';
import { budgetOf, isCounted, isPossibleWindow, obstacleOf, prizeRanges, stateOf } from './tournament.rules.ts';
import type { TournamentTerms } from './tournaments.tables.ts';

const terms: TournamentTerms = {
  measure: 'stake',
  minStake: '0.00',
  scope: { by: 'all', of: [] },
  entry: 'open',
  minRank: 0,
  prizes: [
    { places: 1, amount: '100.00', turnoverPercent: 300 },
    { places: 2, amount: '25.50', points: 40, turnoverPercent: 100 },
    { places: 7, points: 10, turnoverPercent: 100 },
  ],
};
const at = (time: string) => new Date(`2026-03-02T${time}.000Z`);
const window = { startsAt: at('10:00:00'), endsAt: at('12:00:00') };
const bet = (openedAt: string, settledAt = openedAt) => ({
  gameType: 'RNG',
  vassalage: 'LANTERN',
  gameCode: 'dragon-gate',
  openedAt: at(openedAt).toISOString(),
  settledAt: at(settledAt).toISOString(),
});

const timed: [string, string, string, boolean][] = [
  ['placed a second before the start', '09:59:59', '10:30:00', false],
  ['placed at the start', '10:00:00', '10:00:00', true],
  ['placed in the last second, settled at once', '11:59:59', '11:59:59', true],
  ['placed in the last second, settled in the grace', '11:59:59', '12:04:59', true],
  ['placed in the last second, settled when the grace is over', '11:59:59', '12:05:00', false],
  ['placed at the end', '12:00:00', '12:00:00', false],
];
for (const [name, openedAt, settledAt, isIn] of timed)
  test(`${isIn ? 'counts' : 'does not count'} a round ${name}`, () => {
    assert.equal(isCounted({ terms, ...window }, bet(openedAt, settledAt), undefined), isIn);
  });

test('takes the settlement as the time of a round whose opening is unknown', () => {
  const { openedAt: _openedAt, ...old } = bet('11:00:00');
  assert.equal(isCounted({ terms, ...window }, old, undefined), true);
  assert.equal(isCounted({ terms, ...window }, { ...old, settledAt: at('12:00:01').toISOString() }, undefined), false);
});

const joining: [string, Date | undefined, boolean][] = [
  ['nobody who has not joined', undefined, false],
  ['who joined before the start', at('08:00:00'), true],
  ['who joined at the moment of the round', at('11:00:00'), true],
  ['nobody who joined a second after the round', at('11:00:01'), false],
];
for (const [name, joinedAt, isIn] of joining)
  test(`counts rounds of an opt-in tournament for ${name}`, () => {
    const optIn = { ...terms, entry: 'opt-in' as const };
    assert.equal(isCounted({ terms: optIn, ...window }, bet('11:00:00'), joinedAt), isIn);
  });

const scopes: [TournamentTerms['scope'], boolean][] = [
  [{ by: 'all', of: [] }, true],
  [{ by: 'category', of: [{ id: 'RNG', name: 'RNG' }] }, true],
  [{ by: 'category', of: [{ id: 'LIVE', name: 'LIVE' }] }, false],
  [{ by: 'vendors', of: ['MANGO', 'LANTERN'].map((id) => ({ id, name: id })) }, true],
  [{ by: 'vendors', of: [{ id: 'MANGO', name: 'Mango' }] }, false],
  [{ by: 'games', of: [{ id: 'LANTERN.dragon-gate', name: 'Dragon Gate' }] }, true],
  [{ by: 'games', of: [{ id: 'MANGO.dragon-gate', name: 'Dragon Gate' }] }, false],
];
for (const [scope, isIn] of scopes)
  test(`${isIn ? 'counts' : 'leaves out'} a round for ${scope.by} ${scope.of.map(({ id }) => id).join()}`, () => {
    assert.equal(isCounted({ terms: { ...terms, scope }, ...window }, bet('11:00:00'), undefined), isIn);
  });

/** Stake and win in minor units, and when it was settled; by hand beside each. */
const rounds = [
  ['anna', '1000', '2500', '10:01:00'],
  ['ben', '400', '3000', '10:02:00'],
  ['anna', '500', '0', '10:03:00'],
  ['ben', '1100', '0', '10:04:00'],
  ['carla', '99', '9900', '10:05:00'],
] as const;
const scored: [TournamentTerms['measure'], string, [string, bigint, string][]][] = [
  // 10.00 + 5.00, 4.00 + 11.00, 0.99; of equal sums anna had hers a minute before ben.
  [
    'stake',
    '0.00',
    [
      ['anna', 1500n, '10:03:00'],
      ['ben', 1500n, '10:04:00'],
      ['carla', 99n, '10:05:00'],
    ],
  ],
  // 25.00 / 10.00, 30.00 / 4.00, 99.00 / 0.99.
  [
    'multiplier',
    '0.00',
    [
      ['anna', 250n, '10:01:00'],
      ['ben', 750n, '10:02:00'],
      ['carla', 10_000n, '10:05:00'],
    ],
  ],
  // From 5.00 on: ben's 4.00 and carla's 0.99 do not count, and ben's other round won nothing.
  ['multiplier', '5.00', [['anna', 250n, '10:01:00']]],
];
for (const [measure, minStake, expected] of scored)
  test(`scores by ${measure} from a stake of ${minStake}`, () => {
    const played = rounds.map(([memberId, stakeMinor, winMinor, settledAt]) => ({
      memberId,
      stakeMinor,
      winMinor,
      settledAt: at(settledAt).toISOString(),
    }));
    const scores = scoresOf({ measure, minStake }, played);
    assert.deepEqual(
      scores.map(({ memberId, score, reachedAt }) => [memberId, score, reachedAt]),
      expected.map(([memberId, score, reachedAt]) => [memberId, score, at(reachedAt)]),
    );
  });

test('sums all prizes as the budget, and gives each its places', () => {
  // 100.00 + 2 x 25.50; 2 x 40 + 7 x 10 points.
  assert.deepEqual(budgetOf(terms), { amountMinor: 15_100n, points: 150 });
  assert.deepEqual(
    prizeRanges(terms).map(({ first, last, amount, points }) => [first, last, amount, points]),
    [
      [1, 1, '100.00', 0],
      [2, 3, '25.50', 40],
      [4, 10, '0.00', 10],
    ],
  );
});

const obstacles: [string, { minRank: number; placesAtMost?: number }, string | undefined][] = [
  ['rank 3 of 3', { minRank: 3 }, undefined],
  ['rank 3 of 4', { minRank: 4 }, 'tournament_rank'],
  ['the last of 11 places', { minRank: 0, placesAtMost: 11 }, undefined],
  ['none of 10 places', { minRank: 0, placesAtMost: 10 }, 'tournament_full'],
];
for (const [name, limits, obstacle] of obstacles)
  test(`${obstacle ? `refuses ${obstacle}` : 'admits'} with ${name}`, () => {
    assert.equal(obstacleOf(limits, { rank: 3, players: 10 }), obstacle);
  });

test('has a state at each moment, and a window that begins ahead', () => {
  const row = { ...window, cancelledAt: null, closedAt: null };
  const states = ['09:59:59', '10:00:00', '11:59:59', '12:00:00', '12:10:00'].map((time) => stateOf(row, at(time)));
  assert.deepEqual(states, ['coming', 'running', 'running', 'counting', 'counting']);
  assert.equal(stateOf({ ...row, closedAt: at('12:05:30') }, at('12:10:00')), 'finished');
  assert.equal(stateOf({ ...row, cancelledAt: at('09:00:00') }, at('11:00:00')), 'cancelled');
  assert.equal(isPossibleWindow(window, at('10:00:00')), true);
  assert.equal(isPossibleWindow(window, at('10:00:01')), false);
  assert.equal(isPossibleWindow({ startsAt: window.endsAt, endsAt: window.startsAt }, at('08:00:00')), false);
  const tooLong = new Date(window.startsAt.getTime() + 92 * 86_400_000 + 1);
  assert.equal(isPossibleWindow({ ...window, endsAt: tooLong }, at('08:00:00')), false);
});
