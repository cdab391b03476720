import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStake, countStakes } from './turnover.rules.ts';

test('counts a stake for the oldest requirement first, and the rest for the next', () => {
  const open = [
    { id: 1, requiredMinor: 1000n, betMinor: 900n },
    { id: 2, requiredMinor: 500n, betMinor: 0n },
  ];
  assert.deepEqual(countStake(open, 50n, 'RNG'), [{ id: 1, betMinor: 950n }]);
  assert.deepEqual(countStake(open, 100n, 'RNG'), [{ id: 1, betMinor: 1000n }]);
  assert.deepEqual(countStake(open, 150n, 'RNG'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 50n },
  ]);
  assert.deepEqual(countStake(open, 9999n, 'RNG'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 500n },
  ]);
  assert.deepEqual(countStake(open, 0n, 'RNG'), []);
  assert.deepEqual(countStake([], 100n, 'RNG'), []);
});

test('uses up as much of a partially counting stake as a requirement needs', () => {
  const weights = { RNG: 100, LIVE: 10 };
  const open = [
    { id: 1, requiredMinor: 1000n, betMinor: 0n, weights },
    { id: 2, requiredMinor: 500n, betMinor: 0n },
  ];
  assert.deepEqual(countStake(open, 2000n, 'LIVE'), [{ id: 1, betMinor: 200n }]);
  assert.deepEqual(countStake(open, 10_300n, 'LIVE'), [
    { id: 1, betMinor: 1000n },
    { id: 2, betMinor: 300n },
  ]);
  assert.deepEqual(countStake(open, 400n, 'SPORTS'), [{ id: 2, betMinor: 400n }]);
  assert.deepEqual(countStake(open, 9n, 'LIVE'), [{ id: 2, betMinor: 9n }]);
});

test('counts stakes of several members in order, each for what its member had to bet then', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
  const requirement = (id: number, memberId: string, hour: number, weights?: Record<string, number>) => ({
    id,
    memberId,
    reference: `deposit-${id}`,
    at: at(hour),
    requiredMinor: 1000n,
    betMinor: 0n,
    weights,
  });
  const stake = (memberId: string, stakeMinor: bigint, hour: number, gameType = 'RNG') => ({
    memberId,
    stakeMinor,
    settledAt: at(hour),
    gameType,
  });
  const open = [requirement(1, 'anna', 8), requirement(2, 'ben', 8), requirement(3, 'anna', 10, { RNG: 100 })];
  const counted = (...stakes: ReturnType<typeof stake>[]) => [...countStakes(open, stakes)];
  assert.deepEqual(counted(stake('anna', 600n, 9), stake('carl', 5n, 9), stake('ben', 100n, 9)), [
    [1, 600n],
    [2, 100n],
  ]);
  assert.deepEqual(counted(stake('anna', 600n, 9), stake('anna', 900n, 9)), [[1, 1000n]], 'the other came later');
  assert.deepEqual(counted(stake('anna', 600n, 9), stake('anna', 600n, 10), stake('anna', 50n, 8)), [
    [1, 1000n],
    [3, 200n],
  ]);
  assert.deepEqual(counted(stake('anna', 1000n, 10), stake('anna', 400n, 11, 'LIVE')), [[1, 1000n]]);
  assert.deepEqual(counted(stake('ben', 900n, 7)), [], 'before there was anything to bet');
});

test('counts stakes opened after payment for a reward, and stakes settled after it for a deposit', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
  const cases = [
    { reference: 'reward-1', opened: 8, settled: 11, counts: false },
    { reference: 'reward-1', opened: 10, settled: 11, counts: true },
    { reference: 'reward-1', opened: 11, settled: 12, counts: true },
    { reference: 'reward-1', opened: undefined, settled: 11, counts: true },
    { reference: 'reward-1', opened: undefined, settled: 9, counts: false },
    { reference: 'deposit-1', opened: 8, settled: 11, counts: true },
    { reference: 'deposit-1', opened: 8, settled: 9, counts: false },
  ];
  for (const { reference, opened, settled, counts } of cases) {
    const requirement = { id: 1, memberId: 'anna', reference, at: at(10), requiredMinor: 1000n, betMinor: 0n };
    const openedAt = opened === undefined ? undefined : at(opened);
    const stake = { memberId: 'anna', gameType: 'RNG', stakeMinor: 300n, openedAt, settledAt: at(settled) };
    const bets = countStakes([requirement], [stake]);
    assert.deepEqual([...bets], counts ? [[1, 300n]] : [], `${reference} ${opened} ${settled}`);
  }
});
