import type { Locator } from '@playwright/test';
import { emulatedProject } from '@portal/run/emulators/auth-emulator';
import { keepProviderLocal } from '../../../fixtures/access/identity-provider.ts';
import { areasOf } from '../../../fixtures/areas.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import type { Portal } from '../../../pages/portal.ts';

interface Row {
  toggle: string;
  path?: string;
  /** Steps that lead to where it is visible. */
  reach?: (portal: Portal) => Promise<void>;
  /** Visible only with the toggle. */
  shows: (portal: Portal) => Locator;
  /** Visible with and without the toggle, as proof that the page has loaded. */
  stays: (portal: Portal) => Locator;
}

const openLogin = (portal: Portal) => portal.logInButton.click();
const loginButton = ({ logInButton }: Portal) => logInButton;
const inLogin =
  (name: string) =>
  ({ access }: Portal) =>
    access.login.getByRole('button', { name, exact: true });

/** The toggles of docs/product.md 6 that a visitor can see. */
const rows: readonly Row[] = [
  {
    toggle: 'mobileCodeLogin',
    shows: ({ header }) => header.getByRole('button', { name: 'More login options' }),
    stays: loginButton,
  },
  {
    toggle: 'directRegistration',
    shows: ({ header }) => header.getByRole('button', { name: 'Register', exact: true }),
    stays: loginButton,
  },
  {
    toggle: 'activityCentre',
    shows: ({ page }) => areasOf(page).navigation.getByRole('link', { name: 'Promotions' }),
    stays: ({ page }) => areasOf(page).navigation.getByRole('link', { name: 'VIP' }),
  },
  { toggle: 'freePlay', reach: openLogin, shows: inLogin('Try as a guest'), stays: inLogin('Log in') },
  {
    toggle: 'socialLogin',
    reach: openLogin,
    shows: ({ access }) => access.socialButton('Google'),
    stays: inLogin('Log in'),
  },
  {
    toggle: 'usernameRegistration',
    path: '/register',
    shows: ({ access }) => access.registration.getByRole('tab', { name: 'Username' }),
    stays: ({ access }) => access.registration.getByRole('textbox', { name: /^(Username|Mobile number)/ }).first(),
  },
  {
    toggle: 'mobileRegistration',
    path: '/register',
    shows: ({ access }) => access.registration.getByRole('tab', { name: 'Mobile number' }),
    stays: ({ access }) => access.registration.getByRole('textbox', { name: /^Username/ }),
  },
  {
    toggle: 'smsVerification',
    path: '/register',
    reach: ({ access }) => access.registration.getByRole('tab', { name: 'Username' }).click(),
    shows: ({ access }) => access.registration.getByRole('button', { name: 'Get code' }),
    stays: ({ access }) => access.registration.getByRole('textbox', { name: /^Username/ }),
  },
];

const provider = { apiKey: 'demo-key', authDomain: `${emulatedProject}.example`, projectId: emulatedProject };

// covers 6
for (const { toggle, path = '/vip', reach, shows, stays } of rows)
  test(`${toggle}: shows its element when on and hides it when off`, async ({
    context,
    portal,
    changeSetting,
    changeSwitches,
  }) => {
    await keepProviderLocal(context);
    if (toggle === 'socialLogin') await changeSetting('identity.firebase', provider);
    for (const isOn of [true, false]) {
      await changeSwitches('toggles', { [toggle]: isOn });
      await portal.page.goto(path);
      await reach?.(portal);
      await expect(stays(portal), `${toggle} ${isOn}`).toBeVisible();
      await expect(shows(portal), `${toggle} ${isOn}`).toBeVisible({ visible: isOn });
    }
  });

// covers 6
test('activityCentre off: promotions are not found', async ({ page, changeSwitches }) => {
  await changeSwitches('toggles', { activityCentre: false });
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

// covers 6
test('memberCentre: shows deposit, withdraw and my account of a member only when on', async ({
  page,
  portal,
  changeSwitches,
}) => {
  await portal.open('/vip');
  await portal.logIn('player03');
  const deposit = portal.header.getByRole('button', { name: 'Deposit' });
  await expect(deposit).toBeVisible();
  await changeSwitches('toggles', { memberCentre: false });
  await page.reload();
  await expect(portal.balance).toContainText(/\d\.\d\d/);
  await expect(deposit).toBeHidden();
  await portal.header.getByRole('button', { name: /^Player Three/ }).click();
  await expect(portal.header.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(portal.header.getByRole('button', { name: 'My account' })).toBeHidden();
});

// covers 6
test('agentCentre.types: shows the agent item of the menu only for the types that the operator names', async ({
  page,
  portal,
  changeSetting,
}) => {
  await portal.open('/vip');
  await portal.logIn('agent02');
  const face = portal.header.getByRole('button', { name: /^Agent Two/ });
  const item = portal.header.getByRole('button', { name: 'Agent centre' });
  await face.click();
  await expect(item).toBeVisible();
  await changeSetting('agentCentre.types', [1]);
  await page.reload();
  await face.click();
  await expect(portal.header.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(item).toBeHidden();
});
