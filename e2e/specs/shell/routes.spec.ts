import type { Page } from '@playwright/test';
import { listContent } from '@portal/shared/contract/content/operator-content';
import * as v from 'valibot';
import { areasOf } from '../../fixtures/areas.ts';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, test } from '../../fixtures/portal-test.ts';
import { operatorCall } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

interface Row {
  path: string;
  /** Heading of the screen; in the banner on the home page, in the popup for a popup. */
  heading: string;
  /** Banner group; without one there is no banner. */
  group?: string;
  /** Header, banner, footer and side menu by default. */
  frame?: 'full' | 'header only' | 'header only, no head navigation' | 'no header';
  /** Address that it redirects to. */
  leadsTo?: string;
}

const home = { heading: 'Lights on the harbour', group: 'w_home' };

/** The route table of docs/product.md 2.1 with the banner groups of 2.2, for a visitor. */
const rows: readonly Row[] = [
  { path: '/', ...home },
  { path: '/index', ...home },
  { path: '/index.html', ...home },
  { path: '/home', ...home },
  { path: '/register', heading: 'Create your account', group: 'w_home' },
  { path: '/noticePage', heading: 'Announcements' },
  { path: '/register.html', heading: 'Create your account', group: 'w_home' },
  { path: '/vip', heading: 'VIP club' },
  { path: '/pointMall', heading: 'Points mall', group: 'w_shop' },
  { path: '/live', heading: 'Live casino', group: 'w_live' },
  { path: '/sports', heading: 'Sports', group: 'w_sports' },
  { path: '/esports', heading: 'Esports', group: 'w_esports' },
  { path: '/lottery', heading: 'Lottery', frame: 'header only, no head navigation' },
  { path: '/lottery?vendor=TCG_SEA', heading: 'Lottery', frame: 'header only, no head navigation' },
  { path: '/vnlottery', heading: 'Vietnamese lottery', frame: 'header only' },
  { path: '/elott', heading: 'E-lottery', group: 'w_lott' },
  { path: '/rng', heading: 'Slots', group: 'w_rng' },
  { path: '/rng?page=MANGO', heading: 'Slots', group: 'w_rng' },
  { path: '/RNG', heading: 'Slots', group: 'w_rng' },
  { path: '/fish', heading: 'Fishing', group: 'w_fish' },
  { path: '/FISH', heading: 'Fishing', group: 'w_fish' },
  { path: '/pvp', heading: 'Cards', group: 'w_pvp' },
  { path: '/promotions', heading: 'Promotions', group: 'w_promotion' },
  { path: '/promoDetail', heading: 'This promotion is no longer available.' },
  { path: '/seamless', heading: 'Slots', group: 'w_rng', leadsTo: '/rng' },
  { path: '/fbsports', heading: 'Sports', group: 'w_sports', leadsTo: '/sports' },
  { path: '/help', heading: 'Help centre', group: 'w_help' },
  { path: '/help#term', heading: 'Help centre', group: 'w_help' },
  { path: '/helpmc', heading: 'Help centre', frame: 'no header' },
  { path: '/down', heading: 'The app', group: 'w_down' },
  { path: '/join', heading: 'Work with us' },
  { path: '/game', heading: 'This game is not open in this tab', frame: 'header only, no head navigation' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/download', heading: 'The app' },
  { path: '/agentHome', heading: 'Agent login' },
  { path: '/support', heading: 'Help & feedback', frame: 'no header' },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/no-such-page', heading: 'Page not found' },
];

const bannerDocument = v.object({ groupName: v.string(), texts: v.object({ EN: v.object({ title: v.string() }) }) });

async function titlesByGroup(): Promise<Map<string, string[]>> {
  const { items } = await operatorCall(runningProduct().dataDir, listContent, { kind: 'banner' });
  const titles = new Map<string, string[]>();
  for (const item of items) {
    const { groupName, texts } = v.parse(bannerDocument, item.value);
    titles.set(groupName, [...(titles.get(groupName) ?? []), texts.EN.title]);
  }
  return titles;
}

async function expectFrame(page: Page, { path, frame = 'full', group }: Row): Promise<void> {
  const { header, navigation, banner, news, sideMenu, footer } = areasOf(page);
  const there = {
    header: frame !== 'no header',
    navigation: frame === 'full' || frame === 'header only',
    banner: group !== undefined,
    rest: frame === 'full',
  };
  await expect(header, `${path}: header`).toHaveCount(there.header ? 1 : 0);
  await expect(navigation, `${path}: head navigation`).toBeVisible({ visible: there.navigation });
  await expect(banner, `${path}: banner`).toHaveCount(there.banner ? 1 : 0);
  for (const area of [news, sideMenu, footer]) await expect(area, path).toHaveCount(there.rest ? 1 : 0);
}

const half = Math.ceil(rows.length / 2);

// covers 2.1: shows screen, header, navigation, banner group, side menu and footer of every row of the route table
for (const part of [rows.slice(0, half), rows.slice(half)])
  test(`routes ${part[0]?.path} to ${part.at(-1)?.path} of the route table show their screen, frame and banner group`, async ({
    page,
    portal,
  }) => {
    const titles = await titlesByGroup();
    await portal.open('/vip');
    for (const row of part) {
      const { path, heading, group } = row;
      await navigateInApp(page, path);
      await expect(
        page
          .getByRole('heading', { level: 1, name: heading, exact: true })
          .or(page.getByRole('dialog', { name: heading })),
        path,
      ).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(row.leadsTo ?? path.replace(/[?#].*/, ''));
      await expectFrame(page, row);
      const shown = areasOf(page).banner.getByRole('heading', { includeHidden: true });
      if (group) await expect(shown.first(), `${path}: ${group}`).toHaveText(titles.get(group)?.[0] ?? group);
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) continue;
      await page.keyboard.press('Escape');
      // Closing it navigates, too: the next address comes after that.
      await expect(dialog).toBeHidden();
    }
  });

// covers 2.1: every address loads as a page and keeps its query and anchor
test('a lobby, a lottery, a popup and an anchor load as pages, too', async ({ page }) => {
  for (const [path, heading] of [
    ['/pvp/', 'Cards'],
    ['/lottery?gameCode=none&vendor=LOTT&playType=none', 'Lottery'],
    ['/register.html?referralCode=AGENT01', 'Create your account'],
    ['/help#term', 'Help centre'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first(), path).toBeVisible();
  }
  await expect(page.locator('details#term')).toHaveAttribute('open');
});

// covers 2.1
test('/seamless and /fbsports with a game show only the header and ask a visitor to log in', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  for (const path of ['/seamless', '/fbsports']) {
    await navigateInApp(page, `${path}?vendor=MANGO&gameCode=dragon-gate`);
    await expect(portal.access.login).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expectFrame(page, {
      path,
      heading: '',
      frame: path === '/seamless' ? 'header only, no head navigation' : 'header only',
    });
    await page.keyboard.press('Escape');
    await expect(portal.access.login).toBeHidden();
  }
});

// covers 2.1
test('cockfight, lottery and e-lottery of the navigation start a game at once, and ask a visitor to log in', async ({
  page,
  portal,
}) => {
  await portal.open('/vip');
  for (const name of ['Cockfight', 'Lottery', 'E-lottery']) {
    await areasOf(page).navigation.getByRole('button', { name, exact: true }).click();
    await expect(portal.access.login, name).toBeVisible();
    await expect(page, name).toHaveURL(/\/vip$/);
    await page.keyboard.press('Escape');
    await expect(portal.access.login).toBeHidden();
  }
});
