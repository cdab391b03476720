import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { screen } from '@testing-library/react';
import { change, openPortal } from '../../testing/open-portal.tsx';
import { overlayAtom } from '../host/atoms.ts';
import { PortalPage } from './portal-page.tsx';

jest.mock('../remotes/remote-slot.tsx', () => ({ RemoteSlot: () => null }));

const answers = {
  listAnnouncements: { banners: [], notices: [] },
  getGameMenus: { menus: [] },
  getMemberMenu: { items: [] },
  getMemberInfo: fakeMember,
};

test('shows a member the deposits on return from a pay page and clears the address', async () => {
  const { show, portal } = await openPortal({ answers, at: '/no-such-page#deposit', token: fakeToken() });
  await change(() => portal.session.adopt(fakeMember));
  show(<PortalPage />);
  await screen.findByText('Page not found');
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'depositv2' });
  expect(window.location.href).toBe('http://localhost/no-such-page');
});

test('shows a visitor with that address only the page', async () => {
  const { show, portal } = await openPortal({ answers, at: '/no-such-page#deposit' });
  show(<PortalPage />);
  await screen.findByText('Page not found');
  expect(portal.store.get(overlayAtom)).toBeUndefined();
  expect(window.location.href).toBe('http://localhost/no-such-page');
});
