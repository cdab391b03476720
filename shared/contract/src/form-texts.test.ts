import * as v from 'valibot';
import {
  accountName,
  authenticatorCode,
  dialingCode,
  filledText,
  mobileNumber,
  paymentPassword,
  verificationCode,
} from './form-texts.ts';

const parsed = (schema: v.GenericSchema<string, string>, text: string) => {
  const read = v.safeParse(schema, text);
  return read.success ? read.output : read.issues[0].message;
};

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['\u202a123456\u202c', '123456'],
  ['１２３－４５６', '123456'],
  ['๑๒๓๔๕๖', '123456'],
])('six digits typed as %p are the same code and payment password', (typed, digits) => {
  expect([paymentPassword, authenticatorCode, verificationCode].map((schema) => parsed(schema, typed))).toEqual([
    digits,
    digits,
    digits,
  ]);
});

test.each(['12345', '1234567', 'abcdef', ''])('%p is no payment password and no authenticator code', (typed) => {
  expect(parsed(paymentPassword, typed)).toBe('invalid_payment_password');
  expect(parsed(authenticatorCode, typed)).toBe('invalid_verification_code');
});

test.each([
  ['0917 555 0102', '09175550102'],
  ['+63 917 555 0102', '+639175550102'],
  ['0063/917-555-0102', '+639175550102'],
  ['nine', 'invalid_mobile'],
  ['123', 'invalid_mobile'],
  ['1'.repeat(21), 'invalid_mobile'],
  ['+63 917 +555', 'invalid_mobile'],
])('the mobile number %p is read as %p', (typed, expected) => {
  expect(parsed(mobileNumber, typed)).toBe(expected);
});

test('dialling codes and account names are folded, passwords are not', () => {
  expect(parsed(dialingCode, ' ＋６３ ')).toBe('+63');
  expect(parsed(accountName, '\u2068Ｐlayer０１\u2069\u200b')).toBe('Player01');
  expect(v.is(accountName, '\u200b')).toBe(false);
  expect(parsed(filledText(128), 'Ｄｅｍｏ\u200b1234')).toBe('Ｄｅｍｏ\u200b1234');
});
