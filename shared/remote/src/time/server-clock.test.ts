import { createServerClock } from './server-clock.ts';

const server = Date.parse('2026-11-21T10:00:00.000Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows server time when the player's clock is wrong or changes", () => {
  jest.setSystemTime(server - 3_600_000);
  const clock = createServerClock();
  clock.sync(server);
  const stop = clock.subscribe(() => undefined);
  jest.advanceTimersByTime(2_500);
  jest.setSystemTime(server + 86_400_000);
  jest.advanceTimersByTime(500);
  expect(clock.get()).toBe(server + 3_000);
  stop();
});

test("has no time before the server's time is known", () => {
  const clock = createServerClock();
  const stop = clock.subscribe(() => undefined);
  jest.advanceTimersByTime(5_000);
  expect(clock.get()).toBeUndefined();
  stop();
});

test('ignores the latency of later answers, and follows a changed server time', () => {
  const clock = createServerClock();
  clock.sync(server + 900);
  clock.sync(server + 100);
  clock.sync(server + 950);
  expect(clock.get()).toBe(server);
  clock.sync(server - 60_000);
  expect(clock.get()).toBe(server - 60_000);
});

test('runs no timer without subscribers', () => {
  const clock = createServerClock();
  clock.sync(server);
  expect(jest.getTimerCount()).toBe(0);
  const stop = clock.subscribe(() => undefined);
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('pauses in a hidden tab and is right again when it is shown', () => {
  const clock = createServerClock();
  clock.sync(server);
  const stop = clock.subscribe(() => undefined);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(59_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(clock.get()).toBe(server + 60_000);
  hidden.mockRestore();
  stop();
});
