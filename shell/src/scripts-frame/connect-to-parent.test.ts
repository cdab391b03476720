import { MessageChannel } from 'node:worker_threads';
import { connectToParent } from './connect-to-parent.ts';
import { toSignIn } from './messages.ts';

const portal = 'https://portal.test';
const connect = { type: 'frame-connect' };
const confirm = { type: 'confirm-code', verificationId: 'v', code: '123456' };
const parent = { postMessage: jest.fn() };
let channel: MessageChannel;

beforeEach(() => {
  parent.postMessage.mockReset();
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  channel = new MessageChannel();
});
afterEach(() => {
  channel.port1.close();
});

function open() {
  const heard: unknown[] = [];
  connectToParent([portal, 'https://two.test'], toSignIn, (message, { origin }) => heard.push([message, origin]));
  const hear = (data: unknown, change: object = {}) => {
    const event = new MessageEvent('message', { data });
    for (const [key, value] of Object.entries({ origin: portal, source: parent, ports: [channel.port2], ...change }))
      Object.defineProperty(event, key, { value });
    window.dispatchEvent(event);
  };
  return { heard, hear };
}

/** Sends messages to the frame and waits until all have been read. */
async function ask(...messages: unknown[]): Promise<void> {
  for (const message of messages) channel.port1.postMessage(message);
  const mark = new MessageChannel();
  const read = new Promise((resolve) => mark.port2.once('message', resolve));
  mark.port1.postMessage('end');
  await read;
  mark.port1.close();
}

// covers 9
test.each([
  ['of a page that is not of the portal', connect, { origin: 'https://evil.test' }],
  ['of another window', connect, { source: window }],
  ['without a port', connect, { ports: [] }],
  ['with more than the word', { ...connect, firebase: { projectId: 'other' } }, {}],
])('takes no port from a message %s', async (_, data, change) => {
  const { heard, hear } = open();
  hear(data, change);
  await ask(confirm);
  expect(heard).toEqual([]);
});

test('says nothing but that it is ready', () => {
  open();
  expect(parent.postMessage.mock.calls).toEqual([[{ type: 'frame-ready' }, '*']]);
});

// covers 9
test('heeds messages of the schema on the first port, and neither others nor a second port', async () => {
  const { heard, hear } = open();
  hear(connect);
  const second = new MessageChannel();
  hear(connect, { ports: [second.port2] });
  second.port1.postMessage(confirm);
  await ask(
    { type: 'show-buttons', theme: 'light', language: 'en', buttons: [], firebase: { projectId: 'other' } },
    { type: 'send-code', phone: '12', language: 'en' },
    { type: 'send-code', phone: '+639171234567', language: 'en', project: 'other' },
    { type: 'unknown' },
    null,
    confirm,
  );
  expect(heard).toEqual([[confirm, portal]]);
  second.port1.close();
});
