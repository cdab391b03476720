/** @jest-environment jsdom */
import { acceptFrameMessage } from './frame-messages.rules.ts';
import { hostileMessages } from './testing/hostile-messages.ts';

const origin = 'http://vendor.test:8081';
const source = window;
const launchId = 'launch-1';
const frame = { origin, source, launchId };
const ready = { type: 'portal.game', event: 'ready', launchId };

const accepted = [
  ready,
  { type: 'portal.game', event: 'back', launchId },
  { type: 'portal.game', event: 'round-opened', launchId, roundId: 'r1' },
  { type: 'portal.game', event: 'round-closed', launchId, roundId: 'r1' },
];

test.each(accepted)('accepts $event of the game', (data) => {
  expect(acceptFrameMessage({ origin, source, data }, frame)).toEqual(data);
});

const other = document.createElement('iframe');
const strange: [string, Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>][] = [
  ['another origin', { origin: 'http://evil.test', source, data: ready }],
  ['an origin that begins alike', { origin: `${origin}.evil.test`, source, data: ready }],
  ['another port', { origin: 'http://vendor.test:8082', source, data: ready }],
  ['a null origin', { origin: 'null', source, data: ready }],
  ['another window', { origin, source: other.contentWindow, data: ready }],
  ['no window', { origin, source: null, data: ready }],
  ['another launch', { origin, source, data: { ...ready, launchId: 'launch-2' } }],
  ['another type', { origin, source, data: { ...ready, type: 'portal.shell' } }],
  ['an unknown event', { origin, source, data: { ...ready, event: 'win' } }],
  ['a field too many', { origin, source, data: { ...ready, amount: '1000.00' } }],
  ['a round without id', { origin, source, data: { type: 'portal.game', event: 'round-opened', launchId } }],
  ['JSON text', { origin, source, data: JSON.stringify(ready) }],
  ['nothing', { origin, source, data: undefined }],
  ['a list', { origin, source, data: [ready] }],
];

test.each(strange)('ignores %s', (_, event) => {
  expect(acceptFrameMessage(event, frame)).toBeUndefined();
});

test('ignores everything before the frame has a window', () => {
  expect(acceptFrameMessage({ origin, source: null, data: ready }, { ...frame, source: null })).toBeUndefined();
});

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

/** Mulberry32: the same numbers for the same seed. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// covers 2.7: the game frame ignores a thousand hostile messages
test(`ignores a thousand hostile messages and does not even read those from elsewhere (seed ${seed})`, () => {
  document.body.append(other);
  const stranger = other.contentWindow;
  expect(stranger).not.toBeNull();
  let reads = 0;
  const parts = { origin, source, stranger, launchId: 'Launch-1', random: seeded(seed) };
  const hostile = hostileMessages(parts, 1000, () => {
    reads += 1;
  });
  const heard = hostile.filter((event) => acceptFrameMessage(event, { origin, source, launchId: 'Launch-1' }));
  other.remove();
  expect(heard).toEqual([]);
  expect(reads).toBe(0);
  expect(hostile).toHaveLength(1000);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
