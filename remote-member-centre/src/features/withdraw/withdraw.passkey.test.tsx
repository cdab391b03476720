import { applyForWithdrawal, askWithdrawalPasskey } from '@portal/shared/contract/payments/withdrawals';
import { browserKeys, NoKeyError } from '@portal/shared/remote/keys/browser-keys';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, within } from '@testing-library/react';
import { sentTo } from '../../../testing/open-page.ts';
import { openWithdraw, terms, withdrawalIn } from '../../../testing/open-withdraw.ts';

const options = { challenge: 'a question' };
const response = { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signed' };
const proof = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response });
const asking = answering(askWithdrawalPasskey, () => ({ options }));
const applying = answering(applyForWithdrawal, () => withdrawalIn('applied'));

beforeEach(() => {
  jest.spyOn(browserKeys, 'isThere').mockReturnValue(true);
  jest.spyOn(browserKeys, 'prove').mockResolvedValueOnce(proof('first')).mockResolvedValue(proof('second'));
});
afterEach(() => jest.restoreAllMocks());

async function openDialog(answers: Answer[], change = {}, options: Parameters<typeof openWithdraw>[1] = {}) {
  const opened = await openWithdraw([...answers, asking, terms({ canUsePasskey: true, ...change })], options);
  const { user } = opened;
  const page = within(await screen.findByRole('form', { name: 'Withdraw' }));
  await fillField(user, page.getByRole('textbox', { name: 'Amount' }), '300');
  await user.click(page.getByRole('button', { name: 'Continue' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /^Withdraw P/ })) };
}
const usePasskey = { name: 'Use a passkey instead' };

// covers 2.5
test('sends a passkey in place of the payment password, for exactly this withdrawal', async () => {
  const { host, user, dialog } = await openDialog([applying]);
  await user.click(dialog.getByRole('button', usePasskey));
  await screen.findByText(/submitted/).catch(() => undefined);
  expect(sentTo(host, askWithdrawalPasskey)[0]?.input).toEqual({ bankAccountId: 'a-1', amount: '300.00' });
  expect(sentTo(host, applyForWithdrawal)[0]?.input).toEqual({
    bankAccountId: 'a-1',
    amount: '300.00',
    passkey: proof('first'),
  });
  expect(screen.queryByRole('dialog', { name: /^Withdraw P/ })).toBeNull();
});

test('still asks for the code of an authenticator', async () => {
  const { host, user, dialog } = await openDialog([applying], { authenticatorAbove: '100.00' });
  await user.click(dialog.getByRole('button', usePasskey));
  expect(sentTo(host, askWithdrawalPasskey)).toEqual([]);
  await fillField(user, dialog.getByLabelText(/^Authenticator code/), '123456');
  await user.click(dialog.getByRole('button', usePasskey));
  expect(sentTo(host, applyForWithdrawal)[0]?.input).toMatchObject({ authenticatorCode: '123456' });
});

// covers 8
test('sends the same answer again when nothing was heard, a new one after a refusal', async () => {
  const lost: Answer = {
    call: applyForWithdrawal,
    reply: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { host, user, dialog } = await openDialog([lost]);
  const press = () => user.click(dialog.getByRole('button', usePasskey));
  await press();
  expect(await dialog.findByText(/We didn’t get a response/)).toBeVisible();
  host.answer(refusing(applyForWithdrawal, 'passkey_refused'));
  await press();
  expect(await dialog.findByText('passkey_refused')).toBeVisible();
  await press();
  const sent = sentTo(host, applyForWithdrawal);
  expect(sent.map(({ input }) => (input as { passkey: { id: string } }).passkey.id)).toEqual([
    'first',
    'first',
    'second',
  ]);
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  expect(sent[2]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('says that no passkey was used; the payment password works on', async () => {
  const { host, user, dialog } = await openDialog([applying]);
  jest.mocked(browserKeys.prove).mockReset().mockRejectedValue(new NoKeyError('cancelled'));
  await user.click(dialog.getByRole('button', usePasskey));
  expect(await dialog.findByText(/No passkey was used/)).toBeVisible();
  await fillField(user, dialog.getByLabelText(/^Payment password/), '246810{Enter}');
  expect(sentTo(host, applyForWithdrawal)[0]?.input).toMatchObject({ paymentPassword: '246810' });
});

test.each([
  ['the member has none for it', { canUsePasskey: false }, true, {}],
  ['the browser knows none', {}, false, {}],
  ['the address is another than theirs', {}, true, { passkeyOrigin: 'https://portal.example' }],
])('offers no passkey where %s', async (_, change, isThere, site) => {
  jest.mocked(browserKeys.isThere).mockReturnValue(isThere);
  const { dialog } = await openDialog([], change, { site });
  expect(dialog.queryByRole('button', usePasskey)).toBeNull();
});
