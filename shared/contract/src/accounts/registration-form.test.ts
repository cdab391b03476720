import { registrationFields } from '../content/site.ts';
import { formFields, openMethods, type RegistrationSwitches } from './registration-form.ts';

const switches = (flags: Partial<RegistrationSwitches['flags']> = {}, toggles = {}): RegistrationSwitches => ({
  flags: { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: false, ...flags },
  toggles,
});
const rule = (enabled: boolean, required = false) => ({
  enabled,
  required,
  minLength: 1,
  maxLength: 20,
  patternId: 'any',
  acceptedPattern: '*',
});
const all = Object.fromEntries(registrationFields.map((field) => [field, rule(true)]));
const names = (fields: ReturnType<typeof formFields>) => fields.map(({ field }) => field);

test('offers a method when its flag and its toggle are on', () => {
  expect(openMethods(switches())).toEqual(['username', 'mobile']);
  expect(openMethods(switches({ USERNAMEREG3: false }))).toEqual(['mobile']);
  expect(openMethods(switches({}, { mobileRegistration: false }))).toEqual(['username']);
  expect(openMethods(switches({}, { usernameRegistration: false, mobileRegistration: false }))).toEqual([]);
  expect(openMethods(switches({}, { directRegistration: false }))).toEqual([]);
});

test('username form: asks for code and number with REGMOBVERF3 or the toggle', () => {
  expect(names(formFields('username', {}, switches()))).toEqual(['username', 'password', 'confirmPassword']);
  for (const on of [switches({ REGMOBVERF3: true }), switches({}, { smsVerification: true })])
    expect(formFields('username', {}, on).slice(3)).toEqual([
      { field: 'mobileNum', isRequired: true },
      { field: 'verificationCode', isRequired: true },
    ]);
  expect(names(formFields('username', all, switches()))).toEqual(
    registrationFields.filter((field) => field !== 'verificationCode'),
  );
});

test('mobile form: always asks for number and code, for the password with MOBILENUMPASSREG3, never for a username', () => {
  expect(names(formFields('mobile', {}, switches({ MOBILENUMPASSREG3: false })))).toEqual([
    'mobileNum',
    'verificationCode',
  ]);
  const rules = { ...all, username: rule(true, true), password: rule(true, true) };
  expect(names(formFields('mobile', rules, switches({ MOBILENUMPASSREG3: false })))).not.toContain('password');
  const inOrder = names(formFields('mobile', rules, switches()));
  expect(inOrder.slice(0, 4)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword']);
  expect([...inOrder].sort()).toEqual(registrationFields.filter((field) => field !== 'username').sort());
});

// covers 2.3, 6
test('requires fields by the rule; payment password and captcha whenever they are shown', () => {
  const needed = formFields('username', { ...all, email: rule(true, true) }, switches()).filter(
    ({ isRequired }) => isRequired,
  );
  expect(names(needed)).toEqual(['username', 'password', 'confirmPassword', 'paymentPassword', 'email', 'captcha']);
});
