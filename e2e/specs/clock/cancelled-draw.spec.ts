import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startPushService } from '@portal/run/emulators/push-service';
import { expect, test } from '../../fixtures/games-test.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { subscribeAt, turnOnNotifications } from '../../fixtures/push-device.ts';
import { clockAheadMs, minuteMs, setClockAhead } from '../../fixtures/set-clock-ahead.ts';
import { newestRow } from '../../pages/betting-record.ts';
import { LotterySlip } from '../../pages/lottery-slip.ts';
import { runningProduct } from '../../setup/running-product.ts';

const run = promisify(execFile);

// The first sealed body after the jump.
test.use({ serviceWorkers: 'allow', expectedFaults: /400 \(Bad Request/ });

/** Runs a command of the studio's operators. Its signature holds while the clocks are less than five minutes ahead. */
async function studio(...args: string[]): Promise<string> {
  const { dataDir, vendorAddress } = runningProduct();
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run('node', ['tooling/cli/main.mjs', 'studio', ...args, '--studio', vendorAddress], { env });
  return stdout;
}

// covers 2.4, 8
test('a member is notified once of a ticket whose draw is cancelled later, on the page and on the device', async ({
  page,
  portal,
  player,
}) => {
  const service = await startPushService();
  await subscribeAt(page, service);
  await portal.open();
  await portal.logIn(player.account);
  await turnOnNotifications(portal, player.nickname);

  const slip = new LotterySlip(portal);
  await slip.enter('/lottery', 'Magic 4D');
  const before = await portal.balanceMinor();
  await slip.frame.getByRole('button', { name: '5 lines at random' }).click();
  const { price } = await slip.buy();
  await expect.poll(() => portal.balanceMinor()).toBe(before - price);
  await navigateInApp(page, '/promotions');

  await setClockAhead((await clockAheadMs()) + 2.5 * minuteMs);
  const [, draw = ''] =
    /^SEA_4D +(\S+) +\S+ +open/m.exec(await studio('draws', 'list', 'SEA_4D', '--count', '1')) ?? [];
  await studio('draws', 'cancel', 'SEA_4D', draw, '--why', 'the machine stood still');

  const toast = page.getByRole('status').filter({ hasText: /\d\.\d\d is back in your balance/ });
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(newestRow(portal, 'Magic 4D')).toContainText('Voided');
  await portal.memberCentre.close();
  await expect.poll(() => portal.balanceMinor()).toBe(before);
  await expect
    .poll(() => service.received.map(({ payload: { title, path } }) => [title, path]))
    .toEqual([[expect.stringMatching(/^(Your bet was|\d of your bets were) voided$/), '/#member-personalHistoryCopy']]);
  await service.close();
});
