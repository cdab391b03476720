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
