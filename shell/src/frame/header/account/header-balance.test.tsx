import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { act, screen } from '@testing-library/react';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { applyLiveEvent } from '../../../host/live/apply-live-events.ts';
import { longestHoldMs } from '../../../host/live/held-wins.rules.ts';
import { holdWins } from '../../../host/live/held-wins.ts';
import { HeaderBalance } from './header-balance.tsx';

const won = (amount: string) => ({ gameCode: 'koi', amount });

/** Renders the header of a member with 100.00 while the live stream is connected. */
async function openHeader() {
  const { portal, show } = await openPortal({
    answers: { getMemberInfo: fakeMember, getBalance: { sumBalance: '100.00' }, getUnreadCount: { unreadCount: 0 } },
  });
  await portal.session.begin(fakeToken());
  const leave = new AbortController();
  const hold = holdWins(portal.store, portal.events, leave.signal);
  const ports = { ...portal, onComposition: () => undefined };
  show(<HeaderBalance />);
  await screen.findByText(/100\.00/);
  const hear = (event: LiveEvent) => change(() => applyLiveEvent(ports, event, hold));
  const rounds = (areOpen: boolean) => change(() => portal.events.emit('frame-rounds', { areOpen, gameCode: 'koi' }));
  return { portal, hear, rounds, leave };
}

test('takes a stake at once and shows the win at the end of the round in the game frame', async () => {
  const { portal, hear, rounds, leave } = await openHeader();
  await rounds(true);
  await hear({ type: 'balance', sumBalance: '90.00' });
  expect(screen.getByText(/90\.00/)).toBeVisible();
  await hear({ type: 'balance', sumBalance: '140.00', won: won('50.00') });
  expect(screen.getByText(/90\.00/)).toBeVisible();
  expect(portal.host.balance.get()).toBe('140.00');
  await hear({ type: 'balance', sumBalance: '240.00' });
  expect(screen.getByText(/190\.00/)).toBeVisible();
  await rounds(false);
  expect(screen.getByText(/240\.00/)).toBeVisible();
  leave.abort();
});

test('shows a win after a minute if the game does not report its round as shown', async () => {
  const { hear, rounds, leave } = await openHeader();
  jest.useFakeTimers();
  await rounds(true);
  await hear({ type: 'balance', sumBalance: '150.00', won: won('50.00') });
  await act(async () => jest.advanceTimersByTimeAsync(longestHoldMs - 1));
  expect(screen.getByText(/100\.00/)).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(/150\.00/)).toBeVisible();
  jest.useRealTimers();
  leave.abort();
});

test('shows the real balance when the live stream is disconnected', async () => {
  const { hear, rounds, leave } = await openHeader();
  await rounds(true);
  await hear({ type: 'balance', sumBalance: '150.00', won: won('50.00') });
  await change(() => leave.abort());
  expect(screen.getByText(/150\.00/)).toBeVisible();
});
