import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settledBet } from '../../../games/testing/settled-bet.ts';
import { sharesOf, winSharesOf } from './shares.rules.ts';

const anna = { id: 'anna', uplinePath: 'anna.' };

test('adds bets to their day and to the total, by game type', () => {
  const { plays, wins, games } = sharesOf([
    settledBet(anna, { winMinor: '5000' }),
    settledBet(anna, { winMinor: '0' }),
    settledBet(anna, { gameType: 'LIVE', gameCode: 'table', stakeMinor: '100', winMinor: '99' }),
  ]);
  const days = ['2026-03-02', 'ever'];
  assert.deepEqual(
    plays,
    ['2026-03-02', 'ever'].flatMap((span) => [
      { memberId: 'anna', span, gameType: 'LIVE', stepMinor: 100n, stakeMinor: 100n, rounds: 1 },
      { memberId: 'anna', span, gameType: 'RNG', stepMinor: 2000n, stakeMinor: 5000n, rounds: 2 },
    ]),
  );
  assert.deepEqual(
    wins,
    days.map((span) => ({ memberId: 'anna', span, gameType: 'RNG', stepMinor: 5000n, wins: 1 })),
  );
  assert.deepEqual(
    games.map(({ span, gameId }) => `${span} ${gameId}`),
    days.flatMap((span) => [`${span} LANTERN.table`, `${span} LANTERN.dragon-gate`]),
  );
});

test('separates rounds and games by their stake step', () => {
  const { plays, games } = sharesOf(['99', '100', '150', '2500'].map((stakeMinor) => settledBet(anna, { stakeMinor })));
  const ofDay = <Share extends { span: string }>(list: readonly Share[]) => list.filter(({ span }) => span !== 'ever');
  assert.deepEqual(
    ofDay(plays).map(({ stepMinor, stakeMinor, rounds }) => [stepMinor, stakeMinor, rounds]),
    [
      [0n, 99n, 1],
      [100n, 250n, 2],
      [2000n, 2500n, 1],
    ],
  );
  assert.deepEqual(new Set(ofDay(games).map(({ stepMinor }) => stepMinor)), new Set([0n, 100n, 2000n]));
});

test('moves a corrected win between steps, and not at all within a step', () => {
  const won = (winMinor: string) => settledBet(anna, { winMinor });
  const moved = winSharesOf([
    { bet: won('5000'), change: -1 },
    { bet: won('20000'), change: 1 },
  ]);
  assert.deepEqual(
    moved.filter(({ span }) => span === 'ever').map(({ stepMinor, wins }) => [stepMinor, wins]),
    [
      [20_000n, 1],
      [5000n, -1],
    ],
  );
  const same = winSharesOf([
    { bet: won('5000'), change: -1 },
    { bet: won('5500'), change: 1 },
  ]);
  assert.deepEqual(same, []);
});
