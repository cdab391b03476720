import { listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { listReleases, promoteRelease, thawReleases } from '@portal/shared/contract/releases/releases';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { candidateForAll, sampleAnswers, sampleListing } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeOperatorApi(sampleAnswers());
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function somebodyWasFirst() {
  api.answerWith(answering(listReleases, candidateForAll));
  api.answerWith(refusing(promoteRelease, 'conflict'));
}

// covers 10
test('disables growing a share with outdated figures, and explains why', async () => {
  jest.useFakeTimers();
  openConsoleAs(api);
  await act(() => jest.advanceTimersByTimeAsync(500));
  api.isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  const grow = screen.getByRole('button', { name: 'Increase to 25 %' });
  expect(grow).toHaveAttribute('aria-disabled', 'true');
  expect(grow).toHaveAccessibleDescription(/The platform is not responding/);
});

// covers 10
test('ends a freeze by the clock of the platform', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Freeze releases');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'the cup final');
  await userEvent.click(dialog.getByRole('button', { name: 'Freeze releases' }));
  await waitFor(() => expect(api.inputsOf('/freeze')[0]).toMatchObject({ until: '2026-11-20T13:30:00.000Z' }));
});

// covers 10
test('gives a candidate its next larger share with one click', async () => {
  openConsoleAs(api);
  const games = await screen.findByRole('region', { name: 'Games' });
  await userEvent.click(within(games).getByRole('button', { name: 'Increase to 25 %' }));
  expect(await screen.findByText('Games 1.4.0 now has 25 % (sequence 42).')).toBeInTheDocument();
  const from = { live: '1.3.0', candidate: '1.4.0', percent: 10 };
  expect(api.inputsOf('/promote')[0]).toEqual({ name: 'remote-games', version: '1.4.0', percent: 25, from });
});

test('promotes a version for a chosen share', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Promote Member centre');
  await userEvent.click(dialog.getByRole('button', { name: '5 %' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Release 2.0.0 to 5 %' }));
  expect(await dialog.findByText('Member centre: 2.0.0 is live now.')).toBeInTheDocument();
  expect(api.inputsOf('/promote')[0]).toMatchObject({ version: '2.0.0', percent: 5 });
});

// covers 10
test('shows everything without the role, and explains why nothing can be changed', async () => {
  openConsoleAs(api, ['support']);
  const button = await screen.findByRole('button', { name: 'Roll back Games' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/release or admin role/);
  expect(screen.getByRole('button', { name: 'Freeze releases' })).toHaveAttribute('aria-disabled', 'true');
});

test('keeps the figures while the platform is down, with a message about their age', async () => {
  jest.useFakeTimers();
  openConsoleAs(api);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('region', { name: 'Games' })).toBeInTheDocument();
  api.isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/The platform is not responding/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Games' })).toBeInTheDocument();
});

// covers 10
test('reports in the promote dialog that somebody else was first, and lets the operator choose again', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Promote Games');
  somebodyWasFirst();
  await userEvent.click(dialog.getByRole('button', { name: 'Release 1.4.0 to 25 %' }));
  expect(await dialog.findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose a version again' }));
  expect(api.inputsOf('/promote')).toHaveLength(1);
  await userEvent.selectOptions(dialog.getByLabelText('Version'), '1.3.0');
  await userEvent.click(dialog.getByRole('button', { name: 'Release 1.3.0 to 25 %' }));
  await waitFor(() => expect(api.inputsOf('/promote')).toHaveLength(2));
  expect(api.inputsOf('/promote')[1]).toMatchObject({ version: '1.3.0', from: { live: '1.4.0' } });
}, 15_000);

// covers 10
test('reports that somebody else was first when growing a share, and updates the page', async () => {
  openConsoleAs(api);
  const games = await screen.findByRole('region', { name: 'Games' });
  await within(games).findByRole('button', { name: 'Increase to 25 %' });
  somebodyWasFirst();
  await userEvent.click(within(games).getByRole('button', { name: 'Increase to 25 %' }));
  expect(await screen.findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  expect(within(games).queryByRole('button', { name: /^Increase/ })).not.toBeInTheDocument();
  expect(api.inputsOf('/promote')).toHaveLength(1);
}, 15_000);

// covers 10
test('reports that alerts could not be loaded, and shows the releases', async () => {
  api.answerWith(refusing(listReleaseAlerts, 'too_many_requests'));
  openConsoleAs(api);
  expect(await screen.findByText('The alerts could not be loaded.')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Games' })).toBeInTheDocument();
});

// covers 10
test('ends a freeze with a reason alone', async () => {
  const freeze = { until: '2026-11-21T00:00:00.000Z', who: 'operator2', why: 'the cup final' };
  api.answerWith(answering(listReleases, () => ({ ...sampleListing(), freeze })));
  api.answerWith(answering(thawReleases, () => ({})));
  openConsoleAs(api);
  const dialog = await openDialog('End the freeze');
  await userEvent.click(dialog.getByRole('button', { name: 'End the freeze' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  expect(api.inputsOf('/thaw')).toEqual([]);
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'the final is over');
  await userEvent.click(dialog.getByRole('button', { name: 'End the freeze' }));
  await waitFor(() => expect(api.inputsOf('/thaw')).toEqual([{ why: 'the final is over' }]));
}, 15_000);

// covers 10
test('disables the buttons of a release without versions, and explains why', async () => {
  const { sequence, releases } = sampleListing();
  api.answerWith(
    answering(listReleases, () => ({ sequence, releases: releases.filter(({ name }) => name !== 'shell') })),
  );
  openConsoleAs(api);
  const rollBack = await screen.findByRole('button', { name: 'Roll back Shell' });
  expect(rollBack).toHaveAttribute('aria-disabled', 'true');
  expect(rollBack).toHaveAccessibleDescription('nothing');
  const promote = screen.getByRole('button', { name: 'Promote Shell' });
  expect(promote).toHaveAttribute('aria-disabled', 'true');
  expect(promote).toHaveAccessibleDescription('No complete version is stored. Publish one first.');
});
