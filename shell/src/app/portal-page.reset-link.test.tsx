import { buildRegisterSettings, fakeToken } from '@portal/shared/testing/builders';
import { screen } from '@testing-library/react';
import { openPortal } from '../../testing/open-portal.tsx';
import { PortalPage } from './portal-page.tsx';

test('opens the dialog of the e-mail link and clears the token from the address at once', async () => {
  const { show, portal } = await openPortal({
    answers: {
      getRegisterSettings: buildRegisterSettings(),
      listAnnouncements: { banners: [], notices: [] },
      getGameMenus: { menus: [] },
    },
    at: `/promotions?a=1#reset-password=${fakeToken('R')}`,
  });
  show(<PortalPage />);
  expect(window.location.href).toBe('http://localhost/promotions?a=1');
  expect(portal.host.location.get().hash).toBe('');
  expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
});
