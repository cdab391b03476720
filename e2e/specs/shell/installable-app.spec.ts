import type { CDPSession, Page } from '@playwright/test';
import { type PushService, startPushService } from '@portal/run/emulators/push-service';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test, withdrawingMember } from '../../fixtures/money-test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** A headless browser has no push service: its subscriptions are those of the local one. */
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
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = made;
        return made;
      },
    });
  }, service.subscribe());
}

/** Hands the worker what a push service would. */
async function deliver(devtools: CDPSession, origin: string, payload: object): Promise<void> {
  const registrationId = await new Promise<string>((resolve, reject) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
    devtools.send('ServiceWorker.enable').catch(reject);
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
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

  const { origin } = new URL(page.url());
  await deliver(devtools, origin, service.received[0]?.payload ?? {});
  const titles = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body }) => [title, body]);
    });
  await expect.poll(titles).toEqual([[shown.title, reference]]);
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
