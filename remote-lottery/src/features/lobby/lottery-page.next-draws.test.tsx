import { getLotteryMenu, type LotteryGame } from '@portal/shared/contract/lottery/menus';
import { listVietnamNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import { act, screen, within } from '@testing-library/react';
import { closeLottery, fast, north, openLottery, serverStart } from '../../testing/open-lottery.ts';
import { openedDrawOf } from '../../testing/opened-draw-of.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  // The player's clock is an hour behind.
  jest.setSystemTime(serverStart - 3_600_000);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(async () => {
  jest.useRealTimers();
  await closeLottery();
});

/** The server's time, as it continues while the timers of the page run. */
const serverNow = () => Date.now() + 3_600_000;
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const at = (ms: number) => new Date(serverStart + ms).toISOString();
const menuCalls = (host: { calls: { path: string }[] }) =>
  host.calls.filter(({ path }) => path === getLotteryMenu.path).length;

async function open(...[at, options]: Parameters<typeof openLottery>) {
  const opening = openLottery(at, options);
  await jest.advanceTimersByTimeAsync(100);
  const host = await opening;
  await pass(100);
  return host;
}

const card = (name: string) => within(screen.getByRole('article', { name }));

// covers 9
test("runs the countdown by server time, whatever the player's clock says", async () => {
  await open('/lottery', { serverNow });
  expect(card('Fast One').getByText('00:01:30')).toBeInTheDocument();
  jest.setSystemTime(Date.now() + 40_000_000);
  await pass(29_000);
  expect(card('Fast One').getByText('00:01:01')).toBeInTheDocument();
});

// covers 7.2
test("shows the draw time in the draw's zone, whatever zone the player is in", async () => {
  await open('/lottery', { serverNow, games: () => [north] });
  expect(card('Miền Bắc').getByText('Next draw: Sat, Nov 21, 2026, 18:15 (UTC+7)')).toBeInTheDocument();
});

test('marks the card before the close; at zero reloads the menu and shows the next draw', async () => {
  const nextAt = () => (serverNow() < serverStart + 90_000 ? at(90_000) : at(150_000));
  const host = await open('/lottery', { serverNow, games: () => [{ ...fast, nextDrawAt: nextAt() }] });
  await pass(76_000);
  expect(card('Fast One').getByText('Closing soon')).toBeVisible();
  expect(menuCalls(host)).toBe(1);
  await pass(14_500);
  expect(card('Fast One').getByText('Drawing now')).toBeVisible();
  await pass(3_000);
  expect(menuCalls(host)).toBe(2);
  expect(card('Fast One').getByText('Open')).toBeVisible();
  await pass(30_000);
  expect(menuCalls(host)).toBe(2);
});

// covers 9
test('polls ever more rarely while the server still names a past draw', async () => {
  const host = await open('/lottery', { serverNow, games: () => [{ ...fast, nextDrawAt: at(1_000) }] });
  await pass(10 * 60_000);
  const inTenMinutes = menuCalls(host) - 1;
  expect(inTenMinutes).toBeGreaterThanOrEqual(8);
  expect(inTenMinutes).toBeLessThanOrEqual(16);
});

test('reloads the menu until it names the next draw', async () => {
  const nextDrawAt = () => (serverNow() < serverStart + 9_000 ? undefined : at(60_000));
  const host = await open('/lottery', { serverNow, games: () => [{ ...fast, nextDrawAt: nextDrawAt() }] });
  await pass(20_000);
  expect(card('Fast One').getByText('00:00:40')).toBeInTheDocument();
  expect(menuCalls(host)).toBeLessThanOrEqual(4);
  await pass(30_000);
  expect(menuCalls(host)).toBeLessThanOrEqual(4);
});

test('requests nothing in a hidden tab', async () => {
  const host = await open('/lottery', { serverNow, games: () => [{ ...fast, nextDrawAt: at(20_000) }] });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(120_000);
  expect(menuCalls(host)).toBe(1);
  hidden.mockRestore();
});

const drawn = openedDrawOf('20261121', { drawnAt: at(5_000), prizes: [{ prize: 'DB', numbers: ['55555'] }] });
const numberCalls = (host: { calls: { path: string }[] }) =>
  host.calls.filter(({ path }) => path === listVietnamNumbers.path).length;

/** The northern lottery, whose next draw comes in five seconds and then a day later. */
const northNow = (): LotteryGame => ({
  ...north,
  nextDrawAt: serverNow() < serverStart + 5_000 ? at(5_000) : at(86_405_000),
  lastDraw: openedDrawOf('20261120'),
});

// covers 9
test("shows the menu's last numbers, and requests those of an ended draw until they arrive", async () => {
  const isPublished = () => serverNow() > serverStart + 12_000;
  const host = await open('/lottery', {
    serverNow,
    games: () => [northNow()],
    draws: () => [...(isPublished() ? [drawn] : []), openedDrawOf('20261120')],
  });
  expect(card('Miền Bắc').getByText('0 1 2 3 4')).toBeInTheDocument();
  await pass(4_000);
  expect(numberCalls(host)).toBe(0);
  await pass(26_000);
  expect(card('Miền Bắc').getByText('5 5 5 5 5')).toBeInTheDocument();
  const asked = numberCalls(host);
  await pass(60_000);
  expect(numberCalls(host)).toBe(asked);
});

test('does not request numbers that the menu contains', async () => {
  const games = () => [serverNow() < serverStart + 5_000 ? northNow() : { ...northNow(), lastDraw: drawn }];
  const host = await open('/lottery', { serverNow, games });
  await pass(60_000);
  expect(card('Miền Bắc').getByText('5 5 5 5 5')).toBeInTheDocument();
  expect(numberCalls(host)).toBe(0);
});

// covers 7.2
test('reloads the menu once and immediately when draws are cancelled', async () => {
  let next = at(30_000);
  const host = await open('/lottery', { serverNow, games: () => [{ ...fast, nextDrawAt: next }] });
  next = at(90_000);
  for (let times = 0; times < 3; times += 1) host.events.emit('draw-cancelled', fast.gameCode);
  await pass(3_000);
  expect(menuCalls(host)).toBe(2);
  expect(card('Fast One').getByText(/^00:01:2/)).toBeInTheDocument();
  await closeLottery();
  host.events.emit('draw-cancelled', fast.gameCode);
  await pass(10_000);
  expect(menuCalls(host)).toBe(2);
});

test('does not let a cancelled later draw block the numbers of the drawn one', async () => {
  const off = openedDrawOf('20261122', { drawnAt: at(86_405_000), state: 'cancelled', prizes: [] });
  const isPublished = () => serverNow() > serverStart + 12_000;
  await open('/lottery', {
    serverNow,
    games: () => [northNow()],
    draws: () => [off, ...(isPublished() ? [drawn] : []), openedDrawOf('20261120')],
  });
  await pass(30_000);
  expect(card('Miền Bắc').getByText('5 5 5 5 5')).toBeInTheDocument();
});

test('shows a visitor the last numbers of the menu, and requests none that need a member', async () => {
  const lastDraw = openedDrawOf('20261120', { prizes: [{ prize: 'D5', numbers: ['1', '0', '9', '9', '3'] }] });
  const nextDrawAt = () => (serverNow() < serverStart + 5_000 ? at(5_000) : at(65_000));
  const host = await open('/lottery', {
    serverNow,
    games: () => [{ ...fast, nextDrawAt: nextDrawAt(), lastDraw }],
  });
  await pass(30_000);
  expect(card('Fast One').getByText('1 0 9 9 3')).toBeInTheDocument();
  expect(host.calls.every(({ path }) => path === getLotteryMenu.path)).toBe(true);
});

test('runs no timer of the page after unmount', async () => {
  await open('/lottery', { serverNow });
  await closeLottery();
  const left = jest.getTimerCount();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(jest.getTimerCount()).toBeLessThanOrEqual(left);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
