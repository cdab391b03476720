import { fakeToken } from '@portal/shared/testing/builders';
import { fakeSite } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { ProviderError } from '../../../host/scripts-frame/provider-error.ts';
import { rememberMobile } from './remembered.ts';

const confirm = jest.fn<Promise<string>, [string]>();
const sendCode = jest.fn();
jest.mock('../../../host/scripts-frame/ask-provider.ts', () => ({
  sendCode: (...args: unknown[]) => sendCode(...args),
  confirmCode: (_origin: string, { code }: { code: string }) => confirm(code),
}));

const value = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const countries = [
  { countryCode: 'PH', countryDialingCode: '+63', digits: 10 },
  { countryCode: 'MY', countryDialingCode: '+60' },
];
const answers: FakeAnswers = {
  listCountries: { countries },
  getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
  sendSmsCode: { expiredMinutes: 5 },
  login: value,
};
const toggles = { mobileCodeLogin: true };
const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const scriptsOrigin = 'https://scripts.test';
const byProvider = { scriptsOrigin, identity: { ...fakeSite.identity, smsChannel: 'firebase' as const, firebase } };

async function openMobile(more: FakeAnswers = {}, site = {}) {
  const opened = await openAccessDialog('login', { ...answers, ...more }, { toggles, site });
  await opened.user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await screen.findByRole('button', { name: 'Country, dialling code +63' });
  return opened;
}
const number = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByLabelText(/^Verification code/);

beforeEach(() => {
  rememberMobile({ mobileNum: '' }, false);
});

// covers 2.3, 6
test('shows the choice of method only with the SMS-login setting', async () => {
  await openAccessDialog('login', answers);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByLabelText(/^Username/)).toBeVisible();
});

