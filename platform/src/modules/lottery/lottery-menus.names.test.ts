import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { searchGames } from '@portal/shared/contract/games/catalogue';
import { getRankList } from '@portal/shared/contract/games/winners';
import { getLotteryMenu, getVietnamLotteryMenu, listPopularLottery } from '@portal/shared/contract/lottery/menus';
import { listOpenedNumbers } from '@portal/shared/contract/lottery/opened-numbers';
import { vendorResults } from '@portal/shared/contract/vendor-api/results';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { playHarness } from '../games/testing/play-harness.ts';
import { testProvider } from '../games/testing/test-studio.ts';
import { addTestLotteries } from './testing/test-lotteries.ts';

const plain = { MB: 'The MB', THAI: 'The THAI' };

/** Language of the header, language of the query, and names; the header counts where the query names none. */
const cases = [
  ['CN', undefined, { MB: '越南北部', THAI: '泰国彩' }],
  ['TH', undefined, { MB: 'หวยฮานอย', THAI: 'หวยไทย' }],
  ['VN', undefined, { MB: 'The MB', THAI: 'Xổ số Thái Lan' }],
  ['MY', undefined, { MB: 'The MB', THAI: 'Cabutan Thai' }],
  ['EN', undefined, plain],
  ['TY', undefined, plain],
  ['EN', 'TH', { MB: 'หวยฮานอย', THAI: 'หวยไทย' }],
  ['TH', 'EN', plain],
  ['TH', 'XX', plain],
  ['TH', 'toString', plain],
] as const;

forEachDatabase(({ database }) => {
  const { app, clock, api, studio, player } = playHarness(database);
  const anna = player('anna01', 1_000_000n);
  before(async () => {
    await addTestLotteries(app());
    await studio().send(vendorResults, {
      events: [{ kind: 'draw', gameCode: 'THAI', eventId: 't1', state: 'result', result: '1ST 222222' }],
    });
    const at = clock.now();
    await app().modules.games.addHistory([
      {
        provider: testProvider,
        roundId: 'big',
        memberId: anna().playerId,
        uplinePath: '',
        gameCode: 'THAI',
        stakeMinor: 100n,
        winMinor: 6_000_000n,
        balanceBeforeMinor: 1_000_000n,
        openedAt: at,
        settledAt: at,
      },
    ]);
  });

  for (const [header, language, names] of cases) {
    const input = { ...(language && { language }) };
    const asked = { headers: { 'accept-language': header } };
    const title = `with the header ${header} and ${language ? `the language ${language}` : 'no language'} of the call`;

    // covers 7.2
    test(`names lotteries in menus, popular games and last draws in the asked language ${title}`, async () => {
      const menus = (await api().send(getLotteryMenu, input, asked)).value.gameMenus.flatMap(({ games }) => games);
      const vietnam = (await api().send(getVietnamLotteryMenu, input, asked)).value.gameMenus[0]?.games;
      const popular = (await api().send(listPopularLottery, input, asked)).value.games;
      const nameOf = (games: typeof menus | undefined, code: string) =>
        games?.find(({ gameCode }) => gameCode === code)?.gameName;
      for (const list of [menus, popular])
        assert.deepEqual({ MB: nameOf(list, 'MB'), THAI: nameOf(list, 'THAI') }, names);
      assert.equal(nameOf(vietnam, 'MB'), names.MB);
      const last = menus.find(({ gameCode }) => gameCode === 'THAI')?.lastDraw;
      assert.equal(last?.gameName, names.THAI);
    });

    // covers 7.2
    test(`names opened draws and big wins in the asked language ${title}`, async () => {
      const opened = await api().send(listOpenedNumbers, input, { ...asked, token: anna().token });
      assert.deepEqual(
        opened.value.list.map(({ gameName }) => gameName),
        [names.THAI],
      );
      const winners = await api().send(getRankList, input, asked);
      assert.deepEqual(
        winners.value.list.map(({ vo }) => vo.gameName),
        [names.THAI],
      );
    });
  }

  test('finds a lottery by a name of any language, and shows it in the language of the page', async () => {
    const found = await api().send(searchGames, { gameName: '泰国彩' }, { headers: { 'accept-language': 'TH' } });
    assert.deepEqual(
      found.value.games.map(({ gameName }) => gameName),
      ['หวยไทย'],
    );
  });
});
