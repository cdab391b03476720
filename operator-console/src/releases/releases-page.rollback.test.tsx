import { canRollBack } from '@portal/shared/contract/releases/compatibility';
import { rollbackReleaseSet } from '@portal/shared/contract/releases/release-sets';
import { listReleases, rollbackRelease } from '@portal/shared/contract/releases/releases';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { candidateForAll, sampleAnswers, sampleCompatibility, sampleListing } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeOperatorApi(sampleAnswers());
});

// covers 10
test('shows target and compatibility of a rollback, requires a reason, and reports what is live', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Roll back Member centre');
  expect(screen.getByRole('dialog', { name: 'Roll back Member centre' })).toBeInTheDocument();
  const button = await dialog.findByRole('button', { name: 'Roll back to 2.0.0' });
  expect(await dialog.findByText('Compatible with everything live.')).toBeInTheDocument();
  await userEvent.click(button);
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  expect(api.inputsOf('/rollback')).toEqual([]);
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'the wallet page is white');
  await userEvent.click(button);
  expect(await dialog.findByText('Member centre: 2.0.0 is live now.')).toBeInTheDocument();
  expect(dialog.getByText(/Sequence 42/)).toBeInTheDocument();
  expect(api.inputsOf('/rollback')).toEqual([
    { name: 'remote-member-centre', why: 'the wallet page is white', to: '2.0.0', from: { live: '2.1.0' } },
  ]);
});

test('removes a candidate, or rolls the live version back to a chosen one', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Remove candidate');
  expect(dialog.getByRole('button', { name: 'Remove 1.4.0' })).toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('Roll back to'), '1.2.0');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'both are bad');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back to 1.2.0' }));
  await waitFor(() => expect(api.inputsOf('/rollback')[0]).toMatchObject({ to: '1.2.0' }));
});

// covers 10
test('removes the candidate that the dialog named, whatever goes live meanwhile', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Remove candidate');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'spins twice');
  // Somebody gives the candidate to all, and the page behind the dialog shows it before the click.
  api.answerWith(answering(listReleases, candidateForAll));
  const games = screen.getByRole('region', { name: 'Games', hidden: true });
  const share = () => within(games).getByRole('img', { hidden: true });
  await waitFor(() => expect(share()).toHaveAccessibleName('1.4.0: 100 % of visitors'), { timeout: 8_000 });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 1.4.0' }));
  await waitFor(() => expect(api.inputsOf('/rollback')).toHaveLength(1));
  expect(api.inputsOf('/rollback')[0]).toEqual({
    name: 'remote-games',
    why: 'spins twice',
    to: '1.3.0',
    from: { live: '1.3.0', candidate: '1.4.0', percent: 10 },
  });
}, 15_000);

// covers 10
test('reports what is live when somebody else was first, and lets the operator decide again', async () => {
  openConsoleAs(api);
  const dialog = await openDialog('Remove candidate');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'spins twice');
  api.answerWith(answering(listReleases, candidateForAll));
  api.answerWith(answering(canRollBack, ({ name }) => sampleCompatibility(name, '1.3.0')));
  api.answerWith(refusing(rollbackRelease, 'conflict'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 1.4.0' }));
  expect(await dialog.findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  await userEvent.click(await dialog.findByRole('button', { name: 'Roll back to 1.3.0' }));
  await waitFor(() => expect(api.inputsOf('/rollback')).toHaveLength(2));
  expect(api.inputsOf('/rollback')[1]).toMatchObject({ to: '1.3.0', why: 'spins twice', from: { live: '1.4.0' } });
});

// covers 10
test('sends no rollback while its target is unknown', async () => {
  let answer = (_: Response): void => undefined;
  const usual = api.fetch;
  api.fetch = async (target, init) => {
    const request = target instanceof Request ? target : new Request(target, init);
    if (!request.url.includes('can-roll-back')) return usual(request);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  openConsoleAs(api);
  const dialog = await openDialog('Roll back Member centre');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'white page');
  await userEvent.click(dialog.getByRole('button', { name: 'Finding the previous version' }));
  expect(await dialog.findByText(/The target version was not known yet/)).toBeInTheDocument();
  expect(api.inputsOf('/rollback')).toEqual([]);
  answer(Response.json({ success: true, value: sampleCompatibility('remote-member-centre', '1.9.0') }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Roll back to 1.9.0' }));
  await waitFor(() => expect(api.inputsOf('/rollback')[0]).toMatchObject({ to: '1.9.0' }));
});

// covers 10
test('names what is incompatible', async () => {
  api.answerWith(
    answering(canRollBack, ({ name }) => sampleCompatibility(name, '2.0.0', 'shell 1.0.0 needs getGames of 2.1.0.')),
  );
  openConsoleAs(api);
  const dialog = await openDialog('Roll back Member centre');
  expect(await dialog.findByText('shell 1.0.0 needs getGames of 2.1.0.')).toBeInTheDocument();
  expect(dialog.getByText(/Not compatible with what is live/)).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('Roll back despite incompatibility'));
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'worse without');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back to 2.0.0' }));
  await waitFor(() => expect(api.inputsOf('/rollback')[0]).toMatchObject({ to: '2.0.0', despiteMisfit: true }));
});

// covers 10
test('requires a confirmation for a rollback during a freeze, and allows no promotion', async () => {
  const freeze = { until: '2026-11-21T00:00:00.000Z', who: 'operator2', why: 'the cup final' };
  api.answerWith(answering(listReleases, () => ({ ...sampleListing(), freeze })));
  openConsoleAs(api);
  expect(await screen.findByText('Releases are frozen')).toBeInTheDocument();
  const games = await screen.findByRole('region', { name: 'Games' });
  expect(within(games).getByRole('button', { name: 'Increase to 25 %' })).toHaveAttribute('aria-disabled', 'true');
  const dialog = await openDialog('Roll back Member centre');
  const button = await dialog.findByRole('button', { name: 'Roll back to 2.0.0' });
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'white page');
  await userEvent.click(button);
  expect(await dialog.findByText('Confirm that you roll back despite the freeze.')).toBeInTheDocument();
  expect(api.inputsOf('/rollback')).toEqual([]);
  await userEvent.click(dialog.getByLabelText('Roll back despite the freeze'));
  await userEvent.click(button);
  await waitFor(() => expect(api.inputsOf('/rollback')[0]).toMatchObject({ despiteFreeze: true }));
});

test('offers a rollback of two releases together if one alone is incompatible, and performs it', async () => {
  const fields = { version: 'remote-lottery 1.0.0 lacks a call', together: 'remote-games@1.2.0 remote-lottery@0.9.0' };
  api.answerWith(refusing(rollbackRelease, 'release_does_not_fit', fields));
  api.answerWith(
    answering(rollbackReleaseSet, ({ releases }) => ({
      sequence: 42,
      releases: releases.map(({ name, to }) => ({ name, live: to ?? '' })),
    })),
  );
  openConsoleAs(api);
  const dialog = await openDialog('Roll back Games');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'spins are slow');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 1.4.0' }));
  await userEvent.click(await dialog.findByLabelText('Roll back together: Games 1.2.0, Lottery 0.9.0'));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back together' }));
  expect(await dialog.findByText('Lottery: 0.9.0 is live now.')).toBeInTheDocument();
  expect(api.inputsOf('/release-sets/rollback')).toEqual([
    {
      releases: [
        { name: 'remote-games', to: '1.2.0', from: { live: '1.3.0', candidate: '1.4.0', percent: 10 } },
        { name: 'remote-lottery', to: '0.9.0' },
      ],
      why: 'spins are slow',
    },
  ]);
}, 15_000);
