import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember, fakeSite } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const entered = { token: fakeToken(), firstTimeLogin: false, passwordExpired: false };
const answers: FakeAnswers = {
  getRegisterSettings: buildRegisterSettings(),
  getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
  listCountries: { countries: [{ countryCode: 'PH', countryDialingCode: '+63', digits: 10 }] },
  forgotPasswordByEmail: {},
  sendSmsCode: { expiredMinutes: 5 },
  setPasswordByPhone: entered,
};
const withMobile = { toggles: { mobileCodeLogin: true } };

test.each([
  ['by phone alone where no mail is sent', withMobile, 'Mobile number'],
  ['by support alone where nothing is sent', {}, undefined],
])('%s', async (_, toggles, field) => {
  const site = { identity: { ...fakeSite.identity, mailChannel: 'none' as const } };
  await openAccessDialog('forgotPassword', answers, { ...toggles, site });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  if (field) expect(await screen.findByLabelText(new RegExp(`^${field}`))).toBeVisible();
  else expect(screen.queryByRole('textbox')).toBeNull();
});

// covers 2.3, 5
test('by e-mail: requires valid fields, then closes the popup and confirms in a dialog', async () => {
  const { user, platform } = await openAccessDialog('forgotPassword', answers);
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(pressable('Send the link'));
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  await fillField(user, screen.getByLabelText(/^Username/), ' player01 ');
  await fillField(user, screen.getByLabelText(/^Email/), 'nonsense');
  expect(await screen.findByText(/^Please enter a valid email address/)).toBeVisible();
  expect(platform.seenOf('forgotPasswordByEmail')).toHaveLength(0);
  await user.clear(screen.getByLabelText(/^Email/));
  await fillField(user, screen.getByLabelText(/^Email/), 'p@mail.example');
  await user.click(pressable('Send the link'));
  const confirmation = await screen.findByRole('dialog', { name: 'Check your email' });
  expect(screen.getAllByRole('dialog')).toEqual([confirmation]);
  expect(platform.seenOf('forgotPasswordByEmail')[0]?.input).toEqual({ username: 'player01', email: 'p@mail.example' });
  await user.click(within(confirmation).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// covers 8
test('by e-mail: names an unknown account if the operator reveals it', async () => {
  const forgotPasswordByEmail = refuse('unknown_account', { message: 'Username/Email does not exist' });
  const { user } = await openAccessDialog('forgotPassword', { ...answers, forgotPasswordByEmail });
  await fillField(user, screen.getByLabelText(/^Username/), 'player99');
  await fillField(user, screen.getByLabelText(/^Email/), 'p@mail.example');
  await user.click(pressable('Send the link'));
  expect(await screen.findByText('Username/Email does not exist')).toBeVisible();
  expect(screen.getByLabelText(/^Username/)).toBeInvalid();
  expect(screen.getByLabelText(/^Username/)).toHaveFocus();
});

// covers 4, 5
test('by phone: takes code and new password, then logs in and goes home', async () => {
  const { user, platform, portal } = await openAccessDialog('forgotPassword', answers, withMobile);
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await screen.findByRole('button', { name: /dialling code \+63/ });
  await user.click(pressable('Set password and log in'));
  expect(await screen.findByText('Please enter a valid verification code')).toBeVisible();
  await fillField(user, screen.getByRole('textbox', { name: /^Mobile number/ }), '9175550102');
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendSmsCode')).toHaveLength(1));
  expect(platform.seenOf('sendSmsCode')[0]?.input).toMatchObject({ mobileNum: '9175550102', purpose: 'password' });
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await fillField(user, screen.getByLabelText(/^New password/), 'short');
  expect(await screen.findByText(/^12 or more characters of any kind, or 8–11/)).toBeVisible();
  await fillField(user, screen.getByLabelText(/^New password/), 'er1234');
  await user.click(pressable('Set password and log in'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('setPasswordByPhone')[0]?.input).toEqual({
    mobileNum: '9175550102',
    countryDialingCode: '+63',
    verificationCode: '123456',
    newPassword: 'shorter1234',
  });
  expect(portal.host.member.get()).toEqual(fakeMember);
  expect(portal.host.location.get().pathname).toBe('/');
});

test('by phone: asks for the authenticator after the new password, and goes home with its code', async () => {
  const asked = { challengeId: 'ch-1', methods: [{ method: 'authenticator', hint: '' }] };
  const { user, platform, portal } = await openAccessDialog(
    'forgotPassword',
    {
      ...answers,
      setPasswordByPhone: refuse('extra_verification_required', { value: asked }),
      verifyLogin: entered,
    },
    withMobile,
  );
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await screen.findByRole('button', { name: /dialling code \+63/ });
  await fillField(user, screen.getByRole('textbox', { name: /^Mobile number/ }), '9175550102');
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await fillField(user, screen.getByLabelText(/^New password/), 'Demo12345');
  await user.click(pressable('Set password and log in'));
  await fillField(user, await screen.findByLabelText(/^Authenticator code/), '654321');
  expect(sessionStorage.getItem('token')).toBeNull();
  await user.click(pressable('Confirm'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.seenOf('verifyLogin')[0]?.input).toEqual({
    challengeId: 'ch-1',
    method: 'authenticator',
    answer: '654321',
    rememberIn: 'cookie',
  });
  expect(portal.host.member.get()).toEqual(fakeMember);
  expect(portal.host.location.get().pathname).toBe('/');
});

test('by phone: shows a wrong code under its field', async () => {
  const setPasswordByPhone = refuse('invalid_verification_code', { message: 'That is not the code.' });
  const { user } = await openAccessDialog('forgotPassword', { ...answers, setPasswordByPhone }, withMobile);
  await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
  await screen.findByRole('button', { name: /dialling code \+63/ });
  await fillField(user, screen.getByRole('textbox', { name: /^Mobile number/ }), '9175550102');
  await fillField(user, screen.getByLabelText(/^Verification code/), '000000');
  await fillField(user, screen.getByLabelText(/^New password/), 'Demo12345');
  await user.click(pressable('Set password and log in'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Verification code/)).toHaveAccessibleDescription('That is not the code.'),
  );
});
