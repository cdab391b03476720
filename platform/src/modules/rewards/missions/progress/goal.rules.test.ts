import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grantOf, shownReward } from '../reward-terms.rules.ts';
import { leastStepOf, progressOf, stakeStepOf, targetOf, winStepOf } from './goal.rules.ts';

test('shows progress in the unit of the goal, and 100 percent only when reached', () => {
  const stake = { measure: 'stake', amount: '100.00' } as const;
  assert.deepEqual(progressOf(stake, 0n), { done: '0.00', percent: 0 });
  assert.deepEqual(progressOf(stake, 9999n), { done: '99.99', percent: 99 });
  assert.deepEqual(progressOf(stake, 10_000n), { done: '100.00', percent: 100 });
  assert.deepEqual(progressOf(stake, 25_000n), { done: '100.00', percent: 100 });
  const rounds = { measure: 'rounds', count: 3 } as const;
  assert.deepEqual([progressOf(rounds, 2n), targetOf(rounds)], [{ done: '2', percent: 66 }, 3n]);
});

test('counts a win by the highest step it reaches', () => {
  const steps = [0n, 99n, 100n, 4999n, 5000n, 5001n, 10_000_000n, 99_000_000n].map(winStepOf);
  assert.deepEqual(steps, [undefined, undefined, 100n, 2000n, 5000n, 5000n, 10_000_000n, 10_000_000n]);
});

test('counts a stake by the highest step it reaches, and a goal by its least step', () => {
  const steps = [1n, 99n, 100n, 199n, 200n, 500n, 99_000_000n].map(stakeStepOf);
  assert.deepEqual(steps, [0n, 0n, 100n, 100n, 200n, 500n, 10_000_000n]);
  assert.equal(leastStepOf({ measure: 'rounds', count: 3, minStake: '5.00' }), 500n);
  assert.equal(leastStepOf({ measure: 'rounds', count: 3 }), undefined);
});

test('shows a reward as an amount with turnover, points, or both', () => {
  const both = { amount: '12.50', points: 30, turnoverPercent: 300 };
  assert.deepEqual(grantOf(both), { amountMinor: 1250n, points: 30n, turnoverPercent: 300 });
  assert.deepEqual(shownReward(both), { amount: '12.50', points: 30, turnover: '37.50' });
  assert.deepEqual(shownReward({ points: 5, turnoverPercent: 100 }), { amount: '0.00', points: 5, turnover: '0.00' });
});
