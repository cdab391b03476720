import {
  addSecurityKey,
  askSecurityKey,
  listSecurityKeys,
  removeSecurityKey,
  startSecurityKey,
} from '@portal/shared/contract/operators/security-keys';
import { operatorLogin } from '@portal/shared/contract/operators/session';
import { type BrowserKeys, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { fillField } from '@portal/shared/testing/fill-field';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsole, openConsoleAs } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';
import { createSessionStore } from './session-store.ts';

const question = { options: { challenge: 'a question' } };
const shape = { id: 'key-1', rawId: 'key-1', type: 'public-key' as const, clientExtensionResults: {} };
const proof = { ...shape, response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signed' } };
const made = { ...shape, response: { clientDataJSON: 'client', attestationObject: 'object' } };
let list: { id: string; label: string; createdAt: string }[];
let api: FakeOperatorApi;
let keys: BrowserKeys;

beforeEach(() => {
  sessionStorage.clear();
  list = [{ id: 'key-0', label: 'Old key', createdAt: '2026-01-01T08:00:00.000Z' }];
  keys = { isThere: () => true, prove: async () => proof, autofill: async () => undefined, make: async () => made };
  api = fakeOperatorApi([
    answering(operatorLogin, () => ({ token: 'token-1', roles: ['release'] })),
    answering(askSecurityKey, () => question),
    answering(startSecurityKey, () => question),
    answering(listSecurityKeys, () => ({ list })),
    answering(addSecurityKey, ({ label }) => {
      list = [...list, { id: 'key-1', label, createdAt: '2026-01-02T08:00:00.000Z' }];
      return { id: 'key-1' };
    }),
    answering(removeSecurityKey, ({ id }) => {
      list = list.filter((key) => key.id !== id);
      return {};
    }),
    ...sampleAnswers(),
  ]);
});
afterEach(cleanup);

async function fillLogin() {
  await fillField(userEvent, screen.getByLabelText('Username'), 'nadia');
  await fillField(userEvent, screen.getByLabelText('Password'), 'a long enough one');
}
const useKey = () => userEvent.click(screen.getByRole('button', { name: 'Use a security key' }));

test('logs in with password and key, without a code', async () => {
  openConsole(api, undefined, keys);
  await useKey();
  expect(await screen.findByText('Enter your username and password first.')).toBeInTheDocument();
  await fillLogin();
  await useKey();
  expect(await screen.findByRole('heading', { name: 'Releases' })).toBeInTheDocument();
  const { clientExtensionResults: _none, ...sent } = proof;
  expect(api.inputsOf('/login')).toEqual([
    { username: 'nadia', password: 'a long enough one', key: { ...sent, clientExtensionResults: {} } },
  ]);
});

test('reports that no key was touched, and a refused one', async () => {
  keys.prove = () => Promise.reject(new NoKeyError('cancelled'));
  openConsole(api, undefined, keys);
  await fillLogin();
  await useKey();
  expect(await screen.findByText('No key was used. Please try again.')).toBeInTheDocument();
  keys.prove = async () => proof;
  api.answerWith(refusing(operatorLogin, 'login_failed'));
  await useKey();
  expect(await screen.findByText('refused: login_failed')).toBeInTheDocument();
});

test('offers no key where the browser knows none', () => {
  openConsole(api);
  expect(screen.queryByRole('button', { name: 'Use a security key' })).not.toBeInTheDocument();
});

test('shows, adds and removes the keys of the operator', async () => {
  openConsoleAs(api, undefined, createSessionStore(), keys);
  await userEvent.click(await screen.findByRole('button', { name: 'Security keys' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Security keys' }));
  expect(await dialog.findByText('Old key')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Add a key' }));
  expect(await dialog.findByText('Give the key a name.')).toBeInTheDocument();
  await fillField(userEvent, dialog.getByLabelText('Name'), 'Blue key{Enter}');
  expect(await dialog.findByText('Blue key')).toBeInTheDocument();
  expect(api.inputsOf('/session/keys')).toContainEqual(expect.objectContaining({ label: 'Blue key' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Old key' }));
  expect(await screen.findByText('Old key is removed.')).toBeInTheDocument();
  expect(dialog.queryByText('Old key')).not.toBeInTheDocument();
});
