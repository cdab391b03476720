import { endPreview, listPreviews, makePreview } from '@portal/shared/contract/releases/previews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSessionStore } from '../session/session-store.ts';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { samplePreviews } from '../testing/sample-previews.ts';
import { sampleAnswers } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;
let previews: ReturnType<typeof samplePreviews>;

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/previews';
  previews = samplePreviews();
  api = fakeOperatorApi([
    answering(listPreviews, () => ({ list: previews })),
    answering(makePreview, ({ name, version, why }) => {
      const made = {
        id: 'preview-2',
        name,
        version,
        why,
        madeBy: 'operator',
        expiresAt: '2026-11-20T13:30:00.000Z',
        url: 'https://portal.example/?preview=preview-2',
      };
      previews = [...previews, made];
      return made;
    }),
    answering(endPreview, ({ id }) => {
      previews = previews.filter((preview) => preview.id !== id);
      return {};
    }),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  location.hash = '';
});

function open(roles = ['release']) {
  const session = createSessionStore();
  session.open({ token: 'token-1', username: 'operator', roles });
  openConsole(api, session);
}

const seenOf = (ending: string) => api.seen.filter(({ path }) => path.endsWith(ending)).map(({ input }) => input);

// covers 10
test('creates a preview of a version for a time, and copies its address', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Create preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create preview' });
  await user.selectOptions(await within(dialog).findByLabelText('Release'), 'Member centre');
  await user.selectOptions(within(dialog).getByLabelText('Version'), '2.0.0');
  await user.selectOptions(within(dialog).getByLabelText('Duration'), '4 hours');
  await user.type(within(dialog).getByLabelText('Reason'), 'the bank page');
  await user.click(within(dialog).getByRole('button', { name: 'Create preview' }));
  expect(await within(dialog).findByText('https://portal.example/?preview=preview-2')).toBeInTheDocument();
  expect(seenOf('/preview')).toEqual([
    { name: 'remote-member-centre', version: '2.0.0', minutes: 240, why: 'the bank page' },
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://portal.example/?preview=preview-2');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('row', { name: /Member centre 2\.0\.0/ })).toBeInTheDocument();
}, 15_000);

// covers 10
test('does not offer the shell and damaged versions, and explains the refusal of an incompatible version', async () => {
  api.answerWith(
    answering(makePreview, () => {
      throw new Refused('release_does_not_fit');
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create preview' }));
  const dialog = await screen.findByRole('dialog');
  const release = await within(dialog).findByLabelText('Release');
  expect(within(release).queryByRole('option', { name: 'Shell' })).not.toBeInTheDocument();
  await userEvent.selectOptions(release, 'Lottery');
  const version = within(dialog).getByLabelText('Version');
  expect(
    within(version)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.0.0 (live)']);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'to look');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create preview' }));
  expect(await within(dialog).findByText('refused: release_does_not_fit')).toBeInTheDocument();
}, 15_000);

// covers 10
test('ends a preview early with a reason', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'End the Games 1.4.0 preview' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  expect(seenOf('/end')).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'seen enough');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(seenOf('/end')).toEqual([{ id: 'preview-1', why: 'seen enough' }]));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('No open previews.')).toBeInTheDocument();
}, 15_000);

// covers 10
test('lists previews and copies addresses without the role, but neither creates nor ends one', async () => {
  open(['support']);
  expect(await screen.findByRole('button', { name: 'End the Games 1.4.0 preview' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Copy the address for Games 1.4.0' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Create preview' })).toHaveAccessibleDescription(/release or admin role/);
});
