import { randomUUID } from 'node:crypto';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import * as OTPAuth from 'otpauth';
import { expect, test } from '../../fixtures/releases-test.ts';
import { OperatorConsole } from '../../pages/operator-console.ts';
import { RemoteView } from '../../pages/remote-view.ts';
import { enrolmentLink, newOperator } from '../../setup/new-operator.ts';
import { operatorAddress } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const remote = 'remote-games';
const titles: Readonly<Record<ReleaseName, string>> = {
  shell: 'Shell',
  'remote-games': 'Games',
  'remote-member-centre': 'Member centre',
  'remote-agent-centre': 'Agent centre',
  'remote-lottery': 'Lottery',
};

test('an operator sees the live versions and rolls a remote back by one button; the next page load has it', async ({
  page,
  otherDevice,
  registry,
}) => {
  const { dataDir } = runningProduct();
  const before = await registry.live(remote);
  const newer = await registry.release(remote);
  const player = new RemoteView(otherDevice, remote);
  await player.open();
  await player.isShown(newer);

  const operator = new OperatorConsole(page);
  await operator.logIn(await operatorAddress(dataDir), await newOperator(dataDir, 'release'));
  const live = (await registry.list()).releases.filter(({ state }) => state === 'live');
  expect(live.map(({ name }) => name).sort()).toEqual(Object.keys(titles).sort());
  for (const { name, version } of live)
    await expect(operator.card(titles[name]).getByRole('definition').first()).toContainText(version);

  await operator.rollBack(titles[remote], before, 'a case saw players complain');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(operator.card(titles[remote]).getByRole('definition').first()).toContainText(before);
  await player.open();
  await player.isShown(before);
});

// covers 10
test('a new operator sets password and authenticator by the link of the mail, and logs in with a security key', async ({
  page,
}) => {
  const username = `case-${randomUUID().slice(0, 8)}`;
  const password = `Case-${randomUUID()}`;
  await page.goto(await enrolmentLink(runningProduct().dataDir, username, 'release'));
  await expect(page.getByText(`Hello ${username}`)).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  // Of the three codes that are accepted now the first is for the link, and the next for the login.
  const codeOf = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const first = codeOf(0);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Authenticator code').fill(first);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const operator = new OperatorConsole(page);
  await operator.fillLogin(username, password);
  await page.getByLabel('Authenticator code').fill(codeOf(1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();

  await operator.plugInKey();
  await page.getByRole('button', { name: 'Security keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Security keys' });
  await dialog.getByLabel('Name').fill('Blue key');
  await dialog.getByRole('button', { name: 'Add a key' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Blue key' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await operator.fillLogin(username, password);
  await page.getByRole('button', { name: 'Use a security key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});
