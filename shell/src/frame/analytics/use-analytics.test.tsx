import { waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import type { ToAnalytics } from '../../scripts-frame/messages.ts';
import { useAnalytics } from './use-analytics.ts';

const opened: unknown[] = [];
const sent: ToAnalytics[] = [];
jest.mock('../../host/scripts-frame/open-scripts-frame.ts', () => ({
  openScriptsFrame({ origin, name, isHidden }: { origin: string; name: string; isHidden: boolean }) {
    opened.push({ origin, name, isHidden });
    return { send: (asked: ToAnalytics) => sent.push(asked) };
  },
}));

function Counted({ pathname }: { pathname: string }) {
  useAnalytics(pathname);
  return null;
}

// covers 3
test('opens no frame without an id; with one a hidden frame gets each path without query and hash', async () => {
  const scriptsOrigin = 'https://scripts.test';
  const without = await openPortal({ at: '/vip?referralCode=secret', site: { scriptsOrigin } });
  without.show(<Counted pathname="/vip" />);
  const { show } = await openPortal({ at: '/vip?referralCode=secret', site: { scriptsOrigin, gtagId: 'G-TEST1234' } });
  show(<Counted pathname="/vip" />);
  await waitFor(() => expect(sent).toEqual([{ type: 'page-view', path: '/vip' }]));
  expect(opened).toEqual([{ origin: scriptsOrigin, name: 'analytics', isHidden: true }]);
  expect(document.head.querySelector('script')).toBeNull();
});
