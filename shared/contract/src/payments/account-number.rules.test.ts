import { accountNumber } from './account-number.rules.ts';

const bdo = { minDigits: 10, maxDigits: 12 };
const maya = { minDigits: 11, maxDigits: 11, countryDialingCode: '+63' };

test.each([
  ['0012345678', '0012345678'],
  ['0012 3456-7890', '001234567890'],
  ['0012\u20133456\u20117890', '001234567890'],
  ['００１２３４５６７８９０', '001234567890'],
  ['๐๐๑๒๓๔๕๖๗๘', '0012345678'],
  ['\u202a001234567890\u202c', '001234567890'],
  ['001234567', undefined],
  ['1234567890123', undefined],
  ['12345678x0', undefined],
  ['+1234567890', undefined],
  ['12345.67890', undefined],
  ["1'; drop table", undefined],
  ['', undefined],
])('reads %p as the number of a bank: %p', (typed, number) => {
  expect(accountNumber(typed, bdo)).toBe(number);
});

test.each([
  ['0917 555 0102', '09175550102'],
  ['917 555 0102', '09175550102'],
  ['+63 917 555 0102', '09175550102'],
  ['0063-917-555-0102', '09175550102'],
  ['63 917 555 0102', '09175550102'],
  ['+84 917 555 0102', undefined],
  ['0917 555 010', undefined],
  ['', undefined],
])('reads %p as the number of a wallet that goes by mobile number: %p', (typed, number) => {
  expect(accountNumber(typed, maya)).toBe(number);
});
