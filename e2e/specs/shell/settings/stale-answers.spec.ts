import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { getStatus } from '@portal/shared/contract/content/site';
import { expect, test } from '../../../fixtures/content-test.ts';

// covers 9
test('a change by an operator between an early answer and the status call is shown and cached', async ({
  page,
  changeBanner,
}) => {
  const banner = page.getByRole('region', { name: 'Highlights' }).getByRole('heading').first();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === listAnnouncements.path) asked += 1;
  });
  const early = page.waitForResponse((answer) => new URL(answer.url()).pathname === listAnnouncements.path);
  let isFirst = true;
  await page.route(`**${getStatus.path}*`, async (route) => {
    if (isFirst) {
      isFirst = false;
      // The old announcements arrive before the change, and the status after it.
      await early;
      await changeBanner('fish', { title: 'A change between two answers' });
    }
    await route.continue();
  });
  await page.goto('/fish');
  await expect(banner).toHaveText('A change between two answers');
  expect(asked).toBe(2);
  await page.reload();
  await expect(banner).toHaveText('A change between two answers');
  expect(asked).toBe(2);
});
