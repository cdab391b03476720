import { throttle } from './throttle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** When it runs, of calls at these times in ms. */
function runsOf(calls: number[]): number[] {
  const startedAt = Date.now();
  const runs: number[] = [];
  const run = throttle(() => runs.push(Date.now() - startedAt), 200);
  for (const at of calls) setTimeout(run, at);
  jest.advanceTimersByTime(5000);
  return runs;
}

test.each([
  [[0], [0]],
  [
    [0, 50, 150],
    [0, 200],
  ],
  [
    [0, 199, 350],
    [0, 200, 400],
  ],
  [
    [0, 600],
    [0, 600],
  ],
])('calls at %j run at %j', (calls, runs) => {
  expect(runsOf(calls)).toEqual(runs);
});

test('after a cancel nothing is made up for', () => {
  const run = jest.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  jest.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
