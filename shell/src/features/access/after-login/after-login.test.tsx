import { buildNotice } from '@portal/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { openAccessDialog, pressable } from '../../../../testing/open-access-dialog.tsx';
import { change, openPortal } from '../../../../testing/open-portal.tsx';

const popup = (number: number) => buildNotice(number, { type: 'PU' });

// covers 4
test('shows popup announcements one after another, and no other kinds', async () => {
  const notices = [popup(1), buildNotice(2), popup(3)];
  const { user } = await openAccessDialog('afterLogin', { listAnnouncements: { banners: [], notices } });
  expect(screen.getByRole('dialog', { name: 'Notice 1' })).toBeVisible();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(pressable('Next'));
  expect(await screen.findByRole('dialog', { name: 'Notice 3' })).toBeVisible();
  await user.click(pressable('Got it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// covers 4
test('shows nothing and leaves nothing open when there are none', async () => {
  const { portal, show, platform } = await openPortal({
    answers: { listAnnouncements: { banners: [], notices: [buildNotice(1)] } },
  });
  show(null);
  await change(() => portal.dialogs.open({ name: 'afterLogin' }));
  await waitFor(() => expect(platform.seenOf('listAnnouncements')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
