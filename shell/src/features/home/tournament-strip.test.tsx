import type { Tournament } from '@portal/shared/contract/rewards/tournaments';
import { screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { TournamentStrip } from './tournament-strip.tsx';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const race: Tournament = {
  id: 't 1',
  name: 'Lantern race',
  measure: 'stake',
  minStake: '0.00',
  scope: { by: 'all', of: [] },
  startsAt: soon(-60),
  endsAt: soon(90),
  entry: 'open',
  minRank: 0,
  prizes: [],
  budget: { amount: '500.00', points: 0 },
  state: 'running',
  players: 3,
  isJoined: false,
};

async function open(...tournaments: Tournament[]) {
  const { show, platform } = await openPortal({ answers: { listTournaments: { tournaments, serverTime: soon(0) } } });
  show(<TournamentStrip />);
  return platform;
}

test('leads to the running tournament', async () => {
  await open(race, { ...race, id: 'later', name: 'Later' });
  const strip = await screen.findByRole('region', { name: 'Lantern race' });
  expect(strip).toHaveTextContent(/500/);
  expect(strip).toHaveTextContent(/Ends in 1 h (30|29) min/);
  expect(screen.getByRole('link', { name: 'See the board' })).toHaveAttribute('href', '/tournaments?id=t%201');
});

test('shows nothing while none is running', async () => {
  const platform = await open({ ...race, state: 'coming', startsAt: soon(5) });
  await waitFor(() => expect(platform.seenOf('listTournaments')).not.toHaveLength(0));
  expect(screen.queryByRole('region')).toBeNull();
});
