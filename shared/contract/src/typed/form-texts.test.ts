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
])('reads six digits typed as %p as the same code and payment password', (typed, digits) => {
  expect([paymentPassword, authenticatorCode, verificationCode].map((schema) => parsed(schema, typed))).toEqual([
    digits,
    digits,
    digits,
  ]);
});

test.each(['12345', '1234567', 'abcdef', ''])('refuses %p as payment password and authenticator code', (typed) => {
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
])('reads the mobile number %p as %p', (typed, expected) => {
  expect(parsed(mobileNumber, typed)).toBe(expected);
});

test('folds dialling codes and account names, but not passwords', () => {
  expect(parsed(dialingCode, ' ＋６３ ')).toBe('+63');
  expect(parsed(accountName, '\u2068Ｐlayer０１\u2069\u200b')).toBe('Player01');
  expect(v.is(accountName, '\u200b')).toBe(false);
  expect(parsed(filledText(128), 'Ｄｅｍｏ\u200b1234')).toBe('Ｄｅｍｏ\u200b1234');
});
