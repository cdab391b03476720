import { getMerchantWallets } from '@portal/shared/contract/wallet/transfers';
import { answering } from '@portal/shared/testing/fake-host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gamePage } from '../../testing/open-game.ts';

const again = { vassalage: 'KITE', gameCode: 'tiger', gameName: 'Tiger' };
const record = {
  content: 'http://vendor.test/play',
  origin: 'http://vendor.test',
  gameName: 'Tiger',
  backUrl: '/rng?page=KITE',
  wallet: { vassalage: 'KITE', vendorName: 'Kite', balance: '0.00' },
  again,
};

const page = gamePage(record);

async function open() {
  let held = '0.00';
  const others = { vassalage: 'OTHER', name: 'Other', balance: '7.00', state: 'open' as const };
  const wallets = answering(getMerchantWallets, () => ({
    main: '100.00',
    vendors: [others, { vassalage: 'KITE', name: 'Kite', balance: held, state: 'open' as const }],
  }));
  const host = await page.open({ answers: [wallets] });
  const move = (amount: string) => {
    held = amount;
    act(() => host.events.emit('balance-changed', '90.00'));
  };
  return { host, move };
}

test('warns of an empty studio wallet before the game, with a link to the transfer page', async () => {
  const { host } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Kite uses a separate wallet' })).toBeInTheDocument();
  expect(screen.getByText(/Balance: P 0\.00\. Move money there first\./)).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Move money' }));
  expect(host.acts).toEqual(['openOverlay member-centre transferFund']);
});

// covers 2.5
test('shows the new balance after a transfer, and launches the game with its own back address', async () => {
  const { host, move } = await open();
  move('10.00');
  expect(await screen.findByText(/Balance: P 10\.00\.$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open the game' }));
  expect(host.launches).toEqual([{ ...again, backUrl: '/rng?page=KITE', knowsWallet: true }]);
});

test('back leads to the lobby', async () => {
  const { host } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to lobby' }));
  expect(host.location.get()).toMatchObject({ pathname: '/rng', search: '?page=KITE' });
});
