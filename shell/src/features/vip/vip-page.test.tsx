import { screen, within } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { VipPage } from './vip-page.tsx';

test('each level says what it asks and what it brings today; no channel that is not set up', async () => {
  const { show, portal } = await openPortal();
  show(<VipPage />);
  const levels = within(screen.getByText('VIP 7').closest('ol') ?? document.body);
  expect(levels.getByText('For members of club rank 7')).toBeVisible();
  expect(levels.getByText('VIP 7 badge by your name')).toBeVisible();
  const hasVipChat = portal.host.site.customerService.some(({ csType }) => csType === 'VIP');
  expect(levels.queryAllByText('VIP service').length > 0).toBe(hasVipChat);
});
