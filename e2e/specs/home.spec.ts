import { setFavourite } from '@portal/shared/contract/games/favourites';
import { expect, test } from '../fixtures/games-test.ts';
import { enterGame } from '../pages/game-lobby.ts';

test('a visitor finds games within the first screen and a reason to register; nothing of a member is asked', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await portal.open();
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Hot right now' }).getByRole('article').first()).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'One account for everything' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Continue playing' })).toHaveCount(0);
  await expect(main.getByRole('navigation', { name: 'Waiting for you' })).toHaveCount(0);
  expect(asked.filter((path) => /recent|favou?rite|withdraw/i.test(path))).toEqual([]);
});

test('a member goes on where they left off, sees what waits and the way to the next level, and can turn suggestions off', async ({
  page,
  portal,
  player,
}) => {
  await portal.open();
  await portal.logIn(player.account);
  await portal.open('/rng?gameName=Dragon%20Gate');
  const saved = page.waitForResponse((answer) => answer.url().includes(setFavourite.path) && answer.ok());
  await page.getByRole('button', { name: 'Add Dragon Gate to favourites' }).click();
  await saved;
  await enterGame(portal, { lobby: '/rng', name: 'Dragon Gate' });
  await portal.open();
  const main = page.getByRole('main');
  const left = main.getByRole('region', { name: 'Continue playing' });
  await expect(left.getByRole('article').first()).toContainText('Dragon Gate');

  const order = [
    'Continue playing',
    'Your favourites',
    'Good to see you',
    'Because you played',
    'Hot right now',
    'New',
  ];
  await expect(main.getByRole('heading', { level: 2 })).toContainText(order);

  await expect(main.getByRole('heading', { name: `Good to see you, ${player.nickname}` })).toBeVisible();
  await expect(main.getByText(/more to reach VIP \d|highest level/)).toBeVisible();

  const similar = main.getByRole('heading', { name: 'Because you played Dragon Gate' });
  await expect(similar).toBeVisible();
  await main.getByRole('button', { name: 'Turn off' }).click();
  await expect(similar).toBeHidden();
  await page.reload();
  await expect(main.getByText('Suggestions are off.')).toBeVisible();
  await expect(similar).toBeHidden();
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(similar).toBeVisible();

  await main
    .getByRole('navigation', { name: 'Waiting for you' })
    .getByRole('button', { name: /^Withdrawal/ })
    .click();
  await expect(portal.memberCentre.sheet.getByRole('region', { name: 'Withdrawal history' })).toBeVisible();
});
