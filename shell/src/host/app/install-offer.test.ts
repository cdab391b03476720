import { createStore } from '@portal/shared/remote/state';
import { install, installOfferAtom, keepInstallOffer } from './install-offer.ts';

function offer() {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
}

test('keeps the offer of the browser in place of its own bar, and uses it once', async () => {
  const store = createStore();
  const stop = keepInstallOffer(store, window);
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await install(store);
  await install(store);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(store.get(installOfferAtom)).toBeUndefined();
  stop();
});

test('offers nothing once the app is installed, or for an event of another shape', () => {
  const store = createStore();
  const stop = keepInstallOffer(store, window);
  window.dispatchEvent(new Event('beforeinstallprompt'));
  expect(store.get(installOfferAtom)).toBeUndefined();
  offer();
  expect(store.get(installOfferAtom)).toBeDefined();
  window.dispatchEvent(new Event('appinstalled'));
  expect(store.get(installOfferAtom)).toBeUndefined();
  stop();
  offer();
  expect(store.get(installOfferAtom)).toBeUndefined();
});
