import { renderHook } from '@testing-library/react';
import { pageRemotes } from '../../remotes/page-remotes.ts';
import { useCentreAhead } from './use-centre-ahead.ts';

const mockHost = { name: 'the host' };
jest.mock('../../host/portal-context.ts', () => ({ usePortal: () => ({ host: mockHost }) }));
jest.mock('../../remotes/load-slot-body.ts', () => ({ loadSlotBody: async () => () => null }));
jest.mock('../../remotes/page-remotes.ts', () => ({ pageRemotes: { preload: jest.fn(async () => undefined) } }));

const line = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const idleMs = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(pageRemotes.preload).mockClear();
  line(undefined);
});
afterEach(() => jest.useRealTimers());

// covers 2.5
test('preloads the member centre and its usual pages once a member has looked around, once only', () => {
  const { rerender } = renderHook(() => useCentreAhead(true));
  expect(pageRemotes.preload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(idleMs);
  rerender();
  jest.advanceTimersByTime(idleMs);
  const pages = ['securityCenter', 'depositv2', 'withdraw'];
  expect(jest.mocked(pageRemotes.preload).mock.calls).toEqual([['remote-member-centre', mockHost, pages]]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('does not preload on a connection with %j', (connection) => {
  line(connection);
  renderHook(() => useCentreAhead(true));
  jest.advanceTimersByTime(idleMs);
  expect(pageRemotes.preload).not.toHaveBeenCalled();
});

test('does not preload without a member centre or after the logout', () => {
  renderHook(() => useCentreAhead(false));
  renderHook(() => useCentreAhead(true)).unmount();
  jest.advanceTimersByTime(idleMs);
  expect(pageRemotes.preload).not.toHaveBeenCalled();
});
