import { expect, test } from '../fixtures/portal-test.ts';
import { newName } from '../pages/access.ts';
import { demoPassword, Portal } from '../pages/portal.ts';

// covers 2.5: betting record shows the round that was played
// covers 7.2: launch: value.content in a frame of another origin
test("player01 plays a slot; header, record and the agent's overview show the money", { tag: '@main' }, async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await portal.open();
  await portal.logIn('player01');
  expect(scripts.filter((path) => path.includes('/remote-games/'))).toEqual([]);

  await portal.open('/rng?page=MANGO');
  await page.getByRole('main').getByRole('searchbox').fill('Dragon Gate');
  await expect(portal.tile('Dragon Gate')).toBeVisible();
  expect(scripts.some((path) => path.startsWith('/releases/remote-games/'))).toBe(true);
  await portal.tile('Dragon Gate').click();

  await expect(page).toHaveURL(/\/game\?launch=/);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-pointer-lock');
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin).not.toBe(new URL(page.url()).origin);

  await expect(portal.game.spinButton).toBeEnabled();
  const before = await portal.balanceMinor();
  await portal.game.spin();
  const [stake, win] = [await portal.game.figure('Stake'), await portal.game.figure('Returned')];
  expect(stake).toBeGreaterThan(0);
  await expect.poll(() => portal.balanceMinor()).toBe(before - stake + win);
  // The figure counts up to the win.
  await expect.poll(() => portal.game.figure('Balance')).toBe(before - stake + win);

  await portal.pickFromAccountMenu('Player One', 'My account');
  await portal.memberCentre.openPage('Betting record');
  const row = portal.memberCentre.sheet.getByRole('row').filter({ hasText: 'Dragon Gate' }).first();
  await expect(row).toContainText((stake / 100).toFixed(2));

  const agentPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const agent = new Portal(agentPage);
  await agent.open();
  await agent.logIn('agent01');
  await agent.pickFromAccountMenu('Agent One', 'Agent centre');
  await expect(agent.agentCentre.sheet.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await agent.agentCentre.openPage('Team betting');
  const bet = agent.agentCentre.sheet
    .getByRole('row')
    .filter({ hasText: 'player01' })
    .filter({ hasText: 'Dragon Gate' });
  await expect(bet.first()).toContainText((stake / 100).toFixed(2));
  await agentPage.context().close();
});

// covers 5, 2.1
test('what a visitor pressed goes on after the login, once, and not after a login that was closed', async ({
  page,
  portal,
}) => {
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  await portal.open('/rng?page=MANGO');
  await page.getByRole('main').getByRole('searchbox').fill('Dragon Gate');
  await portal.tile('Dragon Gate').click();
  await expect(portal.access.login).toContainText('You are not logged in, please login');
  await portal.access.login.getByRole('button', { name: 'Close' }).click();
  await expect(portal.access.login).toBeHidden();
  await portal.logIn('player01');
  await expect(page).toHaveURL(/\/rng\?page=MANGO/);
  expect(launches).toEqual([]);

  await portal.pickFromAccountMenu('Player One', 'Sign out');
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await portal.open('/rng?page=MANGO');
  await page.getByRole('main').getByRole('searchbox').fill('Dragon Gate');
  await portal.tile('Dragon Gate').click();
  await portal.access.submitLogin('player01', demoPassword);
  await portal.access.readAnnouncements();
  await expect(page).toHaveURL(/\/game\?launch=/);
  await expect(portal.game.spinButton).toBeEnabled();
  expect(launches).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?page=MANGO/);
});

// covers 5
test('the page of the member centre that a visitor pressed opens after the registration', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open('/vip');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Wallet' }).click();
  await portal.access.login.getByRole('button', { name: /Register/ }).click();
  await portal.access.registerAs(newName('press'));
  await portal.access.leaveWelcome();
  await expect(portal.memberCentre.sheet.getByRole('region', { name: 'Total in all wallets' })).toBeVisible();
  await expect(page).toHaveURL(/\/vip/);
});
