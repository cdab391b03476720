import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { type BetRow, listBets } from '@portal/shared/contract/games/bets';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { getProfit } from '@portal/shared/contract/games/profit';
import { listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import {
  type Answer,
  answering,
  createFakeHost,
  type FakeHostOptions,
  fakeMember,
  refusing,
} from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as remote from './remote.tsx';

/** A screen of a phone's width. */
class MediaQueryListLike extends EventTarget {
  readonly matches: boolean;
  readonly onchange = null;
  readonly addListener = () => undefined;
  readonly removeListener = () => undefined;
  constructor(readonly media: string) {
    super();
    this.matches = media.includes('max-width');
  }
  override dispatchEvent = () => true;
}

function bet(roundId: string, more: Partial<BetRow> = {}): BetRow {
  const game = {
    id: `s:${roundId}`,
    gameName: `Koi ${roundId}`,
    gameCode: 'koi',
    vassalage: 'LANTERN',
    gameType: 'RNG',
  };
  const money = { stake: '10.00', win: '0.00', profit: '-10.00', balanceBefore: '100.00', balanceAfter: '90.00' };
  return { roundId, ...game, ...money, state: 'settled', openedAt: '2026-11-20T10:00:00.000Z', ...more };
}

const totals = { rounds: 2, stake: '20.00', win: '0.00', profit: '-20.00' };
const period = { from: '2026-11-14', to: '2026-11-20' };
const menuPages = [
  'securityCenter',
  'transferFund',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'messageV2',
  // On the menu of an operator who is ahead of this release.
  'laterPage',
];

function standardAnswers(): Answer[] {
  return [
    answering(getMemberMenu, () => ({
      items: menuPages.map((page) => ({ page, count: page === 'messageV2' ? 3 : 0 })),
    })),
    answering(getGameMenus, () => ({ menus: [] })),
    answering(listBets, () => ({
      list: [bet('r2', { state: 'open', balanceAfter: undefined }), bet('r1')],
      totalPages: 2,
      totals,
      period,
    })),
    answering(listTransactions, () => ({
      list: [
        {
          id: 't1',
          type: 'bet',
          group: 'play' as const,
          balanceBefore: '100.00',
          reference: 'TX-1',
          amount: '-10.00',
          balanceAfter: '90.00',
          at: '2026-11-20T10:00:00.000Z',
        },
        {
          id: 't2',
          type: 'vendor_bonus',
          group: 'other' as const,
          balanceBefore: '90.00',
          reference: 'TX-2',
          amount: '5.00',
          balanceAfter: '95.00',
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
      totalPages: 1,
      totals: { movements: 2, in: '5.00', out: '-10.00', net: '-5.00' },
      period,
    })),
    answering(getProfit, () => ({ points: [{ at: '2026-11-20', ...totals }], totals, period })),
  ];
}

let mounted: MountedRemote | undefined;
afterEach(async () => {
  await mounted?.unmount();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

async function open(page?: string, options: FakeHostOptions = {}) {
  const host = createFakeHost({ member: fakeMember, answers: standardAnswers(), ...options });
  mounted = await mountRemote(remote, host, { surface: 'overlay', page });
  return host;
}

// covers 2.5, 9
test('opens only after its menu is here, on the default page, with red counts', async () => {
  let giveMenu = () => {};
  const waiting = new Promise<void>((resolve) => {
    giveMenu = resolve;
  });
  const menu = answering(getMemberMenu, async () => {
    await waiting;
    return {
      items: [
        { page: 'securityCenter', count: 0 },
        { page: 'messageV2', count: 3 },
      ],
    };
  });
  await open(undefined, { answers: [menu, ...standardAnswers()] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => giveMenu());
  const sheet = await screen.findByRole('dialog', { name: 'Member centre' });
  expect(within(sheet).getByRole('button', { name: /My account/ })).toHaveAttribute('aria-current', 'page');
  expect(within(sheet).getByRole('button', { name: /Inbox.*3 new/ })).toBeInTheDocument();
  expect(await within(sheet).findByText(/Last login: Nov 20, 2026/)).toBeInTheDocument();
});

test('starts with the list on a phone, with a way back from each page', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => new MediaQueryListLike(media));
  await open();
  const account = await screen.findByRole('button', { name: /My account/ });
  expect(account).not.toHaveAttribute('aria-current');
  await userEvent.click(account);
  expect(account).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the menu' }));
  expect(account).not.toHaveAttribute('aria-current');
});

// covers 2.5
test('asks the host to close', async () => {
  const host = await open();
  const [close] = await screen.findAllByRole('button', { name: 'Close the member centre' });
  if (close) await userEvent.click(close);
  expect(host.acts).toContain('closeOverlay');
});

// covers 2.5
test.each([
  ['laterPage', 'Coming soon'],
  ['noSuchPage', 'Page not found'],
])('the page %s says: %s', async (page, text) => {
  await open(page);
  expect(await screen.findByText(text)).toBeInTheDocument();
  await userEvent.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'My account' }).at(-1) as HTMLElement,
  );
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
});

test('reloads the betting record when a round closes', async () => {
  const host = await open('personalHistoryCopy');
  const table = await screen.findByRole('table', { name: 'Bet history' });
  expect(await within(table).findByText('Koi r2')).toBeInTheDocument();
  expect(within(table).getByText('Open')).toBeInTheDocument();
  host.answer(
    answering(listBets, () => ({
      list: [bet('r2', { win: '30.00', profit: '20.00' })],
      totalPages: 1,
      totals,
      period,
    })),
  );
  await act(async () => host.events.emit('round-closed', { roundId: 'r2', gameCode: 'koi' }));
  await waitFor(() => expect(within(table).queryByText('Open')).not.toBeInTheDocument());
  expect(within(table).getByText('Settled')).toBeInTheDocument();
});

test('says that a record failed to load, and reloads it', async () => {
  const host = await open('personalHistoryCopy', {
    answers: [refusing(listBets, 'too_many_requests', 429), ...standardAnswers()],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your records could not be loaded');
  host.answer(answering(listBets, () => ({ list: [bet('r1')], totalPages: 1, totals, period })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Koi r1')).toBeInTheDocument();
});

test('explains an empty record, and links to the games', async () => {
  const none = answering(listBets, () => ({
    list: [],
    totalPages: 0,
    totals: { rounds: 0, stake: '0.00', win: '0.00', profit: '0.00' },
    period,
  }));
  const host = await open('personalHistoryCopy', { answers: [none, ...standardAnswers()] });
  expect(await screen.findByText('No bets found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(host.acts).toContain('closeOverlay');
  expect(host.location.get().pathname).toBe('/rng');
});

test('names movements in the account record, also unknown ones', async () => {
  await open('transactionHistory');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  expect(await within(table).findByText('Bet')).toBeInTheDocument();
  expect(within(table).getByText('vendor bonus')).toBeInTheDocument();
});

test('shows profit by day as a table', async () => {
  await open('personalProfit');
  const table = await screen.findByRole('table', { name: 'Days' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
});

// covers 2.5
test('requests the menu once, in parallel with the texts', async () => {
  const host = createFakeHost({ member: fakeMember, answers: standardAnswers() });
  const menuCalls = () => host.calls.filter(({ path }) => path === getMemberMenu.path);
  const opening = mountRemote(remote, host, { surface: 'overlay' });
  expect(menuCalls()).toHaveLength(1);
  mounted = await opening;
  await screen.findByRole('dialog', { name: 'Member centre' });
  expect(menuCalls()).toHaveLength(1);
});

test('requests the first data of a money page once, in parallel with the menu', async () => {
  const host = createFakeHost({ member: fakeMember, answers: standardAnswers() });
  const paths = [getMemberMenu.path, listDepositMethods.path, listDeposits.path];
  const asked = () => host.calls.map(({ path }) => path).filter((path) => paths.includes(path));
  const opening = mountRemote(remote, host, { surface: 'overlay', page: 'depositv2' });
  expect(asked()).toEqual(paths);
  mounted = await opening;
  await screen.findByRole('dialog', { name: 'Member centre' });
  expect(asked()).toEqual(paths);
});

test('renders a preloaded page without waiting', async () => {
  await remote.prepare(createFakeHost({ member: fakeMember, answers: [] }), ['messageV2']);
  await open('messageV2');
  const sheet = await screen.findByRole('dialog', { name: 'Member centre' });
  expect(within(sheet).getByRole('tab', { name: /Messages/ })).toBeInTheDocument();
});

test('prepares pages without rendering or requests, and skips unknown ones', async () => {
  const host = createFakeHost({ member: fakeMember, answers: [] });
  await remote.prepare(host, ['securityCenter', 'laterPage']);
  expect([host.calls, document.body.querySelectorAll('[role=dialog]').length]).toEqual([[], 0]);
});
