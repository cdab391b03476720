import { contractVersion } from '@portal/shared/contract/constants';
import type { Host } from '@portal/shared/remote/host';
import { createRemoteLoader } from '../remote-loader.ts';
import { documentOf, placedFixture } from '../testing/signer.ts';
import { defaultTimeouts } from './remote-timeouts.ts';

const never = new Promise<never>(() => undefined);
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const host = {} as Partial<Host> as Host;
const good = { contract: contractVersion, mount: () => ({ unmount: () => undefined }) };
const hanging = { contract: contractVersion, mount: () => never };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Milliseconds until another version replaces one that behaves like this. */
async function replacedAfter(answer: () => unknown): Promise<number | undefined> {
  const candidates = [{ ...placedFixture('2.0.0'), weight: 1 }];
  const offer = { candidates, fallback: placedFixture('1.0.0') };
  const remotes = createRemoteLoader({
    federation: { load: async (container) => (container.endsWith('2_0_0') ? answer() : good) },
    composition: () => documentOf(1, { remotes: { 'remote-games': offer } }),
    visitorId: 'v',
    disabled: new Set(),
    timeouts: defaultTimeouts,
    maySwap: () => true,
    isPreview: () => false,
    now: () => performance.now(),
    onRemoteReport: () => undefined,
  });
  const from = performance.now();
  let took: number | undefined;
  void remotes
    .mount({ name: 'remote-games', element: document.createElement('div'), host, surface: 'page' })
    .then((result) => {
      if (result.ok && result.version === '1.0.0') took = performance.now() - from;
    });
  await jest.advanceTimersByTimeAsync(60_000);
  return took;
}

const faults: [string, number, () => unknown][] = [
  ['is not there', 5_000, () => Promise.reject(new Error('404'))],
  ['is no remote', 5_000, () => ({ contract: contractVersion })],
  ['throws at mount', 5_000, () => ({ contract: contractVersion, mount: () => Promise.reject(new Error('no')) })],
  ['never arrives', 25_000, () => never],
  ['arrives late and then hangs at mount', 25_000, () => after(19_900, hanging)],
  ['hangs at mount', 25_000, () => hanging],
];

// covers 10
test.each(faults)('replaces a version that %s within %i ms', async (_name, atMostMs, answer) => {
  expect(await replacedAfter(answer)).toBeLessThanOrEqual(atMostMs);
});
