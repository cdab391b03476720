import type { Host } from '@portal/shared/remote/host';
import { useReadable } from '@portal/shared/remote/host-context';
import { buildBanner, buildMenu, buildNotice, buildVendor, fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import type { FakeAnswers } from '@portal/shared/testing/fake-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../testing/open-portal.tsx';
import { balanceAtom } from '../host/atoms.ts';
import { PortalPage } from './portal-page.tsx';
import { routes } from './routes.rules.ts';

/** A remote that shows its location and navigates through the host, as a real one does. */
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

jest.mock('../remotes/remote-slot.tsx', () => ({ RemoteSlot: FakeRemote }));

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

test('a navigation inside a remote changes the banner and header of the shell, and back', async () => {
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

describe('a public demo', () => {
  const text = 'Demo: nothing here is real money';

  test.each([...Object.keys(routes), '/no-such-page'])('says on %s that no money is real', async (at) => {
    const { show } = await openPortal({ answers, at, site: { isPublicDemo: true } });
    await act(async () => show(<PortalPage />));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('is no other portal', async () => {
    const { show } = await openPortal({ answers, at: '/rng' });
    show(<PortalPage />);
    expect(await screen.findByText('remote-games at /rng')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  });
});

// covers 2.1
test('hides the bottom bar in an open game; shows it in the lottery lobby', async () => {
  const { show, portal } = await openPortal({ answers, at: '/lottery' });
  show(<PortalPage />);
  expect(await screen.findByText('remote-lottery at /lottery')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  await change(() => portal.host.navigate('/game?launch=1'));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

// covers 2.2
test('shows the jackpot on the /rng banner and marks it as illustrative', async () => {
  const { show, portal } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  expect(await screen.findByText('illustrative')).toBeVisible();
  await change(() => portal.host.navigate('/live'));
  expect(screen.queryByText('illustrative')).toBeNull();
});

// covers 2.7
test.each([
  ['ledger', 'P 1,234.50'],
  ['off', undefined],
] as const)('shows the jackpot by the setting %s', async (jackpotSource, shown) => {
  const pool = { ...answers, getJackpot: { source: jackpotSource, amount: '1234.50' } };
  const { show } = await openPortal({ answers: pool, at: '/rng', site: { jackpotSource } });
  show(<PortalPage />);
  expect(await screen.findByText('Banner of w_rng')).toBeVisible();
  if (shown) expect(await screen.findByText(shown)).toBeInTheDocument();
  else expect(screen.queryByRole('region', { name: 'Jackpot' })).toBeNull();
  expect(screen.queryByText('illustrative')).toBeNull();
});

test('lists only categories with vendors, eleven vendors each, and a link to more', async () => {
  const { show } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  const navigation = screen.getByRole('navigation', { name: 'Games and offers' });
  await within(navigation).findByRole('link', { name: 'Slots' });
  expect(within(navigation).queryByText('Fishing')).toBeNull();
  within(navigation).getByRole('button', { name: 'Slots vendors' }).focus();
  await user.keyboard('{Enter}');
  expect(within(navigation).getAllByRole('link', { name: /Vendor \d+/ })).toHaveLength(11);
  expect(within(navigation).getByRole('link', { name: 'More' })).toHaveAttribute('href', '/rng');
  await user.keyboard('{Escape}');
  expect(within(navigation).queryByRole('link', { name: 'More' })).toBeNull();
});

// covers 2.2
test('opens the announcements at the notice that was pressed', async () => {
  const { show } = await openPortal({ answers, at: '/rng' });
  show(<PortalPage />);
  await user.click(await screen.findByRole('button', { name: 'Notice 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Announcements' });
  expect(await within(dialog).findByText('Text of notice 2')).toBeVisible();
});

// covers 2.4
test('hides the balance of a member as ***, follows live events, and shows the agent item to agents only', async () => {
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

// covers 8
test.each([
  ['/seamless', '/rng'],
  ['/fbsports?vendor=STADIUM', '/sports'],
])('%s without a game shows %s with the literal message, and no frame before it', async (at, lobby) => {
  const { show, portal } = await openPortal({ answers, at });
  const frames: (string | undefined)[] = [];
  const seen = new MutationObserver(() =>
    frames.push(document.querySelector<HTMLElement>('[data-frame]')?.dataset.frame),
  );
  seen.observe(document.body, { childList: true, subtree: true });
  show(<PortalPage />);
  expect(await screen.findByText(`remote-games at ${lobby}`)).toBeVisible();
  seen.disconnect();
  expect(frames).not.toContain('header-only');
  expect(portal.toasts.list().map(({ text }) => text)).toEqual(['This link isn’t valid. Please contact us.']);
});

// covers 2.1, 8
test('sends a visitor to /login when login is required for home', async () => {
  const { show, portal } = await openPortal({ answers, at: '/vip', toggles: { loginRequiredForHome: true } });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByText('Please log in first')).toBeVisible();
  expect(portal.host.location.get().pathname).toBe('/login');
});

test('shows the requested page after that login', async () => {
  const { show, portal } = await openPortal({ answers, at: '/vip?from=mail', toggles: { loginRequiredForHome: true } });
  show(<PortalPage />);
  await screen.findByRole('heading', { name: 'Welcome back' });
  await change(() => portal.session.begin(fakeToken()));
  const { pathname, search } = portal.host.location.get();
  expect(pathname + search).toBe('/vip?from=mail');
});

test('a logout asks for the home page at the next login, also while its dialog still steps back in the history', async () => {
  const toggles = { loginRequiredForHome: true };
  const { show, portal } = await openPortal({ answers, at: '/rng?page=X', toggles, token: fakeToken() });
  show(<PortalPage />);
  await change(() => portal.dialogs.open({ name: 'language' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(window.history.state).toHaveProperty('layer'));
  act(() => portal.dialogs.closeAll());
  // The step back is begun, and has not arrived.
  await new Promise((resolve) => setTimeout(resolve));
  act(() => portal.session.end());
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const { pathname, search } = portal.host.location.get();
  expect(pathname + search).toBe('/login');
});

test('does not ask for a login first when a visitor opened /login on their own', async () => {
  const { show } = await openPortal({ answers, at: '/login' });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.queryByText('Please log in first')).toBeNull();
});

test('shows the agent page at /agentHome without a token', async () => {
  const { show } = await openPortal({ answers, at: '/agentHome' });
  show(<PortalPage />);
  expect(await screen.findByRole('heading', { name: 'Agent login' })).toBeVisible();
  expect(screen.queryByLabelText('Remember my name')).toBeNull();
});

// covers 6
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
    else expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);

test.each([
  ['/', undefined],
  ['/vip', 'VIP'],
  ['/rng', 'Slots'],
  ['/no-such-page', 'Page not found'],
])('names the page %s in the tab', async (at, name) => {
  const { show, portal } = await openPortal({ answers, at });
  show(<PortalPage />);
  const brand = portal.host.site.brandName;
  await waitFor(() => expect(document.title).toBe(name ? `${name} · ${brand}` : brand));
});
