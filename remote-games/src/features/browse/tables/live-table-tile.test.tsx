import { RefusalError } from '@portal/shared/client/errors';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { listCatalogue, listGames } from '@portal/shared/contract/games/catalogue';
import { type LiveTable, listLiveTables } from '@portal/shared/contract/games/live-tables';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, game, open } from '../../../testing/open-lobby.ts';

const { IntersectionObserver } = window;
/** Without IntersectionObserver every picture counts as near. */
beforeEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
afterEach(() => {
  window.IntersectionObserver = IntersectionObserver;
});

afterEach(() => jest.useRealTimers());

/** All that waits: only the time of day stands still without them. */
const timers = [
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const start = Date.UTC(2026, 2, 1, 8);
const baccarat = game('Aurora Baccarat', { gameType: 'LIVE', minBet: '1.00' });
const roulette = game('Harbour Roulette', { gameType: 'LIVE', minBet: '2.00' });
const catalogue = () => ({ games: [baccarat, roulette], totalPages: 1, totalGames: 2 });

const tableOf = (change: Partial<LiveTable> = {}): LiveTable => ({
  nodeId: baccarat.nodeId,
  roundNo: 9,
  opensAt: start,
  closesAt: start + 12_000,
  drawsAt: start + 14_000,
  endsAt: start + 20_000,
  road: [
    { roundNo: 6, outcome: 'banker' },
    { roundNo: 7, outcome: 'player' },
    { roundNo: 8, outcome: 'tie' },
  ],
  minBet: '1.00',
  maxBet: '10000.00',
  players: 3,
  shoe: { cards: 416, cardsLeft: 416 },
  dealer: 'Mai',
  ...change,
});

type Tables = { now: number; tables: LiveTable[]; isStarting?: boolean };

function openLive(tables: () => Tables | Promise<Tables>, at = '/live', language: LanguageCode = 'EN') {
  const lists = [answering(listCatalogue, catalogue), answering(listGames, catalogue)];
  return open({ at, language, answers: [answering(listLiveTables, tables), ...lists, ...answers] });
}

const tileOf = async (name: RegExp) => {
  const tile = (await screen.findByRole('button', { name })).closest('article');
  if (!tile) throw new Error('no tile');
  return tile;
};

test('shows road, limits, players, shoe, dealer and the seconds of betting', async () => {
  // The clock stands still, however long the page takes.
  jest.useFakeTimers({ now: start, doNotFake: [...timers] });
  await openLive(() => ({ now: start + 4000, tables: [tableOf()] }));
  const tile = await tileOf(/^Aurora Baccarat/);
  await waitFor(() => expect(within(tile).getByText('Bets 1 – 10,000')).toBeInTheDocument());
  expect(within(tile).getByText('Shoe 416/416')).toBeInTheDocument();
  expect(within(tile).getByText(/Dealer Mai/)).toBeInTheDocument();
  expect(within(tile).getByText('Place your bets')).toBeInTheDocument();
  expect(within(tile).getByText('8')).toBeInTheDocument();
  expect(
    within(tile)
      .getAllByText(/^[PBT]$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['B', 'P', 'T']);
});

test.each([
  ['EN', 'Bets 1 – 10,000'],
  ['VN', 'Cược 1 – 10,000'],
  ['TH', 'เดิมพัน 1 – 10,000'],
] as const)(
  'writes the limits of a table with the separators of all amounts in the language %s',
  async (language, limits) => {
    await openLive(() => ({ now: start, tables: [tableOf()] }), '/live', language);
    expect(await screen.findByText(limits)).toBeInTheDocument();
  },
);

test('shows the picture of the table as it is now; the picture of its game while nothing is known', async () => {
  const picture = '/content/tables/0a1b2c.svg';
  await openLive(() => ({ now: start, tables: [tableOf({ picture })] }));
  const tile = await tileOf(/^Aurora Baccarat/);
  await waitFor(() => expect(tile.querySelector('img')).toHaveAttribute('src', picture));
  const other = (await tileOf(/^Harbour Roulette/)).querySelector('img');
  expect(other?.getAttribute('src')).not.toBe(picture);
});

test('describes the table to a screen reader in one sentence, without the seconds', async () => {
  await openLive(() => ({ now: start + 4000, tables: [tableOf()] }));
  const button = await screen.findByRole('button', { name: /^Aurora Baccarat/ });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(
      'Bets 1 – 10,000. 3 players. 416 of 416 cards in the shoe. Last results, newest first: tie, player, banker',
    ),
  );
  expect(button.closest('article')?.querySelector('[aria-live], [role="timer"], [role="status"]')).toBeNull();
});

test('says that each round has a fresh shoe instead of a count that never falls', async () => {
  const shoe = { cards: 416, cardsLeft: 410, isFreshEachRound: true };
  await openLive(() => ({ now: start, tables: [tableOf({ shoe })] }));
  const tile = await tileOf(/^Aurora Baccarat/);
  expect(await within(tile).findByText('Fresh shoe every round')).toBeInTheDocument();
  expect(within(tile).queryByText(/^Shoe \d/)).toBeNull();
  expect(within(tile).getByRole('button', { name: /^Aurora Baccarat/ })).toHaveAccessibleDescription(
    /3 players\. Each round from a fresh shoe of 416 cards\. Last results/,
  );
});

test('shows a calm tile for a table of which nothing is known, and launches it', async () => {
  const host = await openLive(() => ({ now: start, tables: [tableOf()] }));
  const tile = await tileOf(/^Harbour Roulette/);
  expect(await within(tile).findByText('Opens when you sit down')).toBeInTheDocument();
  expect(tile).not.toHaveAttribute('aria-busy', 'true');
  expect(within(tile).queryByText(/Place your bets|Shoe/)).not.toBeInTheDocument();
  await userEvent.click(within(tile).getByRole('button', { name: /^Harbour Roulette/ }));
  expect(host.launches).toMatchObject([{ gameName: 'Harbour Roulette' }]);
});

test('says nothing about a missing table while its studio has not answered the platform', async () => {
  await openLive(() => ({ now: start, tables: [tableOf()], isStarting: true }));
  const known = await tileOf(/^Aurora Baccarat/);
  await waitFor(() => expect(within(known).getByText('Bets 1 – 10,000')).toBeInTheDocument());
  const tile = await tileOf(/^Harbour Roulette/);
  expect(tile).toHaveAttribute('aria-busy', 'true');
  expect(within(tile).queryByText('Opens when you sit down')).toBeNull();
});

test('says nothing about a table before the first answer, and marks its tile as busy', async () => {
  let answer: (tables: Tables) => void = () => undefined;
  await openLive(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const tile = await tileOf(/^Harbour Roulette/);
  expect(tile).toHaveAttribute('aria-busy', 'true');
  expect(within(tile).queryByText('Opens when you sit down')).toBeNull();
  expect(within(tile).getByRole('button', { name: /^Harbour Roulette/ })).toHaveAccessibleDescription('Min 2');
  await act(async () => answer({ now: start, tables: [tableOf()] }));
  expect(await within(tile).findByText('Opens when you sit down')).toBeInTheDocument();
  expect(tile).toHaveAttribute('aria-busy', 'false');
});

test('keeps the lobby when the tables cannot be read', async () => {
  const lists = [answering(listCatalogue, catalogue), answering(listGames, catalogue)];
  await open({ at: '/live', answers: [refusing(listLiveTables, 'too_many_requests'), ...lists, ...answers] });
  const tile = await tileOf(/^Aurora Baccarat/);
  expect(await within(tile).findByText('Opens when you sit down')).toBeInTheDocument();
});

test('does not ask for tables in other lobbies', async () => {
  const host = await openLive(() => ({ now: start, tables: [] }), '/rng');
  await screen.findByRole('button', { name: /^Aurora Baccarat/ });
  expect(host.calls.some(({ path }) => path === listLiveTables.path)).toBe(false);
});

describe('while time passes', () => {
  beforeEach(() => jest.useFakeTimers());

  test('asks for tables that could not be read again, without a busy tile', async () => {
    let asked = 0;
    await openLive(() => {
      asked += 1;
      if (asked === 1) throw new RefusalError('too_many_requests', 'too_many_requests', 429);
      return new Promise(() => undefined);
    });
    const tile = await tileOf(/^Aurora Baccarat/);
    await waitFor(() => expect(tile).toHaveAttribute('aria-busy', 'false'));
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(asked).toBe(2);
    expect(tile).toHaveAttribute('aria-busy', 'false');
  });

  test('ends the busy tile of a missing table when tables can no longer be read', async () => {
    let asked = 0;
    await openLive(() => {
      asked += 1;
      if (asked > 1) throw new RefusalError('too_many_requests', 'too_many_requests', 429);
      return { now: start, tables: [], isStarting: true };
    });
    const tile = await tileOf(/^Harbour Roulette/);
    expect(tile).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(3100));
    await waitFor(() => expect(tile).toHaveAttribute('aria-busy', 'false'));
  });

  test('counts down to the result by the server’s clock, and adds the result to the road', async () => {
    let now = start + 11_000;
    let table = tableOf();
    await openLive(() => ({ now, tables: [table] }));
    const tile = await tileOf(/^Aurora Baccarat/);
    await waitFor(() => expect(within(tile).getByText('Place your bets')).toBeInTheDocument());
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(within(tile).getByText('No more bets')).toBeInTheDocument();
    now = start + 15_000;
    table = tableOf({ road: [...tableOf().road, { roundNo: 9, outcome: 'player' }] });
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(within(tile).getByText('Result')).toBeInTheDocument();
    expect(within(tile).getAllByText(/^[PBT]$/)).toHaveLength(4);
  });
});
