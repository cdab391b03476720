import { renderHook } from '@testing-library/react';
import { remoteSource } from '../../remotes/remote-source.ts';
import { useCentreAhead } from './use-centre-ahead.ts';

const mockHost = { name: 'the host' };
jest.mock('../../host/portal-context.ts', () => ({ usePortal: () => ({ host: mockHost }) }));
jest.mock('../../remotes/load-slot-body.ts', () => ({ loadSlotBody: async () => () => null }));
jest.mock('../../remotes/remote-source.ts', () => ({ remoteSource: { preload: jest.fn(async () => undefined) } }));

const line = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const idleMs = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(remoteSource.preload).mockClear();
  line(undefined);
});
afterEach(() => jest.useRealTimers());

// covers 2.5
test('preloads the member centre and its usual pages once a member has looked around, once only', () => {
  const { rerender } = renderHook(() => useCentreAhead(true));
  expect(remoteSource.preload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(idleMs);
  rerender();
  jest.advanceTimersByTime(idleMs);
  const pages = ['securityCenter', 'depositv2', 'withdraw'];
  expect(jest.mocked(remoteSource.preload).mock.calls).toEqual([['remote-member-centre', mockHost, pages]]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('does not preload on a connection with %j', (connection) => {
  line(connection);
  renderHook(() => useCentreAhead(true));
  jest.advanceTimersByTime(idleMs);
  expect(remoteSource.preload).not.toHaveBeenCalled();
});

test('does not preload without a member centre or after the logout', () => {
  renderHook(() => useCentreAhead(false));
  renderHook(() => useCentreAhead(true)).unmount();
  jest.advanceTimersByTime(idleMs);
  expect(remoteSource.preload).not.toHaveBeenCalled();
});
