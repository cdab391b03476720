import { fetchComposition, watchComposition } from './watch-composition.ts';

let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// covers 10
test('a visible tab polls every 15 to 25 seconds', async () => {
  const check = jest.fn(async () => undefined);
  stop = watchComposition(check);
  await jest.advanceTimersByTimeAsync(14_900);
  expect(check).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(10_200);
  expect(check).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(250_000);
  expect(check.mock.calls.length).toBeGreaterThanOrEqual(11);
});

test('a hidden tab does not poll, and polls at once when shown again', async () => {
  const check = jest.fn(async () => undefined);
  stop = watchComposition(check);
  show('hidden');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(check).toHaveBeenCalledTimes(0);
  show('visible');
  expect(check).toHaveBeenCalledTimes(1);
});

test('continues polling after a poll that throws', async () => {
  const check = jest.fn(() => Promise.reject(new Error('no crypto')));
  const report = jest.fn();
  globalThis.reportError = report;
  stop = watchComposition(check);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(check.mock.calls.length).toBeGreaterThan(1);
  expect(report).toHaveBeenCalledTimes(check.mock.calls.length);
});

test('treats no response and an error as no composition, another shape as a missing one', async () => {
  const answers: (() => Promise<Partial<Response>>)[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => ({ ok: false }),
    async () => ({ ok: true, text: async () => '{"sequence":3}' }),
    async () => ({ ok: true, text: async () => '<html>' }),
    async () => ({ ok: true, text: async () => '{"sequence":3,"composition":"a.b.c"}' }),
  ];
  const before = globalThis.fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  const seen: unknown[] = [];
  for (const answer of answers) {
    globalThis.fetch = () => answer() as Promise<Response>;
    seen.push(await fetchComposition());
  }
  globalThis.fetch = before;
  expect(seen).toEqual([undefined, undefined, '', '', 'a.b.c']);
});
