import type { Locator, Page } from '@playwright/test';
import { getCaptcha } from '@portal/shared/contract/verification/captcha';
import { readCaptchas } from '../../fixtures/access/captchas.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { freshPassword, newName } from '../../pages/access.ts';
import type { Portal } from '../../pages/portal.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

/** Registers a new account, since wrong passwords cause captchas for it later, and logs it out. */
async function registerAndLeave(portal: Portal): Promise<string> {
  const username = newName('pic');
  await portal.open('/register');
  await portal.access.registerAs(username);
  await portal.access.leaveWelcome();
  await portal.page.evaluate(() => sessionStorage.clear());
  return username;
}

async function failFiveTimes({ access }: Portal, username: string): Promise<void> {
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect(access.login.getByRole('textbox', { name: 'Captcha' })).toBeHidden();
    await access.submitLogin(username, `wrong-${tries}`);
    await expect(access.login.getByText('Incorrect username or password')).toBeVisible();
    await access.login.getByLabel('Password', { exact: true }).fill('');
  }
}

/** Presses the picture ten times at once, one second after the last request for a picture. */
async function pressTenTimes(button: Locator): Promise<void> {
  await button.evaluate(async (element, path) => {
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path));
    const lastAskedAt = asked.at(-1)?.startTime ?? performance.now();
    await new Promise((resolve) => setTimeout(resolve, lastAskedAt + 1001 - performance.now()));
    for (let presses = 0; presses < 10; presses += 1) (element as HTMLElement).click();
  }, getCaptcha.path);
}

function countCaptchas(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === getCaptcha.path) asked += 1;
  });
  return () => asked;
}

// covers 2.3
test('after five wrong passwords the login asks for a captcha, refuses a wrong one and accepts the right one', async ({
  page,
  portal,
}) => {
  const { access } = portal;
  const username = await registerAndLeave(portal);
  const textOfPicture = await readCaptchas(page);
  const asked = countCaptchas(page);
  await portal.open();
  await portal.logInButton.click();
  await failFiveTimes(portal, username);
  const letters = access.login.getByRole('textbox', { name: 'Captcha' });
  const image = access.login.getByRole('img', { name: 'Letters to type' });
  await expect(image).toBeVisible();

  await access.submitLogin(username, freshPassword);
  await expect(access.login.getByText('Please enter the captcha')).toBeVisible();

  const before = asked();
  const first = await image.getAttribute('src');
  await pressTenTimes(access.login.getByRole('button', { name: 'Show a new image' }));
  await expect(image).not.toHaveAttribute('src', first ?? '');
  expect(asked()).toBe(before + 1);

  const second = await image.getAttribute('src');
  await letters.fill(textOfPicture() === 'AAAAA' ? 'CCCCC' : 'AAAAA');
  await access.submitLogin(username, freshPassword);
  await expect(access.login.getByText('Incorrect captcha')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  // A captcha allows one try, right or wrong.
  await expect(image).not.toHaveAttribute('src', second ?? '');
  await expect(letters).toHaveValue('');

  await letters.fill(textOfPicture().toLowerCase());
  await access.submitLogin(username, freshPassword);
  await access.readAnnouncements();
  await expect(portal.balance).toContainText('0.00');
});
