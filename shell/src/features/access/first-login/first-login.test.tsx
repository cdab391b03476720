import { buildNotice, fakeToken } from '@portal/shared/testing/builders';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';

const nothing = {
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  hasPassword: true,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  passwordNeedsCode: false,
};
const answers: FakeAnswers = {
  getSecurity: nothing,
  finishFirstLogin: {},
  getCountry: { countryCode: 'PH', countryDialingCode: '+63' },
  listCountries: { countries: [{ countryCode: 'PH', countryDialingCode: '+63', digits: 10 }] },
  sendOwnSmsCode: { expiredMinutes: 5 },
  sendEmailCode: { expiredMinutes: 10 },
  bindMobile: { mobile: '+63******0102' },
  bindEmail: { email: 'p***@mail.example' },
  setPaymentPassword: {},
  listAnnouncements: { banners: [], notices: [buildNotice(1, { type: 'PU', title: 'Harbour night' })] },
};
const loggedIn = { token: fakeToken() };

test('binds a number, sets the payment password, then shows the popup announcements', async () => {
  const { user, platform } = await openAccessDialog('firstLogin', answers, loggedIn);
  expect(await screen.findByText('Step 1 of 2')).toBeVisible();
  await screen.findByRole('button', { name: /dialling code \+63/ });
  await fillField(user, screen.getByRole('textbox', { name: /^Mobile number/ }), '9175550102');
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendOwnSmsCode')).toHaveLength(1));
  await fillField(user, screen.getByLabelText(/^Verification code/), '123456');
  await user.click(pressable('Confirm'));
  const heading = await screen.findByRole('heading', { name: 'Set a payment password' });
  await waitFor(() => expect(heading).toHaveFocus());
  await fillField(user, screen.getByLabelText(/^Payment password/), '24681');
  await fillField(user, screen.getByLabelText(/^Confirm payment password/), '246810');
  await user.click(pressable('Set payment password'));
  expect(await screen.findAllByText('6 digits')).toHaveLength(1);
  expect(screen.getByText('The two entries don’t match')).toBeVisible();
  await fillField(user, screen.getByLabelText(/^Payment password/), '0');
  await user.clear(screen.getByLabelText(/^Confirm payment password/));
  await fillField(user, screen.getByLabelText(/^Confirm payment password/), '246810');
  await fillField(user, screen.getByLabelText(/^Login password/), 'Demo1234');
  await user.click(pressable('Set payment password'));
  expect(await screen.findByRole('dialog', { name: 'Harbour night' })).toBeVisible();
  expect(platform.seenOf('setPaymentPassword')[0]?.input).toEqual({
    paymentPassword: '246810',
    confirmPaymentPassword: '246810',
    loginPassword: 'Demo1234',
  });
  expect(platform.seenOf('finishFirstLogin')).toHaveLength(1);
});

test('binds an address by the code sent to it; shows a wrong code under its field', async () => {
  const bindEmail = refuse('invalid_verification_code', { message: 'That is not the code.' });
  const { user, platform } = await openAccessDialog('firstLogin', { ...answers, bindEmail }, loggedIn);
  await user.click(await screen.findByRole('tab', { name: 'Email' }));
  await fillField(user, screen.getByRole('textbox', { name: /^Email/ }), 'p@mail.example');
  await user.click(pressable('Get code'));
  await waitFor(() => expect(platform.seenOf('sendEmailCode')[0]?.input).toEqual({ email: 'p@mail.example' }));
  await fillField(user, screen.getByLabelText(/^Verification code/), '000000');
  await user.click(pressable('Confirm'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Verification code/)).toHaveAccessibleDescription('That is not the code.'),
  );
});

// covers 4: WCAG 3.3.7
test.each([
  [{ mobileNum: '9175550102' }, 'Mobile number', '9175550102'],
  [{ email: 'p@mail.example', mobileNum: '' }, 'Email', 'p@mail.example'],
])('does not ask twice for the contact of the registration: %p', async (typed, label, value) => {
  await openAccessDialog({ name: 'firstLogin', typed }, answers, loggedIn);
  expect(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(value);
});

test('can be postponed', async () => {
  const { user, platform } = await openAccessDialog('firstLogin', answers, loggedIn);
  await screen.findByText('Step 1 of 2');
  await user.click(screen.getAllByRole('button', { name: 'Later' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Harbour night' })).toBeVisible();
  expect(platform.seenOf('finishFirstLogin')).toHaveLength(1);
});

test('skips what exists already, and closes when nothing is missing', async () => {
  const mobile = '+63******0102';
  const { platform } = await openAccessDialog(
    'firstLogin',
    { ...answers, getSecurity: { ...nothing, mobile, hasPaymentPassword: true } },
    loggedIn,
  );
  expect(await screen.findByRole('dialog', { name: 'Harbour night' })).toBeVisible();
  expect(platform.seenOf('finishFirstLogin')).toHaveLength(1);
});

test('does not ask for a login password that the member does not have', async () => {
  const { user, platform } = await openAccessDialog(
    'firstLogin',
    { ...answers, getSecurity: { ...nothing, mobile: '+63******0102', hasPassword: false } },
    loggedIn,
  );
  await fillField(user, await screen.findByLabelText(/^Payment password/), '246810');
  await fillField(user, screen.getByLabelText(/^Confirm payment password/), '246810');
  expect(screen.queryByLabelText(/^Login password/)).toBeNull();
  await user.click(pressable('Set payment password'));
  await waitFor(() => expect(platform.seenOf('setPaymentPassword')).toHaveLength(1));
});
