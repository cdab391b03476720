import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RegistrationField, registrationFields } from '@portal/shared/contract/content/site';
import { goodValues, mobileForm, usernameForm } from '../testing/registration-form.ts';
import { defaultRegisterRules } from './register-defaults.ts';
import { acceptedValues, brokenFields, type RegistrationForm } from './registration.rules.ts';

const off = new Set<RegistrationField>(['username', 'password', 'confirmPassword', 'captcha', 'verificationCode']);
/** Optional fields, with a value that passes the default rule and one that does not. */
const optional: Partial<Record<RegistrationField, { good: string; bad: string; code: string }>> = {
  mobileNum: { good: '917 555-0102', bad: '917x5550102', code: 'invalid_mobile' },
  payeeName: { good: 'Jane Doe', bad: 'Jane', code: 'invalid_real_name' },
  paymentPassword: { good: '804271', bad: '80427x', code: 'pattern_digits' },
  qqNum: { good: '12345', bad: '12a345', code: 'pattern_digits' },
  line: { good: 'jane.doe', bad: 'jane doe', code: 'pattern_no_spaces' },
  whatsapp: { good: '639175550102', bad: '63917555O102', code: 'pattern_digits' },
  facebook: { good: 'jane.doe', bad: 'jane doe', code: 'pattern_no_spaces' },
  wechat: { good: 'jane_1', bad: 'jane 1', code: 'pattern_no_spaces' },
  idNumber: { good: 'A1234567', bad: 'A_1234567', code: 'pattern_letters_or_digits' },
  email: { good: 'jane@example.com', bad: 'jane@example', code: 'pattern_email' },
  recommenderId: { good: 'R2D2', bad: 'R2_D2', code: 'pattern_letters_or_digits' },
  affiliateCode: { good: 'AGENT01', bad: 'AGENT-01', code: 'pattern_letters_or_digits' },
};

const fieldsOf = (form: RegistrationForm, change: Record<string, string | undefined>) =>
  brokenFields(form, { ...goodValues, ...change }).fields;

test('covers every field by every form or the table below', () => {
  const tried = new Set([...off, ...Object.keys(optional)]);
  assert.deepEqual([...tried].sort(), [...registrationFields].sort());
});

for (const [name, { good, bad, code }] of Object.entries(optional)) {
  const field = name as RegistrationField;
  const rule = { ...defaultRegisterRules[field], enabled: true };
  const required = usernameForm({ [field]: { ...rule, required: true } });
  test(`checks presence, requirement, length and pattern of ${field}`, () => {
    assert.deepEqual(fieldsOf(required, { [field]: good }), {});
    for (const empty of [undefined, '', '   '])
      assert.deepEqual(fieldsOf(required, { [field]: empty }), { [field]: 'required' });
    assert.deepEqual(fieldsOf(required, { [field]: bad }), { [field]: code });
    const isOptional = usernameForm({ [field]: { ...rule, required: false } });
    const emptyOne = field === 'paymentPassword' ? { paymentPassword: 'required' } : {};
    assert.deepEqual(fieldsOf(isOptional, { [field]: '' }), emptyOne);
    const isOff = usernameForm({ [field]: { ...rule, enabled: false, required: true } });
    assert.deepEqual(fieldsOf(isOff, { [field]: bad }), {});
    assert.equal(field in acceptedValues(isOff, { ...goodValues, [field]: good }), false);
    assert.equal(field in acceptedValues(required, { ...goodValues, [field]: good }), true);
    const free = { ...rule, acceptedPattern: '*', minLength: 3, maxLength: 5 };
    const length = field === 'mobileNum' ? 'invalid_mobile' : 'text_length';
    for (const text of ['12', '123456'])
      assert.deepEqual(fieldsOf(usernameForm({ [field]: free }), { [field]: text }), { [field]: length });
    for (const text of ['136', '13578'])
      assert.deepEqual(fieldsOf(usernameForm({ [field]: free }), { [field]: text }), {});
  });
}

