import type { Locator, Page } from '@playwright/test';
import { sessionOf } from '../../fixtures/access/session-of.ts';
import { expect, test as gamesTest } from '../../fixtures/games-test.ts';
import { openGame } from '../../fixtures/open-game.ts';
import { findOutOfReach } from '../../fixtures/screens/out-of-reach.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { type CatalogueGame, gamesByEngine } from '../../setup/games-by-engine.ts';

/** Space that the portal leaves on a phone of 390 x 664, a phone with visible browser bars. */
const smallFrame = { width: 390, height: 554 };

/** The same for 360 x 640 and 390 x 844, and the page of a game in its own window. */
const otherFrames = [
  { width: 360, height: 530 },
  { width: 390, height: 734 },
  { width: 390, height: 844 },
  { width: 1440, height: 780 },
];

const test = gamesTest.extend<{ open: (game: CatalogueGame) => Promise<void> }, { tokens: Map<string, string> }>({
  tokens: [async ({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  viewport: smallFrame,
  /** Opens a game page without the portal, in the size of its frame. */
  open: async ({ browser, page, player: { account }, tokens }, use) => {
    const token = tokens.get(account) ?? (await sessionOf(browser, account));
    tokens.set(account, token);
    await use((game) => openGame(page, game, token));
  },
});

/** Returns the control that starts a round: the bets of a table, a cannon, a room, or the main button. */
function primaryOf(page: Page, { gameType }: CatalogueGame): Locator {
  if (gameType === 'LIVE' || gameType === 'DS88') return page.getByRole('button', { name: /^Place/ });
  if (gameType === 'FISH') return page.getByRole('button', { name: 'Shoot' });
  if (gameType === 'PVP') return page.getByRole('group', { name: 'Rooms' }).getByRole('button').first();
  return page.getByRole('region', { name: 'Controls' }).getByRole('button').last();
}

const games = gamesByEngine();
const gameOf = (engine: string): CatalogueGame => {
  const game = games.find((each) => each.engine === engine && !each.gameType);
  if (!game) throw new Error(`there is no game of ${engine}`);
  return game;
};

for (const game of games)
  test(`${game.gameType ?? ''} ${game.engine}: the control that starts a round is visible and every control is reachable`, async ({
    page,
    open,
  }) => {
    await open(game);
    const primary = primaryOf(page, game);
    await expect(primary).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(findOutOfReach)).toEqual([]);
    await expect(primary).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await primary.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    for (const other of otherFrames) {
      await page.setViewportSize(other);
      await expect.poll(() => page.evaluate(findOutOfReach)).toEqual([]);
      await expect(primary).toBeInViewport({ ratio: 1 });
    }
  });

for (const { engine, move } of [
  { engine: 'blackjack', move: /^Stand/ },
  { engine: 'video-poker-jacks', move: /^Draw/ },
  { engine: 'hi-lo', move: /^(Lower|The same)/ },
])
  test(`${engine}: every move of a hand is visible beside the dock`, async ({ page, open }) => {
    const game = gameOf(engine);
    await open(game);
    const deal = primaryOf(page, game);
    const moves = page.getByRole('group', { name: 'Your move' }).getByRole('button');
    const openMoves = moves.and(page.locator('[aria-disabled="false"]'));
    const hasNextMove = async () => (await deal.isEnabled()) || (await openMoves.count()) > 0;
    await expect.poll(hasNextMove).toBe(true);
    // A natural twenty-one leaves nothing to decide.
    for (let deals = 0; deals < 5 && (await openMoves.count()) === 0; deals += 1) {
      await Promise.all([page.waitForResponse(/\/api\/spin$/), deal.click()]);
      await expect.poll(hasNextMove).toBe(true);
    }
    for (const each of await moves.all()) await expect(each).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(findOutOfReach)).toEqual([]);
    await Promise.all([page.waitForResponse(/\/api\/act$/), openMoves.filter({ hasText: move }).first().click()]);
    await expect.poll(hasNextMove).toBe(true);
    for (const each of await moves.all()) await expect(each).toBeInViewport({ ratio: 1 });
    const cashOut = openMoves.filter({ hasText: /^Cash out/ });
    if ((await cashOut.count()) > 0) await cashOut.click();
    await expect(deal).toBeEnabled();
  });

for (const { engine, bets } of [
  { engine: 'baccarat', bets: /^(Player|Banker|Tie)/ },
  { engine: 'cockfight', bets: /^(Meron|Draw|Wala)/ },
])
  test(`the table of ${engine}: bets and their fields are visible together`, async ({ page, open }) => {
    const table = games.find((each) => each.engine === engine && each.gameType);
    if (!table) throw new Error(`there is no table of ${engine}`);
    await open(table);
    const zones = page.getByRole('button', { name: bets });
    await expect(zones.first()).toBeVisible();
    for (const zone of await zones.all()) await expect(zone).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await page.locator('.show').boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(90);
    await page.setViewportSize({ width: 1440, height: 780 });
    for (const zone of await zones.all()) await expect(zone).toBeInViewport({ ratio: 1 });
  });

for (const engine of ['sic-bo', 'baccarat'])
  test(`${engine}: odds are large enough to read, and chips do not cover them`, async ({ page, open }) => {
    await open(gameOf(engine));
    const felt = page.locator('.chip-felt');
    const spots = felt.getByRole('button');
    await expect(spots.first()).toBeVisible();
    await spots.evaluateAll((all) => {
      for (const spot of all) spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expect(felt.locator('.chip').first()).toBeVisible();
    const odds = await felt.evaluate((element) => {
      const chips = [...element.querySelectorAll('.chip')].map((chip) => chip.getBoundingClientRect());
      return [...element.querySelectorAll('svg > text')]
        .filter((text) => /×/.test(text.textContent ?? ''))
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          const size = Number(text.getAttribute('font-size')) * scale;
          // Letters do not fill the height of their line.
          const middle = (top + bottom) / 2;
          const isHidden = chips.some(
            (chip) => chip.left < right && chip.right > left && chip.top < middle && chip.bottom > middle - size / 3,
          );
          return { text: text.textContent, size, isHidden };
        });
    });
    expect(odds.length).toBeGreaterThan(3);
    expect(odds.filter(({ size, isHidden }) => size < 11 || isHidden)).toEqual([]);
  });

for (const { table, what } of [
  { table: '.layout', what: 'live' },
  { table: '.chip-felt', what: 'instant' },
])
  test(`${what} roulette: the whole layout is visible, with fields large enough for a finger`, async ({
    page,
    open,
  }) => {
    const game = games.find(({ engine, gameType }) => engine === 'roulette' && !gameType === (what === 'instant'));
    if (!game) throw new Error('there is no such game');
    await open(game);
    const fields = page.locator(table).getByRole('button');
    await expect(fields.first()).toBeVisible();
    const sizes = await fields.evaluateAll((all) => {
      const felt = all[0]?.closest('.layout, .chip-felt')?.getBoundingClientRect();
      return all
        .filter((each) => !/-/.test(each.getAttribute('data-spot') ?? ''))
        .map((each) => ({ name: each.getAttribute('aria-label'), box: each.getBoundingClientRect() }))
        .map(({ name, box: { width, height, top, bottom } }) => {
          return { name, least: Math.min(width, height), isInside: felt && top >= felt.top && bottom <= felt.bottom };
        });
    });
    expect(sizes).toHaveLength(37 + 12);
    expect(sizes.filter(({ least, isInside }) => least < 40 || !isInside)).toEqual([]);
    await expect(page.locator(table)).toBeInViewport({ ratio: 1 });
  });

test('instant roulette: accepts and shows bets across the fold of the layout', async ({ page, open }) => {
  await open(gameOf('roulette'));
  const lines = [/^Split 17 20, pays/, /^Corner 17 18 20 21, pays/, /^Six line 16 17 18 19 20 21, pays/];
  for (const name of lines) {
    const line = page.locator('.chip-felt').getByRole('button', { name });
    await line.click();
    await expect(line).toHaveAttribute('aria-label', /1 chip/);
  }
});

test('keno: every number is large enough for a finger, and all eighty are visible during the draw', async ({
  page,
  open,
}) => {
  await open(gameOf('keno'));
  const numbers = page.getByRole('group', { name: 'Numbers to pick from' }).getByRole('button');
  const halves = page.getByRole('group', { name: 'Half of the numbers' }).getByRole('button');
  for (const [half, shown] of [
    [halves.first(), '7'],
    [halves.last(), '77'],
  ] as const) {
    await half.click();
    await expect(numbers).toHaveCount(40);
    for (const each of await numbers.all()) {
      await expect(each).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await each.boundingBox()) ?? {};
      expect(Math.min(width, height), (await each.textContent()) ?? '').toBeGreaterThanOrEqual(40);
    }
    await numbers.filter({ hasText: new RegExp(`^${shown}$`) }).click();
    await expect(half).toHaveText(/ 1$/);
  }
  const draw = primaryOf(page, gameOf('keno'));
  await Promise.all([page.waitForResponse(/\/api\/spin$/), draw.click()]);
  await expect(draw).toBeEnabled();
  await expect(numbers).toHaveCount(80);
  await numbers.filter({ hasText: /^77$/ }).click();
  await expect(numbers).toHaveCount(40);
  await expect(numbers.filter({ hasText: /^77$/ })).toHaveAttribute('aria-pressed', 'true');
});

test('in the portal the frame fills a small phone except two slim bars', async ({ page, portal, player }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.open();
  await portal.logIn(player.account);
  await enterGame(portal, { lobby: '/rng', name: 'Festival Night Parade', kind: 'Table games' });
  await page.setViewportSize({ width: 390, height: 664 });
  const draw = portal.game.verb('Draw');
  await expect(draw).toBeInViewport({ ratio: 1 });
  await expect(draw).toBeEnabled();
  await draw.click({ trial: true });
  const { height = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(smallFrame.height);
});
