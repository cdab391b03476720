import { openHistoryLayer } from '@portal/shared/ui/dialogs/history-layers';
import { waitFor } from '@testing-library/react';
import { createBrowserLocation } from './browser-location.ts';

test('an address that is navigated to while a closed dialog steps back is not left by that step', async () => {
  // As in a browser under load; jsdom itself drops a step that has not arrived when an address is pushed.
  jest.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(() => window.history.go(-1), 30));
  const browser = createBrowserLocation(window);
  browser.navigate('/rng');
  const close = openHistoryLayer(() => undefined);
  await waitFor(() => expect(window.history.state).toHaveProperty('layer'));
  close();
  // The step back has begun, and takes a moment to arrive.
  await waitFor(() => expect(window.history.back).toHaveBeenCalled(), { interval: 1 });
  browser.navigate('/');
  await waitFor(() => expect(browser.location.get().pathname).toBe('/'));
  await new Promise((done) => setTimeout(done, 150));
  expect([window.location.pathname, browser.location.get().pathname]).toEqual(['/', '/']);
  browser.close();
});

test('an entry that Back leads to says how far its page was scrolled, a new one does not', async () => {
  const browser = createBrowserLocation(window);
  browser.navigate('/rng');
  const { key } = browser.location.get();
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  browser.navigate('/vip');
  expect(browser.location.get().state.scrollTop).toBeUndefined();
  window.history.back();
  await waitFor(() =>
    expect(browser.location.get()).toMatchObject({ pathname: '/rng', key, state: { scrollTop: 640 } }),
  );
  // Filters that replace the address stay in the entry and at its place.
  browser.navigate('/rng?page=MANGO', { replace: true });
  expect(browser.location.get()).toMatchObject({ key, state: { scrollTop: 640 } });
  browser.close();
});

test('an entry that Forward leads to says how far its page was scrolled', async () => {
  const browser = createBrowserLocation(window);
  browser.navigate('/rng');
  browser.navigate('/vip');
  Object.defineProperty(window, 'scrollY', { value: 480, configurable: true });
  window.dispatchEvent(new Event('scrollend'));
  window.history.back();
  await waitFor(() => expect(browser.location.get().pathname).toBe('/rng'));
  window.history.forward();
  await waitFor(() => expect(browser.location.get()).toMatchObject({ pathname: '/vip', state: { scrollTop: 480 } }));
  browser.close();
});

test('a dialog that is left by Back changes no location, so no page is rendered for it', async () => {
  const browser = createBrowserLocation(window);
  browser.navigate('/rng');
  const changed = jest.fn();
  browser.location.subscribe(changed);
  const closed = jest.fn();
  openHistoryLayer(closed);
  await waitFor(() => expect(window.history.state).toHaveProperty('layer'));
  window.history.back();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(changed).not.toHaveBeenCalled();
  browser.close();
});
