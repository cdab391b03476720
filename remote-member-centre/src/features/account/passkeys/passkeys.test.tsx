import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@portal/shared/contract/sessions/passkeys';
import { browserKeys, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { sentTo } from '../../../../testing/open-page.ts';
import { openSecurity, reading } from '../../../../testing/open-security.tsx';
import type { Passkey } from './passkey.ts';

const createdAt = '2026-11-20T08:00:00.000Z';
const options = { challenge: 'a question' };
const response = { clientDataJSON: 'client', attestationObject: 'object' };
const made = { id: 'k-2', rawId: 'k-2', type: 'public-key' as const, clientExtensionResults: {}, response };
let list: Passkey[];
const answers = [
  answering(listPasskeys, () => ({ list })),
  answering(startPasskey, () => ({ options })),
  answering(addPasskey, ({ name }) => {
    list = [...list, { id: 'k-2', name, createdAt, confirmsPayments: true }];
    return { id: 'k-2' };
  }),
  answering(renamePasskey, ({ id, name }) => {
    list = list.map((one) => (one.id === id ? { ...one, name } : one));
    return {};
  }),
  answering(removePasskey, ({ id }) => {
    list = list.filter((one) => one.id !== id);
    return {};
  }),
];

beforeEach(() => {
  list = [{ id: 'k-1', name: 'Old phone', createdAt, lastUsedAt: createdAt, confirmsPayments: false }];
  jest.spyOn(browserKeys, 'isThere').mockReturnValue(true);
  jest.spyOn(browserKeys, 'make').mockResolvedValue(made);
});
afterEach(() => jest.restoreAllMocks());

const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (!found) throw new Error(`no row of ${name}`);
  return within(found);
};

// covers 2.5
test('shows names, uses and what each passkey is good for', async () => {
  list = [...list, { id: 'k-3', name: 'Tablet', createdAt, confirmsPayments: true, suspectedAt: createdAt }];
  await openSecurity(answers);
  const phone = await row('Old phone');
  expect(phone.getByText(/^Last used Nov 20, 2026/)).toBeVisible();
  expect(phone.getByText('Login only')).toBeVisible();
  const tablet = await row('Tablet');
  expect(tablet.getByText(/^Added Nov 20, 2026/)).toBeVisible();
  expect(tablet.getByText('Login and withdrawals')).toBeVisible();
  expect(tablet.getByText(/may have been copied/)).toBeVisible();
});

// covers 2.5
test('adds a passkey after both passwords and a code, and says so when the device made none', async () => {
  const { host, user } = await openSecurity([
    ...answers,
    reading({ hasPaymentPassword: true, hasAuthenticator: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await fillField(user, form.getByLabelText(/^Name/), 'New phone');
  await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(sentTo(host, startPasskey)).toEqual([]);
  await fillField(user, form.getByLabelText(/^Payment password/), '246810');
  await fillField(user, form.getByLabelText(/^Authenticator code/), '123456');
  jest.mocked(browserKeys.make).mockRejectedValueOnce(new NoKeyError('cancelled'));
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByText(/No passkey was created/)).toHaveAttribute('role', 'alert');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('New phone')).toBeVisible();
  const proofs = { password: 'Demo1234', paymentPassword: '246810', authenticatorCode: '123456' };
  expect(sentTo(host, startPasskey)[1]?.input).toEqual(proofs);
  expect(browserKeys.make).toHaveBeenCalledWith(options);
  expect(sentTo(host, addPasskey)[0]?.input).toEqual({ name: 'New phone', answer: made });
  expect(host.toasts).toContain('The passkey has been added');
});

test('shows a wrong password at its field', async () => {
  const { user } = await openSecurity([refusing(startPasskey, 'old_password_wrong'), ...answers]);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await fillField(user, form.getByLabelText(/^Name/), 'New phone');
  await fillField(user, form.getByLabelText(/^Login password/), 'Wrong123{Enter}');
  await waitFor(() => expect(form.getByLabelText(/^Login password/)).toHaveAccessibleDescription(/old_password_wrong/));
  expect(browserKeys.make).not.toHaveBeenCalled();
});

// covers 2.5
test('asks a member without a login password to set that first', async () => {
  const { user } = await openSecurity([...answers, reading({ hasPassword: false })]);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByRole('dialog', { name: 'Set a login password' })).toBeVisible();
});

test('renames and removes a passkey', async () => {
  const { host, user } = await openSecurity(answers);
  await user.click(await screen.findByRole('button', { name: 'Rename: Old phone' }));
  const form = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  await user.clear(form.getByLabelText(/^Name/));
  await fillField(user, form.getByLabelText(/^Name/), 'Blue phone{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Remove: Blue phone' }));
  await waitFor(() => expect(screen.queryByText('Blue phone')).toBeNull());
  expect(host.toasts).toEqual(['The name has been changed', 'Blue phone has been removed']);
  expect(screen.getByText(/instead of passwords/)).toBeVisible();
});

test('asks for a name that is seen before it asks the device', async () => {
  const { host, user } = await openSecurity(answers);
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await fillField(user, form.getByLabelText(/^Name/), '\u2800\u0301');
  await fillField(user, form.getByLabelText(/^Login password/), 'Demo1234{Enter}');
  expect(form.getByLabelText(/^Name/)).toBeInvalid();
  expect(sentTo(host, startPasskey)).toEqual([]);
});

test('offers none where the browser knows none, and none beyond ten', async () => {
  jest.mocked(browserKeys.isThere).mockReturnValue(false);
  await openSecurity(answers);
  expect(await screen.findByText('This browser doesn’t support passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('says where passkeys work on another address of the portal', async () => {
  await openSecurity(answers, { site: { passkeyOrigin: 'https://portal.example' } });
  expect(await screen.findByText('Passkeys of this portal work at https://portal.example only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
