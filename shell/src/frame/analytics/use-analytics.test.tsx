import { waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { useAnalytics } from './use-analytics.ts';

function Counted({ pathname }: { pathname: string }) {
  useAnalytics(pathname);
  return null;
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

// covers 3
test('loads nothing without an id; with one counts each page without query and hash', async () => {
  const without = await openPortal({ at: '/vip?referralCode=secret' });
  without.show(<Counted pathname="/vip" />);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();

  const { show } = await openPortal({ at: '/vip?referralCode=secret', site: { gtagId: 'G-TEST1234' } });
  show(<Counted pathname="/vip" />);
  await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']));
  const views = () => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>)).slice(2);
  expect(views()).toEqual([['event', 'page_view', { page_location: 'http://localhost/vip', page_path: '/vip' }]]);
  expect(JSON.stringify(views())).not.toContain('secret');
});
