import type { RegistrationField } from '@portal/shared/contract/content/site';
import { mobileSubmission, type SubmissionParts, usernameSubmission } from './submission.rules.ts';

const page = { host: 'portal.test', href: 'http://portal.test/register?referralCode=R9' };
const fieldsOf = (...names: RegistrationField[]) => names.map((field) => ({ field, isRequired: true }));
const parts = (changes: Partial<SubmissionParts>): SubmissionParts => ({
  values: { isAgreed: true },
  fields: [],
  captchaId: 'c1',
  countryDialingCode: '+63',
  humanVerification: undefined,
  page,
  referralCode: 'R9',
  ...changes,
});

// covers 3, 5
test("username: sends trimmed visible fields, the address's referral code, method WEB, login", () => {
  const values = {
    username: ' neo01 ',
    password: 'Demo1234',
    confirmPassword: 'Demo1234',
    email: '',
    line: 'x',
    isAgreed: true,
  };
  const fields = fieldsOf('username', 'password', 'confirmPassword', 'email');
  expect(usernameSubmission(parts({ values, fields }))).toEqual({
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

test('mobile: sends digits with the dialling code, the code as proof, and the human verification', () => {
  const values = { mobileNum: '0917 555-01-02', verificationCode: '123456', captcha: 'ab', isAgreed: false };
  const fields = fieldsOf('mobileNum', 'verificationCode', 'captcha');
  expect(
    mobileSubmission(parts({ values, fields, proof: { verificationCode: '123456' }, humanVerification: 'solved' })),
  ).toMatchObject({
    mobileNum: '09175550102',
    countryDialingCode: '+63',
    verificationCode: '123456',
    captcha: 'ab',
    captchaId: 'c1',
    humanVerification: 'solved',
    termsAccepted: false,
  });
});

// covers 3
test('identity provider: sends its token instead of the code', () => {
  const values = { mobileNum: '9175550102', verificationCode: '123456', isAgreed: true };
  const fields = fieldsOf('mobileNum', 'verificationCode');
  const proof = { verificationCode: '', firebaseIdToken: 'id-token' };
  expect(mobileSubmission(parts({ values, fields, proof }))).toMatchObject({
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token',
    verificationCode: '',
  });
});

test('with an invitation field the code of the address is sent unless the field is emptied', () => {
  const fields = fieldsOf('affiliateCode');
  const referralOf = (affiliateCode: string) =>
    usernameSubmission(parts({ values: { affiliateCode, isAgreed: true }, fields })).referralCode;
  expect([referralOf('R9'), referralOf('OTHER'), referralOf('')]).toEqual(['R9', 'R9', undefined]);
});
