import { fakeSite } from '@portal/shared/testing/fake-host';
import type { Status } from '../boot-outcome.rules.ts';
import { createClosedPortalHandler } from './closed-portal-handler.ts';

const status = (isDown: boolean) =>
  ({ status: isDown ? 1 : 0, maintenance: { active: isDown }, info: fakeSite }) as Status;
const settle = () => jest.advanceTimersByTimeAsync(0);

function open({ isDown = true } = {}) {
  const state = { isDown, isFree: true, fails: false };
  let end: (isBack: boolean) => void = () => undefined;
  const shown = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const ports = {
    status: jest.fn(async () => {
      if (state.fails) throw new TypeError('no network');
      return status(state.isDown);
    }),
    mayLeave: () => state.isFree,
    showReplacement: jest.fn(() => shown),
    comeBack: jest.fn(),
  };
  return { state, ports, end, refused: createClosedPortalHandler(ports) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('shows the maintenance page once, at the first refused call, and the app afterwards', async () => {
  const { ports, end, refused } = open();
  for (let call = 0; call < 5; call += 1) refused();
  await settle();
  refused();
  await settle();
  expect([ports.status, ports.showReplacement].map((port) => port.mock.calls.length)).toEqual([1, 1]);
  expect(ports.showReplacement).toHaveBeenCalledWith(expect.objectContaining({ face: 'maintenance' }));
  expect(ports.comeBack).not.toHaveBeenCalled();
  end(true);
  await settle();
  expect(ports.comeBack).toHaveBeenCalledTimes(1);
});

// covers 2.8
test('waits for an unfinished round or a money request', async () => {
  const { state, ports, refused } = open();
  state.isFree = false;
  refused();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ports.showReplacement).not.toHaveBeenCalled();
  state.isFree = true;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ports.showReplacement).toHaveBeenCalledTimes(1);
});

// covers 2.8
test('stays in the app if the portal is open again by the time it may leave', async () => {
  const { state, ports, refused } = open();
  state.isFree = false;
  refused();
  await jest.advanceTimersByTimeAsync(5_000);
  Object.assign(state, { isFree: true, isDown: false });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ports.status).toHaveBeenCalledTimes(2);
  expect(ports.showReplacement).not.toHaveBeenCalled();
});

test('does nothing when it is over already; without a response the next refusal checks again', async () => {
  const { state, ports, refused } = open({ isDown: false });
  refused();
  await settle();
  expect(ports.showReplacement).not.toHaveBeenCalled();
  state.fails = true;
  refused();
  await settle();
  Object.assign(state, { fails: false, isDown: true });
  refused();
  await settle();
  expect(ports.showReplacement).toHaveBeenCalledTimes(1);
});
