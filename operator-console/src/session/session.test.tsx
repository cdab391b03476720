import { rollbackRelease } from '@portal/shared/contract/releases/releases';
import { fillField } from '@portal/shared/testing/fill-field';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsole, openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';
import { createSessionStore, idleMinutes } from './session-store.ts';

let api: FakeOperatorApi;
let now: number;

beforeEach(() => {
  sessionStorage.clear();
  now = Date.parse('2026-11-20T09:30:00.000Z');
  api = fakeOperatorApi(sampleAnswers());
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const store = () => createSessionStore(sessionStorage, () => now);
const cardOf = (name: string) => screen.findByRole('region', { name });

async function logIn(password: string, code: string) {
  openConsole(api, store());
  await fillField(userEvent, screen.getByLabelText('Username'), 'operator');
  await fillField(userEvent, screen.getByLabelText('Password'), password);
  await fillField(userEvent, screen.getByLabelText('Authenticator code'), `${code}{Enter}`);
}

// covers 10
test('logs in with password and code, and shows each release with its share and figures', async () => {
  await logIn('Demo1234', '123 456');
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
  await logIn('wrong', '123456');
  expect(await screen.findByText('refused: login_failed')).toBeInTheDocument();
  expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
});

// covers 10
test('logs out here and on the platform, also for a reload', async () => {
  openConsoleAs(api, undefined, store());
  await cardOf('Games');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Authenticator code')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Games' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.seen.filter(({ path }) => path.endsWith('/logout')).map(({ token }) => token)).toEqual([
      'Bearer token-1',
    ]),
  );
  expect(sessionStorage.getItem('operator-session')).toBeNull();
  expect(store().get().session).toBeUndefined();
});

// covers 10
test('closes the console after 15 minutes without activity, with a message', async () => {
  jest.useFakeTimers();
  openConsoleAs(api, undefined, store());
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
  expect(api.inputsOf('/logout')).toHaveLength(1);
  // A reload finds no session, either.
  expect(store().get().session).toBeUndefined();
});

test('returns to the login when the platform has ended the session', async () => {
  openConsoleAs(api, undefined, store());
  await cardOf('Games');
  api.answerWith(refusing(rollbackRelease, 'operator_login_required'));
  const dialog = await openDialog('Roll back Member centre');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'white page');
  await userEvent.click(await dialog.findByRole('button', { name: 'Roll back to 2.0.0' }));
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
});
