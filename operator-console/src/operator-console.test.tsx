import { canRollBack } from '@portal/shared/contract/releases/compatibility';
import { listReleases, rollbackRelease } from '@portal/shared/contract/releases/releases';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSessionStore, idleMinutes } from './session/session-store.ts';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused } from './testing/fake-operator-api.ts';
import { openConsole } from './testing/open-console.tsx';
import { candidateForAll, sampleAnswers, sampleCompatibility, sampleListing } from './testing/sample-releases.ts';

let api: FakeOperatorApi;
let now: number;

beforeEach(() => {
  sessionStorage.clear();
  now = Date.parse('2026-11-20T09:30:00.000Z');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const store = () => createSessionStore(sessionStorage, () => now);

function open(roles = ['release'], isLoggedIn = true) {
  api ??= fakeOperatorApi([]);
  const session = store();
  if (isLoggedIn) session.open({ token: 'token-1', username: 'operator', roles });
  openConsole(api, session);
  return session;
}

beforeEach(() => {
  api = fakeOperatorApi(sampleAnswers());
});

const seenOf = (ending: string) => api.seen.filter(({ path }) => path.endsWith(ending));
const cardOf = (name: string) => screen.findByRole('region', { name });

// covers 10
test('logs in with password and code, and shows each release with its share and figures', async () => {
  open([], false);
  await userEvent.type(screen.getByLabelText('Username'), 'operator');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
  await userEvent.type(screen.getByLabelText('Authenticator code'), '123 456{Enter}');
  const games = await cardOf('Games');
  expect(within(games).getByRole('img')).toHaveAccessibleName('1.3.0: 90 % of visitors, 1.4.0: 10 % of visitors');
  expect(games).toHaveTextContent('Promoted 1.4.0 to 10 % · operator2');
  expect(await within(games).findByRole('table', { name: 'Data by version' })).toHaveTextContent(
    '48 (7.9%)not mounted: 48',
  );
  expect(within(games).getByRole('table', { name: 'Failures' })).toBeInTheDocument();
  expect(screen.getByText('Automatic rollback · remote-lottery 1.1.0')).toBeInTheDocument();
  expect(await cardOf('Lottery')).toHaveTextContent('Files damaged: 0.9.0');
  expect(sessionStorage.getItem('operator-session')).toContain('token-1');
});

test('reports a wrong login and asks for a new code', async () => {
  open([], false);
  await userEvent.type(screen.getByLabelText('Username'), 'operator');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.type(screen.getByLabelText('Authenticator code'), '123456{Enter}');
  expect(await screen.findByText('refused: login_failed')).toBeInTheDocument();
  expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
});

// covers 10
test('shows target and compatibility of a rollback, requires a reason, and reports what is live', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Member centre' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll back Member centre' });
  const button = await within(dialog).findByRole('button', { name: 'Roll back to 2.0.0' });
  expect(await within(dialog).findByText('Compatible with everything live.')).toBeInTheDocument();
  await userEvent.click(button);
  expect(await within(dialog).findByText('Enter a reason.')).toBeInTheDocument();
  expect(seenOf('/rollback')).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'the wallet page is white');
  await userEvent.click(button);
  expect(await within(dialog).findByText('Member centre: 2.0.0 is live now.')).toBeInTheDocument();
  expect(within(dialog).getByText(/Sequence 42/)).toBeInTheDocument();
  expect(seenOf('/rollback').map(({ input }) => input)).toEqual([
    { name: 'remote-member-centre', why: 'the wallet page is white', to: '2.0.0', from: { live: '2.1.0' } },
  ]);
});

test('removes a candidate, or rolls the live version back to a chosen one', async () => {
  open();
  const games = await cardOf('Games');
  await userEvent.click(within(games).getByRole('button', { name: 'Remove candidate' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Remove 1.4.0' })).toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByLabelText('Roll back to'), '1.2.0');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'both are bad');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back to 1.2.0' }));
  await waitFor(() => expect(seenOf('/rollback')[0]?.input).toMatchObject({ to: '1.2.0' }));
});

// covers 10
test('removes the candidate that the dialog named, whatever goes live meanwhile', async () => {
  open();
  const games = await cardOf('Games');
  await userEvent.click(within(games).getByRole('button', { name: 'Remove candidate' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'spins twice');
  // Somebody gives the candidate to all, and the page behind the dialog shows it before the click.
  api.answerWith(answering(listReleases, candidateForAll));
  const share = () => within(games).getByRole('img', { hidden: true });
  await waitFor(() => expect(share()).toHaveAccessibleName('1.4.0: 100 % of visitors'), { timeout: 8_000 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 1.4.0' }));
  await waitFor(() => expect(seenOf('/rollback')).toHaveLength(1));
  expect(seenOf('/rollback')[0]?.input).toEqual({
    name: 'remote-games',
    why: 'spins twice',
    to: '1.3.0',
    from: { live: '1.3.0', candidate: '1.4.0', percent: 10 },
  });
}, 15_000);

// covers 10
test('reports what is live when somebody else was first, and lets the operator decide again', async () => {
  open();
  const games = await cardOf('Games');
  await userEvent.click(within(games).getByRole('button', { name: 'Remove candidate' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'spins twice');
  api.answerWith(answering(listReleases, candidateForAll));
  api.answerWith(answering(canRollBack, ({ name }) => sampleCompatibility(name, '1.3.0')));
  api.answerWith(
    answering(rollbackRelease, () => {
      throw new Refused('conflict');
    }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 1.4.0' }));
  expect(await within(dialog).findByText(/1\.4\.0 is now live, without a candidate/)).toBeInTheDocument();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Roll back to 1.3.0' }));
  await waitFor(() => expect(seenOf('/rollback')).toHaveLength(2));
  expect(seenOf('/rollback')[1]?.input).toMatchObject({ to: '1.3.0', why: 'spins twice', from: { live: '1.4.0' } });
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
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Member centre' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'white page');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Finding the previous version' }));
  expect(await within(dialog).findByText(/The target version was not known yet/)).toBeInTheDocument();
  expect(seenOf('/rollback')).toEqual([]);
  answer(Response.json({ success: true, value: sampleCompatibility('remote-member-centre', '1.9.0') }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Roll back to 1.9.0' }));
  await waitFor(() => expect(seenOf('/rollback')[0]?.input).toMatchObject({ to: '1.9.0' }));
});

// covers 10
test('logs out here and on the platform, also for a reload', async () => {
  open();
  await cardOf('Games');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Authenticator code')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Games' })).not.toBeInTheDocument();
  await waitFor(() => expect(seenOf('/logout').map(({ token }) => token)).toEqual(['Bearer token-1']));
  expect(sessionStorage.getItem('operator-session')).toBeNull();
  expect(store().get().session).toBeUndefined();
});

// covers 10
test('disables growing a share with outdated figures, and explains why', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(500));
  api.isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  const grow = screen.getByRole('button', { name: 'Increase to 25 %' });
  expect(grow).toHaveAttribute('aria-disabled', 'true');
  expect(grow).toHaveAccessibleDescription(/The platform is not responding/);
});

// covers 10
test('ends a freeze by the clock of the platform', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Freeze releases' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'the cup final');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Freeze releases' }));
  await waitFor(() => expect(seenOf('/freeze')[0]?.input).toMatchObject({ until: '2026-11-20T13:30:00.000Z' }));
});

