import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import type { ReceivedEvent } from './live-connection.ts';
import { createSharedLine } from './shared-line.ts';

interface Waiting {
  begin(): void;
}

/** Locks of one browser: one holder of a name at a time, the others queue; one may be stolen. */
function fakeLocks() {
  const waiting: Waiting[] = [];
  let loseHeld: (() => void) | undefined;
  const aborted = () => new DOMException('gone', 'AbortError');
  const next = () => {
    loseHeld = undefined;
    waiting.shift()?.begin();
  };
  async function request(
    name: string,
    { signal, steal }: LockOptions,
    act: (lock: Lock | null) => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        let isLost = false;
        const lose = () => {
          isLost = true;
          reject(aborted());
        };
        loseHeld = lose;
        act({ name, mode: 'exclusive' }).then(() => {
          if (isLost) return;
          resolve();
          next();
        }, reject);
      };
      if (steal) {
        loseHeld?.();
        begin();
        return;
      }
      if (!loseHeld) return begin();
      const mine = { begin };
      waiting.push(mine);
      signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(mine);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(aborted());
      });
    });
  }
  return request as LockManager['request'];
}

/** Channels of one browser; a message reaches the others in a later task. */
const posted: unknown[] = [];
const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown) {
    if (!channels.has(this)) throw new Error('closed');
    posted.push(data);
    for (const other of channels)
      if (other !== this && other.name === this.name)
        setTimeout(() => channels.has(other) && other.onmessage?.({ data }));
  }
  close() {
    channels.delete(this);
  }
}

let locks: LockManager['request'];
const realChannel = globalThis.BroadcastChannel;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  posted.length = 0;
  channels.clear();
  locks = fakeLocks();
});
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel: realChannel });
  jest.useRealTimers();
});

function openTab(name = 'owner', request = locks) {
  let send: ((received: ReceivedEvent) => void) | undefined;
  const heard: (LiveEvent | undefined)[] = [];
  const calls = { opened: 0, joined: 0, watched: 0, unavailable: 0, connections: 0 };
  const count = (name: 'opened' | 'joined' | 'watched' | 'unavailable') => {
    calls[name] += 1;
  };
  const line = createSharedLine({
    name,
    locks: { request },
    ownLine: ({ onEvent, onOpen }) => ({
      open() {
        calls.connections += 1;
        send = onEvent;
        onOpen();
      },
      close() {
        send = undefined;
      },
    }),
    onEvent: ({ event }) => void heard.push(event),
    onOpen: () => count('opened'),
    onJoin: () => count('joined'),
    onWatch: () => count('watched'),
    onUnavailable: () => count('unavailable'),
  });
  line.open();
  return {
    line,
    calls,
    heard,
    leads: () => send !== undefined,
    receive: (received: ReceivedEvent) => send?.(received),
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const balance = (sumBalance: string): LiveEvent => ({ type: 'balance', sumBalance });

// covers 4
test('eight pages of one owner hold one connection, and all receive its events', async () => {
  const tabs = Array.from({ length: 8 }, () => openTab());
  await pass(1_000);
  expect(tabs.map(({ calls }) => calls.connections)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(tabs.map(({ calls }) => calls.joined)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
  tabs[0]?.receive({ id: '5', event: balance('9.00') });
  await pass(1);
  for (const { heard } of tabs) expect(heard).toEqual([balance('9.00')]);
});

test('pages of different owners share nothing', async () => {
  const [first, second] = [openTab('portal 1'), openTab('portal 2', fakeLocks())];
  await pass(1_000);
  expect([first.leads(), second.leads()]).toEqual([true, true]);
  first.receive({ id: '5', event: balance('9.00') });
  await pass(1);
  expect(second.heard).toEqual([]);
});

// covers 4
test('the next page leads at once when the leading page closes or hides', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await pass(1_000);
  first.line.close();
  await pass(1);
  expect([first.leads(), second.leads(), third.leads()]).toEqual([false, true, false]);
  second.receive({ id: '6', event: balance('8.00') });
  await pass(1);
  expect([first.heard, third.heard]).toEqual([[], [balance('8.00')]]);
  first.line.open();
  await pass(1_000);
  expect([first.leads(), first.calls.joined]).toEqual([false, 1]);
});

test('a page that hangs while it leads loses the lead after thirty seconds, and follows when it recovers', async () => {
  const [first, second] = [openTab(), openTab()];
  await pass(100_000);
  expect([first.leads(), second.leads()]).toEqual([true, false]);
  const silent = jest.spyOn(FakeChannel.prototype, 'postMessage').mockImplementation(() => undefined);
  await pass(28_000);
  expect(second.leads()).toBe(false);
  await pass(3_000);
  silent.mockRestore();
  await pass(60_000);
  expect([first.leads(), second.leads()]).toEqual([false, true]);
});

test('pages exchange only the event, its id and heartbeats', async () => {
  const first = openTab();
  openTab();
  await pass(1_000);
  first.receive({ id: '5', event: balance('9.00') });
  expect(posted).toEqual([{ kind: 'beat' }, { kind: 'open' }, { kind: 'event', id: '5', event: balance('9.00') }]);
});

test('ignores any other message', async () => {
  openTab();
  const second = openTab();
  await pass(1_000);
  const stranger = new FakeChannel('owner');
  for (const data of [null, 'open', { kind: 'event', event: { type: 'balance', sumBalance: 9 } }, { kind: 'more' }])
    stranger.postMessage(data);
  await pass(1);
  expect(second.heard).toEqual([]);
  expect(second.calls.opened).toBe(0);
});

test('a following page checks its own session once a minute', async () => {
  const [first, second] = [openTab(), openTab()];
  await pass(180_000);
  expect([first.calls.watched, second.calls.watched]).toEqual([0, 3]);
});

test('a page that takes over the lead reads nothing twice', async () => {
  const first = openTab();
  await pass(1_000);
  const second = openTab();
  await pass(100);
  first.line.close();
  await pass(1_000);
  expect([second.leads(), second.calls.joined]).toEqual([true, 0]);
});

test('a page has its own connection if the browser refuses locks', async () => {
  const refusing: LockManager['request'] = async () => {
    throw new DOMException('no', 'SecurityError');
  };
  const tab = openTab('owner', refusing);
  await pass(1);
  expect(tab.calls.unavailable).toBe(1);
});
