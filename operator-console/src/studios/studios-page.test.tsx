import {
  endStudioKey,
  listStudios,
  proposeStudioKey,
  proposeStudioOrigin,
  showStudioKey,
} from '@portal/shared/contract/games/operator-studios';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

const at = '2026-11-20T10:00:00.000Z';
const request = {
  id: 'p1',
  act: 'studio.key',
  targetId: 'key koi',
  input: {},
  maker: 'operator',
  why: 'asked',
  state: 'open',
  madeAt: at,
} as const;
let api: FakeOperatorApi;
let isShown: boolean;

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/studios';
  isShown = false;
  const key = { createdAt: at, isLive: true, isSecretWaiting: false };
  api = fakeOperatorApi([
    answering(listStudios, () => ({
      studios: [
        {
          provider: 'koi',
          origin: 'https://koi.example',
          vendors: ['KOI'],
          keys: [
            { ...key, keyId: 'vk_old', endsAt: '2026-11-21T10:00:00.000Z' },
            { ...key, keyId: 'vk_new', isSecretWaiting: !isShown },
          ],
        },
        { provider: 'eel', vendors: [], keys: [] },
      ],
    })),
    answering(proposeStudioOrigin, () => request),
    answering(proposeStudioKey, () => request),
    answering(showStudioKey, ({ keyId }) => {
      if (isShown) throw new Refused('not_found');
      isShown = true;
      return { provider: 'koi', keyId, secret: 'abc-secret' };
    }),
    answering(endStudioKey, ({ keyId }) => ({ provider: 'koi', keyId, endsAt: at })),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  location.hash = '';
});

// covers 10
test('proposes an origin and a new key for another admin to decide', async () => {
  openConsoleAs(api, ['admin']);
  expect(await screen.findByRole('row', { name: /eel.*cannot be opened.*None/ })).toBeInTheDocument();
  const origin = await openDialog('Change the origin of koi');
  await userEvent.type(origin.getByLabelText('Origin'), 'https://new.example');
  await userEvent.type(origin.getByLabelText('Reason'), 'moved');
  await userEvent.click(origin.getByRole('button', { name: 'Propose' }));
  expect(await origin.findByText(/Another admin decides/)).toBeInTheDocument();
  expect(api.inputsOf('origin/proposals')).toEqual([{ provider: 'koi', origin: 'https://new.example', why: 'moved' }]);
  await userEvent.click(origin.getByRole('button', { name: 'Done' }));
  const key = await openDialog('New key for koi');
  await userEvent.type(key.getByLabelText('Hours until the other keys end'), '721');
  await userEvent.type(key.getByLabelText('Reason'), 'yearly');
  await userEvent.click(key.getByRole('button', { name: 'Propose' }));
  expect(api.inputsOf('keys/proposals')).toEqual([]);
  await userEvent.clear(key.getByLabelText('Hours until the other keys end'));
  await userEvent.type(key.getByLabelText('Hours until the other keys end'), '24');
  await userEvent.click(key.getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(api.inputsOf('keys/proposals')).toEqual([{ provider: 'koi', why: 'yearly', endOthersAfterHours: 24 }]),
  );
}, 15_000);

// covers 10
test('shows the secret of a key once, and offers it no more', async () => {
  openConsoleAs(api, ['admin']);
  const dialog = await openDialog('Show the secret of vk_new');
  await userEvent.click(dialog.getByRole('button', { name: 'Show secret' }));
  expect(await dialog.findByText('abc-secret')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Show the secret/ })).not.toBeInTheDocument());
  expect(screen.queryByText('abc-secret')).not.toBeInTheDocument();
}, 15_000);

// covers 10
test('lets support end a key after a confirmation, and change nothing else', async () => {
  openConsoleAs(api, ['support']);
  expect(await screen.findByRole('button', { name: 'New key for koi' })).toHaveAccessibleDescription(/Only admins/);
  const dialog = await openDialog('End the key vk_old');
  await userEvent.type(dialog.getByLabelText('Reason'), 'stolen');
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  expect(await dialog.findByText(/Confirm that you want to end/)).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('End permanently'));
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  expect(await dialog.findByText('The key vk_old has ended.')).toBeInTheDocument();
  expect(api.inputsOf('keys/vk_old')).toEqual([{ keyId: 'vk_old', why: 'stolen' }]);
}, 15_000);
