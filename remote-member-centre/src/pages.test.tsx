import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import english from '@portal/shared/i18n/locales/EN/member-centre.json';
import house from '@portal/shared/i18n/locales/TY/member-centre.json';
import { answering, createFakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import { screen, within } from '@testing-library/react';
import { pageOf } from './pages.tsx';
import * as remote from './remote.tsx';

/** The pages of docs/product.md 2.5 by their English names; its "platform information" has the name that 2.4 gives it, "mailbox". */
const specified: readonly [label: string, page: string][] = [
  ['my account', 'securityCenter'],
  ['my wallet', 'transferFund'],
  ['increase deposit', 'depositv2'],
  ['increase withdrawal', 'withdraw'],
  ['transfer to upline', 'transferUpline'],
  ['betting record', 'personalHistoryCopy'],
  ['account record', 'transactionHistory'],
  ['personal loss/profit', 'personalProfit'],
  ['bonus details', 'bonusDetails'],
  ['reward center', 'rewardCenter'],
  ['invite friends', 'referral'],
  ['mission activity', 'missionLeaderboard'],
  ['mailbox', 'messageV2'],
  ['manual rebate', 'manualRebate'],
  ['vip club', 'playerRank'],
];

let mounted: MountedRemote | undefined;
afterEach(() => mounted?.unmount());

/** The names of the menu's items, in small letters, under these counts. */
async function itemsWith(counts: Record<string, number>): Promise<(string | null)[]> {
  const items = specified.map(([, page]) => ({ page, count: counts[page] ?? 0 }));
  const host = createFakeHost({ member: fakeMember, answers: [answering(getMemberMenu, () => ({ items }))] });
  mounted = await mountRemote(remote, host, { surface: 'overlay', page: 'laterPage' });
  const menu = within(await screen.findByRole('navigation'));
  return menu.getAllByRole('button').map(({ textContent }) => textContent?.toLowerCase() ?? null);
}

// covers 2.5
test('lists every page in order, without a badge when nothing is open', async () => {
  const names: Record<string, string> = english;
  expect(await itemsWith({})).toEqual(specified.map(([, page]) => names[`page.${page}`]?.toLowerCase()));
});

// covers 2.5
test('uses the specified names in the house locale', () => {
  const names: Record<string, string> = { ...english, ...house };
  expect(specified.map(([, page]) => names[`page.${page}`]?.toLowerCase())).toEqual(specified.map(([label]) => label));
});

// covers 2.5
test.each(specified)('%s is the page %s, which this release has', (_, page) => {
  expect(pageOf(page)).toBeTruthy();
});

// covers 2.5
test('shows counts above zero on mission activity, mailbox and reward center', async () => {
  const shown = await itemsWith({ missionLeaderboard: 2, messageV2: 3, rewardCenter: 1 });
  const counted = shown.filter((item) => /\d/.test(item ?? ''));
  expect(counted).toEqual([
    expect.stringMatching(/^rewards.*1 new/),
    expect.stringMatching(/^missions.*2 new/),
    expect.stringMatching(/^inbox.*3 new/),
  ]);
});
