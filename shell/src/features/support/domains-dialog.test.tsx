import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { act, screen, within } from '@testing-library/react';
import { change, openPortal } from '../../../testing/open-portal.tsx';

const domain = (name: string) => ({ domain: name, speed: 0, resources: [] });
const answers: FakeAnswers = {
  getDomainRoute: {
    domainList: [
      domain('dead.example'),
      domain('slow.example'),
      domain('fast.example'),
      domain('hangs.example'),
      domain('parked.example'),
    ],
  },
};
const limitMs = 4_000;

/** Each domain responds after its time; one refuses, one never responds, one is not ours. */
function network() {
  const waits: Record<string, number> = { 'slow.example': 300, 'fast.example': 40, 'parked.example': 5 };
  return jest.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const { hostname } = new URL(String(target));
    if (hostname === 'dead.example') return Promise.reject(new TypeError('refused'));
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const wait = waits[hostname];
      const type = hostname === 'parked.example' ? 'text/html' : 'application/jwk-set+json; charset=utf-8';
      if (wait === undefined) return;
      setTimeout(() => resolve(new Response('', { headers: { 'content-type': type } })), wait);
    });
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

// covers 3
test('measures each domain in the browser, recommends the fastest and marks a hanging one as unreachable', async () => {
  const { portal, show } = await openPortal({ answers, at: '/rng?page=A' });
  const fetch = network();
  show(null);
  await change(() => portal.dialogs.open({ name: 'domains' }));
  await screen.findByRole('dialog', { name: 'Site addresses' });
  await screen.findByRole('list');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(rows().map((row) => within(row).getByText(/ example|example$/).textContent)).toEqual([
    'fast.example',
    'slow.example',
    'hangs.example',
    'dead.example',
    'parked.example',
  ]);
  expect(screen.queryByText('Recommended')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(limitMs));
  const [fast, , ...gone] = rows();
  expect(within(fast as HTMLElement).getByText('Recommended')).toBeVisible();
  expect(within(fast as HTMLElement).getByText(/^\d+ ms$/)).toBeVisible();
  expect(within(fast as HTMLElement).getByRole('link', { name: 'Open fast.example' })).toHaveAttribute(
    'href',
    'http://fast.example/rng?page=A',
  );
  for (const row of gone) {
    expect(within(row).getByText('Not reachable')).toBeVisible();
    expect(within(row).queryByRole('link')).toBeNull();
  }
  expect(fetch.mock.calls.every(([, init]) => init?.credentials === 'omit')).toBe(true);
});
