import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createPortalFrame } from './portal-frame.ts';

const session = { portalOrigin: 'http://portal.test', launchId: 'launch-1', backUrl: '/rng?page=KITE' };

/** Simulates the page in a frame, or alone in a window that its script may or may not close. */
function shown({ isFramed = false, isPopup = false }) {
  const posted: unknown[][] = [];
  const went: string[] = [];
  const page: Record<string, unknown> = { closed: false };
  page.parent = isFramed ? { postMessage: (...message: unknown[]) => posted.push(message) } : page;
  const heard: ((message: object) => void)[] = [];
  page.addEventListener = (_: string, listener: (message: object) => void) => heard.push(listener);
  page.close = () => {
    page.closed = isPopup;
  };
  Object.assign(globalThis, { window: page, location: { assign: (address: string) => went.push(address) } });
  return {
    posted: posted,
    went,
    isClosed: () => page.closed,
    hear(origin: string, data: unknown): void {
      for (const listen of heard) listen({ origin, data });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'location');
});

test("frame: posts to the portal's exact origin", () => {
  const { posted, went } = shown({ isFramed: true });
  createPortalFrame(session).back();
  assert.deepEqual(posted, [[{ type: 'portal.game', event: 'back', launchId: 'launch-1' }, 'http://portal.test']]);
  assert.deepEqual(went, []);
});

test('window: closes on the way back instead of loading the portal', () => {
  const { went, isClosed } = shown({ isPopup: true });
  createPortalFrame(session).back();
  assert.equal(isClosed(), true);
  assert.deepEqual(went, []);
});

test('window that cannot close itself: goes to the lobby', () => {
  const { went } = shown({});
  createPortalFrame(session).back();
  assert.deepEqual(went, ['http://portal.test/rng?page=KITE']);
});

test("closes a window on the portal's logout message, and on no other origin or message", () => {
  const { hear, isClosed } = shown({ isPopup: true });
  createPortalFrame(session);
  const logout = { type: 'portal.window', event: 'logged-out' };
  hear('http://elsewhere.test', logout);
  const others = [undefined, null, 'logged-out', 7, {}, { type: 'portal.window' }, { ...logout, event: 'ready' }];
  for (const data of others) hear('http://portal.test', data);
  assert.equal(isClosed(), false);
  hear('http://portal.test', logout);
  assert.equal(isClosed(), true);
});

test("handles the portal's balance messages in frame and window, and those of no other origin", () => {
  for (const surroundings of [{ isFramed: true }, { isPopup: true }]) {
    const { hear, isClosed } = shown(surroundings);
    const portal = createPortalFrame(session);
    const changed = { type: 'portal.window', event: 'balance-changed' };
    hear('http://portal.test', changed);
    let heard = 0;
    portal.onBalanceChanged(() => {
      heard += 1;
    });
    hear('http://elsewhere.test', changed);
    for (const data of [null, 'balance-changed', { event: 'balance-changed' }, { ...changed, type: 'portal.game' }])
      hear('http://portal.test', data);
    assert.equal(heard, 0);
    hear('http://portal.test', changed);
    assert.deepEqual([heard, isClosed()], [1, false]);
  }
});

test('frame: ignores logout messages, since the frame closes with its page', () => {
  const { hear, isClosed } = shown({ isFramed: true, isPopup: true });
  createPortalFrame(session);
  hear('http://portal.test', { type: 'portal.window', event: 'logged-out' });
  assert.equal(isClosed(), false);
});
