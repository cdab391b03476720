import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createPortalFrame } from './portal-frame.ts';

const session = { portalOrigin: 'http://portal.test', launchId: 'launch-1', backUrl: '/rng?page=KITE' };

/** The page as the browser shows it: in a frame, or alone in a window that may be closed by its own script or not. */
function shown({ isFramed = false, isPopup = false }) {
  const told: unknown[][] = [];
  const went: string[] = [];
  const page: Record<string, unknown> = { closed: false };
  page.parent = isFramed ? { postMessage: (...message: unknown[]) => told.push(message) } : page;
  const heard: ((message: object) => void)[] = [];
  page.addEventListener = (_: string, listener: (message: object) => void) => heard.push(listener);
  page.close = () => {
    page.closed = isPopup;
  };
  Object.assign(globalThis, { window: page, location: { assign: (address: string) => went.push(address) } });
  return {
    ...{ told, went, isClosed: () => page.closed },
    hear(origin: string, data: unknown): void {
      for (const listen of heard) listen({ origin, data });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'location');
});

test('in the frame the portal is asked, by its exact origin', () => {
  const { told, went } = shown({ isFramed: true });
  createPortalFrame(session).back();
  assert.deepEqual(told, [[{ type: 'portal.game', event: 'back', launchId: 'launch-1' }, 'http://portal.test']]);
  assert.deepEqual(went, []);
});

test('in a window of its own the way back closes it, and the portal is not loaded in it', () => {
  const { went, isClosed } = shown({ isPopup: true });
  createPortalFrame(session).back();
  assert.equal(isClosed(), true);
  assert.deepEqual(went, []);
});

test('a page that may not close itself goes to the lobby', () => {
  const { went } = shown({});
  createPortalFrame(session).back();
  assert.deepEqual(went, ['http://portal.test/rng?page=KITE']);
});

test('a window closes when the portal tells of the logout, and hears nobody else and nothing else', () => {
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

test('hears in frame and window that the balance has changed, from the portal alone', () => {
  for (const place of [{ isFramed: true }, { isPopup: true }]) {
    const { hear, isClosed } = shown(place);
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

test('in the frame, which goes with its page, a logout is not listened for', () => {
  const { hear, isClosed } = shown({ isFramed: true, isPopup: true });
  createPortalFrame(session);
  hear('http://portal.test', { type: 'portal.window', event: 'logged-out' });
  assert.equal(isClosed(), false);
});
