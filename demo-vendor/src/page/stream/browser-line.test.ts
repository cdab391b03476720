import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { PageRefusal } from '../requests/ask-studio.ts';
import { fakeChannels, fakeLocks } from '../testing/fake-browser.ts';
import { followOnLine } from './browser-line.ts';
import { lineEvents } from './line-messages.ts';

/** Creates a fake studio with lines that sends events to pages by the path of their stream. */
function fakeStudio() {
  const lines = new Map<string, { send(text: string): void; cut(): void; pages: Map<string, string> }>();
  const refused = new Set<string>();
  let opened = 0;

  function openLine(signal?: AbortSignal | null): Response {
    opened += 1;
    const id = `line-${opened}`;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        const end = () => lines.delete(id);
        lines.set(id, { send, pages: new Map(), cut: () => end() && controller.close() });
        signal?.addEventListener('abort', () => end() && controller.error(signal.reason));
        send(`event: line\ndata: {"id":"${id}"}\n\n`);
      },
    });
    return new Response(body);
  }

  async function answer(path: string, { headers = {}, method, signal }: RequestInit): Promise<Response> {
    const named = new Headers(headers);
    if (refused.has(named.get('x-session') ?? '')) return new Response('', { status: 403 });
    if (path === '/api/line') return openLine(signal);
    if (method === 'DELETE') {
      const [, , , line = '', page = ''] = path.split('/');
      lines.get(line)?.pages.delete(page);
      return new Response(null, { status: 204 });
    }
    const line = lines.get(named.get('x-line') ?? '');
    line?.pages.set(named.get('x-line-page') ?? '', path);
    return new Response(null, { status: line ? 204 : 404 });
  }
  return {
    answer,
    refused,
    opened: () => opened,
    /** Returns the paths of all joined streams. */
    streams: () => [...lines.values()].flatMap(({ pages }) => [...pages.values()]).sort(),
    cut: () => [...lines.values()].map((line) => line.cut()),
    beat: () => [...lines.values()].map((line) => line.send(':\n\n')),
    send(path: string, event: string, text: string): void {
      for (const { send, pages } of lines.values())
        for (const [page, stream] of pages)
          if (stream === path) send(`event: ${page} ${event}\ndata: ${JSON.stringify(text)}\n\n`);
    },
  };
}

let studio = fakeStudio();
let locks = fakeLocks();
let channels = fakeChannels();
const realChannel = globalThis.BroadcastChannel;
const tabs: { leave(): void }[] = [];

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  studio = fakeStudio();
  locks = fakeLocks();
  channels = fakeChannels();
  Object.assign(globalThis, { BroadcastChannel: channels.FakeChannel });
  mock.method(globalThis, 'fetch', (path: string, init: RequestInit = {}) => studio.answer(path, init));
});
afterEach(async () => {
  for (const { leave } of tabs.splice(0)) leave();
  await settle();
  mock.timers.reset();
  mock.restoreAll();
  Object.assign(globalThis, { BroadcastChannel: realChannel });
});

function openTab(path: string, session = 'session-of-all') {
  const controller = new AbortController();
  const heard: string[] = [];
  const calls = { stands: 0, lost: 0 };
  const stream = {
    path,
    headers: { 'x-session': session },
    heard(events: readonly { event: string; data: string }[]) {
      heard.push(...events.filter(({ event }) => event !== 'end').map(({ data }) => JSON.parse(data)));
      return events.some(({ event }) => event === 'moved');
    },
    lost() {
      calls.lost += 1;
    },
  };
  const stands = () => {
    calls.stands += 1;
  };
  const ended = followOnLine(stream, { signal: controller.signal, locks, stands });
  ended.catch(() => undefined);
  const tab = { heard, calls, ended, leave: () => controller.abort() };
  tabs.push(tab);
  return tab;
}

