import { MessageChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { frameTimeoutMs, openScriptsFrame } from './open-scripts-frame.ts';

const origin = 'https://scripts.test';
const schema = v.object({ type: v.literal('good'), n: v.number() });
const ready = { type: 'frame-ready' };

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function open() {
  const heard: unknown[] = [];
  const onLost = jest.fn();
  const frame = openScriptsFrame<object, typeof schema>({
    origin,
    name: 'signIn',
    place: document.body,
    schema,
    onMessage: (message) => heard.push(message),
    onLost,
  });
  /** Those that the frame was given, in order. */
  const ports: MessagePort[] = [];
  const given = jest
    .spyOn(frame.element.contentWindow as Window, 'postMessage')
    .mockImplementation((...[, , transferred]: unknown[]) => {
      if (Array.isArray(transferred)) ports.push(...transferred);
    });
  /** Speaks as a window. */
  const hear = (data: unknown, change: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.element.contentWindow, ...change }));
  return { frame, given, ports, hear, heard, onLost };
}

// covers 9
test('frames the page of its use in a sandbox from which nothing leads the portal elsewhere', () => {
  const { frame } = open();
  expect(frame.element.src).toBe('https://scripts.test/sign-in');
  expect(frame.element.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
  expect(frame.element.referrerPolicy).toBe('no-referrer');
  frame.close();
});

// covers 9
test.each([
  ['another origin', ready, { origin: 'https://evil.test' }],
  ['our own origin', ready, { origin: window.location.origin }],
  ['another window', ready, { source: window }],
  ['no window', ready, { source: null }],
  ['another message', { type: 'frame-ready', more: 1 }, {}],
  ['no object', 'frame-ready', {}],
])('gives its port to nobody for a message of %s', (_, data, change) => {
  const { frame, given, hear } = open();
  hear(data, change);
  expect(given).not.toHaveBeenCalled();
  frame.close();
});

test('gives its port to the frame at its origin alone', () => {
  const { frame, given, hear, onLost } = open();
  hear(ready);
  expect(given).toHaveBeenCalledTimes(1);
  expect(given).toHaveBeenCalledWith({ type: 'frame-connect' }, origin, [expect.anything()]);
  jest.advanceTimersByTime(frameTimeoutMs);
  expect(onLost).not.toHaveBeenCalled();
  frame.close();
});

test('heeds what the schema knows and ignores the rest', async () => {
  jest.useRealTimers();
  const { frame, ports, hear, heard } = open();
  hear(ready);
  const port = ports[0] as MessagePort;
  const arrived = new Promise((resolve) => port.addEventListener('message', resolve, { once: true }));
  port.start();
  frame.send({ type: 'question' });
  await arrived;
  for (const message of [{ type: 'bad' }, 'good', { type: 'good', n: 'x' }, { type: 'good', n: 1 }])
    port.postMessage(message);
  await waitFor(() => expect(heard).toEqual([{ type: 'good', n: 1 }]));
  frame.close();
});

test('gives a frame that loads again a new port and the last message', async () => {
  jest.useRealTimers();
  const { frame, ports, hear } = open();
  for (const n of [1, 2]) frame.send({ type: 'question', n });
  hear(ready);
  hear(ready);
  const heard: unknown[][] = [[], []];
  for (const [index, port] of ports.entries()) port.onmessage = ({ data }) => heard[index]?.push(data.n);
  await waitFor(() => expect(heard[1]).toEqual([2]));
  frame.close();
});

test('is lost and goes when the frame does not answer in time', () => {
  const { frame, onLost, given, hear } = open();
  jest.advanceTimersByTime(frameTimeoutMs);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(frame.element.isConnected).toBe(false);
  hear(ready);
  expect(given).not.toHaveBeenCalled();
});
