import { acceptFrameMessage } from './frame-messages.rules.ts';

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

test.each(accepted)('hears $event of the game', (data) => {
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

test.each(strange)('does not hear %s', (_, event) => {
  expect(acceptFrameMessage(event, frame)).toBeUndefined();
});

test('hears nothing before the frame has a window', () => {
  expect(acceptFrameMessage({ origin, source: null, data: ready }, { ...frame, source: null })).toBeUndefined();
});