/** Waits until pending work is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((done) => setImmediate(done));
}
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    mock.timers.tick(Math.min(left, 1000));
    await settle();
  }
}

test('shares one connection among eight tabs at different tables, and sends each its own table', async () => {
  const all = Array.from({ length: 8 }, (_, no) => openTab(`/table-${no}`));
  await settle();
  assert.equal(studio.opened(), 1);
  assert.equal(studio.streams().length, 8);
  for (const no of all.keys()) studio.send(`/table-${no}`, 'table', `round of ${no}`);
  await settle();
  assert.deepEqual(
    all.map(({ heard }) => heard),
    all.map((_, no) => [`round of ${no}`]),
  );
});

test('elects another leader at once when the leading tab closes, and restores every stream', async () => {
  const [first, second, third] = [openTab('/one'), openTab('/two'), openTab('/three')];
  await settle();
  first.leave();
  await settle();
  assert.equal(await first.ended, false);
  assert.deepEqual([studio.opened(), studio.streams()], [2, ['/three', '/two']]);
  studio.send('/three', 'table', 'goes on');
  await settle();
  assert.deepEqual(third.heard, ['goes on']);
  assert.deepEqual(
    [second.calls, third.calls].map(({ stands, lost }) => [stands, lost]),
    [
      [2, 0],
      [2, 0],
    ],
  );
});

test('lets the leader remove a closed tab from the line', async () => {
  openTab('/one');
  const second = openTab('/two');
  await settle();
  assert.deepEqual(studio.streams(), ['/one', '/two']);
  second.leave();
  await settle();
  assert.deepEqual([studio.opened(), studio.streams()], [1, ['/one']]);
});

test('reports a broken line to all tabs and restores it for all', async () => {
  const both = [openTab('/one'), openTab('/two')];
  await settle();
  studio.cut();
  await settle();
  assert.deepEqual(
    both.map(({ calls }) => calls.lost),
    [1, 1],
  );
  await pass(1000);
  assert.deepEqual(studio.streams(), ['/one', '/two']);
  assert.deepEqual(
    both.map(({ calls }) => calls.stands),
    [2, 2],
  );
});

test('takes the lead from a hanging tab after 25 seconds of silence', async () => {
  openTab('/one');
  openTab('/two');
  await settle();
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await pass(10_000);
    studio.beat();
    await settle();
  }
  assert.equal(studio.opened(), 1);
  channels.channelState.isMute = true;
  await pass(24_000);
  assert.equal(studio.opened(), 1);
  await pass(2_000);
  assert.equal(studio.opened(), 2);
});

test('elects another leader when the session of the leading tab ends', async () => {
  const first = openTab('/one', 'session-1');
  const second = openTab('/two', 'session-2');
  await settle();
  studio.refused.add('session-1');
  studio.cut();
  await settle();
  await pass(1000);
  await assert.rejects(first.ended, PageRefusal);
  assert.deepEqual(studio.streams(), ['/two']);
  assert.equal(second.calls.stands, 2);
});

test('ends a stream that the studio ends for its tab only, by what the tab has received', async () => {
  openTab('/one');
  const [moved, replaced] = [openTab('/moved'), openTab('/replaced')];
  await settle();
  studio.send('/moved', 'moved', 'to another page');
  studio.send('/replaced', 'end', '');
  await settle();
  assert.deepEqual([await moved.ended, await replaced.ended], [true, false]);
  assert.deepEqual(studio.streams(), ['/one']);
});

test('shares no session between tabs', async () => {
  openTab('/one', 'secret-1');
  openTab('/two', 'secret-2');
  await settle();
  studio.send('/two', 'table', 'round');
  await settle();
  assert.ok(channels.channelState.posted.length > 3);
  assert.ok(!JSON.stringify(channels.channelState.posted).includes('secret'));
});

test('splits the name of a line event into page and event', () => {
  assert.deepEqual(lineEvents([{ event: 'page-1 table', data: '{}' }]), [
    { page: 'page-1', event: 'table', data: '{}' },
  ]);
});
