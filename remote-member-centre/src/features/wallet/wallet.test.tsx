import { collectWallets, getMerchantWallets, walletTransfer } from '@portal/shared/contract/wallet/transfers';
import { type Answer, answering, type FakeHost, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, sentTo } from '../../../testing/open-page.ts';

const tide = { vassalage: 'TIDE', name: 'Tide Games', balance: '50.00', state: 'open' as const };
const reef = { vassalage: 'REEF', name: 'Reef', balance: '7.00', state: 'stopped' as const };
const cove = { vassalage: 'COVE', name: 'Cove', balance: '3.00', state: 'closed' as const };

const wallets = (main: string, vendors = [tide, reef, cove]): Answer =>
  answering(getMerchantWallets, () => ({ main, vendors }));

async function open(options = {}): Promise<FakeHost> {
  const { host } = await openPage('transferFund', [wallets('1000.00')], options);
  act(() => host.balance.set('1000.00'));
  await screen.findByRole('heading', { name: 'Wallets' });
  return host;
}

async function askTransfer(amount: string) {
  await userEvent.type(await screen.findByLabelText(/Amount/), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Wallets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('lists every wallet with its restriction, and the total', async () => {
  await open();
  expect(rows()).toEqual([
    'Main walletP1,000.00',
    'Tide GamesP50.00',
    'ReefTemporarily suspendedP7.00',
    'CoveClosed: transfers to main wallet onlyP3.00',
  ]);
  expect(screen.getByRole('region', { name: 'Total in all wallets' })).toHaveTextContent('P1,060.00');
  const to = screen.getByRole('combobox', { name: 'To' });
  expect(within(to).getByRole('option', { name: 'Cove' })).toBeDisabled();
  expect(within(screen.getByRole('combobox', { name: 'From' })).getByRole('option', { name: 'Cove' })).toBeEnabled();
  expect(within(screen.getByRole('combobox', { name: 'From' })).getByRole('option', { name: 'Reef' })).toBeDisabled();
});

// covers 2.5
test('previews, confirms, sends once with a key, and reports a transfer', async () => {
  const host = await open();
  host.answer(answering(walletTransfer, () => ({ reference: 'T-7', from: '900.00', to: '150.00' })));
  await userEvent.type(await screen.findByLabelText(/Amount/), '100');
  expect(screen.getByText('Tide Games afterwards').nextElementSibling).toHaveTextContent('P150.00');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(host.toasts).toEqual(['P\u00a0100.00 transferred. Reference T-7']));
  expect(host.confirmations[0]).toMatchObject({ title: 'Transfer P\u00a0100.00?' });
  expect(sentTo(host, walletTransfer)).toEqual([
    expect.objectContaining({
      input: { from: 'main', to: 'TIDE', amount: '100.00' },
      idempotencyKey: expect.any(String),
    }),
  ]);
  expect(host.acts).toContain('refreshBalance');
});

test('swaps the two wallets by a press, and transfers from vendor to vendor', async () => {
  const host = await open();
  host.answer(wallets('1000.00', [tide, { ...reef, state: 'stopped' }, { ...cove, state: 'closed' }]));
  host.answer(answering(walletTransfer, () => ({ reference: 'T-8', from: '0.00', to: '53.00' })));
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two wallets' }));
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('TIDE');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('main');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'COVE');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'TIDE');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(host.toasts).toHaveLength(1));
  expect(sentTo(host, walletTransfer)[0]?.input).toEqual({ from: 'COVE', to: 'TIDE', amount: '3.00' });
});

test('sends nothing without a confirmation', async () => {
  const host = await open({ confirms: false });
  await askTransfer('100');
  await userEvent.click(screen.getByRole('button', { name: 'Move everything to main wallet' }));
  expect(host.confirmations).toHaveLength(2);
  expect([...sentTo(host, walletTransfer), ...sentTo(host, collectWallets)]).toEqual([]);
});

test.each([
  ['1000.01', 'That’s more than this wallet’s balance'],
  ['0', 'Enter an amount above zero'],
  ['-5', 'Enter an amount with at most two decimals'],
  ['0.005', 'Enter an amount with at most two decimals'],
  ['ten', 'Enter an amount with at most two decimals'],
])('explains why %s is refused before sending anything', async (amount, text) => {
  const host = await open();
  await askTransfer(amount);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(host.confirmations).toEqual([]);
});

test('keeps the key for the same transfer without a response, not after a refusal', async () => {
  const host = await open();
  const fault = answering(walletTransfer, () => {
    throw new Error('network');
  });
  host.answer(fault);
  await askTransfer('100');
  expect(await screen.findByText(/won’t go through twice/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(sentTo(host, walletTransfer)).toHaveLength(2));
  host.answer(refusing(walletTransfer, 'insufficient_balance'));
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(await screen.findByText('insufficient_balance')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(sentTo(host, walletTransfer)).toHaveLength(4));
  const [first, again, refused, afterRefusal] = sentTo(host, walletTransfer).map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect(again).toBe(first);
  expect(refused).toBe(first);
  expect(afterRefusal).not.toBe(first);
});

test('collects all by one call, and names what stayed with a vendor and why', async () => {
  const host = await open();
  host.answer(
    answering(collectWallets, () => ({
      reference: 'C-1',
      amount: '53.00',
      main: '1053.00',
      collected: [
        { vassalage: 'TIDE', amount: '50.00' },
        { vassalage: 'COVE', amount: '3.00' },
      ],
      failed: [{ vassalage: 'REEF', balance: '7.00', code: 'vendor_wallet_stopped', message: 'It stands still.' }],
    })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move everything to main wallet' }));
  await waitFor(() => expect(host.toasts).toEqual(['P\u00a053.00 moved to your main wallet']));
  expect(host.confirmations[0]).toMatchObject({ title: 'Move P\u00a053.00 to your main wallet?' });
  expect(sentTo(host, collectWallets)).toEqual([
    expect.objectContaining({ input: {}, idempotencyKey: expect.any(String) }),
  ]);
  expect(screen.getByText('Reef: P 7.00 could not be moved. It stands still.')).toBeInTheDocument();
});

test('shows a movement of the live stream without a press', async () => {
  const host = await open();
  host.answer(wallets('960.00', [{ ...tide, balance: '90.00' }]));
  await act(async () => {
    host.balance.set('960.00');
    host.events.emit('balance-changed', '960.00');
  });
  await waitFor(() => expect(rows()).toEqual(['Main walletP960.00', 'Tide GamesP90.00']));
});

// covers 4
test('hides and shows every balance of the sheet by the eye', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Hide balances' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/\d\.\d\d/);
  expect(screen.getAllByRole('img', { name: 'Balance hidden' }).length).toBeGreaterThan(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show balances' }));
  expect(rows()).toContain('Tide GamesP50.00');
});

test('says that there is nothing to transfer without vendor wallets; a failure is shown and can be repeated', async () => {
  const { host } = await openPage('transferFund', [refusing(getMerchantWallets, 'unknown_error', 500)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your wallets could not be loaded');
  host.answer(wallets('10.00', []));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No separate vendor wallets')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move everything to main wallet' })).not.toBeInTheDocument();
});
