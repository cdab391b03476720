import { expect, test } from '../../../fixtures/settings-test.ts';

// covers 9: shows the Zalo bonus of the setting, in the browser
for (const [name, amount, text] of [
  ['as it is by default', undefined, 'Zalo bonus up to 131K'],
  ['another one', '99K', 'Zalo bonus up to 99K'],
  ['none', '', undefined],
] as const)
  test(`the Zalo bonus on the app page, ${name}: ${text ?? 'not a word of it'}`, async ({ page, changeSetting }) => {
    if (amount !== undefined) await changeSetting('download.zaloBonus', amount);
    await page.goto('/down');
    await expect(page.getByRole('main').getByRole('img', { name: 'Code of the lite iOS app' })).toBeVisible();
    const words = page.getByRole('main').getByText(/Zalo/);
    if (text) await expect(words).toHaveText(text);
    else await expect(words).toHaveCount(0);
  });
