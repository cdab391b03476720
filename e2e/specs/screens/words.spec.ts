import type { Page } from '@playwright/test';
import { formatLocaleByLanguage, localeByLanguage } from '@portal/shared/contract/game-types';
import { navigateInApp } from '../../fixtures/navigate-in-app.ts';
import { expect, take, test } from '../../fixtures/screen-test.ts';
import { englishUnder, type Language, textsIn } from '../../fixtures/screen-texts.ts';
import { openAccountItem } from '../../fixtures/screens/modal-screens.ts';
import { openCentrePage } from '../../fixtures/screens/money-screens.ts';
import { dialogOf } from '../../fixtures/screens/screen.ts';
import { rawWordsIn, readShownWords } from '../../fixtures/screens/shown-words.ts';
import { settle } from '../../fixtures/settle.ts';
import { quiet } from '../../fixtures/traffic.ts';

const lookIn = (language: Language) => ({ theme: 'light', language, width: 1440 }) as const;

/** Expects no raw word on the page, and none of the words that `isForeign` knows; returns all of them. */
async function expectWords(page: Page, place: string, isForeign = (_: string) => false): Promise<string[]> {
  const words = await page.evaluate(readShownWords);
  expect(words.length).toBeGreaterThan(10);
  expect.soft(rawWordsIn(words), `raw words of ${place}`).toEqual([]);
  expect.soft(words.filter(isForeign), `other language in ${place}`).toEqual([]);
  return words;
}

/** Opens an address in the page and waits until everything on it is there. */
async function turnTo(page: Page, path: string): Promise<void> {
  await navigateInApp(page, path);
  await settle(page);
}

const mainPages = ['/rng', '/live', '/sports', '/lottery', '/promotions', '/tournaments', '/vip', '/pointMall'];
const otherPages = ['/lucky', '/help', '/noticePage', '/down', '/join', '/support', '/game', '/search?gameName=dragon'];

// covers 2.1, 2.5
test('a visitor and a member read no id, code or zone on the main screens', async ({ page, tokenOf }) => {
  await take(page, lookIn('EN'));
  await page.goto('/');
  await settle(page);
  await expectWords(page, 'home');
  for (const path of [...mainPages, ...otherPages]) {
    await turnTo(page, path);
    await expectWords(page, path);
  }

  await take(page, lookIn('EN'), await tokenOf('player01'));
  await page.goto('/');
  await settle(page);
  await expectWords(page, 'home of a member');
  await openAccountItem(page, textsIn('EN')('menu.account'));
  const entries = dialogOf(page).getByRole('navigation').getByRole('button');
  await expect(entries.first()).toBeVisible();
  for (const entry of await entries.all()) {
    await entry.click();
    await quiet(page);
    await expectWords(page, (await entry.textContent()) ?? '');
  }
});

// covers 2.5
test('what is empty leads on: a search without a match, and the records of a newcomer', async ({ page, portal }) => {
  await take(page, lookIn('EN'));
  const main = page.getByRole('main');
  await page.goto('/search?gameName=zzzzzz');
  const ways = main.getByRole('button').or(main.getByRole('link'));
  await expect(main.getByText('No results for “zzzzzz”.')).toBeVisible();
  await expect(ways.first()).toBeVisible();

  const account = await portal.registerNewcomer('blank');
  await portal.pickFromAccountMenu(account, 'My account');
  const { sheet } = portal.memberCentre;
  for (const [name, title] of [
    ['Bet history', 'No bets found'],
    ['Transactions', 'No transactions found'],
    ['Profit & loss', 'No settled bets found'],
  ] as const) {
    await portal.memberCentre.openPage(name);
    const empty = sheet.getByText(title, { exact: true }).locator('..');
    await expect(empty.getByRole('button').or(empty.getByRole('link')).first()).toBeVisible();
  }
});

/** Names of the languages in the picker. */
const offered = ['English', 'English (Philippines)', '简体中文', 'Bahasa Melayu', 'Tiếng Việt', 'ไทย'];

// covers 1, 9
for (const language of ['TH', 'VN'] as const)
  test(`${language}: texts, dates and lang of home, lobby, login, wallet and records are in the language`, async ({
    page,
    tokenOf,
  }) => {
    const textOf = textsIn(language);
    const isForeign = englishUnder(language);
    const header = page.getByRole('banner').first();
    await take(page, lookIn(language));
    await page.goto('/');
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', localeByLanguage[language]);
    await expectWords(page, 'home', isForeign);
    await turnTo(page, '/rng');
    await expectWords(page, 'lobby', isForeign);
    await header.getByRole('button', { name: new RegExp(`, ${language}$`) }).click();
    await expect(header.getByRole('listitem').getByRole('button').and(page.locator('[lang]'))).toHaveText(offered);
    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: textOf('header.login') }).click();
    await expect(dialogOf(page).getByRole('button', { name: textOf('login.submit') })).toBeVisible();
    await expectWords(page, 'login', isForeign);

    await take(page, lookIn(language), await tokenOf('player01'));
    await page.goto('/vip');
    for (const name of ['transferFund', 'personalHistoryCopy', 'transactionHistory']) {
      await openCentrePage(page, textOf, name);
      await quiet(page);
      const words = await expectWords(page, name, isForeign);
      // Amounts are written alike in all languages.
      expect(words.filter((each) => /^[\d,]*\d\.\d\d$/.test(each)).length).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
    await openCentrePage(page, textOf, 'transactionHistory');
    const times = dialogOf(page).locator('time[datetime]');
    await expect(times.first()).toBeVisible();
    const shown = await times.evaluateAll((all, locale) => {
      const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
      return all.map((time) => [time.textContent, form.format(new Date(time.getAttribute('datetime') ?? ''))] as const);
    }, formatLocaleByLanguage[language]);
    for (const [written, inLanguage] of shown) expect(written).toContain(inLanguage);
  });
