import { expect, test } from '../../fixtures/games-test.ts';
import { enterGame } from '../../pages/game-lobby.ts';
import { Portal } from '../../pages/portal.ts';
import { TablePage } from '../../pages/table-page.ts';

/** Browsers open at most six connections to an origin over HTTP/1.1. */
const names = [
  ...['Aurora Baccarat', 'Aurora Lotus Baccarat', 'Aurora Roulette', 'Harbour Roulette'],
  ...['Harbour Night Roulette', 'Harbour Lantern Roulette', 'Harbour Baccarat', 'Aurora Lotus Baccarat'],
];

test('eight tabs at tables of one studio over HTTP/1.1 load and follow their rounds, also after the first one closes', async ({
  portal,
  player,
  context,
}) => {
  test.slow();
  await portal.open();
  await portal.logIn(player.account);
  const token = (await portal.page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  const tables: TablePage[] = [];
  for (const [no, name] of names.entries()) {
    const page = no === 0 ? portal.page : await context.newPage();
    if (no > 0) await page.addInitScript((own) => sessionStorage.setItem('token', own), token);
    await enterGame(no === 0 ? portal : new Portal(page), { lobby: '/live', name });
    const table = new TablePage(page);
    await expect(table.timer).toHaveText(/\d/);
    tables.push(table);
  }
  const [, ...others] = tables;
  const before = await Promise.all(others.map((table) => table.roundNo()));
  await portal.page.close();
  await Promise.all(
    others.map((table, no) =>
      expect.poll(() => table.roundNo(), { timeout: 60_000 }).toBeGreaterThan(before[no] ?? Number.POSITIVE_INFINITY),
    ),
  );
});
