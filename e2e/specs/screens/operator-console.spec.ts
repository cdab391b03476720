import type { Page } from '@playwright/test';
import { violationsOn } from '../../fixtures/axe.ts';
import { dye, expect, test, widen } from '../../fixtures/screen-test.ts';
import { waitUntilStill } from '../../fixtures/settle.ts';
import { OperatorConsole } from '../../pages/operator-console.ts';
import { newOperator } from '../../setup/new-operator.ts';
import { operatorAddress } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const shades = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
] as const;

async function lookAt(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const { theme, width } of shades) {
    await widen(page, width);
    await dye(page, { theme, width, language: 'EN' });
    await waitUntilStill(page);
    expect.soft(await violationsOn(page), `${name} ${theme} ${width}`).toEqual([]);
  }
}

test('axe finds nothing on any page of the operator console', async ({ page }) => {
  test.setTimeout(300_000);
  const { dataDir } = runningProduct();
  const address = await operatorAddress(dataDir);
  await page.goto(address);
  await expect(page.getByLabel('Username')).toBeVisible();
  await lookAt(page, 'login');
  await new OperatorConsole(page).logIn(address, await newOperator(dataDir, 'release'));
  for (const name of ['Releases', 'Previews', 'Squad keys', 'Audit']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAt(page, name);
  }
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAt(page, 'Change password');
});
