import { buildBanner, buildNotice } from '@portal/shared/testing/builders';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { announcementsOf } from './announcement.ts';
import { NoticePage } from './notice-page.tsx';
import { NoticeReader } from './notice-reader.tsx';

const types = ['H', 'PL', 'PU', 'PR'] as const;
const notices = Array.from({ length: 12 }, (_, at) => ({
  ...buildNotice(at + 1),
  type: types[at % types.length] ?? ('H' as const),
}));
const user = userEvent.setup();

async function open(at: string, list: readonly ReturnType<typeof buildNotice>[] = notices) {
  const answers = { listAnnouncements: { banners: [buildBanner('w_home')], notices: [...list] } };
  const { show, portal } = await openPortal({ answers, at });
  show(<NoticePage />);
  await screen.findByRole('group', { name: 'Announcement types' });
  return portal;
}
const titles = () =>
  within(within(screen.getByRole('navigation', { name: 'Announcement list' })).getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.firstChild?.textContent);

function Shrinking() {
  const [list, setList] = useState(notices);
  return (
    <>
      <button type="button" onClick={() => setList(notices.slice(0, 4))}>
        Four are left
      </button>
      <NoticeReader notices={announcementsOf({ notices: list, banners: [] })} />
    </>
  );
}

// covers 2.3
test('shows nine titles per page, and the chosen one beside them', async () => {
  await open('/noticePage');
  expect(titles()).toHaveLength(9);
  expect(screen.getByText('Text of notice 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(titles()).toEqual(['Notice 10', 'Notice 11', 'Notice 12', 'Banner of w_home']);
  await user.click(screen.getByRole('button', { name: /^Notice 11/ }));
  expect(screen.getByText('Text of notice 11')).toBeVisible();
});

// covers 2.3
test('shows the last page when the list has become shorter', async () => {
  const { show } = await openPortal();
  show(<Shrinking />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Four are left' }));
  expect(titles()).toEqual(['Notice 1', 'Notice 2', 'Notice 3', 'Notice 4']);
});

// covers 3
test('filters by existing types and keeps the type in the address', async () => {
  const portal = await open('/noticePage');
  await user.click(screen.getByRole('button', { name: /^Promotions/ }));
  expect(titles()).toEqual(['Notice 4', 'Notice 8', 'Notice 12']);
  expect(portal.host.location.get().search).toBe('?type=PR');
  await user.click(screen.getByRole('button', { name: /^Banners/ }));
  expect(titles()).toEqual(['Banner of w_home']);
  await user.click(screen.getByRole('button', { name: /^All \d/ }));
  expect(titles()).toHaveLength(9);
});

// covers 2.3
test('sanitizes hostile HTML of a notice', async () => {
  const content =
    '<p>Fine</p><img src=x onerror="window.hit=1"><script>window.hit=1</script><a href="javascript:hit">x</a>';
  await open('/noticePage', [{ ...buildNotice(1), content }]);
  const text = screen.getByText('Fine').parentElement;
  expect(text?.innerHTML).not.toMatch(/onerror|script|javascript/);
});
