import type { Host } from '@portal/shared/remote/host';
import { useReadable } from '@portal/shared/remote/host-context';
import { buildBanner, buildMenu, buildNotice, buildVendor, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../testing/open-portal.tsx';
import { balanceAtom } from '../host/atoms.ts';
import { PortalPage } from './portal-page.tsx';

/** A remote that shows where it is and leads on, as a real one does through the host alone. */
function FakeRemote({ host, name }: { host: Host; name: string }) {
  const { pathname } = useReadable(host.location);
  return (
    <div>
      <p>{`${name} at ${pathname}`}</p>
      <button type="button" onClick={() => host.navigate('/live')}>
        Go to live
      </button>
    </div>
  );
}

jest.mock('../remotes/remote-place.tsx', () => ({ RemotePlace: FakeRemote }));

const answers: FakeAnswers = {
  listAnnouncements: {
    banners: ['w_home', 'w_rng', 'w_live'].map((group) => buildBanner(group)),
    notices: [buildNotice(1), buildNotice(2)],
  },
  getGameMenus: {
    menus: [
      buildMenu(
        'RNG',
        Array.from({ length: 12 }, (_, at) => buildVendor(`Vendor ${at}`)),
      ),
      buildMenu('LIVE', [buildVendor('Live One', { gameType: 'LIVE' })]),
      buildMenu('FISH', []),
    ],
  },
  listHotGames: { games: [] },
  listCatalogue: { games: [], totalPages: 0, totalGames: 0 },
  getRankList: { list: [] },
  listPopularLottery: { games: [] },
  getMemberInfo: fakeMember,
};
const user = userEvent.setup();

test('a navigation inside a remote changes the banner and the header of the shell, and back', async () => {
  const { show, portal } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  expect(await screen.findByText('Banner of w_rng')).toBeVisible();
  await user.click(screen.getByText('Go to live'));
  expect(await screen.findByText('Banner of w_live')).toBeVisible();
  expect(screen.queryByText('Banner of w_rng')).toBeNull();
  const navigation = screen.getByRole('navigation', { name: 'Games and offers' });
  expect(within(navigation).getByRole('link', { name: 'Live casino' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(navigation).getByRole('link', { name: 'Slots' }));
  expect(await screen.findByText('remote-games at /rng')).toBeVisible();
  await change(() => portal.host.navigate('/lottery'));
  expect(screen.getByText('remote-lottery at /lottery')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Games and offers' })).toBeNull();
});

test('an open game has no bar of the portal below its own; the lobby of the lottery has it', async () => {
  const { show, portal } = await openPortal({ answers, at: '/lottery' });
  show(<PortalPage />);
  expect(await screen.findByText('remote-lottery at /lottery')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main places' })).toBeInTheDocument();
  await change(() => portal.host.navigate('/game?launch=1'));
  expect(screen.queryByRole('navigation', { name: 'Main places' })).toBeNull();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('the jackpot stands on the /rng banner, and says that it is illustrative', async () => {
  const { show, portal } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  expect(await screen.findByText('illustrative')).toBeVisible();
  await change(() => portal.host.navigate('/live'));
  expect(screen.queryByText('illustrative')).toBeNull();
});

test.each([
  ['ledger', 'P 1,234.50'],
  ['off', undefined],
] as const)('the jackpot by the setting %s', async (jackpotSource, shown) => {
  const pool = { ...answers, getJackpot: { source: jackpotSource, amount: '1234.50' } };
  const { show } = await openPortal({ answers: pool, at: '/rng', site: { jackpotSource } });
  show(<PortalPage />);
  expect(await screen.findByText('Banner of w_rng')).toBeVisible();
  if (shown) expect(await screen.findByText(shown)).toBeInTheDocument();
  else expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull();
  expect(screen.queryByText('illustrative')).toBeNull();
});

test('navigation: only categories with vendors; eleven vendors and a way to more', async () => {
  const { show } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  const navigation = screen.getByRole('navigation', { name: 'Games and offers' });
  await within(navigation).findByRole('link', { name: 'Slots' });
  expect(within(navigation).queryByText('Fishing')).toBeNull();
  within(navigation).getByRole('button', { name: 'Vendors of Slots' }).focus();
  await user.keyboard('{Enter}');
  expect(within(navigation).getAllByRole('link', { name: /Vendor \d+/ })).toHaveLength(11);
  expect(within(navigation).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/rng');
  await user.keyboard('{Escape}');
  expect(within(navigation).queryByRole('link', { name: 'More' })).toBeNull();
});

test('a notice opens the announcements at that notice', async () => {
  const { show } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  await user.click(await screen.findByRole('button', { name: 'Notice 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Announcements' });
  expect(await within(dialog).findByText('Text of notice 2')).toBeVisible();
});

test('the header of a member: balance hidden as ***, followed by live events, agent item for agents only', async () => {
  const { show, portal } = await openPortal({ answers, at: '/rng', token: fakeToken(), isAgent: 0 });
  portal.session.adopt({ ...fakeMember, type: 1 });
  show(<PortalPage />);
  await change(() => portal.store.set(balanceAtom, '10000.00'));
  const account = screen.getByRole('region', { name: 'Account' });
  await waitFor(() => expect(account).toHaveTextContent('P10,000.00'));
  await user.click(within(account).getByRole('button', { name: 'Hide balance' }));
  expect(account).toHaveTextContent('***');
  await user.hover(within(account).getByText('Player One'));
  expect(await within(account).findByRole('button', { name: 'Agent centre' })).toBeVisible();
});

test('login required for home sends a visitor to /login', async () => {
  const { show, portal } = await openPortal({ answers, at: '/vip', toggles: { loginRequiredForHome: true } });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByText('please log in first')).toBeVisible();
  expect(portal.host.location.get().pathname).toBe('/login');
});

test('after that login the page is shown that was wanted', async () => {
  const { show, portal } = await openPortal({ answers, at: '/vip?from=mail', toggles: { loginRequiredForHome: true } });
  show(<PortalPage />);
  await screen.findByRole('heading', { name: 'Welcome back' });
  await change(() => portal.session.begin(fakeToken()));
  const { pathname, search } = portal.host.location.get();
  expect(pathname + search).toBe('/vip?from=mail');
});

test('who comes to /login of their own accord is not told to log in first', async () => {
  const { show } = await openPortal({ answers, at: '/login' });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText('please log in first')).toBeNull();
});

test('/agentHome without a token is the agent page', async () => {
  const { show } = await openPortal({ answers, at: '/agentHome' });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Agent login' })).toBeVisible();
  expect(screen.queryByLabelText('Remember my name')).toBeNull();
});

test.each([
  [0, undefined, false],
  [4, undefined, false],
  [1, undefined, true],
  [41, undefined, true],
  [2, [1], false],
] as const)(
  '/agentHome of an account of type %s, with the types %j: there is %s',
  async (type, agentCentreTypes, is) => {
    const site = agentCentreTypes ? { agentCentreTypes: [...agentCentreTypes] } : {};
    const { show, portal } = await openPortal({ answers, at: '/agentHome', token: fakeToken(), isAgent: type, site });
    portal.session.adopt({ ...fakeMember, type });
    show(<PortalPage />);
    if (is) expect(await screen.findByText('remote-agent-centre at /agentHome')).toBeVisible();
    else expect(await screen.findByRole('heading', { name: 'This page is not here' })).toBeVisible();
  },
);

test.each([
  ['/', undefined],
  ['/vip', 'VIP'],
  ['/rng', 'Slots'],
  ['/no-such-page', 'This page is not here'],
])('the tab names the page %s', async (at, name) => {
  const { show, portal } = await openPortal({ answers, at });
  show(<PortalPage />);
  const brand = portal.host.site.brandName;
  await waitFor(() => expect(document.title).toBe(name ? `${name} · ${brand}` : brand));
});
