import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { screen } from '@testing-library/react';
import { change, openPortal } from '../../testing/open-portal.tsx';
import { overlayAtom } from '../host/atoms.ts';
import { PortalPage } from './portal-page.tsx';

jest.mock('../remotes/remote-slot.tsx', () => ({ RemoteSlot: () => null }));
// Everything counts as near: a toggle also decides what waits for a scroll.
jest.mock('../frame/when-near.tsx', () => ({ WhenNear: ({ children }: { children: unknown }) => children }));

const answers: FakeAnswers = {
  listAnnouncements: { banners: [], notices: [] },
  getGameMenus: { menus: [] },
  getHelpCenter: { articles: [] },
  listPromotions: { promotions: [] },
  getMemberMenu: { items: [] },
  getMemberInfo: fakeMember,
};

/** Opens the frame under one toggle, for a visitor or a member of the type. */
async function open(toggles: Record<string, boolean>, { at = '/game', type }: { at?: string; type?: 0 | 1 | 4 } = {}) {
  const opened = await openPortal({ answers, at, toggles, ...(type !== undefined && { token: fakeToken() }) });
  if (type !== undefined) await change(() => opened.portal.session.adopt({ ...fakeMember, type }));
  opened.show(<PortalPage />);
  return opened;
}
const links = (name: string) => screen.queryAllByRole('link', { name }).length;
const buttons = (name: string | RegExp) => screen.queryAllByRole('button', { name }).length;

// covers 6
test.each([
  [true, 1],
  [false, 0],
])('directRegistration %s: register button in the header', async (directRegistration, count) => {
  await open({ directRegistration });
  expect(buttons('Register')).toBe(count);
});

// covers 6
test.each([
  [true, 1],
  [false, 0],
])('mobileCodeLogin %s: choice of the login method', async (mobileCodeLogin, count) => {
  await open({ mobileCodeLogin });
  expect(buttons('More login options')).toBe(count);
});

// covers 6
test.each([
  [true, '/help'],
  [false, '/help'],
])('activityCentre %s: promotions in navigation and footer', async (activityCentre, at) => {
  await open({ activityCentre }, { at });
  await screen.findByRole('link', { name: 'Announcements' });
  expect(links('Promotions')).toBe(activityCentre ? 2 : 0);
});

// covers 6
test.each(['/promotions', '/promoDetail?id=1'])('activityCentre off: %s is not found', async (at) => {
  await open({ activityCentre: false }, { at });
  expect(await screen.findByText('Page not found')).toBeVisible();
});

// covers 6
test.each([
  [true, { overlay: 'member-centre', page: 'depositv2' }],
  [false, undefined],
])('memberCentre %s: deposit, withdraw and the member overlay', async (memberCentre, opened) => {
  const { portal } = await open({ memberCentre }, { type: 0 });
  await change(() => portal.host.openOverlay('member-centre', 'depositv2'));
  expect(portal.store.get(overlayAtom)).toEqual(opened);
  expect(portal.toasts.list().map(({ text }) => text)).toEqual(memberCentre ? [] : ['Not available right now.']);
});

test.each([
  [0, undefined],
  [1, { overlay: 'agent-centre' }],
] as const)('the agent centre for type %s', async (type, opened) => {
  const { portal } = await open({}, { type });
  await change(() => portal.host.openOverlay('agent-centre'));
  expect(portal.store.get(overlayAtom)).toEqual(opened);
});

// covers 6
test.each([
  [true, '/login'],
  [false, '/help'],
])('loginRequiredForHome %s: a visitor of /help ends at %s', async (loginRequiredForHome, path) => {
  const { portal } = await open({ loginRequiredForHome }, { at: '/help' });
  await change(() => undefined);
  expect(portal.host.location.get().pathname).toBe(path);
});