test('gives each fault of username, password and confirmation its code', () => {
  const broken = (change: Record<string, string>) => fieldsOf(usernameForm(), change);
  assert.deepEqual(broken({ username: '   ' }), { username: 'required' });
  assert.deepEqual(broken({ username: 'abc' }), { username: 'text_length' });
  assert.deepEqual(broken({ username: 'x'.repeat(17) }), { username: 'text_length' });
  assert.deepEqual(broken({ username: '1player' }), { username: 'pattern_letter_first' });
  assert.deepEqual(broken({ password: 'short', confirmPassword: 'short' }), { password: 'password_length' });
  assert.deepEqual(broken({ password: 'onlyletters', confirmPassword: 'onlyletters' }), {
    password: 'pattern_letters_and_digits',
  });
  assert.deepEqual(broken({ password: 'qwerty123', confirmPassword: 'qwerty123' }), { password: 'password_common' });
  assert.deepEqual(broken({ password: 'Newplayer1', confirmPassword: 'Newplayer1' }), {
    password: 'password_has_name',
  });
  assert.deepEqual(broken({ password: 'Lantern2026', confirmPassword: 'Lantern2026' }), {
    password: 'password_has_name',
  });
  const paymentPassword = { ...defaultRegisterRules.paymentPassword, enabled: true };
  assert.deepEqual(fieldsOf(usernameForm({ paymentPassword }), { paymentPassword: '123456' }), {
    paymentPassword: 'payment_password_simple',
  });
  assert.deepEqual(broken({ password: '', confirmPassword: '' }), {
    password: 'required',
    confirmPassword: 'required',
  });
  assert.deepEqual(broken({ confirmPassword: 'Demo12345' }), { confirmPassword: 'wrong_confirmation' });
});

test('reports limits as two numbers, or one when they are equal', () => {
  const short = { password: 'x', confirmPassword: 'x' };
  const range = brokenFields(usernameForm(), { ...goodValues, ...short });
  assert.deepEqual(range.fieldParams.password, { min: 8, max: 128, range: '8–128' });
  const line = { ...defaultRegisterRules.line, enabled: true, minLength: 6, maxLength: 6 };
  assert.deepEqual(fieldsOf(usernameForm({ line }), { line: 'abc' }), { line: 'text_length_exact' });
});

test('leaves a missing captcha to human verification, but requires a code here', () => {
  const captcha = { ...defaultRegisterRules.captcha, enabled: true };
  assert.deepEqual(fieldsOf(usernameForm({ captcha }), {}), {});
  const verified = usernameForm({}, { REGMOBVERF3: true });
  assert.deepEqual(fieldsOf(verified, {}), { mobileNum: 'required', verificationCode: 'required' });
  const number = { mobileNum: '9175550102' };
  assert.deepEqual(fieldsOf(verified, { ...number, verificationCode: 'x'.repeat(255) }), {});
  assert.deepEqual(fieldsOf(verified, { ...number, verificationCode: 'x'.repeat(256) }), {
    verificationCode: 'text_length',
  });
  assert.deepEqual(fieldsOf({ ...verified, isProvedElsewhere: true }, number), {});
});

test('requires number and code in the mobile form, and a password by MOBILENUMPASSREG3', () => {
  assert.deepEqual(brokenFields(mobileForm(), {}).fields, {
    password: 'required',
    confirmPassword: 'required',
    mobileNum: 'required',
    verificationCode: 'required',
  });
  const bare = mobileForm({}, { MOBILENUMPASSREG3: false });
  const values = { mobileNum: '9175550102', verificationCode: '123456', password: 'x', username: '!' };
  assert.deepEqual(brokenFields(bare, values).fields, {});
  assert.deepEqual(Object.keys(acceptedValues(bare, values)).sort(), ['mobileNum', 'verificationCode']);
});

test('counts length in characters of the composed text, not in UTF-16 units', () => {
  const line = { ...defaultRegisterRules.line, enabled: true, maxLength: 2, minLength: 2, acceptedPattern: '*' };
  for (const text of ['𠀀𠀁', '홍길'.normalize('NFD'), 'がぎ'.normalize('NFD'), 'é1'.normalize('NFD')])
    assert.deepEqual(fieldsOf(usernameForm({ line }), { line: text }), {}, text);
  assert.equal(acceptedValues(usernameForm({ line }), { line: '홍길'.normalize('NFD') }).line, '홍길');
});

test("refuses a text and stays responsive when the operator's pattern takes too long", () => {
  const line = {
    ...defaultRegisterRules.line,
    enabled: true,
    maxLength: 255,
    acceptedPattern: '.*.*.*.*.*.*.*=',
    patternId: 'own',
  };
  const started = performance.now();
  for (let turn = 0; turn < 100; turn += 1)
    assert.deepEqual(fieldsOf(usernameForm({ line }), { line: 'a'.repeat(255) }), { line: 'invalid_format' });
  assert.ok(performance.now() - started < 3000);
});
