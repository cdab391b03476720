import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { type LiveStream, openLiveStream } from './live-stream.ts';

/** A server of streams: the test can write to and break each connection. */
function streamServer() {
  const connections: { headers: Headers; write(text: string): void; end(): void; signal: AbortSignal }[] = [];
  const fetchStream: typeof fetch = async (_, init) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const signal = init?.signal as AbortSignal;
    signal.addEventListener('abort', () => void writer.abort(new Error('aborted')).catch(() => undefined));
    connections.push({
      headers: new Headers(init?.headers),
      write: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      signal,
    });
    return { ok: true, status: 200, body: readable } as Response;
  };
  return { connections, fetchStream };
}

/** Flushes the promises of the stream; no time passes. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await jest.advanceTimersByTimeAsync(0);
}

let stream: LiveStream | undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  stream?.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function open(server: ReturnType<typeof streamServer>, events: LiveEvent[]) {
  stream = openLiveStream({
    baseUrl: '',
    token: () => 'the-token',
    onEvent: (event) => events.push(event),
    fetch: server.fetchStream,
  });
}

const nextTurn = () => jest.advanceTimersByTimeAsync(0);

async function received(events: LiveEvent[], count: number) {
  for (let turn = 0; turn < 50 && events.length < count; turn += 1) await nextTurn();
}

test('emits events that fit the contract, in order, and skips others', async () => {
  const server = streamServer();
  const events: LiveEvent[] = [];
  open(server, events);
  await settle();
  server.connections[0]?.write('data: {"type":"balance","sumBalance":"9.00"}\n\ndata: nonsense\n\n');
  server.connections[0]?.write(
    'data: {"type":"balance","sumBalance":9}\n\ndata: {"type":"unread","unreadCount":3}\n\n',
  );
  await received(events, 2);
  expect(events).toEqual([
    { type: 'balance', sumBalance: '9.00' },
    { type: 'unread', unreadCount: 3 },
  ]);
  expect(server.connections[0]?.headers.get('authorization')).toBe('Bearer the-token');
});

test('reconnects after a break with the id of the last event', async () => {
  const server = streamServer();
  const events: LiveEvent[] = [];
  open(server, events);
  await settle();
  server.connections[0]?.write('id: 41\ndata: {"type":"unread","unreadCount":1}\n\n');
  await received(events, 1);
  server.connections[0]?.end();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(server.connections).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.connections).toHaveLength(2);
  expect(server.connections[1]?.headers.get('last-event-id')).toBe('41');
});

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

// covers 4
test('closes the stream in a hidden page and reopens it with its last event when visible', async () => {
  const server = streamServer();
  const events: LiveEvent[] = [];
  open(server, events);
  await settle();
  server.connections[0]?.write('id: 41\ndata: {"type":"unread","unreadCount":1}\n\n');
  await received(events, 1);
  show('hidden');
  expect(server.connections[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.connections).toHaveLength(1);
  show('visible');
  await settle();
  expect(server.connections).toHaveLength(2);
  expect(server.connections[1]?.headers.get('last-event-id')).toBe('41');
});

test('opens no stream in a page that starts hidden, until it is visible', async () => {
  const server = streamServer();
  show('hidden');
  open(server, []);
  await settle();
  expect(server.connections).toHaveLength(0);
  show('visible');
  await settle();
  expect(server.connections).toHaveLength(1);
});

test('replaces a stream without heartbeat for two periods', async () => {
  const server = streamServer();
  open(server, []);
  await settle();
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(server.connections[0]?.signal.aborted).toBe(true);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.connections).toHaveLength(2);
});

test.each([
  ['the-token', 1],
  ['another-token', 0],
])('reports a refused token, unless another has replaced it (%s)', async (now, times) => {
  const onRefused = jest.fn();
  let token = 'the-token';
  const answer = async () => {
    token = now;
    return { ok: false, status: 401, body: null } as Response;
  };
  stream = openLiveStream({ baseUrl: '', token: () => token, onEvent: jest.fn(), onRefused, fetch: answer });
  await settle();
  expect(onRefused).toHaveBeenCalledTimes(times);
});
