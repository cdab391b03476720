import { expect, test } from '../../fixtures/games-test.ts';
import { expectInRecord } from '../../pages/betting-record.ts';
import type { Portal } from '../../pages/portal.ts';

const name = 'Teahouse Thirteen';
const room = 'Courtyard';

/** Takes a seat by the dialog of the rooms. */
async function sitDown(portal: Portal, account: string): Promise<number> {
  const { page } = portal;
  await portal.open();
  await portal.logIn(account);
  await portal.open('/pvp?page=TEAHOUSE');
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await portal.tile(name, 'Choose a room').click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: room }).click();
  await page.waitForURL(/\/game\?launch=/);
  return portal.balanceMinor();
}

const dock = ({ game }: Portal) => game.frame.getByRole('region', { name: 'Your side' });

// covers 7.2
test("two players join a card room, see each other's moves, and get a win and a loss settled", async ({
  portal,
  otherDevice,
  player,
  otherPlayer,
}) => {
  const one = { portal, player, before: await sitDown(portal, player.account) };
  await expect(portal.game.frame.getByText(`Waiting for an opponent in ${room}`)).toBeVisible();
  const other = { portal: otherDevice, player: otherPlayer, before: await sitDown(otherDevice, otherPlayer.account) };
  for (const seat of [one, other]) {
    await expect(dock(seat.portal)).toBeVisible();
    await expect.poll(() => seat.portal.balanceMinor()).toBe(seat.before - 100);
  }

  const hint = (seat: typeof one) => dock(seat.portal).getByRole('button', { name: 'Hint' });
  await expect.poll(async () => (await hint(one).isEnabled()) || (await hint(other).isEnabled())).toBe(true);
  const [first, second] = (await hint(one).isEnabled()) ? [one, other] : [other, one];
  await hint(first).click();
  await dock(first.portal).getByRole('button', { name: /^Play/ }).click();
  await expect(hint(second)).toBeEnabled();

  await second.portal.game.frame.getByRole('button', { name: 'Give up' }).click();
  await second.portal.game.frame.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  const endOf = (seat: typeof one) => seat.portal.game.frame.getByRole('region', { name: 'Result' });
  await expect(endOf(first).getByRole('heading', { name: 'You win' })).toBeVisible();
  await expect(endOf(second).getByText('No win, −P 1.00')).toBeVisible();
  await expectActsOnSmallPhone(first.portal);
  // Both stakes minus five per cent for the platform.
  for (const [seat, win] of [
    [first, 190],
    [second, 0],
  ] as const) {
    await expect.poll(() => seat.portal.balanceMinor()).toBe(seat.before - 100 + win);
    await expectInRecord(seat.portal, seat.player.nickname, { game: name, stake: 100, win });
  }
});

/** Expects the actions after a match beside its result, also on a small phone. */
async function expectActsOnSmallPhone({ page, game }: Portal): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 664 });
  for (const act of ['Rematch', 'Back to the rooms', 'Verify the deal'])
    await expect(game.frame.getByRole('button', { name: act })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
}
