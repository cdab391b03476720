import { trialType } from '@portal/shared/contract/constants';
import { getLotteryMenu, getVietnamLotteryMenu, listPopularLottery } from '@portal/shared/contract/lottery/menus';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeLottery, north, openLottery } from '../../testing/open-lottery.ts';

afterEach(closeLottery);

const trial: typeof fakeMember = { ...fakeMember, type: trialType };
const card = (name: string) => within(screen.getByRole('article', { name }));

// covers 2.1
test('shows a visitor the menu by region, the next great draw and the time to each draw', async () => {
  await openLottery('/lottery');
  const group = await screen.findByRole('region', { name: 'FAST of the menu' });
  expect(within(group).getByText(/^00:01:(30|29)$/)).toBeInTheDocument();
  const hero = screen.getByRole('region', { name: 'Miền Bắc' });
  expect(within(hero).getByText('Next big draw')).toBeVisible();
  expect(within(hero).getByRole('timer')).toHaveTextContent(/^01hours1[45]minutes\d\dseconds$/);
  expect(card('Miền Bắc').getByRole('heading').querySelector('[lang="vi"]')).toHaveTextContent('Miền Bắc');
});

test('says that a lottery opens later, and does not launch it', async () => {
  await openLottery('/lottery');
  await screen.findByRole('region', { name: 'FAST of the menu' });
  expect(card('Later').getByText('Opening soon')).toBeVisible();
  expect(card('Later').queryByRole('button', { name: 'Play Later' })).not.toBeInTheDocument();
});

// covers 3
test('loads the menu of /vnlottery by its own call', async () => {
  const host = await openLottery('/vnlottery');
  expect(await screen.findByRole('region', { name: 'VN_NORTH of the menu' })).toBeInTheDocument();
  expect(host.calls.find(({ path }) => path.includes('game_menu'))).toMatchObject({
    path: getVietnamLotteryMenu.path,
    input: { device: 'WEB' },
  });
});

test('requests the menu of the vendor ELOTT at /elott', async () => {
  const host = await openLottery('/elott');
  expect(await screen.findByRole('heading', { name: 'E-lottery' })).toBeInTheDocument();
  expect(host.calls[0]).toMatchObject({ path: getLotteryMenu.path, input: { vendor: 'ELOTT' } });
});

// covers 2.1
test('offers the game in the address with its play type', async () => {
  const host = await openLottery('/lottery?gameCode=FAST_1&playType=BIG_SMALL');
  const hero = within(await screen.findByRole('region', { name: 'Fast One' }));
  expect(hero.getByText('Ready to play')).toBeVisible();
  await userEvent.click(hero.getByRole('button', { name: 'Play' }));
  await userEvent.click(card('Thai Draw').getByRole('button', { name: 'Play Thai Draw' }));
  expect(host.launches.map(({ lottery }) => lottery)).toEqual([
    { view: 'betting', prizeMode: 'ZY', playType: 'BIG_SMALL' },
    { view: 'betting', prizeMode: 'SEA' },
  ]);
});

// covers 2.1, 9
test.each([
  ['TCG_LOTTO_VN', 'Miền Bắc', 'MB', 'Lott'],
  ['LOTT', 'Fast One', 'FAST_1', 'ZY'],
  ['TCG_SEA', 'Thai Draw', 'THAI', 'SEA'],
  ['ELOTT', 'Lucky Star', 'ELOTT_STAR', 'Elott'],
])(
  'a lottery of %s starts with its prize mode, at its slip or in the lobby of the vendor',
  async (vendor, gameName, gameCode, prizeMode) => {
    const host = await openLottery(`/lottery?vendor=${vendor}`);
    await screen.findByRole('article', { name: gameName });
    await userEvent.click(card(gameName).getByRole('button', { name: `Play ${gameName}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Lobby' }));
    const game = { vassalage: vendor, gameCode, gameName, opensIn: 'popup' };
    expect(host.launches).toEqual([
      { ...game, lottery: { view: 'betting', prizeMode } },
      { ...game, lottery: { view: 'lobby', prizeMode } },
    ]);
  },
);

// covers 2.1
test.each([
  ['an unknown game', 'gameCode=nothing', 'This lottery doesn’t exist. Choose one below.'],
  ['a code without end', `gameCode=${'9'.repeat(10_000)}`, 'This lottery doesn’t exist. Choose one below.'],
  ['markup and arrays', 'gameCode=<img src=x>&playType[]=a', 'This lottery doesn’t exist. Choose one below.'],
  [
    'the board of an unknown game',
    'results=nothing',
    'No results at this address: the lottery doesn’t exist or is no longer offered. Choose one below to see its results.',
  ],
  ['an unknown vendor', 'vendor=NOBODY', 'This lottery vendor is not known here. Choose a lottery below.'],
])('shows the lobby and the reason for an address with %s', async (_, query, text) => {
  await openLottery(`/lottery?${query}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('article', { name: 'Fast One' })).toBeInTheDocument();
});

const choose = (filter: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: filter }), value);
const shown = () => screen.queryAllByRole('article').map(({ ariaLabel }) => ariaLabel);

