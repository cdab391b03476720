import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { PageRefusal } from '../requests/ask-studio.ts';
import { followStream } from './follow-stream.ts';
import type { FollowedStream } from './followed-stream.ts';

/** Simulates a page in a browser without locks, which has its own connections. */
function shownPage() {
  const listeners = new Set<() => void>();
  const page = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    turn(state: 'visible' | 'hidden'): void {
      page.visibilityState = state;
      for (const listener of [...listeners]) listener();
    },
    listeners: () => listeners.size,
  };
  return page;
}

let page = shownPage();
let status = 200;
const connections: { send(text: string): void; close(): void; isOpen(): boolean }[] = [];
const realNavigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  page = shownPage();
  status = 200;
  connections.length = 0;
  Object.assign(globalThis, { document: page });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  mock.method(globalThis, 'fetch', async (_: string, { signal }: RequestInit) => {
    if (status !== 200) return new Response('', { status });
    return new Response(connect(signal));
  });
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  Reflect.deleteProperty(globalThis, 'document');
  if (realNavigator) Object.defineProperty(globalThis, 'navigator', realNavigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

function connect(signal?: AbortSignal | null): ReadableStream<Uint8Array> {
  let isOpen = true;
  return new ReadableStream({
    start(controller) {
      const end = (close: () => void) => {
        if (isOpen) close();
        isOpen = false;
      };
      signal?.addEventListener('abort', () => end(() => controller.error(signal.reason)));
      connections.push({
        send: (text) => controller.enqueue(new TextEncoder().encode(text)),
        close: () => end(() => controller.close()),
        isOpen: () => isOpen,
      });
    },
  });
}

function follow(more: Partial<FollowedStream> = {}) {
  const calls = { heard: [] as string[], lost: 0, missed: 0 };
  const ended = followStream({
    path: '/stream',
    headers: {},
    heard(events) {
      calls.heard.push(...events.map(({ data }) => data));
      return events.some(({ event }) => event === 'moved');
    },
    lost() {
      calls.lost += 1;
    },
    missed() {
      calls.missed += 1;
    },
    ...more,
  });
  ended.catch(() => undefined);
  return { calls, ended };
}
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}
const open = () => connections.filter(({ isOpen }) => isOpen()).length;

test('disconnects a hidden page at once without reporting a loss, and catches up when it is visible again', async () => {
  const { calls } = follow();
  await settle();
  page.turn('hidden');
  await settle();
  assert.deepEqual([connections.length, open()], [1, 0]);
  mock.timers.tick(60_000);
  await settle();
  assert.equal(connections.length, 1);
  page.turn('visible');
  await settle();
  connections[1]?.send('event: table\ndata: now\n\n');
  await settle();
  assert.deepEqual([open(), calls], [1, { heard: ['now'], lost: 0, missed: 1 }]);
});

test('waits until a page that was opened hidden is visible', async () => {
  page.turn('hidden');
  follow();
  await settle();
  assert.equal(connections.length, 0);
  page.turn('visible');
  await settle();
  assert.equal(open(), 1);
});

test('follows a presence stream while the page is hidden', async () => {
  follow({ isPresence: true });
  await settle();
  page.turn('hidden');
  await settle();
  assert.equal(open(), 1);
});

test('reports a broken stream, opens it again, and catches up on missed events', async () => {
  const { calls } = follow();
  await settle();
  connections[0]?.close();
  await settle();
  assert.deepEqual([calls.lost, calls.missed], [1, 0]);
  mock.timers.tick(400);
  await settle();
  assert.deepEqual([open(), calls.missed], [1, 1]);
});

test('stops following when the listener ends it, and leaves nothing behind', async () => {
  const { ended } = follow();
  await settle();
  connections[0]?.send('event: moved\ndata: {}\n\n');
  await ended;
  await settle();
  assert.deepEqual([open(), page.listeners()], [0, 0]);
});

test('stops following when the session is over', async () => {
  status = 403;
  await assert.rejects(follow().ended, PageRefusal);
});
