import { expect, test } from '../../../fixtures/settings-test.ts';
import { demoPassword } from '../../../pages/portal.ts';

const closed = [
  ...['/', '/index', '/index.html', '/home', '/noticePage', '/vip', '/pointMall', '/promotions', '/promoDetail?id=1'],
  ...['/live', '/sports', '/esports', '/rng?page=MANGO', '/fish', '/pvp', '/lottery', '/vnlottery', '/elott'],
  ...['/seamless', '/fbsports', '/help', '/down', '/join', '/game', '/agentHome', '/no-such-page'],
];
const open = [
  ['/login', 'Welcome back'],
  ['/register', 'Create your account'],
  ['/register.html', 'Create your account'],
  ['/helpmc', 'Help centre'],
  ['/download', 'The app'],
] as const;

test.use({ expectedFaults: /404 \(Not Found\).*no-such-page/ });
test.beforeEach(({ changeSwitches }) => changeSwitches('toggles', { loginRequiredForHome: true }));

// covers 2.1
test('every page but five redirects a visitor to the login', async ({ page }) => {
  for (const path of closed) {
    await page.goto(path);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === '/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' }), path).toBeVisible();
  }
});

// covers 2.1
test('the five public pages need no login', async ({ page }) => {
  for (const [path, name] of open) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name }), path).toBeVisible();
    await expect(page, path).toHaveURL(({ pathname }) => pathname === path);
  }
});

// covers 2.1
test('after any form of login the portal shows the page that was requested', async ({ page, portal }) => {
  await page.goto('/rng?page=MANGO');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Username/ }).fill('player03');
  await form.getByLabel('Password', { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await portal.access.readAnnouncements();
  await expect(page).toHaveURL(/\/rng\?page=MANGO$/);

  await portal.pickFromAccountMenu('Player Three', 'Sign out');
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/promotions');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/login');
  await portal.logIn('player03');
  await expect(page).toHaveURL(/\/promotions$/);
});
