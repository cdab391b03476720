import { expect, type Player, test } from '../../fixtures/games-test.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import type { Portal } from '../../pages/portal.ts';
import { minorOf } from '../../pages/shown-amount.ts';
import { TablePage } from '../../pages/table-page.ts';

interface Seat {
  portal: Portal;
  player: Player;
  table: TablePage;
  /** Balance before the bet, in minor units. */
  before: number;
}

/** Logs in and opens a table from the live lobby. */
async function sitDown(portal: Portal, player: Player, name: string): Promise<Seat> {
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/live', name });
  const table = new TablePage(portal.page);
  await expect(table.timer).toBeVisible();
  return { portal, player, table, before: await portal.balanceMinor() };
}

/** Expects the same result of the bet of a round in table, header and record. */
async function expectSettled({ portal, player, table, before }: Seat, name: string, roundNo: number, stake: number) {
  const line = await table.openSettled(roundNo);
  const words = (await line.getByText(/^(Returned \d|No win)/).textContent()) ?? '';
  const win = words.startsWith('Returned') ? minorOf(words) : 0;
  await table.closeSheet();
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
  await expect.poll(() => table.figure('Balance')).toBe(before - stake + win);
  await expectInRecord(portal, player.nickname, { game: name, stake, win });
}

const cases = [
  { name: 'Aurora Speed Baccarat', spots: ['Player', 'Banker'], says: /(Player|Banker) wins|Tie/ },
  { name: 'Harbour Night Roulette', spots: ['Red', 'Number 17'], says: /\d+ (red|black|green)/ },
] as const;

// covers 2.7
for (const { name, spots, says } of cases)
  test(`${name}: two players see the same round and result, and both bets are settled`, async ({
    portal,
    otherDevice,
    player,
    otherPlayer,
  }) => {
    const one = await sitDown(portal, player, name);
    const other = await sitDown(otherDevice, otherPlayer, name);
    await expect(one.table.frame.getByText('2 players')).toBeVisible();
    await expect(one.table.frame.getByRole('img', { name: /^Dealer / })).toBeVisible();
    const roundNo = await one.table.waitForBetting();
    await Promise.all([one.table.bet(5, [spots[0]]), other.table.bet(5, [spots[1]])]);
    expect(await other.table.roundNo()).toBe(roundNo);
    await expect.poll(() => portal.balanceMinor()).toBe(one.before - 500);

    const result = await one.table.waitForResult(roundNo);
    expect(result).toMatch(says);
    expect(await other.table.waitForResult(roundNo)).toBe(result);
    for (const seat of [one, other]) await expectSettled(seat, name, roundNo, 500);

    const line = await one.table.openSettled(roundNo);
    await line.getByRole('link', { name: 'Verify' }).click();
    const proof = one.table.frame.getByRole('dialog', { name: `Verify round ${roundNo}` });
    await expect(proof.getByRole('status')).toContainText('The seed matches the seal that was shown before the bets.');
    await expect(proof.getByRole('status')).toContainText(result.replace(/^Round \d+: /, ''));
  });

// covers 2.1, 9
test('cockfight opens from the navigation; bets on meron, wala and a draw are settled', async ({ portal, player }) => {
  const name = 'Cockfight Arena';
  await portal.open();
  await portal.logIn(player.account);
  await portal.page.getByRole('navigation', { name: 'Games and offers' }).getByText('Cockfight').first().click();
  await expect(portal.page.getByRole('heading', { level: 1, name })).toBeVisible();
  const table = new TablePage(portal.page);
  const before = await portal.balanceMinor();
  const roundNo = await table.waitForBetting();
  await table.bet(5, ['Meron', 'Wala', 'Draw']);
  await expect.poll(() => portal.balanceMinor()).toBe(before - 1500);
  expect(await table.waitForResult(roundNo)).toMatch(/(Meron|Wala) wins|Draw/);
  await expectSettled({ portal, player, table, before }, name, roundNo, 1500);
});
