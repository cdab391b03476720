import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { listCatalogue, listHotGames } from '@portal/shared/contract/games/catalogue';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { getRankList } from '@portal/shared/contract/games/winners';
import { listPopularLottery } from '@portal/shared/contract/lottery/menus';
import { listVietnamNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import * as v from 'valibot';
import { areasOf } from '../../fixtures/areas.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { stopClock } from '../../fixtures/stop-clock.ts';
import { demoPassword } from '../../pages/portal.ts';

// covers 9
test('the country list closes 200 ms after it lost the focus', async ({ page, portal }) => {
  await page.clock.install();
  await portal.open('/vip');
  await portal.logInButton.click();
  const { login } = portal.access;
  await login.getByRole('tab', { name: 'Mobile number' }).click();
  await login.getByRole('button', { name: /^Country, dialling code/ }).click();
  const list = login.getByRole('combobox', { name: 'Country or code' });
  await expect(list).toBeFocused();
  await stopClock(page);
  await login.getByRole('textbox', { name: /^Mobile number/ }).focus();
  await page.clock.runFor(199);
  await expect(list).toBeVisible();
  await page.clock.runFor(1);
  await expect(list).toBeHidden();
});

// covers 9
test('a remembered login is a cookie of one day that scripts cannot read', async ({ context, portal }) => {
  await portal.open('/vip');
  await portal.logInButton.click();
  await portal.access.login.getByLabel(/Remember me/).check();
  await portal.access.submitLogin('player03', demoPassword);
  await portal.access.readAnnouncements();
  const cookies = (await context.cookies()).filter(({ name }) => name === 'remembered');
  const kept = cookies.map(({ expires, httpOnly }) => [Math.round((expires - Date.now() / 1_000) / 3_600), httpOnly]);
  expect(kept).toEqual([[24, true]]);
});

// covers 9
test('a session does not repeat cached calls until their version changes', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const times = (path: string) => asked.filter((one) => one === path).length;
  await portal.open('/noticePage');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(areasOf(page).navigation.getByRole('link', { name: 'Slots' })).toBeVisible();
  expect([times(getGameMenus.path), times(listAnnouncements.path)]).toEqual([1, 1]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(areasOf(page).navigation.getByRole('link', { name: 'Slots' })).toBeVisible();
  expect([times(getGameMenus.path), times(listAnnouncements.path)]).toEqual([1, 1]);

  await page.route('**/wps/system/status*', async (route) => {
    const response = await route.fetch();
    const status = await response.json();
    status.value.versions.vendors += '.later';
    await route.fulfill({ response, json: status });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(areasOf(page).navigation.getByRole('link', { name: 'Slots' })).toBeVisible();
  await expect.poll(() => [times(getGameMenus.path), times(listAnnouncements.path)]).toEqual([2, 1]);
});

// covers 9
test('the calls of the home page have the default language, announcement types, counts and limits', async ({
  page,
}) => {
  const asked = new Map<string, { query: Record<string, string>; language: string | undefined }>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const query = Object.fromEntries(searchParams);
    asked.set(pathname, { query, language: request.headers()['accept-language'] });
  });
  await page.goto('/');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect([...asked.keys()]).toEqual(
      expect.arrayContaining([listPopularLottery.path, getRankList.path, listHotGames.path, listAnnouncements.path]),
    );
    expect([...asked.keys()]).toContain(listVietnamNumbers.path);
  }).toPass();
  expect(asked.get(listAnnouncements.path)).toEqual({
    query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' },
    language: 'TY',
  });
  expect(asked.get(listPopularLottery.path)?.query).toMatchObject({ count: '20', device: 'WEB' });
  expect(asked.get(getRankList.path)?.query).toMatchObject({ gameCategory: 'ALL', limitNum: '50' });
  expect(asked.get(listHotGames.path)?.query).toMatchObject({ isPlatform: '2' });
  expect(asked.get(listVietnamNumbers.path)?.query).toMatchObject({ count: '100' });
});

// covers 9
test('announcements: nine titles on a page, and a list for each type', async ({ page, portal }) => {
  await portal.open('/noticePage');
  const titles = page.getByRole('navigation', { name: 'Announcement list' }).getByRole('listitem');
  await expect(titles).toHaveCount(9);
  const types = page.getByRole('group', { name: 'Announcement types' }).getByRole('button');
  const all = await types.count();
  expect(all).toBeGreaterThan(2);
  for (let at = 1; at < all; at += 1) {
    const chip = types.nth(at);
    const count = Number(/\d+$/.exec((await chip.textContent()) ?? '')?.[0]);
    await chip.click();
    await expect(titles).toHaveCount(Math.min(9, count));
  }
});

