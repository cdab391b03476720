import { expect, take, test } from '../../fixtures/screen-test.ts';
import { languages, textsIn } from '../../fixtures/screen-texts.ts';

const look = { theme: 'light', language: 'EN', width: 1440 } as const;

// covers 2.1: the accessibility statement
test('the footer leads to the accessibility statement, and that to the message form', async ({ page }) => {
  await take(page, look);
  await page.goto('/vip');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveTitle(/^Accessibility/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(main.getByText(/WCAG 2\.2, level AA/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'What is not met yet' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(main.getByText(/^Last reviewed on /)).toBeVisible();
  await main.getByRole('link', { name: 'Send a message' }).click();
  await expect(main.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('the help centre leads to the accessibility statement', async ({ page }) => {
  await take(page, look);
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
});

for (const language of languages)
  test(`the accessibility statement is offered in ${language}`, async ({ page }) => {
    await take(page, { ...look, language });
    await page.goto('/accessibility');
    await expect(
      page.getByRole('heading', { level: 1, name: textsIn(language)('footer.accessibility') }),
    ).toBeVisible();
  });
