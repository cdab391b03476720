import type { Page } from '@playwright/test';
import { openGame } from '../../fixtures/open-game.ts';
import { expect, take, test } from '../../fixtures/screen-test.ts';
import { textsIn } from '../../fixtures/screen-texts.ts';
import { expectChosen, expectEdges, expectOff, focusRing } from '../../fixtures/screens/contrast-looks.ts';
import { openCentrePage } from '../../fixtures/screens/money-screens.ts';
import { settle } from '../../fixtures/settle.ts';
import { OperatorConsole } from '../../pages/operator-console.ts';
import { firstOfType, gamesByEngine } from '../../setup/games-by-engine.ts';
import { newOperator } from '../../setup/new-operator.ts';
import { operatorAddress } from '../../setup/operator-api.ts';
import { runningProduct } from '../../setup/running-product.ts';

const textOf = textsIn('EN');

function gameOf(engine: string, gameType?: string) {
  const game = gamesByEngine().find((each) => each.engine === engine && each.gameType === gameType);
  if (!game) throw new Error(`there is no game of ${engine}`);
  return game;
}

const pressed = (page: Page, selector: string, isPressed: boolean) =>
  page.locator(`${selector}[aria-pressed="${isPressed}"]`).first();

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('lists and buttons of a lobby show edge and state', async ({ page }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 });
      await page.goto('/rng');
      await settle(page);
      const lists = page.getByRole('main').getByRole('tab');
      const chosen = lists.and(page.locator('[aria-selected="true"]')).first();
      const other = lists.and(page.locator('[aria-selected="false"]')).first();
      await expectChosen(chosen, other);
      const login = page
        .getByRole('banner')
        .first()
        .getByRole('button', { name: textOf('header.login') });
      await expectEdges(chosen, other, login);
    });

    test('the menu, the banner and the rails of the home page show edge and state', async ({ page }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 });
      await page.goto('/');
      await settle(page);
      const links = page.getByRole('navigation').getByRole('link');
      await expectChosen(
        links.and(page.locator('[aria-current="page"]')).first(),
        links.and(page.locator(':not([aria-current])')).first(),
      );
      const dots = page.getByRole('region').filter({ has: page.locator('[aria-current="true"]') });
      await expectChosen(
        dots.locator('button[aria-current="true"]').first(),
        dots.locator('button:not([aria-current])').first(),
      );
      const arrows = page.locator('main button[aria-disabled="true"]').first();
      await expectOff(arrows, page.locator('main button:not([aria-disabled])').first());
      await expectEdges(arrows);
    });

    // covers 2.1: WCAG 2.4.7
    test('whatever Tab reaches shows the focus in the colour of the system', async ({ page }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 });
      await page.goto('/rng');
      await settle(page);
      for (let pressed = 0; pressed < 50; pressed++) {
        await page.keyboard.press('Tab');
        // The ring comes with the next frame.
        await expect.poll(() => focusRing(page)).toEqual({ style: 'solid', width: '3px', isOfSystem: true });
      }
    });

    test('menu items, tabs and selects of the member centre show edge and state', async ({ page, tokenOf }) => {
      await take(page, { theme: colorScheme, language: 'EN', width: 1440 }, await tokenOf('player01'));
      await page.goto('/join');
      await settle(page);
      await openCentrePage(page, textOf, 'personalHistoryCopy');
      const sheet = page.getByRole('dialog').last();
      const items = sheet.getByRole('navigation').first().getByRole('button');
      const current = items.and(page.locator('[aria-current="page"]'));
      await expect(current).toBeVisible();
      const other = items.and(page.locator(':not([aria-current])')).first();
      await expectChosen(current, other);
      const select = sheet.locator('select').first();
      await expect(select).toBeVisible();
      await expectEdges(current, other, select);
    });

    test('tabs, numbers and the list of the lottery slip show edge and state', async ({ page, tokenOf }) => {
      await openGame(page, firstOfType('LOTT'), await tokenOf('player01'));
      await page.locator('.key').first().click();
      for (const kind of ['.play-group', '.key']) {
        const [chosen, other] = [pressed(page, kind, true), pressed(page, kind, false)];
        await expectChosen(chosen, other);
        await expectEdges(other);
      }
      const games = page.locator('.side-game');
      await expectChosen(games.and(page.locator('[aria-current="true"]')), games.last());
      const tabs = page.locator('.tab');
      await expectChosen(tabs.and(page.locator('[aria-current="page"]')), tabs.last());
    });

    test('choices, stakes and the main button of a game show edge and state', async ({ page, tokenOf }) => {
      await openGame(page, gameOf('mines'), await tokenOf('player01'));
      const choices = page.locator('label.choice');
      const chosen = choices.filter({ has: page.locator(':checked') });
      await expectChosen(chosen, choices.last());
      const [less, more] = [page.locator('.step').first(), page.locator('.step').last()];
      await expectOff(less, more);
      await expectEdges(less, more, page.locator('.spin'), page.locator('.mine-cell').first());
      await expect(page.locator('.backdrop')).toBeHidden();
    });

    test('picked numbers of keno differ from the others', async ({ page, tokenOf }) => {
      await openGame(page, gameOf('keno'), await tokenOf('player01'));
      const balls = '.keno-numbers .ball';
      await page.locator(balls).first().click();
      await expectChosen(pressed(page, balls, true), pressed(page, balls, false));
      await expectEdges(pressed(page, balls, false));
    });

    test('a live roulette distinguishes red from black and shows the selected chip', async ({ page, tokenOf }) => {
      await openGame(page, gameOf('roulette', 'LIVE'), await tokenOf('player01'));
      const ground = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground('.number.is-red')).not.toBe(await ground('.number.is-black'));
      const chips = page.locator('.tray-chip');
      await expectChosen(chips.filter({ has: page.locator(':checked') }), chips.last());
    });

    test('pages, filters and buttons of the operator console show edge and state', async ({ page }) => {
      const { dataDir } = runningProduct();
      const operator = new OperatorConsole(page);
      await operator.logIn(await operatorAddress(dataDir), await newOperator(dataDir, 'support'));
      const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
      await expectChosen(links.first(), links.last());
      const rollBack = page.getByRole('button', { name: /^Roll back/ }).first();
      await expectOff(rollBack, page.getByRole('button', { name: 'Log out' }));
      await links.last().click();
      await expectEdges(page.locator('select').first(), page.getByRole('button', { name: 'Log out' }));
    });
  });

test.describe('for who prefers more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('a lottery has no paler words, and its buttons show their edge', async ({ page, tokenOf }) => {
    await openGame(page, firstOfType('LOTT'), await tokenOf('player01'));
    const tab = page.locator('.tab').last();
    const ink = await tab.evaluate((element) => {
      const probe = element.appendChild(document.createElement('span'));
      probe.style.color = 'var(--ink)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    await expect(tab).toHaveCSS('color', ink);
    await expectEdges(page.locator('.key').first(), tab);
  });

  test('a game shows the edges of its buttons, and no picture behind its figures', async ({ page, tokenOf }) => {
    await openGame(page, gameOf('mines'), await tokenOf('player01'));
    await expectEdges(page.locator('.step').first(), page.locator('.spin'), page.locator('.place').first());
    await expect(page.locator('.label').first()).toHaveCSS('opacity', '1');
    await expect(page.locator('.backdrop')).toBeHidden();
  });
});
