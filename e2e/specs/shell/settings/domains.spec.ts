import { getDomainRoute } from '@portal/shared/contract/content/site';
import { expect, test } from '../../../fixtures/settings-test.ts';
import type { Portal } from '../../../pages/portal.ts';
import { runningProduct } from '../../../setup/running-product.ts';

// For calls without a response.
test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED/ });

async function openDomains(portal: Portal) {
  const { page } = portal;
  await portal.open('/vip');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Site addresses' });
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(opener).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await opener.click();
  return page.getByRole('dialog', { name: 'Site addresses' });
}

// covers 3
test('a domain that never responds ends as unreachable, and the others do not wait for it', async ({
  page,
  portal,
  changeSetting,
}) => {
  const own = new URL(runningProduct().address).host;
  let isUp = false;
  await page.route('http://hangs.example/**', async (route) => {
    if (!isUp) return;
    await route.fulfill({ response: await route.fetch({ url: `${runningProduct().address}/wps/system/keys` }) });
  });
  await changeSetting('domains', ['hangs.example', own]);
  const dialog = await openDomains(portal);
  const row = (domain: string) => dialog.getByRole('listitem').filter({ hasText: domain });
  await expect(row(own)).toContainText(/\d+ ms/);
  await expect(row('hangs.example')).toContainText('Measuring');
  await expect(dialog.getByText('Recommended')).toHaveCount(0);

  await expect(row('hangs.example')).toContainText('Not reachable');
  await expect(row('hangs.example').getByRole('link')).toHaveCount(0);
  await expect(row(own)).toContainText('Recommended');
  await expect(dialog.getByRole('listitem').first()).toContainText(own);

  isUp = true;
  await dialog.getByRole('button', { name: 'Measure again' }).click();
  await expect(row('hangs.example')).toContainText(/\d+ ms/);
  await expect(row('hangs.example').getByRole('link', { name: 'Open hangs.example' })).toHaveAttribute(
    'href',
    'http://hangs.example/vip',
  );
});

// covers 3
test('with a domain router that never responds the dialog waits, then shows an error; a retry asks again', async ({
  page,
  portal,
}) => {
  let isUp = false;
  let asked = 0;
  await page.route(`**${getDomainRoute.path}*`, async (route) => {
    asked += 1;
    if (isUp) await route.continue();
  });
  await page.clock.install();
  const dialog = await openDomains(portal);
  await expect(dialog.getByRole('status')).toHaveText('Loading');
  const failed = dialog.getByText('Network link is abnormal, please try again');
  await expect(failed).toBeHidden();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(failed).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(asked).toBeGreaterThan(0);
  isUp = true;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText(new URL(runningProduct().address).host);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(portal.logInButton).toBeEnabled();
});
