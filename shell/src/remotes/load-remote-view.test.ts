import { waitFor } from '@testing-library/react';

let mockAsked = 0;

jest.mock('./remote-source.ts', () => ({ remoteSource: {} }));
jest.mock('./remote-view.tsx', () => {
  mockAsked += 1;
  return { RemoteView: () => null };
});

test.each(['pointerdown', 'keydown', 'focusin'])('loads the parts at the first %s, not before', async (kind) => {
  mockAsked = 0;
  jest.resetModules();
  const { preloadRemoteViewAtTouch } = await import('./load-remote-view.ts');
  const target = new EventTarget();
  preloadRemoteViewAtTouch(target);
  target.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(mockAsked).toBe(0);
  target.dispatchEvent(new Event(kind));
  await waitFor(() => expect(mockAsked).toBe(1));
});