// covers 5
test('sends no code to an invalid number', async () => {
  const { user, platform } = await openMobile();
  await user.click(pressable('Get code'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(number()).toBeInvalid();
  expect(number()).toHaveFocus();
  await fillField(user, number(), '917');
  expect(platform.seenOf('sendSmsCode')).toHaveLength(0);
});

// covers 2.3, 4
test('shows the remaining seconds on the button after sending, and focuses the code field', async () => {
  const { user, platform } = await openMobile();
  await fillField(user, number(), '917 123 4567');
  await user.click(pressable('Get code'));
  const button = await screen.findByRole('button', { name: '300 s' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(code()).toHaveFocus();
  expect(screen.getByText('Code sent.').closest('[aria-live="polite"]')).not.toBeNull();
  expect(platform.seenOf('sendSmsCode').map(({ input }) => input)).toEqual([
    { mobileNum: '9171234567', countryDialingCode: '+63', purpose: 'login' },
  ]);
});

test('names the number of digits for a number of the wrong length', async () => {
  const { user, platform } = await openMobile();
  await fillField(user, number(), '91712345');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter a phone number with 10 digits')).toBeVisible();
  expect(screen.getByText('Please enter a valid verification code')).toBeVisible();
  expect(platform.seenOf('login')).toHaveLength(0);
});

// covers 4
test('solves the challenge of the refusal when a code takes more work than was done', async () => {
  const secret = 'a secret of this test';
  const keys = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 7, deriveKey, ...keys });
  const { user, platform } = await openMobile({
    sendSmsCode: ({ humanVerification }) =>
      humanVerification ? { expiredMinutes: 5 } : refuse('verification_required', { value: { challenge } }),
  });
  await fillField(user, number(), '9171234567');
  await user.click(pressable('Get code'));
  await screen.findByRole('button', { name: '300 s' });
  const sent = platform.seenOf('sendSmsCode')[1]?.input as { humanVerification: string };
  expect((await verifySolution({ ...JSON.parse(atob(sent.humanVerification)), deriveKey, ...keys })).verified).toBe(
    true,
  );
  expect(platform.seenOf('getHumanChallenge')).toHaveLength(0);
});

// covers 8
test("shows the server's message as a warning when a code could not be sent, and keeps the form", async () => {
  const { user } = await openMobile({ sendSmsCode: refuse('sms_failed', { message: 'No SMS today.' }) });
  await fillField(user, number(), '9171234567');
  await user.click(pressable('Get code'));
  const warning = await screen.findByRole('dialog', { name: 'Notice' });
  expect(within(warning).getByText('No SMS today.')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notice' })).toBeNull());
  expect(pressable('Get code')).not.toHaveAttribute('aria-disabled', 'true');
  expect(number()).toHaveValue('9171234567');
});

// covers 2.3
test('sends number, dialling code and code without human verification, and remembers the number for a day', async () => {
  const { user, platform, portal } = await openMobile();
  await fillField(user, number(), '9171234567');
  await fillField(user, code(), ' 123456 ');
  await user.click(screen.getByLabelText('Remember me for a day'));
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('login')[0]?.input).toEqual({
    type: 'sms',
    username: '9171234567',
    countryDialingCode: '+63',
    password: '123456',
    agentPage: false,
  });
  expect(platform.seenOf('getHumanChallenge')).toHaveLength(0);
  expect(decodeURIComponent(document.cookie)).toContain('mobileLogin=PH 9171234567');
  expect(document.cookie).not.toContain('123456;');
});

// covers 4
test('ignores an expired password at an SMS login', async () => {
  const { user, portal } = await openMobile({
    login: { ...value, passwordExpired: true, passwordChangeRequired: true },
  });
  await fillField(user, number(), '9171234567');
  await fillField(user, code(), '123456');
  await user.click(pressable('Log in'));
  await waitFor(() => expect(portal.host.member.get()).toBeDefined());
  expect(screen.queryByText(/new password/i)).toBeNull();
});

test("shows the server's message for a refused code in the form", async () => {
  const refusal = refuse('invalid_verification_code', { message: 'Please enter a valid verification code' });
  const { user } = await openMobile({ login: refusal });
  await fillField(user, number(), '9171234567');
  await fillField(user, code(), '000000');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter a valid verification code')).toHaveAttribute('role', 'alert');
});

// covers 4
test("provider codes wait one minute, and the provider's token is the login", async () => {
  sendCode.mockResolvedValue('v-1');
  confirm.mockResolvedValue('id-token');
  const { user, platform, portal } = await openMobile({}, byProvider);
  await fillField(user, number(), '0917 123 4567');
  await user.click(pressable('Get code'));
  expect(await screen.findByRole('button', { name: '60 s' })).toHaveAttribute('aria-disabled', 'true');
  expect(sendCode).toHaveBeenCalledWith(scriptsOrigin, { phone: '+639171234567', language: 'en' }, expect.anything());
  await fillField(user, code(), '123456');
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('sendSmsCode')).toHaveLength(0);
  expect(platform.seenOf('login')[0]?.input).toEqual({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token',
    agentPage: false,
  });
});

test('sends a refused form again with the earlier proof, as the provider accepts a code once', async () => {
  sendCode.mockResolvedValue('v-1');
  confirm.mockReset().mockResolvedValueOnce('id-token').mockRejectedValue(new ProviderError('phone_auth.unknown'));
  const busy = { login: refuse('too_many_requests', { message: 'Later, please.' }) };
  const { user, platform, portal } = await openMobile(busy, byProvider);
  await fillField(user, number(), '9171234567');
  await user.click(pressable('Get code'));
  await fillField(user, code(), '123456');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Later, please.')).toBeVisible();
  platform.answer({ login: value });
  await user.click(pressable('Log in'));
  await allClosed(portal);
  expect(platform.seenOf('login')[1]?.input).toMatchObject({ firebaseIdToken: 'id-token' });
});

test('shows provider errors: as a warning when sending, in the form when typing', async () => {
  sendCode.mockRejectedValueOnce(new ProviderError('phone_auth.too-many-requests'));
  sendCode.mockResolvedValue('v-1');
  confirm.mockRejectedValue(new ProviderError('phone_auth.invalid-verification-code'));
  const { user } = await openMobile({}, byProvider);
  await fillField(user, number(), '9171234567');
  await user.click(pressable('Get code'));
  const warning = await screen.findByRole('dialog', { name: 'Notice' });
  expect(within(warning).getByText('Too many requests. Try again in 5 minutes.')).toBeVisible();
  await user.click(within(warning).getByRole('button', { name: 'OK' }));
  await fillField(user, code(), '111111');
  await user.click(pressable('Log in'));
  expect(await screen.findByText('Please enter the verification code')).toHaveAttribute('role', 'alert');
});
