import { screen } from '@testing-library/react';
import { openPortal } from '../../testing/open-portal.tsx';
import type { LateParts } from './late-parts.ts';
import { safeStorage } from './storage/safe-storage.ts';
import { openTabPreview } from './tab-preview.ts';

let mockPart: () => object = () => ({});

jest.mock('../remotes/preview/start-preview.tsx', () => ({
  startPreview: async () => mockPart(),
}));

const storage = safeStorage(() => sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?preview=x');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test("says that the live version is shown when the preview's code fails to load", async () => {
  mockPart = () => {
    throw new Error('ChunkLoadError');
  };
  const late: Pick<LateParts, 'PreviewBar' | 'isPreviewed'> = {};
  expect(await openTabPreview([], storage, late)).toBeUndefined();
  const { PreviewBar: Bar, isPreviewed } = late;
  expect(isPreviewed).toBe(false);
  const { show } = await openPortal();
  show(Bar && <Bar />);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'The preview couldn’t be loaded. You’re seeing the live version.',
  );
});

test.each([true, false])('a page counts as previewed when a preview is applied: %s', async (isActive) => {
  mockPart = () => ({ Bar: () => null, isActive: () => isActive });
  const late: Pick<LateParts, 'PreviewBar' | 'isPreviewed'> = {};
  await openTabPreview([], storage, late);
  expect(late.isPreviewed).toBe(isActive);
});
