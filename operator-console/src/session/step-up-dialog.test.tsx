import { stepUpOperator } from '@portal/shared/contract/operators/session';
import { rollbackRelease } from '@portal/shared/contract/releases/releases';
import { fillField } from '@portal/shared/testing/fill-field';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi, Refused, refusing } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

let api: FakeOperatorApi;
let isProved = false;

beforeEach(async () => {
  sessionStorage.clear();
  isProved = false;
  const samples = sampleAnswers();
  const done = samples.find(({ call }) => call === rollbackRelease);
  api = fakeOperatorApi([
    answering(stepUpOperator, () => {
      isProved = true;
      return {};
    }),
    {
      call: rollbackRelease,
      reply(input: never) {
        if (!isProved) throw new Refused('step_up_required');
        return done?.reply(input);
      },
    },
    ...samples,
  ]);
  openConsoleAs(api);
  const dialog = await openDialog('Roll back Member centre');
  await fillField(userEvent, dialog.getByLabelText('Reason'), 'white page');
  await userEvent.click(await dialog.findByRole('button', { name: 'Roll back to 2.0.0' }));
});
afterEach(cleanup);

const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

test('asks for a new code when the platform demands one, and does what was asked', async () => {
  await fillField(userEvent, (await question()).getByLabelText('Authenticator code'), '123456{Enter}');
  expect(await screen.findByText('Member centre: 2.0.0 is live now.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument();
  expect(api.inputsOf('/step-up')).toEqual([{ code: '123456' }]);
  expect(api.inputsOf('/rollback')).toHaveLength(2);
});

test('reports a wrong code and asks again', async () => {
  api.answerWith(refusing(stepUpOperator, 'step_up_failed'));
  const dialog = await question();
  await fillField(userEvent, dialog.getByLabelText('Authenticator code'), '123456{Enter}');
  expect(await dialog.findByText('refused: step_up_failed')).toBeInTheDocument();
  expect(dialog.getByLabelText('Authenticator code')).toHaveValue('');
});

test('does nothing when the question is closed', async () => {
  await userEvent.click((await question()).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('refused: step_up_required')).toBeInTheDocument();
  expect(api.inputsOf('/rollback')).toHaveLength(1);
});
