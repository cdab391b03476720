import { refusing } from '@portal/shared/remote/calls/refusal-of';
import { createAwayWatch } from './away-watch.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('reports once that the platform is away, polls with growing delays, and reports when it is back', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const state = { isAway: true };
  const takeAway = jest.fn();
  const ports = {
    ask: jest.fn(async () => {
      if (state.isAway) throw refusing('temporarily_unavailable', 'Away');
    }),
    showAway: jest.fn(() => takeAway),
    comeBack: jest.fn(),
  };
  const refused = createAwayWatch(ports);
  for (let call = 0; call < 5; call += 1) refused();
  expect(ports.showAway).toHaveBeenCalledTimes(1);
  // After 1, 2 and 4 seconds.
  await jest.advanceTimersByTimeAsync(7_000);
  expect(ports.ask).toHaveBeenCalledTimes(3);
  expect(ports.comeBack).not.toHaveBeenCalled();
  state.isAway = false;
  await jest.advanceTimersByTimeAsync(8_000);
  expect([takeAway, ports.comeBack].map((port) => port.mock.calls.length)).toEqual([1, 1]);
  refused();
  expect(ports.showAway).toHaveBeenCalledTimes(2);
});
