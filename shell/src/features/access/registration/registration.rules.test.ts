import { patternExamples } from '@portal/shared/contract/accounts/pattern-examples';
import { type PatternId, patterns } from '@portal/shared/contract/accounts/patterns';
import type { RegistrationField } from '@portal/shared/contract/content/site';
import english from '@portal/shared/i18n/locales/EN/access.json';
import house from '@portal/shared/i18n/locales/TY/access.json';
import { buildRule } from '@portal/shared/testing/builders';
import { faultOf, type Values } from './registration.rules.ts';

const texts: Record<string, string> = { ...english, ...house };
const judge = (field: RegistrationField, values: Values, rule = buildRule(), isRequired = true) =>
  faultOf({ field, isRequired }, values, { [field]: rule });

/** The server is tested against the same table. */
// covers 5
test.each(Object.entries(patternExamples))('pattern %s: accepts and refuses as in the table', (id, examples) => {
  const rule = buildRule({ patternId: id, acceptedPattern: patterns[id as PatternId], minLength: 1, maxLength: 64 });
  for (const line of examples.accepted) expect([line, judge('line', { line }, rule)]).toEqual([line, undefined]);
  for (const line of examples.refused)
    expect([line, judge('line', { line }, rule)]).toEqual([
      line,
      { id: `rule.pattern.${id}`, values: { size: '1–64' } },
    ]);
});

test('has a text with bounds for every pattern kind; dates have a format instead', () => {
  for (const id of Object.keys(patterns))
    expect([id, texts[`rule.pattern.${id}`]]).toEqual([
      id,
      expect.stringContaining(id === 'date' ? 'yyyy-MM-dd or MM-dd-yyyy' : '{size}'),
    ]);
});

// covers 5
test('names minimum and maximum, one number if they are equal', () => {
  const password = buildRule({ minLength: 8, maxLength: 20 });
  expect(judge('password', { password: 'short' }, password)).toEqual({
    id: 'rule.password_free',
    values: { size: 12 },
    reason: { id: 'rule.pattern.any', values: { size: '8–11' } },
  });
  const pin = buildRule({ minLength: 6, maxLength: 6 });
  expect(judge('paymentPassword', { paymentPassword: '12345' }, pin)?.values).toEqual({ size: '6' });
});

test('shows the literal message for a missing value', () => {
  const textOf = (field: RegistrationField) => texts[judge(field, {})?.id ?? ''] ?? judge(field, {})?.id;
  expect(textOf('email')).toBe('rule.empty');
  expect(judge('captcha', {})?.id).toBe('rule.captcha');
  expect(textOf('verificationCode')).toBe('Please enter a valid verification code');
  expect(judge('email', { email: ' ' }, buildRule(), false)).toBeUndefined();
});

test('validates a number by its digits, and says why a name is invalid', () => {
  const digits = buildRule({ acceptedPattern: '[0-9]+', patternId: 'digits', minLength: 6, maxLength: 15 });
  expect(judge('mobileNum', { mobileNum: '0917 555-01 02' }, digits)).toBeUndefined();
  expect(judge('mobileNum', { mobileNum: '12345' }, digits)).toEqual({ id: 'rule.mobile' });
  const name = buildRule({ acceptedPattern: patterns.fullName, patternId: 'fullName' });
  expect(judge('payeeName', { payeeName: 'Single' }, name)).toEqual({
    id: 'rule.real_name',
    reason: { id: 'rule.pattern.fullName', values: { size: '4–16' } },
  });
});

// covers 5
test('requires a confirmation that equals the password', () => {
  expect(judge('confirmPassword', { password: 'abcd' })?.id).toBe('rule.empty');
  expect(judge('confirmPassword', { password: 'abcd', confirmPassword: 'abce' })?.id).toBe('rule.confirm_password');
  expect(judge('confirmPassword', { password: 'abcd', confirmPassword: 'abcd ' })).toBeUndefined();
});

// covers 5
test('allows 0 to 255 characters for a code; leaves an unreadable pattern to the server', () => {
  const rule = buildRule({ minLength: 0, maxLength: 255 });
  expect(judge('verificationCode', { verificationCode: '7'.repeat(255) }, rule)).toBeUndefined();
  expect(judge('verificationCode', { verificationCode: '7'.repeat(256) }, rule)).toEqual({ id: 'rule.code' });
  expect(judge('line', { line: 'abcd' }, buildRule({ acceptedPattern: '(' }))).toBeUndefined();
});
