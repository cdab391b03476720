import { shortAmount } from './short-amount.rules.ts';

test.each([
  ['en', '1500.00', '1.5K'],
  ['vi', '1500.00', '1.5\u00a0N'],
  ['vi', '2500000.00', '2.5\u00a0Tr'],
  ['vi', '50000.00', '50\u00a0N'],
  ['zh-Hans', '15000.00', '1.5万'],
  ['th-u-ca-gregory', '1500.00', '1.5K'],
  ['vi', '0.00', '0'],
])('in %s the amount %s is shortened to %s', (locale, amount, shown) => {
  expect(shortAmount(locale, amount)).toBe(shown);
});
