import * as v from 'valibot';
import { matchesPattern, patterns } from '../accounts/patterns.ts';
import { isEmail } from './email.rules.ts';
import { email } from './form-texts.ts';

test.each([
  ['player01@example.com', true],
  ["o'connor@example.com", true],
  ['user@xn--80ak6aa92e.com', true],
  ['user@xn--bcher-kva.de', true],
  ['user@example.xn--p1ai', true],
  ['a.b+c_d-e@mail.example.co.uk', true],
  ['a@b', false],
  ['a@x.c', false],
  ['a@-x.com', false],
  ['a@x..com', false],
  ['.a@x.com', false],
  ['a..b@x.com', false],
  ['é@x.com', false],
  ['a b@x.com', false],
  ['a@b@x.com', false],
  ['<a@x.com>', false],
  ['', false],
])('%p is an address by every rule: %p', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
  expect(matchesPattern(patterns.email, text)).toBe(expected);
  expect(v.is(email, text)).toBe(expected);
});

test('folds an address before validating it', () => {
  expect(v.parse(email, ' o\u2019connor\u200b＠example.com ')).toBe("o'connor@example.com");
});
