import { operatorLoginByProvider, operatorSignInWays } from '@portal/shared/contract/operators/sign-in-provider';
import { fillField } from '@portal/shared/testing/fill-field';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

const ticket = 'b'.repeat(43);
let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', `#/sign-in/${ticket}`);
  api = fakeOperatorApi([
    answering(operatorLoginByProvider, () => ({ token: 'token-1', roles: ['release'], username: 'nadia' })),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '#');
});

const enterCode = async () => fillField(userEvent, await screen.findByLabelText('Authenticator code'), '123456{Enter}');

test('asks for a code after the sign-in, and opens the console for the operator who signed in', async () => {
  openConsole(api);
  await enterCode();
  expect(await screen.findByRole('heading', { name: 'Releases' })).toBeInTheDocument();
  expect(screen.getByText('nadia')).toBeInTheDocument();
  expect(api.inputsOf('/login/provider')).toEqual([{ ticket, code: '123456' }]);
  expect(location.hash).not.toContain(ticket);
});

test('says that a refused code needs another sign-in, and leads to the login', async () => {
  api.answerWith(refusing(operatorLoginByProvider, 'login_failed'));
  openConsole(api);
  await enterCode();
  expect(await screen.findByText('refused: login_failed Sign in once more.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the login' }));
  expect(await screen.findByLabelText('Username')).toBeInTheDocument();
});

test('explains a sign-in that leads to no account', async () => {
  history.replaceState(null, '', '#/sign-in/refused');
  openConsole(api);
  expect(await screen.findByText(/did not lead to an operator account/)).toBeInTheDocument();
});

test('offers the provider by its name, where the portal has one', async () => {
  history.replaceState(null, '', '#');
  api.answerWith(answering(operatorSignInWays, () => ({ provider: 'Company login' })));
  openConsole(api);
  const link = await screen.findByRole('link', { name: 'Sign in with Company login' });
  expect(link).toHaveAttribute('href', '/operator/session/provider/start');
});
