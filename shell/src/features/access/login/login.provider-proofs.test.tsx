import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { fakeSite } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor } from '@testing-library/react';
import { allClosed, openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { ProviderError } from '../../../host/scripts-frame/provider-error.ts';

const confirm = jest.fn<Promise<string>, [string]>();
const sendCode = jest.fn();
jest.mock('../../../host/scripts-frame/ask-provider.ts', () => ({
  sendCode: (...args: unknown[]) => sendCode(...args),
  confirmCode: (_origin: string, { code }: { code: string }) => confirm(code),
}));

const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const scriptsOrigin = 'https://scripts.test';
const site = { scriptsOrigin, identity: { ...fakeSite.identity, smsChannel: 'firebase' as const, firebase } };
const loggedIn = { site, token: fakeToken() };
const answers: FakeAnswers = {
  listCountries: { countries: [{ countryCode: 'PH', countryDialingCode: '+63', digits: 10 }] },
  getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
  getRegisterSettings: buildRegisterSettings(),
  finishFirstLogin: {},
};
const security = {
  passwordChangedAt: '2026-11-01T00:00:00.000Z',
  hasPassword: true,
  hasPaymentPassword: true,
  hasAuthenticator: false,
  passwordNeedsCode: false,
};

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue('v-1');
  confirm.mockReset().mockImplementation(async (code) => `id-token ${code}`);
});

type User = Awaited<ReturnType<typeof openAccessDialog>>['user'];

/** Fills in with a single change event; other tests cover key by key typing. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Fills in the number, requests the code and fills that in. */
async function prove(user: User, code = '123456') {
  await screen.findByRole('button', { name: /dialling code \+63/ });
  await fill(user, screen.getByRole('textbox', { name: /^Mobile number/ }), '0917 123 4567');
  await user.click(pressable('Get code'));
  await screen.findByRole('button', { name: /^(60|5\d) s$/ });
  expect(sendCode).toHaveBeenCalledWith(scriptsOrigin, { phone: '+639171234567', language: 'en' }, expect.anything());
  await fill(user, screen.getByLabelText(/^Verification code/), code);
}

test("binds a number by the provider's token after the first login", async () => {
  const bindMobile = { mobile: '+63******4567' };
  const given = { ...answers, getSecurity: security, bindMobile };
  const { user, platform } = await openAccessDialog('firstLogin', given, loggedIn);
  await prove(user);
  await user.click(pressable('Confirm'));
  await waitFor(() => expect(platform.seenOf('bindMobile')).toHaveLength(1));
  expect(platform.seenOf('sendOwnSmsCode')).toHaveLength(0);
  expect(platform.seenOf('bindMobile')[0]?.input).toEqual({
    mobileNum: '09171234567',
    countryDialingCode: '+63',
    verificationCode: '',
    mobileIdToken: 'id-token 123456',
  });
});

test("shows the provider's message for a refused code, and sends nothing", async () => {
  confirm.mockRejectedValue(new ProviderError('phone_auth.invalid-verification-code'));
  const { user, platform } = await openAccessDialog('firstLogin', { ...answers, getSecurity: security }, loggedIn);
  await prove(user);
  await user.click(pressable('Confirm'));
  expect(await screen.findByText('This verification code isn’t valid')).toHaveAttribute('role', 'alert');
  expect(platform.seenOf('bindMobile')).toHaveLength(0);
});

test('a member without a password verifies the bound number through the provider', async () => {
  const target = { method: 'mobile', hint: '+63******4567', channel: 'firebase' };
  const asked = refuse('owner_code_required', { message: 'Please enter the code', value: target });
  const { user, platform } = await openAccessDialog(
    'firstLogin',
    {
      ...answers,
      getSecurity: { ...security, hasPassword: false, hasPaymentPassword: false, mobile: target.hint },
      setPaymentPassword: ({ firebaseIdToken }) => (firebaseIdToken ? {} : asked),
    },
    loggedIn,
  );
  await fill(user, await screen.findByLabelText(/^Payment password/), '135790');
  await fill(user, screen.getByLabelText(/^Confirm payment password/), '135790');
  await user.click(pressable('Set payment password'));
  expect(await screen.findByLabelText(/^Mobile number/)).toHaveAccessibleDescription(/\+63\*{6}4567/);
  await prove(user);
  await user.click(pressable('Set payment password'));
  await waitFor(() => expect(platform.seenOf('setPaymentPassword')).toHaveLength(2));
  expect(platform.seenOf('sendOwnerCode')).toHaveLength(0);
  expect(platform.seenOf('setPaymentPassword')[1]?.input).toMatchObject({
    firebaseChannel: 'sms',
    firebaseIdToken: 'id-token 123456',
  });
});

test("answers a login from a new address with the provider's token for the bound number", async () => {
  const methods = [{ method: 'mobile', hint: '+63******4567' }];
  const { user, platform, portal } = await openAccessDialog(
    'login',
    {
      ...answers,
      login: refuse('extra_verification_required', { value: { challengeId: 'ch-1', methods } }),
      verifyLogin: { token: fakeToken(), firstTimeLogin: false, passwordExpired: false },
    },
    { site },
  );
  await fill(user, screen.getByLabelText(/^Username/), 'player01');
  await fill(user, screen.getByLabelText(/^Password/), 'Demo1234');
  await user.click(pressable('Log in'));
  await screen.findByText('One more step');
  await prove(user);
  await user.click(pressable('Confirm'));
  await allClosed(portal);
  expect(platform.seenOf('sendLoginCode')).toHaveLength(0);
  expect(platform.seenOf('verifyLogin')[0]?.input).toEqual({
    challengeId: 'ch-1',
    method: 'mobile',
    firebaseIdToken: 'id-token 123456',
    rememberIn: 'cookie',
  });
});

// covers 2.3
test('gets the code of a forced password change from the provider', async () => {
  const wanted = refuse('invalid_verification_code', { message: 'Please enter a valid verification code' });
  const { user, platform } = await openAccessDialog(
    { name: 'changePassword', account: 'expired01', oldPassword: 'Demo1234' },
    { ...answers, changePassword: ({ firebaseIdToken }) => (firebaseIdToken ? { token: fakeToken('N') } : wanted) },
    loggedIn,
  );
  await fill(user, screen.getByLabelText(/^New password/), 'Fresh12345');
  await fill(user, screen.getByLabelText(/^Confirm new password/), 'Fresh12345');
  await user.click(pressable('Change password'));
  await prove(user);
  await user.click(pressable('Change password'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('sendOwnSmsCode')).toHaveLength(0);
});

test.each([
  ['mobile', { smsChannel: 'none' as const }, 'Email'],
  ['email', { mailChannel: 'none' as const }, 'Mobile number'],
])('does not ask for a contact that cannot be verified: %s', async (_, identity, left) => {
  const given = { ...answers, getSecurity: security };
  await openAccessDialog('firstLogin', given, {
    ...loggedIn,
    site: { identity: { ...fakeSite.identity, ...identity } },
  });
  expect(await screen.findByRole('tab', { name: left })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});
