import { listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { listReleases, promoteRelease, rollbackRelease, thawReleases } from '@portal/shared/contract/releases/releases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSessionStore } from '../session/session-store.ts';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { candidateForAll, sampleAnswers, sampleListing } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeOperatorApi(sampleAnswers());
});

function open() {
  const session = createSessionStore();
  session.open({ token: 'token-1', username: 'operator', roles: ['release'] });
  openConsole(api, session);
}

const seenOf = (ending: string) => api.seen.filter(({ path }) => path.endsWith(ending)).map(({ input }) => input);

function somebodyWasFirst() {
  api.answerWith(answering(listReleases, candidateForAll));
  api.answerWith(
    answering(promoteRelease, () => {
      throw new Refused('conflict');
    }),
  );
}

// covers 10
test('reports in the promote dialog that somebody else was first, and lets the operator choose again', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Promote Games' }));
  const dialog = await screen.findByRole('dialog');
  somebodyWasFirst();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release 1.4.0 to 25 %' }));
  expect(await within(dialog).findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose a version again' }));
  expect(seenOf('/promote')).toHaveLength(1);
  await userEvent.selectOptions(within(dialog).getByLabelText('Version'), '1.3.0');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release 1.3.0 to 25 %' }));
  await waitFor(() => expect(seenOf('/promote')).toHaveLength(2));
  expect(seenOf('/promote')[1]).toMatchObject({ version: '1.3.0', from: { live: '1.4.0' } });
}, 15_000);

test('offers a rollback of two releases together if one alone is incompatible, and performs it', async () => {
  const fields = { version: 'remote-lottery 1.0.0 lacks a call', together: 'remote-games@1.2.0 remote-lottery@0.9.0' };
  api.answerWith(
    answering(rollbackRelease, () => {
      throw new Refused('release_does_not_fit', fields);
    }),
  );
  api.answerWith(
    answering(rollbackReleaseSet, ({ releases }) => ({
      sequence: 42,
      releases: releases.map(({ name, to }) => ({ name, live: to ?? '' })),
    })),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Games' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'spins are slow');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 1.4.0' }));
  await userEvent.click(await within(dialog).findByLabelText('Roll back together: Games 1.2.0, Lottery 0.9.0'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back together' }));
  expect(await within(dialog).findByText('Lottery: 0.9.0 is live now.')).toBeInTheDocument();
  expect(seenOf('/release-sets/rollback')).toEqual([
    {
      releases: [
        { name: 'remote-games', to: '1.2.0', from: { live: '1.3.0', candidate: '1.4.0', percent: 10 } },
        { name: 'remote-lottery', to: '0.9.0' },
      ],
      why: 'spins are slow',
    },
  ]);
}, 15_000);

// covers 10
test('reports that somebody else was first when growing a share, and updates the page', async () => {
  open();
  const games = await screen.findByRole('region', { name: 'Games' });
  await within(games).findByRole('button', { name: 'Increase to 25 %' });
  somebodyWasFirst();
  await userEvent.click(within(games).getByRole('button', { name: 'Increase to 25 %' }));
  expect(await screen.findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  expect(within(games).queryByRole('button', { name: /^Increase/ })).not.toBeInTheDocument();
  expect(seenOf('/promote')).toHaveLength(1);
}, 15_000);

// covers 10
test('reports that alerts could not be loaded, and shows the releases', async () => {
  api.answerWith(
    answering(listReleaseAlerts, () => {
      throw new Refused('too_many_requests');
    }),
  );
  open();
  expect(await screen.findByText('The alerts could not be loaded.')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Games' })).toBeInTheDocument();
});

// covers 10
test('ends a freeze with a reason alone', async () => {
  const freeze = { until: '2026-11-21T00:00:00.000Z', who: 'operator2', why: 'the cup final' };
  api.answerWith(answering(listReleases, () => ({ ...sampleListing(), freeze })));
  api.answerWith(answering(thawReleases, () => ({})));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'End the freeze' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the freeze' }));
  expect(await within(dialog).findByText('Enter a reason.')).toBeInTheDocument();
  expect(seenOf('/thaw')).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'the final is over');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the freeze' }));
  await waitFor(() => expect(seenOf('/thaw')).toEqual([{ why: 'the final is over' }]));
}, 15_000);

// covers 10
test('disables the buttons of a release without versions, and explains why', async () => {
  const { sequence, releases } = sampleListing();
  api.answerWith(
    answering(listReleases, () => ({ sequence, releases: releases.filter(({ name }) => name !== 'shell') })),
  );
  open();
  const rollBack = await screen.findByRole('button', { name: 'Roll back Shell' });
  expect(rollBack).toHaveAttribute('aria-disabled', 'true');
  expect(rollBack).toHaveAccessibleDescription('nothing');
  const promote = screen.getByRole('button', { name: 'Promote Shell' });
  expect(promote).toHaveAttribute('aria-disabled', 'true');
  expect(promote).toHaveAccessibleDescription('No complete version is stored. Publish one first.');
});
