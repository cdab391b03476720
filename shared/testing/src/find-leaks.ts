import type { Place, RemoteModule } from '@portal/shared/remote/remote-module';
import { act } from '@testing-library/react';
import type { FakeHost } from './fake-host.ts';
import { mountRemote } from './mount-remote.ts';

const cycles = 5;

/** Counts additions that were not removed again. */
function createCount() {
  const open = new Map<unknown, number>();
  return {
    add: (what: unknown) => void open.set(what, (open.get(what) ?? 0) + 1),
    drop: (what: unknown) => void open.set(what, Math.max(0, (open.get(what) ?? 0) - 1)),
    size: () => [...open.values()].reduce((sum, times) => sum + times, 0),
  };
}

function countListeners(target: EventTarget) {
  const count = createCount();
  const { addEventListener: add, removeEventListener: remove } = target;
  const bound = new Map<unknown, Set<string>>();
  const names = (listener: unknown) => bound.get(listener) ?? bound.set(listener, new Set()).get(listener) ?? new Set();
  jest.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
    const known = names(listener);
    if (!known.has(name)) count.add(target);
    known.add(name);
    add.call(target, name, listener, options);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((name, listener, options) => {
    if (names(listener).delete(name)) count.drop(target);
    remove.call(target, name, listener, options);
  });
  return count;
}

function countIntervals() {
  const count = createCount();
  const { setInterval: set, clearInterval: clear } = globalThis;
  jest.spyOn(globalThis, 'setInterval').mockImplementation((...words) => {
    const timer = set(...words);
    count.add(timer);
    return timer;
  });
  jest.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    count.drop(timer);
    clear(timer);
  });
  return count;
}

function countWatchers({ events, location, language, theme, member, balance }: FakeHost) {
  const count = createCount();
  const counted = (stop: () => void) => {
    const id = {};
    count.add(id);
    return () => {
      count.drop(id);
      stop();
    };
  };
  const { on } = events;
  events.on = (name, listener) => counted(on(name, listener));
  for (const readable of [location, language, theme, member, balance]) {
    const { subscribe } = readable;
    readable.subscribe = (listener) => counted(subscribe(listener));
  }
  return count;
}

/**
 * Mounts and unmounts a remote again and again, and gives what each time left behind: listeners of window and document,
 * intervals, watchers of the host, nodes of head and body. What a part leaves once and for all, whenever it is first
 * loaded, does not come with every time.
 */
export async function findLeaks(remote: RemoteModule, host: FakeHost, place: Partial<Place> = {}) {
  const parts = {
    window: countListeners(window).size,
    document: countListeners(document).size,
    intervals: countIntervals().size,
    host: countWatchers(host).size,
    nodes: () => document.head.childElementCount + document.body.childElementCount,
  };
  const look = () => Object.entries(parts).map(([name, size]) => [name, size()] as const);
  let first: Record<string, number> = {};
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const mounted = await mountRemote(remote, host, place);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    await mounted.unmount();
    if (cycle === 0) first = Object.fromEntries(look());
  }
  jest.restoreAllMocks();
  const eachTime = (size: number, before = 0) => Math.max(0, Math.floor((size - before) / (cycles - 1)));
  return Object.fromEntries(look().map(([name, size]) => [name, eachTime(size, first[name])]));
}

export const nothing = { window: 0, document: 0, intervals: 0, host: 0, nodes: 0 };
