import type { Page } from '@playwright/test';
import { type PushService, startPushService } from '@portal/run/emulators/push-service';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';

// The worker answers a page without a network by its own.
test.use({ serviceWorkers: 'allow', expectedFaults: /503.*:\d+\/\)?$/ });

/**
 * A headless browser has no push service and grants no notifications: its subscriptions are those of the local service, and
 * the member answers its question with yes.
 */
async function subscribeAt(page: Page, service: PushService): Promise<void> {
  await page.addInitScript((subscription) => {
    let current: object | null = null;
    const made = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = made;
        return made;
      },
    });
  }, service.subscribe());
}

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

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await portal.memberCentre.close();
  await page.reload();
  await portal.pickFromAccountMenu(username, 'My account');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'Settled bets and tickets' })).toBeChecked();
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
