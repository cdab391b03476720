import { partingOf, turnoverPercent } from './amount.rules.ts';

test('rounds the fee down, and sums fee and rest to the amount', () => {
  expect(partingOf('100.33', { balance: '1200.50', feeBasisPoints: 150 })).toEqual({
    amount: '100.33',
    fee: '1.50',
    arrives: '98.83',
    balanceAfter: '1100.17',
  });
});

test.each([
  ['100.00', '100.00', 0],
  ['100.00', '0.01', 99],
  ['100.00', '40.00', 60],
  ['0.00', '0.00', 100],
])('of %s, %s are missing: %i percent are there', (turnoverRequired, turnoverMissing, percent) => {
  expect(turnoverPercent({ turnoverRequired, turnoverMissing })).toBe(percent);
});
