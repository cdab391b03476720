import { createWritable } from '@portal/shared/remote/readable';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.tsx';
import type { PreviewState } from './open-preview.ts';
import { PreviewBar } from './preview-bar.tsx';

// covers 10
test('shows what is previewed and until when, ends the preview, and says when it has expired', async () => {
  const { show } = await openPortal();
  const expiresAt = new Date().toISOString();
  const state = createWritable<PreviewState>({ shown: true, versions: ['remote-games 1.2.0'], expiresAt });
  const onEnd = jest.fn();
  show(<PreviewBar state={state} onEnd={onEnd} />);
  expect(await screen.findByText(/^Preview of remote-games 1\.2\.0, until \d/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'End' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
  act(() => state.set({ shown: false, why: 'over' }));
  expect(screen.getByRole('status')).toHaveTextContent('This preview has ended. You’re back on the live version.');
});
