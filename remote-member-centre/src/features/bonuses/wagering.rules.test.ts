import { betOf, sharesOf, wageringPercent } from './wagering.rules.ts';

test.each([
  ['60.00', '38.00', 63],
  ['60.00', '59.99', 99],
  ['60.00', '60.00', 100],
  ['60.00', '0.00', 0],
])('of %s to be bet %s is %i percent', (required, bet, percent) => {
  expect(wageringPercent({ required, bet })).toBe(percent);
});

test('scales bars to the largest, and keeps each visible', () => {
  expect(sharesOf(['200.00', '50.00', '0.01'])).toEqual([100, 25, 1]);
  expect(sharesOf([])).toEqual([]);
});

test('computes the placed bets from required and missing ones', () => {
  expect(betOf({ required: '60.00', missing: '22.00' })).toBe(3800n);
  expect(betOf({ required: '0.00', missing: '0.00' })).toBe(0n);
});
