import { createPortalBus } from '@portal/shared/events/portal-bus';
import { createStore } from '@portal/shared/remote/state';
import { isLoggedInAtom } from '../atoms.ts';
import { followLive } from './follow-live.ts';
import type { LivePorts } from './live-ports.ts';

const mockImports: number[] = [];

jest.mock('./listen-live.ts', () => {
  mockImports.push(Date.now());
  throw new Error('ChunkLoadError');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('retries code of the live stream that fails to load with growing delays', async () => {
  const store = createStore();
  const ports: Partial<LivePorts> = { store, events: createPortalBus() };
  const stop = followLive(ports as LivePorts);
  store.set(isLoggedInAtom, true);
  await jest.advanceTimersByTimeAsync(3_600_000);
  stop();
  const waits = mockImports.slice(1).map((at, before) => (at - (mockImports[before] ?? 0)) / 1_000);
  expect(waits.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 300, 300]);
});
