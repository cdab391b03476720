import type { Locator, Page } from 'playwright';

/** One thing a player does, from input to next paint. */
export interface Interaction {
  name: string;
  /** Brings what is pressed into view; not measured. */
  prepare?(page: Page): Promise<void>;
  /** What is pressed, or the key. */
  by: { press(page: Page): Locator } | { key: string };
  /** Waits until the page shows what was asked for; not measured. */
  settle?(page: Page): Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true })
    .first();
const searchField = (page: Page) => dialog(page).getByRole('combobox').or(dialog(page).getByRole('searchbox')).first();
const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog').first();
const games = (page: Page) => page.getByRole('region', { name: 'Games', exact: true });

const press = (name: string, label: string | RegExp, settle?: (page: Page) => Promise<void>): Interaction => ({
  name,
  by: { press: (page) => button(page, label) },
  ...(settle ? { settle } : {}),
});
const pressEscape = (name: string): Interaction => ({
  name,
  by: { key: 'Escape' },
  settle: (page) => dialog(page).waitFor({ state: 'hidden' }),
});
const follow = (name: string, label: string): Interaction => ({
  name,
  by: { press: (page) => page.getByRole('link', { name: label, exact: true }).filter({ visible: true }).first() },
  settle: (page) => pageTitle(page, label).waitFor(),
});
const tab = (name: string, label: string): Interaction => ({
  name,
  by: { press: (page) => page.getByRole('tab', { name: label }).first() },
  settle: async (page) => games(page).getByRole('status').first().waitFor({ state: 'attached' }),
});
const inDialog = (name: string, label: string | RegExp): Interaction => ({
  name,
  by: { press: (page) => dialog(page).getByRole('button', { name: label }).filter({ visible: true }).first() },
});

/** In the order a player does them, from home as a member on a phone. */
export const interactions: readonly Interaction[] = [
  press('balance hidden', 'Hide balance'),
  press('balance shown', 'Show balance'),
  press('banner chosen', 'Go to banner 2'),
  press('account menu opened', /Account player/),
  pressEscape('account menu closed'),
  press('search opened', 'Search games and vendors', (page) => searchField(page).waitFor()),
  {
    name: 'letter typed in search',
    prepare: (page) => searchField(page).focus(),
    by: { key: 'd' },
  },
  pressEscape('search closed'),
  press('rewards opened first', 'Rewards', (page) => pageTitle(page, 'Promotions').waitFor()),
  press('home opened', 'Home', (page) => page.getByRole('heading', { name: 'Hot right now' }).waitFor()),
  press('rewards opened again', 'Rewards', (page) => pageTitle(page, 'Promotions').waitFor()),
  press('wallet opened', 'Wallet', (page) => dialog(page).waitFor()),
  inDialog('deposit chosen', 'Deposit'),
  pressEscape('wallet closed'),
  press('me opened', /\bMe$/, (page) => dialog(page).waitFor()),
  inDialog('menu opened', /^Back/),
  inDialog('bets chosen', /^Bet/),
  pressEscape('me closed'),
  press('games opened', 'Games', (page) => games(page).getByRole('article').first().waitFor()),
  tab('hot games chosen', 'Hot'),
  tab('all games chosen', 'All games'),
  press('filters opened', 'Filters'),
  press('filters closed', 'Filters'),
  press('favourite added', /^Add .* to favourites/),
  press('favourite removed', /^Remove .* from favourites/),
  press('next page', 'Next page'),
  press('previous page', 'Previous page'),
  {
    name: 'letter typed in a lobby',
    prepare: async (page) => {
      await button(page, 'Filters').click();
      await page.getByRole('searchbox', { name: 'Game name' }).focus();
    },
    by: { key: 'm' },
  },
  follow('live casino opened', 'Live casino'),
  follow('fishing opened', 'Fishing'),
  follow('sports opened', 'Sports'),
  { ...follow('VIP opened', 'VIP'), settle: (page) => pageTitle(page, 'VIP club').waitFor() },
  press('home opened from VIP', 'Home', (page) => page.getByRole('heading', { name: 'Hot right now' }).waitFor()),
];

/** A round of pages by the bottom bar and the navigation of the lobbies. */
export const routeChangesByHand: readonly Interaction[] = [
  press('Games', 'Games', (page) => games(page).getByRole('article').first().waitFor()),
  follow('Live casino', 'Live casino'),
  follow('Fishing', 'Fishing'),
  follow('Sports', 'Sports'),
  press('Rewards', 'Rewards', (page) => pageTitle(page, 'Promotions').waitFor()),
  press('Home', 'Home', (page) => page.getByRole('heading', { name: 'Hot right now' }).waitFor()),
];
