import { memberPageHash, notifiedPages } from '@portal/shared/contract/constants';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
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

for (const page of notifiedPages)
  test(`a notification opens ${page} for a member and clears the address`, async () => {
    const at = `/no-such-page${memberPageHash(page)}`;
    const { show, portal } = await openPortal({ answers, at, token: fakeToken() });
    await change(() => portal.session.adopt(fakeMember));
    show(<PortalPage />);
    await screen.findByText('Page not found');
    expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page });
    expect(window.location.href).toBe('http://localhost/no-such-page');
  });

test('a visitor logs in first, and gets there afterwards', async () => {
  const { show, portal } = await openPortal({ answers, at: '/#member-withdraw' });
  show(<PortalPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(new URLSearchParams(window.location.search).get('wanted')).toBe('/#member-withdraw');
  expect(portal.store.get(overlayAtom)).toBeUndefined();
});

test('opens no other page of that shape', async () => {
  const { show, portal } = await openPortal({ answers, at: '/no-such-page#member-nothing', token: fakeToken() });
  await change(() => portal.session.adopt(fakeMember));
  show(<PortalPage />);
  await screen.findByText('Page not found');
  expect(portal.store.get(overlayAtom)).toBeUndefined();
});
