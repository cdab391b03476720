import { buildRule } from '@portal/shared/testing/builders';
import { faultOf, fieldsOf, isRequired } from './registration.rules.ts';
import { submissionOf } from './submission.rules.ts';

const email = buildRule({
  required: false,
  patternId: 'email',
  acceptedPattern: '\\S+@\\S+',
  minLength: 6,
  maxLength: 40,
});

test('optional fields appear only where the rules enable them', () => {
  expect(fieldsOf({ email, line: buildRule({ enabled: false }) })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'email',
  ]);
});

test('required: by the rule; username, passwords and payment password always', () => {
  expect(isRequired('email', { email })).toBe(false);
  expect(isRequired('paymentPassword', { paymentPassword: buildRule({ required: false }) })).toBe(true);
  expect(faultOf('username', { username: '  ' }, {})).toEqual({ id: 'rule.empty' });
  expect(faultOf('email', {}, { email })).toBeUndefined();
});

test('lengths carry min and max; one number where they are equal', () => {
  const password = buildRule({ minLength: 8, maxLength: 20 });
  const pin = buildRule({ minLength: 6, maxLength: 6 });
  expect(faultOf('password', { password: 'short' }, { password })).toEqual({
    id: 'rule.password_range',
    values: { min: 8, max: 20 },
  });
  expect(faultOf('paymentPassword', { paymentPassword: '12345' }, { paymentPassword: pin })?.id).toBe(
    'rule.text_exact',
  );
});

test('patterns hold for the whole trimmed text, and the message is that of the pattern', () => {
  expect(faultOf('email', { email: 'a@mail.example' }, { email })).toBeUndefined();
  expect(faultOf('email', { email: ' a@mail.example ' }, { email })).toBeUndefined();
  expect(faultOf('email', { email: 'no mail' }, { email })?.id).toBe('rule.pattern.email');
  const any = buildRule({ acceptedPattern: '*' });
  expect(faultOf('line', { line: '任何 x' }, { line: any })).toBeUndefined();
  const broken = buildRule({ acceptedPattern: '(' });
  expect(faultOf('line', { line: 'abcd' }, { line: broken })).toBeUndefined();
});

test('the confirmation has to equal the password', () => {
  expect(faultOf('confirmPassword', { password: 'abc', confirmPassword: 'abd' }, {})?.id).toBe('rule.confirm_password');
  expect(faultOf('confirmPassword', { password: 'abc', confirmPassword: 'abc ' }, {})).toBeUndefined();
});

test('what is sent: shown fields trimmed, referral code of the address, method WEB, login', () => {
  const page = { search: '?referralCode=R9', host: 'portal.test', href: 'http://portal.test/register?referralCode=R9' };
  const values = {
    username: ' neo01 ',
    password: 'Demo1234',
    confirmPassword: 'Demo1234',
    email: '',
    line: 'x',
    isAgreed: true,
  };
  expect(submissionOf(values, ['username', 'password', 'confirmPassword', 'email'], 'c', page)).toEqual({
    username: 'neo01',
    password: 'Demo1234',
    confirmPassword: 'Demo1234',
    referralCode: 'R9',
    domain: 'portal.test',
    registerUrl: page.href,
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
  });
});
