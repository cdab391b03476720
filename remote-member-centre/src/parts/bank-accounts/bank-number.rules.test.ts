import { banksNamed, lastDigits } from './bank-number.rules.ts';

const bdo = { code: 'bdo', name: 'BDO Unibank', kind: 'bank', minDigits: 10, maxDigits: 12 } as const;
const maya = { code: 'maya', name: 'Maya', kind: 'wallet', minDigits: 11, maxDigits: 11 } as const;

test('finds a bank by any part of its name, or by its code', () => {
  expect(banksNamed([bdo, maya], ' UNI ')).toEqual([bdo]);
  expect(banksNamed([bdo, maya], 'may')).toEqual([maya]);
  expect(banksNamed([bdo, maya], '')).toEqual([bdo, maya]);
  expect(banksNamed([bdo, maya], 'atlantis')).toEqual([]);
});

test('finds a bank without accents and in any character width', () => {
  const bank = { ...bdo, code: 'acb', name: 'Ngân hàng Á Châu' } as const;
  for (const typed of ['ngan hang', 'NGÂN  HÀNG', 'a chau', 'ａｃｂ'])
    expect(banksNamed([bank, maya], typed)).toEqual([bank]);
});

test('extracts the digits of a masked number', () => {
  expect(lastDigits('**** 7890')).toBe('7890');
});
