import * as v from 'valibot';
import { amountFromMinor, amountText, minorUnits, nonNegativeAmountText, positiveAmountText } from './amounts.ts';

// covers 3: amounts have two decimals on the wire
test.each([
  ['0.00', 0n],
  ['0.01', 1n],
  ['-3.00', -300n],
  ['-0.05', -5n],
  ['1234.50', 123450n],
  ['999999999999999.99', 99999999999999999n],
])('%s is %s minor units and back', (text, units) => {
  expect(v.is(amountText, text)).toBe(true);
  expect(minorUnits(text)).toBe(units);
  expect(amountFromMinor(units)).toBe(text);
});

test.each(['', '1', '1.0', '1.000', '01.00', '1,000.00', '+1.00', ' 1.00', '1e3', 'NaN', '123456789012345678.00'])(
  '%p is no amount',
  (text) => {
    expect(v.is(amountText, text)).toBe(false);
  },
);

test.each([
  ['0.00', false, true],
  ['-1.00', false, false],
  ['0.01', true, true],
  ['999999999999.99', true, true],
  ['1000000000000.00', false, false],
])('%s is valid as a stake: %s, as a win: %s', (text, stake, win) => {
  expect(v.is(positiveAmountText, text)).toBe(stake);
  expect(v.is(nonNegativeAmountText, text)).toBe(win);
});
