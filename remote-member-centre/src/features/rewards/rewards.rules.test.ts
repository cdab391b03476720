import type { Reward } from '@portal/shared/contract/rewards/rewards';
import { bySoonest, sumOf, timesToBet } from './rewards.rules.ts';

const reward = (id: string, change: Partial<Reward> = {}): Reward => ({
  id,
  source: 'mission',
  name: id,
  amount: '5.00',
  points: 0,
  turnover: '0.00',
  state: 'claimable',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

test('sums rewards to the cent', () => {
  const some = [reward('a', { amount: '0.05' }), reward('b', { amount: '1234567.90', points: 7, turnover: '30.00' })];
  expect(sumOf(some)).toEqual({ amount: '1234567.95', points: 7, turnover: '30.00' });
  expect(sumOf([])).toEqual({ amount: '0.00', points: 0, turnover: '0.00' });
});

test.each([
  ['50.00', '250.00', 5],
  ['10.00', '15.00', 1.5],
  ['3.00', '1.00', 0.33],
  ['0.00', '0.00', 0],
])('%s with %s to be bet is %s times', (amount, turnover, times) => {
  expect(timesToBet({ amount, turnover })).toBe(times);
});

test('claims rewards by their deadline, the earliest first', () => {
  const late = reward('late', { expiresAt: '2026-11-25T10:00:00.000Z' });
  const soon = reward('soon', { expiresAt: '2026-11-24T10:00:00.000Z' });
  expect(bySoonest([reward('never'), late, reward('ever'), soon]).map(({ id }) => id)).toEqual([
    ...['soon', 'late', 'never', 'ever'],
  ]);
});
