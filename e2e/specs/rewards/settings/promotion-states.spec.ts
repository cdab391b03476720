import type { Page } from '@playwright/test';
import { getContent, setContent, undoContent } from '@portal/shared/contract/content/operator-content';
import { violationsOn } from '../../../fixtures/axe.ts';
import { expect, test as portalTest } from '../../../fixtures/portal-test.ts';
import { operatorCall } from '../../../setup/operator-api.ts';
import { runningProduct } from '../../../setup/running-product.ts';

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const why = 'a case of promotions';

type SetDates = (id: string, dates: { startsAt: string; endsAt: string }) => Promise<void>;

/** Test that opens and closes promotions as operator; the earlier dates are restored after it. */
const test = portalTest.extend<{ setDates: SetDates }>({
  setDates: async ({ browserName: _ }, use) => {
    const { dataDir } = runningProduct();
    const changed: string[] = [];
    await use(async (id, dates) => {
      const { value } = await operatorCall(dataDir, getContent, { kind: 'promotion', id });
      await operatorCall(dataDir, setContent, { kind: 'promotion', id, value: { ...Object(value), ...dates }, why });
      changed.unshift(id);
    });
    for (const id of changed) await operatorCall(dataDir, undoContent, { kind: 'promotion', id, why });
  },
});

test.use({ viewport: { width: 390, height: 844 } });

const deed = (page: Page) => page.getByRole('complementary', { name: 'Your status' });

async function open(page: Page, title: string) {
  await page.goto('/promotions');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function answer(page: Page, title: string, word: string) {
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: title }))
    .first();
  await question.getByRole('button', { name: word, exact: true }).click();
}

test('a raffle is closed, opens soon, draws a sealed ticket, repeats the draw, and is claimed', async ({
  portal,
  page,
  setDates,
}) => {
  const title = 'Final of the season';
  await portal.registerNewcomer('ticket');
  await open(page, title);
  await expect(deed(page)).toContainText('Closed');
  await expect(deed(page).getByRole('button', { name: 'Draw' })).toHaveCount(0);

  await setDates('esports-final', { startsAt: inHours(30), endsAt: inHours(60) });
  await page.reload();
  await expect(deed(page)).toContainText('Opens soon');
  await expect(deed(page).getByLabel('Starts in')).toContainText('days');
  await expect(deed(page).getByRole('button', { name: 'Draw' })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);

  await setDates('esports-final', { startsAt: inHours(-1), endsAt: inHours(60) });
  await page.reload();
  await expect(deed(page)).toContainText('Claim');
  await deed(page).getByRole('button', { name: 'Draw' }).click();
  await answer(page, 'Draw now?', 'Draw');
  await expect(page.getByText(/You won .*50/)).toBeVisible();
  await expect(deed(page)).toContainText('Issued');
  await deed(page).getByRole('button', { name: 'Verify this draw' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify this draw' });
  await expect(verify.getByRole('status')).toHaveText('The draw matches its seal.');
  await expect(verify.getByText(/your browser received before the draw/)).toBeVisible();
  await expect(verify.getByRole('listitem').filter({ hasText: 'incorrect' })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await verify.getByRole('button', { name: 'Close' }).click();

  await deed(page).getByRole('button', { name: 'Go to Rewards' }).click();
  const { sheet } = portal.memberCentre;
  const card = sheet.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('button', { name: 'Claim P 50.00' }).click();
  const receipt = page.getByRole('dialog', { name: 'P 50.00 is yours' });
  await receipt.getByRole('button', { name: 'Close' }).click();
  await portal.memberCentre.close();
  await expect(deed(page)).toContainText('Claimed');
});

test('a claimed daily bonus shows as claimed, and the page offers and counts it no more', async ({ portal, page }) => {
  const title = 'Chips for the live tables';
  await portal.registerNewcomer('chips');
  await open(page, title);
  await deed(page).getByRole('button', { name: 'Claim' }).click();
  await answer(page, 'Claim it now?', 'Claim');
  await expect(deed(page)).toContainText('Issued');
  await deed(page).getByRole('button', { name: 'Go to Rewards' }).click();
  const card = portal.memberCentre.sheet.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Claim' }).click();
  await page.getByRole('button', { name: 'Claim P 3.00' }).click();
  await page.getByRole('dialog', { name: 'P 3.00 is yours' }).getByRole('button', { name: 'Close' }).click();
  await portal.memberCentre.close();
  await expect(deed(page)).toContainText('Claimed');
  await expect(deed(page).getByRole('button', { name: 'Claim' })).toHaveCount(0);
  await page.goto('/promotions');
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Claimed');
});
