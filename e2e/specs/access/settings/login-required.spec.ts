import { expect, test } from '../../../fixtures/settings-test.ts';

const open = [
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/register.html', 'Create your account'],
  ['/helpmc', 'Help centre'],
  ['/download', 'The app'],
] as const;

test.beforeEach(({ changeSwitches }) => changeSwitches('toggles', { loginRequiredForHome: true }));

test('the five stay open', async ({ page }) => {
  for (const [path, name] of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name }), path).toBeVisible();
    await expect(page, path).toHaveURL(({ pathname }) => pathname === path);
  }
});