// covers 2.7
test('filters by vendor and prize mode; filters that match nothing can be removed', async () => {
  const host = await openLottery('/lottery');
  const mode = await screen.findByRole('combobox', { name: 'Prize mode' });
  expect(mode).toHaveAccessibleDescription(/^The set of odds and prizes a lottery is played by/);
  expect(within(mode).getByRole('option', { name: 'Fast draws (2)' })).toBeInTheDocument();
  await choose('Prize mode', 'South-East Asia (1)');
  expect(shown()).toEqual(['Thai Draw']);
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeInTheDocument();
  await choose('Vendor', 'Fast Lottery');
  expect(shown()).toEqual([]);
  expect(host.location.get().search).toBe('?vendor=LOTT&prizeMode=SEA');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(5);
  expect(host.location.get()).toMatchObject({ pathname: '/lottery', search: '' });
});

// covers 2.7
test('opens with the list and the filters of the address, and follows the address back', async () => {
  const host = await openLottery('/lottery?list=favourites&vendor=TCG_SEA', {
    member: fakeMember,
    favourites: ['lantern.THAI', 'lantern.FAST_1'],
  });
  expect(await screen.findByRole('article', { name: 'Thai Draw' })).toBeInTheDocument();
  expect(shown()).toEqual(['Thai Draw']);
  expect(screen.getByRole('tab', { name: 'Favourites' })).toHaveAttribute('aria-selected', 'true');
  await choose('Vendor', '');
  expect(shown()).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Popular' }));
  expect(host.location.get().search).toBe('?list=popular');
  act(() => host.navigate('/lottery?vendor=ELOTT'));
  expect(shown()).toEqual(['Lucky Star']);
  expect(screen.getByRole('combobox', { name: 'Vendor' })).toHaveValue('ELOTT');
});

// covers 2.7
test('shows a visitor all lotteries at the address of a list of members', async () => {
  await openLottery('/lottery?list=recent');
  await screen.findByRole('article', { name: 'Thai Draw' });
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

// covers 2.7
test('a page whose lotteries have one vendor and one prize mode has no filters', async () => {
  await openLottery('/vnlottery');
  await screen.findByRole('tab', { name: 'All' });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
});

// covers 7.2
test('requests 20 popular lotteries by prize mode, device and language, and omits unknown ones', async () => {
  const host = await openLottery('/lottery');
  await screen.findByRole('tab', { name: 'Popular' });
  await choose('Prize mode', 'SEA');
  await userEvent.click(screen.getByRole('tab', { name: 'Popular' }));
  expect(await screen.findByRole('article', { name: 'Thai Draw' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(host.calls.find(({ path }) => path === listPopularLottery.path)?.input).toEqual({
    count: '20',
    prizeMode: 'SEA',
    device: 'WEB',
    language: 'EN',
  });
});

// covers 7.2
test("makes the tabs one keyboard stop, and lists the member's recent lotteries", async () => {
  await openLottery('/lottery', { member: fakeMember });
  const first = await screen.findByRole('tab', { name: 'All' });
  first.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Recent' })).toHaveFocus();
  expect(await screen.findByRole('article', { name: 'Miền Bắc' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

// covers 6
test.each(['Recent', 'Favourites'])('asks a visitor to log in for the list %s', async (name) => {
  const host = await openLottery('/lottery');
  await userEvent.click(await screen.findByRole('tab', { name }));
  expect(host.acts).toEqual(['openLogin']);
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await act(async () => host.member.set(fakeMember));
  await screen.findByRole('tab', { name });
  await act(async () => host.goOn());
  expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
});

// covers 2.1
test.each([
  ['/lottery', true],
  ['/vnlottery', true],
  ['/elott', false],
])('shows placeholders while the menu of %s loads, with a large picture where one will come', async (at, hasHero) => {
  const never = () => new Promise<never>(() => {});
  await openLottery(at, { answers: [answering(getLotteryMenu, never), answering(getVietnamLotteryMenu, never)] });
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(document.querySelector('[class*="heroSkeleton"]') !== null).toBe(hasHero);
});

// covers 6
test.each([
  ['a visitor', undefined, 'openLogin'],
  ['a trial account', trial, 'needTrueAccount'],
])('explains to %s why marking a favourite is not possible', async (_, member, expected) => {
  const host = await openLottery('/lottery', { member });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fast One to favourites' }));
  expect(host.acts).toEqual([expected]);
  expect(window.localStorage).toHaveLength(0);
});

test('reloads a menu that failed to load', async () => {
  const host = await openLottery('/lottery', { answers: [refusing(getLotteryMenu, 'try_again', 503)] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('The lottery could not be loaded');
  host.answer(
    answering(getLotteryMenu, () => ({
      gameMenus: [{ group: 'VN_NORTH', name: '', games: [north] }],
      serverTime: '2026-11-21T10:00:00.000Z',
    })),
  );
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'Miền Bắc' })).toBeInTheDocument();
});

test('says that a list was requested offline, and loads it when online', async () => {
  await openLottery('/lottery');
  const popular = await screen.findByRole('tab', { name: 'Popular' });
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(popular);
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection problem. Please try again.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('article', { name: 'Thai Draw' })).toBeInTheDocument();
});

test('says that there is no lottery and leads on', async () => {
  const host = await openLottery('/lottery', { games: () => [] });
  await userEvent.click(await screen.findByRole('button', { name: 'See slots' }));
  expect(host.location.get().pathname).toBe('/rng');
});
