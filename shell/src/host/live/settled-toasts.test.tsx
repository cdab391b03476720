import type { WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { ToastRegion } from '@portal/shared/ui/feedback/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { overlayAtom } from '../atoms.ts';
import { gatherMs, restMs, showSettled } from './settled-toasts.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function opened(playedGame?: string) {
  const { portal } = await openPortal({ token: 'member', isAgent: 0 });
  const leave = new AbortController();
  const hear = showSettled({ ...portal, playedGame: () => playedGame }, leave.signal);
  render(<ToastRegion store={portal.toasts} label="Messages" closeLabel="Close" />);
  const bet = (win: string, gameCode = 'mark6') =>
    hear({ type: 'bet-settled', gameCode, gameName: 'Mark Six', stake: '10.00', win });
  const refund = (stake: string) => hear({ type: 'bet-refunded', gameCode: 'mark6', gameName: 'Mark Six', stake });
  const withdrawal = (state: WithdrawalState) =>
    hear({ type: 'withdrawal', id: 'w-1', state, reference: 'WD-2611-7K3QM', amount: '300.00' });
  const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  const shown = () => screen.queryAllByRole('status').map((toast) => toast.querySelector('p')?.textContent);
  return { portal, leave, bet, refund, withdrawal, pass, shown };
}

// covers 4
test('shows the result of a ticket, read out without moving the focus, with a way to its record', async () => {
  const { portal, bet, pass, shown } = await opened();
  bet('35.00');
  expect(shown()).toEqual([]);
  await pass(gatherMs);
  expect(shown()).toEqual(['Mark Six: your bet paid P\u00a035.00.']);
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'personalHistoryCopy' });
  expect(shown()).toEqual([]);
});

test('shows many results of one draw as one toast', async () => {
  const { bet, pass, shown } = await opened();
  for (const win of ['35.00', '0.00', '0.50']) bet(win);
  await pass(gatherMs);
  expect(shown()).toEqual(['3 bets settled. They paid P\u00a035.50 in total.']);
  await pass(60_000);
  expect(shown()).toEqual([]);
});

test('shows what a void ticket gave back, with a way to its record, after the results', async () => {
  const { portal, bet, refund, pass, shown } = await opened();
  refund('10.00');
  bet('0.00');
  await pass(gatherMs);
  expect(shown()).toEqual(['Mark Six: your bet did not win.']);
  await pass(restMs);
  expect(shown()[1]).toBe('Mark Six: your bet was voided. P\u00a010.00 is back in your balance.');
  fireEvent.click(screen.getAllByRole('button', { name: 'View' })[1] as HTMLElement);
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'personalHistoryCopy' });
});

test('shows a withdrawal first, and what else came some seconds later', async () => {
  const { bet, withdrawal, pass, shown } = await opened();
  bet('0.00');
  withdrawal('paid');
  await pass(gatherMs);
  expect(shown()).toEqual(['Withdrawal WD-2611-7K3QM of P\u00a0300.00 has been paid. Please confirm when it arrives.']);
  bet('0.00');
  await pass(restMs - 1);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()[1]).toBe('2 bets settled. None of them won.');
});

test('shows nothing of the game being played, of what the member did, or after the end', async () => {
  const { bet, withdrawal, leave, pass, shown } = await opened('mark6');
  bet('35.00');
  withdrawal('cancelled');
  await pass(gatherMs);
  expect(shown()).toEqual([]);
  bet('35.00', 'koi');
  leave.abort();
  bet('35.00', 'koi');
  await pass(gatherMs);
  expect(shown()).toEqual([]);
});
