import {
  confirmAuthenticator,
  removeAuthenticator,
  setUpAuthenticator,
} from '@portal/shared/contract/sessions/authenticator';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, reading, sentTo } from '../../../../testing/open-security.tsx';

const address = 'otpauth://totp/Lantern:player01?secret=JBSWY3DPEHPK3PXP&issuer=Lantern';
const begun = answering(setUpAuthenticator, () => ({ secret: 'JBSWY3DPEHPK3PXP', address }));
const password = /^Login password/;
const code = /^Authenticator code/;

test('asks for the password, shows the secret as picture, link and text, then asks for a code', async () => {
  const confirmed = answering(confirmAuthenticator, () => ({}));
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
  host.answer(reading({ hasAuthenticator: true }));
  await fillField(user, dialog.getByLabelText(code), '6{Enter}');
  await waitFor(() => expect(host.toasts).toEqual(['Copied', 'The authenticator is set up']));
  expect(sentTo(host, setUpAuthenticator)).toEqual([{ password: 'Demo1234' }]);
  expect(sentTo(host, confirmAuthenticator)).toEqual([{ code: '123456' }]);
  expect(await screen.findByRole('button', { name: 'Remove: Authenticator' })).toBeVisible();
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