const answer = v.object({ value: v.looseObject({ games: v.array(v.looseObject({ gameName: v.string() })) }) });

test.describe('pictures that fail', () => {
  test.use({ expectedFaults: /404 \(Not Found\)/ });

  // covers 9
  test('lazy pictures: those far below are not requested; a failed one is requested three times, then replaced by a drawing', async ({
    page,
    portal,
  }) => {
    const asked: string[] = [];
    await page.route('**/pictures/*.webp', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404 });
    });
    await page.route(`**${listCatalogue.path}*`, async (route) => {
      const response = await route.fetch();
      const { value } = v.parse(answer, await response.json());
      // The next page is requested ahead; its pictures have names of their own.
      const pageNo = new URL(route.request().url()).searchParams.get('pageNo') ?? '1';
      const games = value.games.map((game, at) => ({ ...game, image: `/pictures/${pageNo}-${at}.webp` }));
      await route.fulfill({ response, json: { success: true, value: { ...value, games } } });
    });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/rng');
    const asksOf = (at: number) => asked.filter((path) => path === `/pictures/1-${at}.webp`).length;
    await page.getByRole('main').getByRole('button', { name: /Play$/ }).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asksOf(0)).toBe(3);
    expect(asksOf(11)).toBe(0);
    await page.getByRole('main').getByRole('button', { name: /Play$/ }).nth(11).scrollIntoViewIfNeeded();
    await expect.poll(() => asksOf(11)).toBe(3);
    expect(asksOf(0)).toBe(3);
    await expect(portal.header).toBeVisible();
    // A page of games may be on its way ahead of the player; its answer is for nobody.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

// covers 9
test('infinite scroll: the end of the play history loads the next page, each page once', async ({ page, portal }) => {
  const asked: (string | null)[] = [];
  await page.route(`**${listRecentGames.path}*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query.get('pageNo'));
    expect(Object.fromEntries(query)).toMatchObject({ clientType: '3', pageSize: '12' });
    const list = await page.request.get(`${listCatalogue.path}?gameType=RNG&pageNo=${query.get('pageNo')}&pageSize=12`);
    const { value } = v.parse(answer, await list.json());
    await route.fulfill({ json: { success: true, value: { list: value.games, totalPages: 3 } } });
  });
  await portal.open('/rng');
  await portal.logIn('player03');
  await page
    .getByRole('tab', { name: 'Recent' })
    .or(page.getByRole('button', { name: 'Recent' }))
    .first()
    .click();
  // A vendor's chip may end with the same word.
  const tiles = page.getByRole('main').getByRole('button', { name: /Min \S+ Play$/ });
  // The next page is requested ahead (decision 069) and shown at the end of the list.
  await expect.poll(() => asked).toEqual(['1', '2']);
  await expect(tiles).toHaveCount(12);
  for (const pages of [2, 3]) {
    await page.mouse.move(700, 600);
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(tiles).toHaveCount(12 * pages, { timeout: 1_000 });
    }).toPass();
  }
  expect(asked).toEqual(['1', '2', '3']);
});

// covers 9: VIP customer service is shown from the rank of the setting, in the browser
for (const [rankLevel, opened] of [
  [4, /\/support$/],
  [5, /\/support\?desk=vip$/],
] as const)
  test(`customer service of rank ${rankLevel}: ${rankLevel > 4 ? 'the VIP service' : 'help and feedback'}`, async ({
    page,
    portal,
  }) => {
    await page.route(`**${getMemberInfo.path}*`, async (route) => {
      const response = await route.fetch();
      const { value } = await response.json();
      const clubLabel = { ...value.clubLabel, rankLevel };
      await route.fulfill({ response, json: { success: true, value: { ...value, clubLabel } } });
    });
    await portal.open('/vip');
    await portal.logIn('player03');
    const popup = page.waitForEvent('popup');
    await areasOf(page).sideMenu.getByRole('button', { name: 'Help & feedback' }).click();
    await expect(await popup).toHaveURL(opened);
  });

// covers 9
test('the picker shows the offered languages and no others', async ({ page, portal }) => {
  await portal.open('/vip');
  await portal.header.getByRole('button', { name: /^Language/ }).click();
  const names = portal.header.getByRole('listitem').getByRole('button').and(page.locator('[lang]'));
  // The demo offers all; TY, the default, is a wording of English.
  await expect(names).toHaveText([/English/, /English/, /中文/, /Melayu/, /Việt/, /ไทย/]);
});
