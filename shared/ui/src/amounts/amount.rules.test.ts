import { amountParts, minorUnits } from './amount.rules.tsx';

test.each([
  ['1234.50', '', 123450n],
  ['-0.05', '-', -5n],
  ['7', '', 700n],
  ['0.999', '', 99n],
  ['', '', 0n],
  ['abc', '', 0n],
])('%s is read as whole minor units', (text, _sign, units) => {
  expect(minorUnits(text)).toBe(units);
});

// covers 9
test.each([
  [0n, '', '0.00'],
  [5n, '+', '0.05'],
  [-123456789n, '-', '1,234,567.89'],
  ['10000.00', '+', '10,000.00'],
  [99999999999999999999n, '+', '999,999,999,999,999,999.99'],
] as const)('%s is set with comma thousands and two decimals', (amount, sign, digits) => {
  expect(amountParts(amount)).toEqual({ sign, digits });
});
