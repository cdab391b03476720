import type { Locator, Route } from '@playwright/test';
import { keepProviderLocal, signInAs } from '../../fixtures/access/identity-provider.ts';
import { ownMember } from '../../fixtures/access/own-member.ts';
import {
  configureProvider,
  forgetProvider,
  lastProviderCode,
  providerCodeTo,
  sendSmsBy,
} from '../../fixtures/access/provider-codes.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newMobile, newName } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(configureProvider);
test.afterAll(forgetProvider);
test.beforeEach(({ context }) => keepProviderLocal(context));

// covers 2.3: a social sign-in creates an account once and finds it again
for (const channel of ['Google', 'Facebook'] as const)
  test(`the first sign-in by ${channel} creates an account, and the next one finds it`, async ({ page, portal }) => {
    const email = `${newName('social')}@lantern.example`;
    const { access } = portal;
    await portal.open();
    await portal.logInButton.click();
    const popup = page.waitForEvent('popup');
    await access.socialButton(channel).click();
    await signInAs(await popup, email, 'Ann Lantern');
    await access.leaveWelcome();
    await expect(portal.balance).toContainText('0.00');
    const { account: first } = await ownMember(page);
    expect(first).toMatch(/^m\d{9}$/);

    await page.evaluate(() => sessionStorage.clear());
    await portal.open();
    await portal.logInButton.click();
    const again = page.waitForEvent('popup');
    await access.socialButton(channel).click();
    await (await again).getByText(email).click();
    await access.readAnnouncements();
    expect((await ownMember(page)).account).toBe(first);
  });

// covers 8
test('a closed sign-in popup shows a message', async ({ page, portal }) => {
  await portal.open();
  await portal.logInButton.click();
  const popup = page.waitForEvent('popup');
  await portal.access.socialButton('Facebook').click();
  await (await popup).close();
  await expect(portal.access.login.getByText('Login failure. Please try again.')).toBeVisible({ timeout: 20_000 });
});

test.describe('codes of the provider', () => {
  // The emulator does not know this call; the SDK continues without it.
  test.use({ expectedFaults: /recaptchaConfig/ });
  test.beforeAll(() => sendSmsBy('firebase'));

  // covers 2.3
  test('register a newcomer and log it in; the button for a code is disabled for a minute', async ({
    page,
    portal,
  }) => {
    const { access } = portal;
    const mobile = newMobile();
    await portal.open('/register');
    const form = access.registration;
    await form.getByRole('tab', { name: 'Mobile number' }).click();
    await form.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
    await form.getByRole('button', { name: 'Get code' }).click();
    await expect(form.getByRole('button', { name: /^(60|5\d) s$/ })).toBeVisible();
    await form.getByLabel(/^Verification code/).fill(await providerCodeTo(`+63${mobile}`));
    await form.getByLabel('Password', { exact: true }).fill(freshPassword);
    await form.getByLabel('Confirm password').fill(freshPassword);
    await form.getByRole('button', { name: 'Register', exact: true }).click();
    await access.leaveWelcome();
    await page.evaluate(() => sessionStorage.clear());
    await portal.open();
    await portal.logInButton.click();
    const { login } = access;
    await login.getByRole('tab', { name: 'Mobile number' }).click();
    await login.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
    const before = await lastProviderCode(`+63${mobile}`);
    await login.getByRole('button', { name: 'Get code' }).click();
    await expect(login.getByRole('button', { name: /^(60|5\d) s$/ })).toBeVisible();
    await login.getByLabel(/^Verification code/).fill(await providerCodeTo(`+63${mobile}`, before));
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await access.readAnnouncements();
    await expect(portal.balance).toContainText('0.00');
  });

  test.describe('a number without a member', () => {
    test.use({ expectedFaults: /422 \(Unprocessable|recaptchaConfig/ });

    // covers 6
    test('cannot log in even with the right code', async ({ page, portal }) => {
      const mobile = newMobile();
      const login = await askForCode(portal, mobile);
      await login.getByLabel(/^Verification code/).fill(await providerCodeTo(`+63${mobile}`));
      await login.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(login.getByText('Non-member account unable to login')).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });
  });

  test.describe('a wrong code', () => {
    test.use({ expectedFaults: /400 \(Bad Request|recaptchaConfig/ });

    // covers 8
    test('shows the literal message', async ({ portal }) => {
      const login = await askForCode(portal);
      await expect(login.getByRole('button', { name: /^(60|5\d) s$/ })).toBeVisible();
      await login.getByLabel(/^Verification code/).fill('000000');
      await login.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(login.getByText('Verification code is not valid')).toBeVisible();
    });
  });

  /** Responses of the provider that its emulator cannot produce, and the player's message. */
  const answers = [
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'Invalid phone number format.'],
    ['MISSING_PHONE_NUMBER', 'Please enter a valid phone number.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many requests, please try again after 5 minutes.'],
    ['CAPTCHA_CHECK_FAILED', 'Invalid reCaptcha input'],
    ['QUOTA_EXCEEDED', 'Quota not sufficient, please contact customer service.'],
    ['OPERATION_NOT_ALLOWED', 'Not enabled function, please contact customer service.'],
    ['SOMETHING_NEW', 'An unknown error occured.'],
  ] as const;

  for (const [code, text] of answers) {
    test.describe(code, () => {
      test.use({ expectedFaults: /400 \(Bad Request|recaptchaConfig/ });

      // covers 8: shows the message of every other phone-auth code
      test(`shows: ${text}`, async ({ page, portal }) => {
        await page.context().route(/accounts:sendVerificationCode/, (route) => refuse(route, code));
        await askForCode(portal);
        const warning = page.getByRole('dialog').filter({ hasText: text });
        await expect(warning).toBeVisible();
        await warning.getByRole('button', { name: 'OK' }).click();
      });
    });
  }

  const codeAnswers = [
    ['MISSING_CODE', 'Verification code is missing'],
    ['SESSION_EXPIRED', 'Verification code has expired, please send again.'],
  ] as const;

  for (const [code, text] of codeAnswers) {
    test.describe(code, () => {
      test.use({ expectedFaults: /400 \(Bad Request|recaptchaConfig/ });

      test(`shows: ${text}`, async ({ page, portal }) => {
        await page.context().route(/accounts:signInWithPhoneNumber/, (route) => refuse(route, code));
        const login = await askForCode(portal);
        await expect(login.getByRole('button', { name: /^(60|5\d) s$/ })).toBeVisible();
        await login.getByLabel(/^Verification code/).fill('123456');
        await login.getByRole('button', { name: 'Log in', exact: true }).click();
        await expect(login.getByText(text)).toBeVisible();
      });
    });
  }
});

/** Requests a login code for an unknown number; returns the popup. */
async function askForCode(portal: Portal, mobile = newMobile()): Promise<Locator> {
  await portal.open();
  await portal.logInButton.click();
  const { login } = portal.access;
  await login.getByRole('tab', { name: 'Mobile number' }).click();
  await login.getByRole('textbox', { name: /^Mobile number/ }).fill(mobile);
  await login.getByRole('button', { name: 'Get code' }).click();
  return login;
}

function refuse(route: Route, code: string): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  return route.fulfill({ status: 400, headers, json: { error: { code: 400, message: code, errors: [] } } });
}
