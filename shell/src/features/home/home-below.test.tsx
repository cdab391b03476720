import { buildGame, buildMenu, buildNotice, buildVendor } from '@portal/shared/testing/builders';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom } from '../../host/atoms.ts';
import { HomeBelow } from './home-below.tsx';

const win = (winAmount: string, account: string) => ({
  vo: {
    winAmount,
    account,
    gameName: 'Game',
    nodeId: account,
    theme: 'dragon',
    seed: 1,
    at: '2026-11-20T08:00:00.000Z',
  },
});
const answers: FakeAnswers = {
  getGameMenus: { menus: [buildMenu('RNG', [buildVendor('A')]), buildMenu('LIVE', [buildVendor('B')])] },
  listCatalogue: { games: [buildGame(1)], totalPages: 1, totalGames: 1 },
  listPromotions: {
    promotions: [
      {
        id: 'a',
        type: 'slots',
        title: 'Offer',
        summary: 'Words',
        content: '',
        art: 'art:promo',
        state: 'join',
        kind: 'join',
      },
    ],
  },
  listPopularLottery: { games: [] },
  listVietnamNumbers: { list: [], serverTime: '2026-11-21T08:00:00.000Z' },
  getRankList: { list: [win('50000.00', 'eq***l'), win('50000.01', 'ab***e')] },
  listAnnouncements: { banners: [], notices: [buildNotice(1), buildNotice(2, { at: '2026-11-21T08:00:00.000Z' })] },
};

async function open(more: FakeAnswers = {}) {
  const { show, portal, platform } = await openPortal({ answers: { ...answers, ...more } });
  show(<HomeBelow />);
  return { portal, platform, user: userEvent.setup() };
}

describe('with every part near', () => {
  const { IntersectionObserver } = window;
  // Without it every part counts as near.
  beforeEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  afterEach(() => {
    window.IntersectionObserver = IntersectionObserver;
  });

  test('begins with the categories; promotions and winners come below', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Latest draws' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Slots',
      'Live casino',
      'Popular lotteries',
      'Promotions',
      'Recent big wins',
      'Latest draws',
      'Announcements',
    ]);
  });

  // covers 2.1
  test("draws slots, and shows the server's file of what only other rooms show", async () => {
    const drawn = '/content/games/a/tile.webp';
    const games = [buildGame(1, { drawn }), buildGame(2, { gameType: 'LIVE', drawn })];
    await open({
      getGameMenus: { menus: [buildMenu('RNG', [buildVendor('A')])] },
      listCatalogue: { games, totalPages: 1, totalGames: 2 },
    });
    const pictureOf = async (name: RegExp) => (await screen.findByRole('button', { name })).querySelector('img');
    expect(await pictureOf(/^Game 2/)).toHaveAttribute('src', drawn);
    const slot = await pictureOf(/^Game 1/);
    await waitFor(() => expect(slot?.getAttribute('src')).toMatch(/^data:image\/svg/));
  });
});

// covers 2.7
test('shows real wins above 50,000.00 only', async () => {
  await open();
  const winners = within(await screen.findByRole('region', { name: 'Recent big wins' }));
  expect(await winners.findByText(/ab\*\*\*e/)).toBeVisible();
  expect(winners.queryByText(/eq\*\*\*l/)).toBeNull();
});

test('shows the newest announcement first, which opens in the notice modal', async () => {
  const { portal, user } = await open();
  const list = within(await screen.findByRole('region', { name: 'Announcements' }));
  const [newest] = await list.findAllByRole('button');
  expect(newest).toHaveTextContent('Notice 2');
  if (newest) await user.click(newest);
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'notice', noticeId: 'notice-2' }]);
});

test('an empty rail says so with its title; the others stay', async () => {
  await open({ listPromotions: { promotions: [] } });
  expect((await screen.findByText('No games here today.')).closest('section')).toHaveAccessibleName('Promotions');
  expect(await screen.findByText(/ab\*\*\*e/)).toBeVisible();
});

test('a failed rail says which it is, and reloads alone', async () => {
  const { platform, user } = await open({ listPromotions: refuse('invalid_input') });
  expect(await screen.findByText('Promotions could not be loaded')).toBeVisible();
  const before = platform.seenOf('getRankList').length;
  platform.answer(answers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Offer/ })).toBeVisible();
  expect(platform.seenOf('getRankList')).toHaveLength(before);
});