// covers 10
test('names what is incompatible', async () => {
  api.answerWith(
    answering(canRollBack, ({ name }) => sampleCompatibility(name, '2.0.0', 'shell 1.0.0 needs getGames of 2.1.0.')),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back Member centre' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('shell 1.0.0 needs getGames of 2.1.0.')).toBeInTheDocument();
  expect(within(dialog).getByText(/Not compatible with what is live/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByLabelText('Roll back despite incompatibility'));
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'worse without');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back to 2.0.0' }));
  await waitFor(() => expect(seenOf('/rollback')[0]?.input).toMatchObject({ to: '2.0.0', despiteMisfit: true }));
});

// covers 10
test('requires a confirmation for a rollback during a freeze, and allows no promotion', async () => {
  const freeze = { until: '2026-11-21T00:00:00.000Z', who: 'operator2', why: 'the cup final' };
  api.answerWith(answering(listReleases, () => ({ ...sampleListing(), freeze })));
  open();
  expect(await screen.findByText('Releases are frozen')).toBeInTheDocument();
  const games = await cardOf('Games');
  expect(within(games).getByRole('button', { name: 'Increase to 25 %' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Roll back Member centre' }));
  const dialog = await screen.findByRole('dialog');
  const button = await within(dialog).findByRole('button', { name: 'Roll back to 2.0.0' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'white page');
  await userEvent.click(button);
  expect(await within(dialog).findByText('Confirm that you roll back despite the freeze.')).toBeInTheDocument();
  expect(seenOf('/rollback')).toEqual([]);
  await userEvent.click(within(dialog).getByLabelText('Roll back despite the freeze'));
  await userEvent.click(button);
  await waitFor(() => expect(seenOf('/rollback')[0]?.input).toMatchObject({ despiteFreeze: true }));
});

// covers 10
test('gives a candidate its next larger share with one click', async () => {
  open();
  const games = await cardOf('Games');
  await userEvent.click(within(games).getByRole('button', { name: 'Increase to 25 %' }));
  expect(await screen.findByText('Games 1.4.0 now has 25 % (sequence 42).')).toBeInTheDocument();
  const from = { live: '1.3.0', candidate: '1.4.0', percent: 10 };
  expect(seenOf('/promote')[0]?.input).toEqual({ name: 'remote-games', version: '1.4.0', percent: 25, from });
});

test('promotes a version for a chosen share', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Promote Member centre' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '5 %' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release 2.0.0 to 5 %' }));
  expect(await within(dialog).findByText('Member centre: 2.0.0 is live now.')).toBeInTheDocument();
  expect(seenOf('/promote')[0]?.input).toMatchObject({ version: '2.0.0', percent: 5 });
});

// covers 10
test('shows everything without the role, and explains why nothing can be changed', async () => {
  open(['support']);
  const button = await screen.findByRole('button', { name: 'Roll back Games' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/release or admin role/);
  expect(screen.getByRole('button', { name: 'Freeze releases' })).toHaveAttribute('aria-disabled', 'true');
});

// covers 10
test('closes the console after 15 minutes without activity, with a message', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  now += (idleMinutes - 1) * 60_000;
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(6_000);
  });
  now += (idleMinutes - 1) * 60_000;
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('heading', { name: 'Releases' })).toBeInTheDocument();
  now += 2 * 60_000;
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText('You were logged out after 15 minutes without activity.')).toBeInTheDocument();
  expect(sessionStorage.getItem('operator-session')).toBeNull();
  expect(seenOf('/logout')).toHaveLength(1);
  // A reload finds no session, either.
  expect(store().get().session).toBeUndefined();
});

test('returns to the login when the platform has ended the session', async () => {
  open();
  await cardOf('Games');
  api.answerWith(
    answering(rollbackRelease, () => {
      throw new Refused('operator_login_required');
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Roll back Member centre' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'white page');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Roll back to 2.0.0' }));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
});

test('keeps the figures while the platform is down, with a message about their age', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('region', { name: 'Games' })).toBeInTheDocument();
  api.isDown = true;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText(/The platform is not responding/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Games' })).toBeInTheDocument();
});
