import { waitFor } from '@testing-library/react';

let mockAsked = 0;

jest.mock('./page-remotes.ts', () => ({ pageRemotes: {} }));
jest.mock('./mounting/slot-body.tsx', () => {
  mockAsked += 1;
  return { SlotBody: () => null };
});

test.each(['pointerdown', 'keydown', 'focusin'])('loads the body at the first %s, not before', async (kind) => {
  mockAsked = 0;
  jest.resetModules();
  const { preloadSlotBodyAtTouch } = await import('./load-slot-body.ts');
  const target = new EventTarget();
  preloadSlotBodyAtTouch(target);
  target.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(mockAsked).toBe(0);
  target.dispatchEvent(new Event(kind));
  await waitFor(() => expect(mockAsked).toBe(1));
});
