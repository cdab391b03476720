import type { PreviewDocument } from '@portal/shared/contract/releases/preview';
import { createSigner, documentOf, placedFixture } from '../testing/signer.ts';
import { openPreview } from './open-preview.ts';
import { withoutPreview } from './start-preview.tsx';

const id = 'A1b2C3d4E5f6G7h8I9j0_-';
const servedAt = '2026-01-01T12:00:00.000Z';
const before = globalThis.fetch;
AbortSignal.timeout ??= () => new AbortController().signal;
afterEach(() => {
  globalThis.fetch = before;
  jest.useRealTimers();
});

function previewOf(change: Partial<PreviewDocument> | Record<string, unknown> = {}) {
  const remotes = { 'remote-games': placedFixture('2.0.0') };
  const times = { issuedAt: servedAt, expiresAt: '2026-01-01T13:00:00.000Z' };
  return { channel: 'preview', id, ...times, remotes, ...change };
}

/** The registry's response to a preview request. */
function answers(text: string, { status = 200, date = servedAt }: { status?: number; date?: string } = {}) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const headers = { get: (name: string) => (name === 'date' ? date : null) };
    return { ok: status === 200, status, headers, text: async () => text } as Partial<Response> as Response;
  };
  return asked;
}
const body = (preview: string) => JSON.stringify({ preview });

// covers 10
test('shows a signed preview instead of the live versions of its remotes, until it expires', async () => {
  const { key, sign } = await createSigner('a');
  const asked = answers(body(await sign(previewOf())));
  jest.useFakeTimers();
  const preview = await openPreview(id, [key]);
  expect(asked).toEqual([`/previews/${id}.json`]);
  expect(preview.state.get()).toEqual({
    shown: true,
    versions: ['remote-games 2.0.0'],
    expiresAt: '2026-01-01T13:00:00.000Z',
  });
  const lottery = { candidates: [{ ...placedFixture('5.0.0'), weight: 1 }] };
  const live = documentOf(3, { remotes: { ...documentOf(3).remotes, 'remote-lottery': lottery } });
  const previewed = preview.applyTo(live);
  expect(previewed.remotes['remote-games']?.candidates.map(({ version, weight }) => [version, weight])).toEqual([
    ['2.0.0', 1],
    ['1.0.0', 0],
  ]);
  expect(previewed.remotes['remote-lottery']).toEqual(lottery);
  const seen = ['2.0.0', '1.0.0'].map((version) => preview.has('remote-games', version));
  expect([...seen, preview.has('remote-lottery', '5.0.0'), preview.isActive()]).toEqual([true, false, false, true]);
  jest.advanceTimersByTime(3_600_000);
  expect(preview.state.get()).toEqual({ shown: false, why: 'over' });
  expect(preview.applyTo(live)).toBe(live);
  expect(preview.isActive()).toBe(false);
});

test.each<[string, Record<string, unknown>, string]>([
  ['of another id', { id: 'B1b2C3d4E5f6G7h8I9j0_-' }, 'refused'],
  ['of another channel', { channel: 'live' }, 'refused'],
  [
    'with a file without a hash',
    { remotes: { r: { ...placedFixture('2.0.0'), files: { 'remote.js': '' } } } },
    'refused',
  ],
  ['past its time by the server', { expiresAt: '2026-01-01T12:00:00.000Z' }, 'over'],
])('shows nothing for a preview %s', async (_name, change, why) => {
  const { key, sign } = await createSigner('a');
  answers(body(await sign(previewOf(change))));
  const preview = await openPreview(id, [key]);
  expect(preview.state.get()).toEqual({ shown: false, why });
  const live = documentOf(3);
  expect(preview.applyTo(live)).toBe(live);
});

test('refuses a composition as a preview, and a preview under a foreign key', async () => {
  const [own, foreign] = [await createSigner('a'), await createSigner('a')];
  for (const jws of [await own.sign(documentOf(9)), await foreign.sign(previewOf())]) {
    answers(body(jws));
    expect((await openPreview(id, [own.key])).state.get()).toEqual({ shown: false, why: 'refused' });
  }
});

test('refuses a response without a time or with another shape', async () => {
  const { key, sign } = await createSigner('a');
  answers(body(await sign(previewOf())), { date: '' });
  expect((await openPreview(id, [key])).state.get()).toEqual({ shown: false, why: 'refused' });
  for (const text of ['<html>', '{}', '']) {
    answers(text);
    expect((await openPreview(id, [key])).state.get()).toEqual({ shown: false, why: 'refused' });
  }
});

test.each([
  [404, 'over'],
  [410, 'over'],
  [503, 'unreachable'],
])('status %i means that the preview is %s', async (status, why) => {
  answers('', { status });
  expect((await openPreview(id, [])).state.get()).toEqual({ shown: false, why });
});

test('does not request an id that cannot exist', async () => {
  const asked = answers('');
  expect((await openPreview('../../composition', [])).state.get()).toEqual({ shown: false, why: 'refused' });
  expect(asked).toEqual([]);
});

test('keeps everything but the preview in the address of the live page', () => {
  expect(withoutPreview('http://portal.test/rng?preview=x&vendor=A#top')).toBe('http://portal.test/rng?vendor=A');
  expect(withoutPreview('http://portal.test/?preview=x')).toBe('http://portal.test/');
});
