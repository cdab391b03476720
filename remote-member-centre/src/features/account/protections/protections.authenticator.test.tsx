import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from '@portal/shared/contract/sessions/authenticator';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, reading, sentTo } from '../../../../testing/open-security.tsx';

const address = 'otpauth://totp/Lantern:player01?secret=JBSWY3DPEHPK3PXP&issuer=Lantern';
const begun = answering(setUpAuthenticator, () => ({ secret: 'JBSWY3DPEHPK3PXP', address }));
const recoveryCodes = ['123456789012', '234567890123'];
const password = /^Login password/;
const code = /^Authenticator code/;

test('asks for the password, shows the secret as picture, link and text, then asks for a code', async () => {
  const confirmed = answering(confirmAuthenticator, () => ({ recoveryCodes }));
  const { host, user, form } = await openForm('Set up: Authenticator', [begun, confirmed]);
  await fillField(user, form.getByLabelText(password), 'Demo1234{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up authenticator' }));
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(dialog.getByRole('link', { name: /Open in an app/ })).toHaveAttribute('href', address);
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  await fillField(user, dialog.getByLabelText(code), '12345{Enter}');
  expect(dialog.getByLabelText(code)).toHaveAccessibleDescription('Please enter a valid verification code');
  host.answer(reading({ hasAuthenticator: true, recoveryCodesLeft: 10 }));
  await fillField(user, dialog.getByLabelText(code), '6{Enter}');
  await waitFor(() => expect(sentTo(host, confirmAuthenticator)).toEqual([{ code: '123456' }]));
  expect(sentTo(host, setUpAuthenticator)).toEqual([{ password: 'Demo1234' }]);
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1234 5678 9012',
    '2345 6789 0123',
  ]);
  await user.click(shown.getByRole('button', { name: 'Copy codes' }));
  expect(await navigator.clipboard.readText()).toBe('1234 5678 9012\n2345 6789 0123');
  await user.click(shown.getByRole('button', { name: 'I saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your recovery codes' })).toBeNull());
  expect(host.toasts).toEqual(['Copied', 'Codes copied', 'The authenticator is set up']);
  expect(await screen.findByRole('button', { name: 'Remove: Authenticator' })).toBeVisible();
  expect(screen.getByText('Required at every login · 10 recovery codes left')).toBeVisible();
});

test('renews the recovery codes by a code of the app, and shows them once', async () => {
  const renewed = answering(renewRecoveryCodes, () => ({ recoveryCodes }));
  const bound = reading({ hasAuthenticator: true, recoveryCodesLeft: 1 });
  const { host, user, form } = await openForm('Recovery codes', [bound, renewed]);
  expect(form.getByText('You have 1 code left. New codes replace all earlier ones.')).toBeVisible();
  await fillField(user, form.getByLabelText(code), '123456789012{Enter}');
  expect(form.getByLabelText(code)).toHaveAccessibleDescription('Please enter a valid verification code');
  await user.clear(form.getByLabelText(code));
  await fillField(user, form.getByLabelText(code), '123456{Enter}');
  expect(await screen.findByText('1234 5678 9012')).toBeVisible();
  expect(sentTo(host, renewRecoveryCodes)).toEqual([{ code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'I saved them' }));
  await waitFor(() => expect(screen.queryByText('1234 5678 9012')).toBeNull());
  expect(host.toasts).toEqual(['New recovery codes created']);
});

test('shows a wrong password at its field', async () => {
  const { user, form } = await openForm('Set up: Authenticator', [refusing(setUpAuthenticator, 'old_password_wrong')]);
  await fillField(user, form.getByLabelText(password), 'nope{Enter}');
  await waitFor(() => expect(form.getByLabelText(password)).toHaveAccessibleDescription('old_password_wrong'));
});

test('shows above the button that an authenticator was set up elsewhere meanwhile', async () => {
  const { user, form } = await openForm('Set up: Authenticator', [
    refusing(setUpAuthenticator, 'authenticator_exists'),
  ]);
  await fillField(user, form.getByLabelText(password), 'Demo1234{Enter}');
  expect(await form.findByText('authenticator_exists')).toHaveAttribute('role', 'alert');
});

test('keeps the secret on screen after a wrong code', async () => {
  const refused = refusing(confirmAuthenticator, 'invalid_verification_code');
  const { user, form } = await openForm('Set up: Authenticator', [begun, refused]);
  await fillField(user, form.getByLabelText(password), 'Demo1234{Enter}');
  const field = await screen.findByLabelText(code);
  await fillField(user, field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('invalid_verification_code'));
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
});

describe('removal', () => {
  test('asks for the password and a code', async () => {
    const removed = answering(removeAuthenticator, () => ({}));
    const { host, user, form } = await openForm('Remove: Authenticator', [
      reading({ hasAuthenticator: true }),
      removed,
    ]);
    await user.click(form.getByRole('button', { name: 'Remove authenticator' }));
    expect(form.getByLabelText(password)).toHaveAccessibleDescription('This field is required');
    await fillField(user, form.getByLabelText(password), 'Demo1234');
    await fillField(user, form.getByLabelText(code), '123456{Enter}');
    await waitFor(() => expect(host.toasts).toEqual(['The authenticator has been removed']));
    expect(sentTo(host, removeAuthenticator)).toEqual([{ password: 'Demo1234', code: '123456' }]);
  });

  test('takes a recovery code, however it is typed', async () => {
    const removed = answering(removeAuthenticator, () => ({}));
    const { host, user, form } = await openForm('Remove: Authenticator', [
      reading({ hasAuthenticator: true }),
      removed,
    ]);
    expect(form.getByText('Six digits from the app, or a recovery code')).toBeVisible();
    await fillField(user, form.getByLabelText(password), 'Demo1234');
    await fillField(user, form.getByLabelText(code), '1234 5678 9012{Enter}');
    await waitFor(() => expect(host.toasts).toEqual(['The authenticator has been removed']));
    expect(sentTo(host, removeAuthenticator)).toEqual([{ password: 'Demo1234', code: '1234 5678 9012' }]);
  });

  test.each([
    ['old_password_wrong', password],
    ['invalid_verification_code', code],
  ])('shows %s under its field', async (refusal, label) => {
    const answers = [reading({ hasAuthenticator: true }), refusing(removeAuthenticator, refusal)];
    const { user, form } = await openForm('Remove: Authenticator', answers);
    await fillField(user, form.getByLabelText(password), 'Demo1234');
    await fillField(user, form.getByLabelText(code), '123456{Enter}');
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(refusal));
  });
});
