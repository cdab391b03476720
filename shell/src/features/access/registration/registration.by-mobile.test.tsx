import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const settings = buildRegisterSettings();
const withMobile = {
  ...settings,
  flags: { ...settings.flags, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
};
const answers: FakeAnswers = {
  getRegisterSettings: withMobile,
  getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
  listCountries: {
    countries: [
      { countryCode: 'PH', countryDialingCode: '+63', digits: 10 },
      { countryCode: 'MY', countryDialingCode: '+60' },
    ],
  },
  sendRegistrationCode: { expiredMinutes: 5 },
  registerByMobile: value,
};

const number = () => screen.getByRole('textbox', { name: /^Mobile number/ });

async function openMobile(more: FakeAnswers = {}, site = {}) {
  const opened = await openAccessDialog('register', { ...answers, ...more }, site);
  await opened.user.click(await screen.findByRole('tab', { name: 'Mobile number' }));
  await screen.findByRole('button', { name: /dialling code \+63/ });
  return opened;
}

// covers 2.3
test('sends number with dialling code, code and password, and logs in', async () => {
  const { user, platform, portal } = await openMobile();
  await fillField(user, number(), '0917 555 0102');
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendRegistrationCode')).toHaveLength(1));
  expect(platform.seenOf('sendRegistrationCode')[0]?.input).toMatchObject({
    mobileNo: '09175550102',
    countryDialingCode: '+63',
  });
  expect(await screen.findByRole('button', { name: /^(300|299) s/ })).toHaveAttribute('aria-disabled', 'true');
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await fillField(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await fillField(user, screen.getByLabelText(/^Confirm password/), 'Demo1234');
  await user.click(pressable('Register'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('registerByMobile')[0]?.input).toMatchObject({
    mobileNum: '09175550102',
    countryDialingCode: '+63',
    verificationCode: '123456',
    password: 'Demo1234',
    referralCode: 'REF9',
  });
  expect(portal.host.location.get().pathname).toBe('/');
});

// covers 5
test('names the digits of the country for a wrong number before sending a code', async () => {
  const { user, platform } = await openMobile();
  await user.click(pressable('Get code'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await fillField(user, number(), '91755');
  expect(await screen.findByText('Please enter a phone number with 10 digits')).toBeVisible();
  await user.clear(number());
  await fillField(user, number(), 'abc');
  expect(await screen.findByText('Please enter a valid mobile number')).toBeVisible();
  expect(platform.seenOf('sendRegistrationCode')).toHaveLength(0);
});

// covers 5
test('sends nothing without a code, and warns when a code could not be sent', async () => {
  const { user, platform } = await openMobile({
    sendRegistrationCode: refuse('sms_failed', { message: 'No SMS now.' }),
  });
  await fillField(user, number(), '9175550102');
  await user.click(pressable('Get code'));
  const warning = await screen.findByRole('dialog', { name: 'Notice' });
  expect(within(warning).getByText('No SMS now.')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  await user.click(pressable('Register'));
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  expect(platform.seenOf('registerByMobile')).toHaveLength(0);
});

test('asks for the password only with MOBILENUMPASSREG3', async () => {
  const flags = { ...withMobile.flags, MOBILENUMPASSREG3: false };
  await openMobile({ getRegisterSettings: { ...withMobile, flags } });
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  expect(screen.getByLabelText(/^Verification code/)).toBeRequired();
});

// covers 2.3, 6
test.each([
  [{ mobileRegistration: false }, 'Username'],
  [{ usernameRegistration: false }, 'Mobile number'],
])('shows no tabs for a single method: %j', async (toggles, label) => {
  await openAccessDialog('register', answers, { toggles });
  expect(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('asks for number and code in the username form with REGMOBVERF3', async () => {
  const flags = { ...settings.flags, REGMOBVERF3: true };
  const { user } = await openAccessDialog('register', { ...answers, getRegisterSettings: { ...settings, flags } });
  await waitFor(() => expect(number()).toBeRequired());
  expect(screen.getByLabelText(/^Verification code/)).toBeRequired();
  await user.click(pressable('Register'));
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
});

test('says that no registration method is open', async () => {
  await openAccessDialog('register', answers, { toggles: { directRegistration: false } });
  expect(await screen.findByText('Registration is currently closed.')).toBeVisible();
});
