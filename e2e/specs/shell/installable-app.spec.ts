import { startPushService } from '@portal/run/emulators/push-service';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { subscribeAt, turnOnNotifications } from '../../fixtures/push-device.ts';
import { LotterySlip } from '../../pages/lottery-slip.ts';
import { earnBonus } from '../../setup/earn-bonus.ts';
import { fundMember } from '../../setup/fund-member.ts';
import { runningProduct } from '../../setup/running-product.ts';

// The worker answers a page without a network by its own; what was still loading then fails.
test.use({ serviceWorkers: 'allow', expectedFaults: /503.*:\d+\/\)?$|ERR_INTERNET_DISCONNECTED/ });

// covers 2.8, 8
test('a member installs the app, is notified of a withdrawal, and sees no money without a network', async ({
  page,
  context,
  portal,
  operators,
}) => {
  const service = await startPushService();
  await subscribeAt(page, service);
  const { username, withdraw } = await withdrawingMember(portal, 'push', '1000.00');
  await withdraw.askFor('300');
  const reference =
    (await withdraw.running
      .getByText(/^WD-\d{4}-\w{5}$/)
      .first()
      .textContent()) ?? '';

  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'Lantern', display: 'standalone', start_url: '/' });

  await portal.memberCentre.close();
  await turnOnNotifications(portal, username);
  expect(await violationsOn(page)).toEqual([]);

  await operators.review(reference.toLowerCase());
  await operators.both(reference, 'approve');
  await operators.both(reference, 'pay');
  const shown = { title: 'Your withdrawal was paid', body: reference, path: '/#member-withdraw' };
  await expect.poll(() => service.received.map(({ payload }) => payload)).toEqual([expect.objectContaining(shown)]);

  await page.goto(shown.path);
  await expect(withdraw.running.getByRole('status')).toHaveText('Paid');

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(/\d/);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(portal.balance).toContainText(/\d\.\d\d/);
  await service.close();
});

// covers 8
test('a member is notified of a settled ticket and of a reward once notifications are on, and each leads to its page', async ({
  page,
  portal,
}) => {
  const service = await startPushService();
  const { dataDir } = runningProduct();
  await subscribeAt(page, service);
  const account = await portal.registerNewcomer('ring');
  await fundMember(dataDir, account, '50.00');
  await turnOnNotifications(portal, account);
  await earnBonus(page, dataDir, account);

  const slip = new LotterySlip(portal);
  await slip.enter('/lottery', 'Fast One Minute');
  await slip.add([/^Big, /]);
  await slip.buy();
  await navigateInApp(page, '/promotions');
  const reward = { title: 'You have a new reward', body: 'Claim it under Rewards.', path: '/#member-rewardCenter' };
  const ticket = {
    title: 'Your bet is settled',
    body: 'Fast One Minute. Open your bet history to see the result.',
    path: '/#member-personalHistoryCopy',
  };
  const received = () => service.received.map(({ payload }) => payload);
  await expect
    .poll(received, { timeout: 60_000 })
    .toEqual([expect.objectContaining(reward), expect.objectContaining(ticket)]);

  const { sheet } = portal.memberCentre;
  await page.goto(reward.path);
  await expect(sheet.getByRole('article').filter({ hasText: 'P 20.00' })).toBeVisible();
  // What the worker sends to an open portal when its notification is pressed; the portal listens once it is idle.
  const pressed = { data: { open: ticket.path } };
  await expect(async () => {
    await page.evaluate((init) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', init)), pressed);
    await expect(sheet.getByRole('heading', { name: 'Betting record' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await expect(sheet.getByRole('row').filter({ hasText: 'Fast One Minute' })).toContainText('Settled');
  await service.close();
});
