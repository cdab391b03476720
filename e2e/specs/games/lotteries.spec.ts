import { expect, test } from '../../fixtures/games-test.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expectInRecord, newestRow } from '../../pages/betting-record.ts';
import { LotterySlip } from '../../pages/lottery-slip.ts';
import { minorOf } from '../../pages/shown-amount.ts';

// Lotteries draw ten times faster than usual here: every 6 or 30 seconds; see the start of the run.
test.setTimeout(180_000);

const journeys = [
  { vendor: 'TCG_LOTTO_VN', lobby: '/vnlottery', name: 'Miền Bắc 5 phút', lines: [['07'], ['33']] },
  { vendor: 'LOTT', lobby: '/lottery', name: 'Fast One Minute', lines: [[/^Big, /], [/^Small, /]] },
  { vendor: 'TCG_SEA', lobby: '/lottery', name: 'Magic 4D 5 Minutes', lines: [] },
] as const;

for (const { vendor, lobby, name, lines } of journeys) {
  // covers 2.1, 7.2: buys, draws and settles a ticket of TCG_LOTTO_VN, LOTT and TCG_SEA
  test(`${vendor}: a ticket is bought from the menu, settled and recorded`, async ({ portal, player }) => {
    const slip = new LotterySlip(portal);
    await portal.open();
    await portal.logIn(player.account);
    await slip.enter(lobby, name);
    const before = await portal.balanceMinor();
    for (const line of lines) await slip.add(line);
    if (lines.length === 0) await slip.frame.getByRole('button', { name: '5 lines at random' }).click();
    const { ticket, price } = await slip.buy();
    await expect.poll(() => portal.balanceMinor()).toBe(before - price);

    const { detail, paid } = await slip.waitForEnd(ticket);
    await detail.getByRole('button', { name: 'Verify' }).click();
    await expect(slip.frame.getByText('Verified on your device. Everything matches.')).toBeVisible();
    await expect.poll(() => portal.balanceMinor()).toBe(before - price + paid);
    await expectInRecord(portal, player.nickname, { game: name, stake: price, win: paid });
  });
}

// covers 2.1, 7.2
test('ELOTT: a ticket is bought, scratched and settled at once', { tag: '@main' }, async ({ portal, player }) => {
  const slip = new LotterySlip(portal);
  const { frame } = slip;
  await portal.open();
  await portal.logIn(player.account);
  await slip.enter('/elott', 'Lucky Star');
  const before = await portal.balanceMinor();
  const buy = frame.getByRole('button', { name: /^Buy for / });
  const price = minorOf(await buy.textContent());
  await buy.click();
  await frame.getByRole('button', { name: 'Reveal all' }).click();
  const verdict = frame.getByRole('status').filter({ hasText: /^(Returned|No win)/ });
  await expect(verdict).toBeVisible();
  const words = (await verdict.textContent()) ?? '';
  const paid = words.startsWith('Returned') ? minorOf(words) : 0;
  await expect.poll(() => portal.balanceMinor()).toBe(before - price + paid);
  await expectInRecord(portal, player.nickname, { game: 'Lucky Star', stake: price, win: paid });
});

// covers 2.4
test('a ticket that is drawn while its player is elsewhere is shown there, with a way to the record', async ({
  page,
  portal,
  player,
}) => {
  const slip = new LotterySlip(portal);
  await portal.open();
  await portal.logIn(player.account);
  await slip.enter('/lottery', 'Fast One Minute');
  await slip.add([/^Big, /]);
  await slip.buy();
  await navigateInApp(page, '/promotions');
  const toast = page.getByRole('status').filter({ hasText: /^Fast One Minute: your bet (paid|did not win)/ });
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(newestRow(portal, 'Fast One Minute')).toContainText('Settled');
});
