import { changeOperatorPassword, operatorLogin } from '@portal/shared/contract/operators/session';
import { fillField } from '@portal/shared/testing/fill-field';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  api = fakeOperatorApi([
    answering(operatorLogin, () => ({ token: 'token-1', roles: ['release'], mustChangePassword: true as const })),
    ...sampleAnswers(),
  ]);
});
afterEach(cleanup);

async function logIn() {
  openConsole(api);
  await fillField(userEvent, screen.getByLabelText('Username'), 'nadia');
  await fillField(userEvent, screen.getByLabelText('Password'), 'given by another');
  await fillField(userEvent, screen.getByLabelText('Authenticator code'), '123456{Enter}');
  return screen.findByLabelText('New password');
}

const seenOf = (ending: string) => api.seen.filter(({ path }) => path.endsWith(ending));

test('requires a changed first password before the console opens', async () => {
  const field = await logIn();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Someone else set your password.*At least 12 characters/);
  expect(sessionStorage.getItem('operator-session')).toBeNull();
  await fillField(userEvent, field, 'short{Enter}');
  expect(await screen.findByText('The new password needs at least 12 characters.')).toBeInTheDocument();
  expect(seenOf('/password')).toEqual([]);
  await userEvent.clear(field);
  await fillField(userEvent, field, 'chosen by myself{Enter}');
  expect(await screen.findByRole('heading', { name: 'Releases' })).toBeInTheDocument();
  expect(seenOf('/password')).toEqual([
    {
      path: '/operator/session/password',
      input: { oldPassword: 'given by another', newPassword: 'chosen by myself' },
      token: 'Bearer token-1',
    },
  ]);
  expect(sessionStorage.getItem('operator-session')).toContain('token-1');
});

test('reports a refused password and keeps the form', async () => {
  api.answerWith(refusing(changeOperatorPassword, 'password_unchanged'));
  await fillField(userEvent, await logIn(), 'given by another{Enter}');
  expect(await screen.findByText('refused: password_unchanged')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toBeInTheDocument();
});

test('lets the operator log out instead, and returns to the login', async () => {
  await logIn();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByLabelText('Authenticator code')).toBeInTheDocument();
  await waitFor(() => expect(seenOf('/logout').map(({ token }) => token)).toEqual(['Bearer token-1']));
});

test('returns to the login when the session has ended meanwhile', async () => {
  api.answerWith(refusing(changeOperatorPassword, 'operator_login_required'));
  await fillField(userEvent, await logIn(), 'chosen by myself{Enter}');
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument();
});
