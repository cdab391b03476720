import type { CallResult } from '@portal/shared/contract/calls/define-call';
import {
  addPublisherKey,
  listPublisherKeys,
  revokePublisherKey,
} from '@portal/shared/contract/releases/publisher-keys';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleKeys } from '../testing/sample-keys.ts';
import { sampleAnswers } from '../testing/sample-releases.ts';

type Keys = CallResult<typeof listPublisherKeys>['list'];

const publicKey = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'B'.repeat(43) };
const at = '2026-11-20T10:00:00.000Z';
let api: FakeOperatorApi;
let keys: Keys;

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/keys';
  keys = sampleKeys();
  api = fakeOperatorApi([
    answering(listPublisherKeys, () => ({ list: keys })),
    answering(addPublisherKey, ({ name, label }) => {
      if (label === 'Games squad') throw new Refused('key_exists');
      const added = { kid: 'kid-new', name, label, addedAt: at, addedBy: 'operator' };
      keys = [...keys, added];
      return added;
    }),
    answering(revokePublisherKey, ({ kid }) => {
      keys = keys.map((key) => (key.kid === kid ? { ...key, revokedAt: at } : key));
      const revoked = keys.find((key) => key.kid === kid);
      if (!revoked) throw new Refused('not_found');
      return revoked;
    }),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  location.hash = '';
});

const seenOf = (method: RegExp) => api.seen.filter(({ path }) => method.test(path)).map(({ input }) => input);
const posted = () => seenOf(/publishers$/).filter((input) => JSON.stringify(input) !== '{}');

async function fillIn(dialog: Awaited<ReturnType<typeof openDialog>>, label: string, key: object): Promise<void> {
  await userEvent.type(dialog.getByLabelText('Squad'), label);
  await userEvent.selectOptions(dialog.getByLabelText('Can publish'), 'Lottery');
  await userEvent.click(dialog.getByLabelText('Public key'));
  await userEvent.paste(JSON.stringify(key));
  await userEvent.type(dialog.getByLabelText('Reason'), 'new squad');
}

// covers 10
test('adds a key with its squad and release, and lists it', async () => {
  openConsoleAs(api);
  expect(await screen.findByRole('row', { name: /Games squad.*Games.*Active/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Old squad.*Revoked/ })).toBeInTheDocument();
  const dialog = await openDialog('Add a key');
  expect(screen.getByRole('dialog', { name: 'Add a key' })).toBeInTheDocument();
  await fillIn(dialog, 'Lottery squad', { ...publicKey, kid: 'more' });
  await userEvent.click(dialog.getByRole('button', { name: 'Add a key' }));
  expect(await dialog.findByText(/Lottery squad can now publish Lottery/)).toBeInTheDocument();
  expect(posted()).toEqual([{ name: 'remote-lottery', label: 'Lottery squad', key: publicKey, why: 'new squad' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('row', { name: /Lottery squad.*Active/ })).toBeInTheDocument();
}, 15_000);

// covers 10
test('never sends a private key, and names a key that already exists', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Add a key');
  await fillIn(dialog, 'Games squad', { ...publicKey, d: 'C'.repeat(43) });
  await userEvent.click(dialog.getByRole('button', { name: 'Add a key' }));
  expect(dialog.getByLabelText('Public key')).toHaveAccessibleDescription(/private half/);
  expect(posted()).toEqual([]);
  await userEvent.clear(dialog.getByLabelText('Public key'));
  await userEvent.click(dialog.getByLabelText('Public key'));
  await userEvent.paste(JSON.stringify(publicKey));
  await userEvent.click(dialog.getByRole('button', { name: 'Add a key' }));
  expect(await dialog.findByText('refused: key_exists')).toBeInTheDocument();
}, 15_000);

// covers 10
test('revokes a key with a reason and a confirmation, once', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Revoke Games squad’s key');
  const button = dialog.getByRole('button', { name: 'Revoke' });
  await userEvent.click(button);
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Reason'), 'laptop lost');
  await userEvent.click(button);
  expect(await dialog.findByText('Confirm that you want to revoke this key permanently.')).toBeInTheDocument();
  expect(seenOf(/revoke$/)).toEqual([]);
  await userEvent.click(dialog.getByLabelText('Revoke permanently'));
  await userEvent.click(button);
  await waitFor(() => expect(seenOf(/revoke$/)).toEqual([{ kid: 'kid-games', why: 'laptop lost' }]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument());
}, 15_000);

// covers 10
test('shows the keys without the role, and explains why none can be changed', async () => {
  openConsoleAs(api, ['support']);
  expect(await screen.findByRole('button', { name: 'Revoke Games squad’s key' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Add a key' })).toHaveAccessibleDescription(/release or admin role/);
});
