import { chunkTimeoutMs } from '@portal/shared/contract/constants';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';

const message = 'The page took longer time to load, please check your network connectivity';

test.use({ expectedFaults: /Failed to load resource|ChunkLoadError|Loading chunk/ });

// covers 2.1, 9
test('a page group that hangs for 120000 ms shows a load error; the retry fetches it again', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.open('/vip');
  await expect(page.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
  let asked = 0;
  let isSlow = true;
  await page.route(/\/pointMall\.\w+\.js/, async (route) => {
    asked += 1;
    // One that never responds.
    if (!isSlow) await route.continue();
  });
  const requested = page.waitForRequest(/\/pointMall\.\w+\.js/);
  await navigateInApp(page, '/pointMall');
  await requested;
  // Real time passes beside the page's clock: a slow machine needs it.
  await page.clock.runFor(chunkTimeoutMs / 2);
  await expect(page.getByText(message)).toBeHidden();
  await page.clock.runFor(chunkTimeoutMs / 2);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  expect(asked).toBe(1);

  isSlow = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Points mall' })).toBeVisible();
  expect(asked).toBe(2);
});

const groups = [
  { path: '/vip', chunk: 'Vip', heading: 'VIP club' },
  { path: '/join', chunk: 'joinus', heading: 'Work with us' },
  { path: '/help', chunk: 'help', heading: 'Help centre' },
  { path: '/down', chunk: 'download', heading: 'The app' },
  { path: '/promotions', chunk: 'promo', heading: 'Promotions' },
  { path: '/promoDetail?id=welcome', chunk: 'promoDetail', heading: '' },
  { path: '/pointMall', chunk: 'pointMall', heading: 'Points mall' },
  { path: '/', chunk: 'index', heading: 'Lights on the harbour' },
] as const;

// covers 2.1
test('a page group that fails shows an error, and each loads after a retry', async ({ page, portal }) => {
  await portal.open('/noticePage');
  for (const { path, chunk, heading } of groups) {
    const address = new RegExp(`/shell/[^/]+/${chunk}\\.\\w+\\.js`);
    await page.route(address, (route) => route.abort());
    await navigateInApp(page, path);
    await expect(page.getByRole('main').getByRole('alert'), chunk).toContainText(message);
    await page.unroute(address);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const title = page.getByRole('heading', { level: 1, ...(heading && { name: heading }) });
    await expect(title.first(), chunk).toBeVisible();
  }
});

/** Groups of a remote that is already mounted, on another of its pages. */
const groupsOfRemotes = [
  { from: '/rng', path: '/game', chunk: 'game', shown: 'This game is not open in this tab' },
  { from: '/rng', path: '/seamless?vendor=MANGO&gameCode=dragon-gate', chunk: 'seamless', shown: 'Welcome back' },
  { from: '/rng', path: '/fbsports?vendor=MANGO&gameCode=dragon-gate', chunk: 'fbSports', shown: 'Welcome back' },
  { from: '/game', path: '/rng', chunk: 'egame', shown: 'Slots' },
  { from: '/vnlottery', path: '/lottery', chunk: 'lottery', shown: 'Lottery' },
  { from: '/lottery', path: '/vnlottery', chunk: 'vnlottery', shown: 'Vietnamese lottery' },
] as const;

// covers 2.1
for (const { from, path, chunk, shown } of groupsOfRemotes)
  test(`the page group ${chunk} of a remote shows an error when it fails, and loads after a retry`, async ({
    page,
  }) => {
    await page.goto(from);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    const address = new RegExp(`/remote-[a-z]+/[^/]+/${chunk}\\.\\w+\\.js`);
    let asked = 0;
    await page.route(address, (route) => {
      asked += 1;
      return route.abort();
    });
    await navigateInApp(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    expect(asked).toBeGreaterThan(0);
    await page.unroute(address);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: shown, exact: true }).first()).toBeVisible();
  });

// covers 2.1
test('the page group byIframe shows an error in place of the game when it fails; the game plays after a retry', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  await portal.logIn('player03');
  const address = /\/remote-games\/[^/]+\/byIframe\.\w+\.js/;
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.abort();
  });
  await enterGame(portal, { lobby: '/rng?page=LANTERN', name: 'Lantern Parade' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  expect(asked).toBeGreaterThan(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(address);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(portal.game.spinButton).toBeEnabled();
});
