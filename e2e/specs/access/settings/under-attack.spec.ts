import { login } from '@portal/shared/contract/session/login';
import { getHumanChallenge } from '@portal/shared/contract/verification/human-challenge';
import { atOtherAddress } from '../../../fixtures/other-address.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { freshPassword, newName } from '../../../pages/access.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 4: under attack a known visitor logs in by a proof of work, a stranger needs a captcha
test('above the share of failed logins everybody proves to be human: who is known gets in, a stranger is asked for a captcha', async ({
  browser,
  page,
  portal,
  changeSetting,
}) => {
  await changeSetting('identity.humanVerification', []);
  const username = await portal.registerNewcomer('calm');
  let proofs = 0;
  page.on('request', (request) => {
    if (request.url().includes(`${getHumanChallenge.path}?purpose=login`)) proofs += 1;
  });
  const logInAgain = async () => {
    await page.evaluate(() => sessionStorage.clear());
    await portal.open();
    await portal.logIn(username, freshPassword);
  };
  await logInAgain();
  expect(proofs, 'nobody is asked before').toBe(0);

  // A share that a few attempts reach, whatever earlier cases have logged in.
  await changeSetting('login.attack', { failedPercent: 5, atLeast: 10 });
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  let isAttack = false;
  // Each of another account: five of one would ask for a captcha for themselves.
  for (let tries = 0; !isAttack && tries < 20; tries += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(login.path));
    await portal.access.submitLogin(newName('storm'), 'Wrong-2026');
    const { value } = await (await answered).json();
    isAttack = value?.captcha === true;
  }
  expect(isAttack, 'who is not known is asked for a captcha').toBe(true);

  proofs = 0;
  await logInAgain();
  expect(proofs, 'the owner proves it without noticing, and is in').toBe(1);

  await atOtherAddress(browser, '127.0.0.12', async (stranger) => {
    await stranger.open();
    await stranger.logInButton.click();
    await stranger.access.submitLogin(username, freshPassword);
    await expect(stranger.access.login.getByRole('img', { name: 'Letters to type' })).toBeVisible();
    expect(await stranger.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});
