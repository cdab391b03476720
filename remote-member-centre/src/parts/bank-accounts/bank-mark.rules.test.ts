import { bankLetters, bankTint } from './bank-mark.rules.ts';

test.each([
  ['BDO Unibank', 'BDO'],
  ['BPI', 'BPI'],
  ['Land Bank', 'LB'],
  ['Metrobank', 'Me'],
  ['', ''],
])('%s is marked %s', (name, letters) => {
  expect(bankLetters(name)).toBe(letters);
});

test('a bank keeps its tint, and neighbours differ', () => {
  const codes = ['bdo', 'bpi', 'landbank', 'metrobank', 'gcash', 'maya'];
  expect(codes.map(bankTint)).toEqual(codes.map(bankTint));
  expect(new Set(codes.map(bankTint)).size).toBeGreaterThan(3);
});
