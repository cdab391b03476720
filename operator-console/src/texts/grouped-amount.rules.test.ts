import { groupedAmount } from './grouped-amount.rules.ts';

test.each([
  ['9000.00', '9,000.00'],
  ['-1234567.80', '-1,234,567.80'],
  ['999.00', '999.00'],
  ['2026-11-20', '2026-11-20'],
  ['100000', '100000'],
])('shows %s as %s', (text, shown) => {
  expect(groupedAmount(text)).toBe(shown);
});
