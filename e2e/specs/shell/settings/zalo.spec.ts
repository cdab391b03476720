import { expect, test } from '../../../fixtures/settings-test.ts';

// covers 9: shows the Zalo bonus of the setting, in the browser
for (const [name, amount, text] of [
  ['by default', undefined, 'Zalo bonus up to 131K'],
  ['with another amount', '99K', 'Zalo bonus up to 99K'],
  ['without an amount', '', undefined],
] as const)
  test(`the Zalo bonus on the app page, ${name}: ${text ?? 'no text'}`, async ({ page, changeSetting }) => {
    if (amount !== undefined) await changeSetting('download.zaloBonus', amount);
    await page.goto('/down');
    await expect(page.getByRole('main').getByRole('img', { name: 'QR code for the iOS Lite app' })).toBeVisible();
    const words = page.getByRole('main').getByText(/Zalo/);
    if (text) await expect(words).toHaveText(text);
    else await expect(words).toHaveCount(0);
  });
