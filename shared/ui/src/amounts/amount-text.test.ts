import { amountText } from './amount-text.tsx';

test.each([
  ['1234567.50', 'P\u00a01,234,567.50'],
  [-5n, '\u2212P\u00a00.05'],
  [0, 'P\u00a00.00'],
] as const)('%s stands in a sentence as %s', (amount, text) => {
  expect(amountText('P', amount)).toBe(text);
});
