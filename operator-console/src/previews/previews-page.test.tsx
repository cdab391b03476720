import { endPreview, listPreviews, makePreview } from '@portal/shared/contract/releases/previews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
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

// covers 10
test('creates a preview of a version for a time, and copies its address', async () => {
  const user = userEvent.setup();
  openConsoleAs(api);
  const dialog = await openDialog('Create preview');
  expect(screen.getByRole('dialog', { name: 'Create preview' })).toBeInTheDocument();
  await user.selectOptions(await dialog.findByLabelText('Release'), 'Member centre');
  await user.selectOptions(dialog.getByLabelText('Version'), '2.0.0');
  await user.selectOptions(dialog.getByLabelText('Duration'), '4 hours');
  await user.type(dialog.getByLabelText('Reason'), 'the bank page');
  await user.click(dialog.getByRole('button', { name: 'Create preview' }));
  expect(await dialog.findByText('https://portal.example/?preview=preview-2')).toBeInTheDocument();
  expect(api.inputsOf('/preview')).toEqual([
    { name: 'remote-member-centre', version: '2.0.0', minutes: 240, why: 'the bank page' },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://portal.example/?preview=preview-2');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('row', { name: /Member centre 2\.0\.0/ })).toBeInTheDocument();
}, 15_000);

// covers 10
test('does not offer the shell and damaged versions, and explains the refusal of an incompatible version', async () => {
  api.answerWith(refusing(makePreview, 'release_does_not_fit'));
  openConsoleAs(api);
  const dialog = await openDialog('Create preview');
  const release = await dialog.findByLabelText('Release');
  expect(within(release).queryByRole('option', { name: 'Shell' })).not.toBeInTheDocument();
  await userEvent.selectOptions(release, 'Lottery');
  const version = dialog.getByLabelText('Version');
  expect(
    within(version)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.0.0 (live)']);
  await userEvent.type(dialog.getByLabelText('Reason'), 'to look');
  await userEvent.click(dialog.getByRole('button', { name: 'Create preview' }));
  expect(await dialog.findByText('refused: release_does_not_fit')).toBeInTheDocument();
}, 15_000);

// covers 10
test('ends a preview early with a reason', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('End the Games 1.4.0 preview');
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  expect(api.inputsOf('/end')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'seen enough');
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(api.inputsOf('/end')).toEqual([{ id: 'preview-1', why: 'seen enough' }]));
  await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('No open previews.')).toBeInTheDocument();
}, 15_000);

// covers 10
test('lists previews and copies addresses without the role, but neither creates nor ends one', async () => {
  openConsoleAs(api, ['support']);
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
