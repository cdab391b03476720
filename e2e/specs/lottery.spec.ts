import { expect, test } from '../fixtures/portal-test.ts';

// covers 2.1
test('/lottery shows the menu of the lottery remote, without the head navigation', async ({ page, portal }) => {
  await portal.open('/lottery');
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Miền Bắc');
  await expect(page.getByRole('navigation', { name: 'Games and offers' })).toBeHidden();
});
