import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { enterGame } from '../../../pages/game-lobby.ts';
import { runningProduct } from '../../../setup/running-product.ts';

const cdns = ['https://near.example', 'https://far.example'];

/** Each CDN forwards the answers of the studio. */
async function bringCdnsUp(page: Page): Promise<void> {
  for (const cdn of cdns)
    await page.route(`${cdn}/**`, async (route) => {
      const asked = route.request().url();
      await route.fulfill({
        response: await route.fetch({ url: runningProduct().vendorAddress + asked.slice(cdn.length) }),
      });
    });
}

// covers 9
test('a launch uses a random launch CDN, through which the game plays; without CDNs it uses the studio', async ({
  page,
  portal,
  changeSetting,
}) => {
  const frame = page.locator('iframe');
  const location = { lobby: '/rng?page=LANTERN', name: 'Lantern Parade' };
  await portal.open('/vip');
  await portal.logIn('player03');
  await enterGame(portal, location);
  await expect(frame).toHaveAttribute('src', new RegExp(`^${runningProduct().vendorAddress}/`));

  await changeSetting('launchGameCDNs', cdns);
  await bringCdnsUp(page);
  for (const [chance, cdn] of [
    [0, cdns[0]],
    [0.999, cdns[1]],
  ] as const) {
    await page.addInitScript((value) => Object.assign(Math, { random: () => value }), chance);
    await enterGame(portal, location);
    await expect(frame).toHaveAttribute('src', new RegExp(`^${cdn}/`));
    await expect(portal.game.spinButton).toBeEnabled();
    await portal.game.spin();
  }
});
