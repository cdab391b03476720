import { finishOperatorEnrolment, openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { fillField } from '@portal/shared/testing/fill-field';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, refusing } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';

const token = 'a'.repeat(43);
const opened = {
  username: 'nadia',
  secondFactorSecret: 'JBSWY3DPEHPK3PXP',
  authenticatorAddress: 'otpauth://totp/Lantern:nadia?secret=JBSWY3DPEHPK3PXP',
};
let api: FakeOperatorApi;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', `#/enrol/${token}`);
  api = fakeOperatorApi([
    answering(openOperatorEnrolment, () => opened),
    answering(finishOperatorEnrolment, () => ({ username: 'nadia' })),
  ]);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '#');
});

async function fillForm(password: string, code: string): Promise<void> {
  const field = await screen.findByLabelText('Password');
  const codeField = screen.getByLabelText('Authenticator code');
  await userEvent.clear(field);
  await userEvent.clear(codeField);
  await fillField(userEvent, field, password);
  await fillField(userEvent, codeField, `${code}{Enter}`);
}

test('shows whose link it is and the key, and sends password and code', async () => {
  openConsole(api);
  expect(await screen.findByText(/Hello nadia/)).toBeInTheDocument();
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeInTheDocument();
  expect(await screen.findByTitle('Code for your authenticator app')).toBeInTheDocument();
  await fillForm('chosen by myself', '123456');
  expect(await screen.findByText('Your account is ready, nadia. Please log in.')).toBeInTheDocument();
  expect(api.inputsOf('/operator/enrolment')).toEqual([{ token, password: 'chosen by myself', code: '123456' }]);
  expect(await screen.findByLabelText('Username')).toBeInTheDocument();
  expect(location.hash).not.toContain(token);
});

test('asks for a longer password and for all six digits before it sends anything', async () => {
  openConsole(api);
  await fillForm('short', '123456');
  expect(await screen.findByText('The new password needs at least 12 characters.')).toBeInTheDocument();
  await fillForm('chosen by myself', '12345');
  expect(await screen.findByText('Enter the six digits that your authenticator shows.')).toBeInTheDocument();
  expect(api.inputsOf('/operator/enrolment')).toEqual([]);
});

test('reports a wrong code, empties the field and keeps the password', async () => {
  api.answerWith(refusing(finishOperatorEnrolment, 'enrolment_code_wrong'));
  openConsole(api);
  await fillForm('chosen by myself', '123456');
  expect(await screen.findByText('refused: enrolment_code_wrong')).toBeInTheDocument();
  expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('chosen by myself');
});

test('reports a link that is over and leads to the login', async () => {
  api.answerWith(refusing(openOperatorEnrolment, 'enrolment_link_over'));
  openConsole(api);
  expect(await screen.findByText('refused: enrolment_link_over')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the login' }));
  expect(await screen.findByLabelText('Username')).toBeInTheDocument();
});
