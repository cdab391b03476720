import type { Tournament, TournamentBoard } from '@portal/shared/contract/rewards/tournaments';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, memberAtom } from '../../host/atoms.ts';
import { TournamentsPage } from './tournaments-page.tsx';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const tournament = (change: Partial<Tournament> = {}): Tournament => ({
  id: 't-1',
  name: 'Lantern race',
  measure: 'stake',
  minStake: '2.00',
  scope: { by: 'category', of: [{ id: 'RNG', name: 'RNG' }] },
  startsAt: soon(-60),
  endsAt: soon(60),
  entry: 'opt-in',
  minRank: 0,
  prizes: [
    { first: 1, last: 1, amount: '100.00', points: 0, turnoverPercent: 300 },
    { first: 2, last: 10, amount: '0.00', points: 20, turnoverPercent: 100 },
  ],
  budget: { amount: '100.00', points: 180 },
  state: 'running',
  players: 12,
  isJoined: false,
  ...change,
});
const leader = { place: 1, account: 'an***a', score: '90.50', isOwn: false, prize: { amount: '100.00', points: 0 } };
const own = { place: 34, account: 'pl***1', score: '2.00', isOwn: true };
const board = (change: Partial<Tournament> = {}): TournamentBoard => ({
  tournament: tournament(change),
  list: [leader],
  serverTime: soon(0),
});

async function open(at: string, answers: FakeAnswers, isMember = true) {
  const { show, portal, platform } = await openPortal({ at, answers, token: isMember ? 'T' : undefined });
  if (isMember) await change(() => portal.store.set(memberAtom, fakeMember));
  show(<TournamentsPage />);
  return { portal, platform, user: userEvent.setup() };
}

test('lists running, coming and finished tournaments with the own place', async () => {
  const tournaments = [
    tournament({ own, isJoined: true }),
    tournament({ id: 't-2', name: 'Next', state: 'coming', startsAt: soon(30) }),
    tournament({ id: 't-3', name: 'Past', state: 'finished', endsAt: soon(-30) }),
  ];
  await open('/tournaments', { listTournaments: { tournaments, serverTime: soon(0) } });
  const running = await screen.findByRole('region', { name: 'Running now' });
  expect(within(running).getByRole('link', { name: 'Lantern race' })).toHaveAttribute('href', '/tournaments?id=t-1');
  expect(running).toHaveTextContent(/Ends in 1 h 0 min|Ends in 59 min/);
  expect(running).toHaveTextContent('Your place: 34');
  expect(screen.getByRole('region', { name: 'Coming soon' })).toHaveTextContent(/Starts in (30|29) min/);
  expect(within(screen.getByRole('region', { name: 'Finished' })).getByRole('link', { name: 'Past' })).toBeVisible();
});

test('says what comes when there is none', async () => {
  await open('/tournaments', { listTournaments: { tournaments: [], serverTime: soon(0) } }, false);
  expect(await screen.findByText('No tournaments right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/promotions');
});

test('shows rules, prizes and the board, and the own place outside of it', async () => {
  await open('/tournaments?id=t-1', { getTournament: board({ own, isJoined: true }) });
  expect(await screen.findByRole('heading', { name: 'Lantern race', level: 1 })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Prizes' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlacePrizeBet before withdrawal',
    expect.stringMatching(/^1.*100.*3x$/),
    '2–1020 pointsNone',
  ]);
  const places = screen.getByRole('region', { name: 'Live board' });
  expect(within(places).getByRole('listitem')).toHaveTextContent(/^1an\*\*\*a.*90\.50.*100/);
  expect(screen.getByRole('region', { name: 'Your place' })).toHaveTextContent(/34.*You.*2/);
  expect(screen.getByText(/Bets of .*2 or more count/)).toBeVisible();
  expect(screen.getByText('Slots')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('joins once, and shows the refusal of one who comes too late', async () => {
  const answers = {
    getTournament: board(),
    joinTournament: refuse('tournament_over', { message: 'This tournament has ended' }),
  };
  const { platform, user } = await open('/tournaments?id=t-1', answers);
  expect(await screen.findByRole('region', { name: 'Your place' })).toHaveTextContent('Join to get on the board.');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('This tournament has ended')).toBeVisible();
  platform.answer({ joinTournament: board({ isJoined: true }), getTournament: board({ isJoined: true }) });
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You’re in')).toBeVisible();
  expect(platform.seenOf('joinTournament').map(({ input }) => input)).toEqual([{ id: 't-1' }, { id: 't-1' }]);
});

test('asks a visitor to log in, and says what keeps a member out', async () => {
  const { portal, user } = await open('/tournaments?id=t-1', { getTournament: board() }, false);
  await user.click(await screen.findByRole('button', { name: 'Log in to join' }));
  expect(portal.store.get(dialogsAtom).at(-1)?.name).toBe('login');
});

test('says which VIP level is needed', async () => {
  await open('/tournaments?id=t-1', { getTournament: board({ obstacle: 'tournament_rank', minRank: 3 }) });
  expect(await screen.findByText('Open from VIP level 3.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

test('says that a tournament does not exist', async () => {
  await open('/tournaments?id=nothing', { getTournament: refuse('tournament_not_found') });
  expect(await screen.findByRole('heading', { name: 'This tournament doesn’t exist' })).toBeVisible();
});
