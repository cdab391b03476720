import { login } from '@portal/shared/contract/sessions/login';
import { getHumanChallenge } from '@portal/shared/contract/verification/human-challenge';
import { atOtherAddress } from '../../../fixtures/access/other-address.ts';
import { expect, test } from '../../../fixtures/settings-test.ts';
import { freshPassword, newName } from '../../../pages/access.ts';

test.use({ expectedFaults: /422 \(Unprocessable/ });

// covers 4: under attack a known visitor logs in by a proof of work, a stranger needs a captcha
test('under attack every login needs a proof: a known device computes one, a stranger gets a captcha', async ({
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
  expect(proofs, 'no proof before the attack').toBe(0);

  // A share that a few attempts reach, however many logins earlier tests made.
  await changeSetting('login.attack', { failedPercent: 1, atLeast: 10 });
  await page.evaluate(() => sessionStorage.clear());
  await portal.open();
  await portal.logInButton.click();
  let isAttack = false;
  // A new account each time: five failures of one would cause a captcha by themselves.
  for (let tries = 0; !isAttack && tries < 20; tries += 1) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith(login.path));
    await portal.access.submitLogin(newName('storm'), 'Wrong-2026');
    const { value } = await (await answered).json();
    isAttack = value?.captcha === true;
  }
  expect(isAttack, 'an unknown visitor gets a captcha').toBe(true);

  proofs = 0;
  await logInAgain();
  expect(proofs, "the owner's device computes the proof and logs in").toBe(1);

  await atOtherAddress(browser, '127.0.0.12', async (stranger) => {
    await stranger.open();
    await stranger.logInButton.click();
    await stranger.access.submitLogin(username, freshPassword);
    await expect(stranger.access.login.getByRole('img', { name: 'Letters to type' })).toBeVisible();
    expect(await stranger.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });
});
