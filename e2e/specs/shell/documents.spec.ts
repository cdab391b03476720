import { expect, test } from '../../fixtures/portal-test.ts';

// A picture of the library has a style attribute, which the policy refuses.
test.use({ expectedFaults: /Applying inline style/ });

// covers 9
test('the documents show their texts by the one policy of markup that their page allows', async ({ page }) => {
  await page.goto('/docs');
  await page.locator('.opblock-summary-control').first().click();
  await expect(page.locator('.opblock-body .renderedMarkdown p').first()).toHaveText('value');
});
