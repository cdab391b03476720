import { bankLetters, bankTint } from './bank-logo.rules.ts';

test.each([
  ['BDO Unibank', 'BDO'],
  ['BPI', 'BPI'],
  ['Land Bank', 'LB'],
  ['Metrobank', 'Me'],
  ['', ''],
])('%s is marked %s', (name, letters) => {
  expect(bankLetters(name)).toBe(letters);
});

test('gives a bank a fixed tint, different from its neighbours', () => {
  const codes = ['bdo', 'bpi', 'landbank', 'metrobank', 'gcash', 'maya'];
  expect(codes.map(bankTint)).toEqual(codes.map(bankTint));
  expect(new Set(codes.map(bankTint)).size).toBeGreaterThan(3);
});
