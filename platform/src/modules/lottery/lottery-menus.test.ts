import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listCatalogue, listHotGames } from '@portal/shared/contract/games/catalogue';
import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import { launchGame } from '@portal/shared/contract/games/launch';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import {
  getLotteryMenu,
  getRecentLottery,
  getVietnamLotteryMenu,
  listPopularLottery,
} from '@portal/shared/contract/lottery/menus';
import { vendorAuthenticate, vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { tokenOf } from '../accounts/testing/add-member.ts';
import { playHarness } from '../games/testing/play-harness.ts';
import { betOf, winOf } from '../games/testing/play-moves.ts';
import { launchedPlayer, testGame } from '../games/testing/test-studio.ts';
import { addTestLotteries } from './testing/test-lotteries.ts';

forEachDatabase(({ database }) => {
  const { app, clock, api, studio, player } = playHarness(database);
  const anna = player('anna01', 1_000_000n);
  before(() => addTestLotteries(app()));

  const menus = async (input: Record<string, unknown> = {}) =>
    (await api().send(getLotteryMenu, input)).value.gameMenus;
  const gameOf = async (gameCode: string) =>
    (await menus()).flatMap(({ games }) => games).find((game) => game.gameCode === gameCode);

  for (const [asked, codes] of [
    [{}, ['MB', 'MB_FAST', 'MN_HCM', 'FAST_1', 'THAI', 'ELOTT_STAR']],
    [{ vendor: 'TCG_LOTTO_VN' }, ['MB', 'MB_FAST', 'MN_HCM']],
    [{ vendor: 'NOBODY' }, []],
    [{ prizeMode: 'ZY' }, ['FAST_1']],
    [{ prizeMode: 'Elott', device: 'WEB' }, ['ELOTT_STAR']],
    [{ prizeMode: 'lott' }, []],
    [{ device: 'MOBILE' }, []],
    [{ vendor: 'LOTT', prizeMode: 'SEA' }, []],
  ] as const) {
    // covers 7.2
    test(`lists ${codes.length} games in menus for ${JSON.stringify(asked)}`, async () => {
      const games = (await menus(asked)).flatMap((menu) => menu.games);
      assert.deepEqual(games.map(({ gameCode }) => gameCode).toSorted(), [...codes].toSorted());
    });
  }

  // covers 2.1
  test('gives each lottery its picture as an image file', async () => {
    const pictures = (await menus()).flatMap(({ games }) => games.map(({ drawn }) => drawn ?? ''));
    assert.equal(new Set(pictures).size, 6);
    for (const picture of pictures) assert.match(picture, /^\/content\/games\/.+\/tile-[0-9a-f]+\.webp$/);
  });

  // covers 7.2
  test('names groups of the Vietnamese menu in the asked language', async () => {
    const names = async (language?: string) =>
      (await api().send(getVietnamLotteryMenu, { device: 'WEB', ...(language && { language }) })).value.gameMenus.map(
        ({ name }) => name,
      );
    assert.deepEqual(await names('CN'), ['越南北部', '越南南部']);
    assert.deepEqual(await names('MY'), ['Vietnam Utara', 'Vietnam Selatan']);
    for (const language of [undefined, 'EN', 'TY', 'XX', 'toString'])
      assert.deepEqual(await names(language), ['Group VN_NORTH', 'Group VN_SOUTH']);
  });

  // covers 2.7
  test('shows a suspended lottery as unavailable until play resumes', async () => {
    const stop = { scope: 'game', target: 'test-studio.MN_HCM' } as const;
    await app().modules.games.suspendPlay({ ...stop, who: 'cleo', why: 'test' });
    const stopped = await gameOf('MN_HCM');
    assert.deepEqual([stopped?.unavailable, stopped?.isStopped], ['maintenance', true]);
    await app().modules.games.resumePlay(stop);
    const again = await gameOf('MN_HCM');
    assert.deepEqual([again?.unavailable, again?.isStopped], [undefined, undefined]);
  });

  // covers 2.7
  test('closes, opens and orders lotteries through the catalogue', async () => {
    const nodeId = 'test-studio.MN_HCM';
    await app().modules.games.changeGame({ nodeId, status: 'maintenance', why: 'a check' });
    assert.equal((await gameOf('MN_HCM'))?.unavailable, 'maintenance');
    await app().modules.games.changeGame({ nodeId, status: 'open', position: 0, why: 'over' });
    await app().modules.games.changeGame({ nodeId: 'test-studio.MB', position: 9, why: 'last' });
    const vietnam = await menus({ vendor: 'TCG_LOTTO_VN' });
    assert.deepEqual(
      vietnam.map(({ group, games }) => [group, ...games.map(({ gameCode }) => gameCode)]),
      [
        ['VN_SOUTH', 'MN_HCM'],
        ['VN_NORTH', 'MB_FAST', 'MB'],
      ],
    );
    assert.equal((await gameOf('MN_HCM'))?.unavailable, undefined);
    await app().modules.games.changeVendor({
      vassalage: 'LOTT',
      gameType: 'LOTT',
      status: 'maintenance',
      why: 'a check',
    });
    assert.equal((await gameOf('FAST_1'))?.unavailable, 'maintenance');
    await app().modules.games.changeVendor({ vassalage: 'LOTT', gameType: 'LOTT', status: 'open', why: 'over' });
  });

  // covers 2.7
  test('leaves lotteries out of catalogue lists when no type is asked for', async () => {
    const all = await api().send(listCatalogue, { pageNo: 1, pageSize: 100 });
    const hot = await api().send(listHotGames, { merchantCode: 'portal', isPlatform: 2 });
    const types = [...all.value.games, ...hot.value.games].map(({ gameType }) => gameType);
    assert.deepEqual([...new Set(types)], ['RNG']);
    assert.equal(all.value.totalGames, 2);
  });

  // covers 3, 7.2
  test('lists a lottery marked by its node id on every device of the member, among the games and by its type', async () => {
    const cleo = await launchedPlayer(app(), studio(), 'cleo01', 1000n);
    const second = { token: await tokenOf(app(), 'cleo01') };
    const mark = (action: 'add' | 'remove', nodeId: string, token?: string) =>
      api().send(setFavourite, { action, nodeId, vendor: 'LOTT', gameType: 'LOTT' }, token ? { token } : {});
    const ids = async (token: string) => (await api().send(listFavouriteIds, {}, { token })).value.nodeIds;
    const thai = await gameOf('THAI');
    assert.deepEqual([thai?.nodeId, thai?.gameType, thai?.vendorName], ['test-studio.THAI', 'LOTT', 'SEA']);
    assert.deepEqual((await mark('add', 'test-studio.THAI', cleo.token)).value, { isFavourite: true });
    assert.deepEqual(await ids(second.token), ['test-studio.THAI']);
    assert.deepEqual(await ids(anna().token), []);
    const listed = async (gameType?: 'LOTT' | 'RNG') =>
      (await api().send(listFavourites, { ...(gameType && { gameType }) }, second)).value.content.length;
    assert.deepEqual([await listed('LOTT'), await listed(), await listed('RNG')], [1, 1, 0]);
    assert.equal((await mark('add', 'TCG_SEA.THAI', cleo.token)).code, 'unknown_game', 'a game id is no node id');
    assert.equal((await mark('remove', 'test-studio.THAI')).code, 'not_logged_in');
    await mark('remove', 'test-studio.THAI', anna().token);
    assert.deepEqual(await ids(cleo.token), ['test-studio.THAI']);
    await mark('remove', 'test-studio.THAI', second.token);
    assert.deepEqual(await ids(cleo.token), []);
  });

  // covers 9
  test("ranks popular lotteries by recent play, then by the operator's order", async () => {
    const popular = async (input: Record<string, unknown> = {}) =>
      (await api().send(listPopularLottery, input)).value.games.map(({ gameCode }) => gameCode);
    const order = await popular();
    assert.equal(order.length, 6);
    const facts = {
      gameType: 'LOTT',
      vassalage: 'TCG_SEA',
      gameCode: 'THAI',
      gameName: '',
      memberId: '',
      uplinePath: '',
    };
    const bet = (roundId: string, day: string, more = {}) => ({
      ...facts,
      roundId,
      day,
      stakeMinor: '100',
      winMinor: '0',
      settledAt: `${day}T00:00:00Z`,
      ...more,
    });
    await app().modules.lottery.countPlays([bet('1', '2026-03-01'), bet('2', '2026-03-01'), bet('3', '2026-03-02')]);
    const star = { gameType: 'ELOTT', vassalage: 'ELOTT', gameCode: 'ELOTT_STAR' };
    await app().modules.lottery.countPlays([bet('4', '2026-03-02', star)]);
    const old = Array.from({ length: 9 }, (_, n) =>
      bet(`old${n}`, '2026-02-01', { vassalage: 'LOTT', gameCode: 'FAST_1' }),
    );
    await app().modules.lottery.countPlays([...old, bet('5', '2026-03-02', { gameType: 'RNG' })]);
    assert.deepEqual(await popular(), ['THAI', 'ELOTT_STAR', ...order.filter((code) => !/THAI|STAR/.test(code))]);
    assert.deepEqual(await popular({ count: '2' }), ['THAI', 'ELOTT_STAR']);
    assert.deepEqual(await popular({ count: '0' }), []);
    assert.equal((await popular({ count: '999' })).length, 6);
    assert.deepEqual(await popular({ prizeMode: 'SEA', device: 'WEB', language: 'EN' }), ['THAI']);
  });

  // covers 7.2
  test('lists recently played Vietnamese lotteries, last first, each once', async () => {
    const recent = async (token = anna().token) => {
      const { value } = await api().send(getRecentLottery, { device: 'WEB' }, { token });
      return value.games.map(({ gameCode }) => gameCode);
    };
    assert.deepEqual(await recent(), []);
    const ben = await launchedPlayer(app(), studio(), 'ben001', 1000n);
    const enter = async (vassalage: string, gameCode: string) => {
      const launched = await api().send(launchGame, { vassalage, gameCode }, { token: anna().token });
      const launchToken = new URL(launched.value.content).hash.slice('#t='.length);
      return { ...anna(), launchId: (await studio().send(vendorAuthenticate, { launchToken })).value.launchId };
    };
    const vietnam = await enter('TCG_LOTTO_VN', 'MB');
    const fast = await enter('LOTT', 'FAST_1');
    for (const [player, gameCode] of [
      [vietnam, 'MB'],
      [vietnam, 'MN_HCM'],
      [vietnam, 'MB'],
      [fast, 'FAST_1'],
      [anna(), testGame],
      [vietnam, 'MN_HCM'],
    ] as const) {
      clock.advanceMs(1000);
      const bet = betOf(player, { gameCode });
      assert.equal((await studio().send(vendorBet, bet)).code, undefined);
      await studio().send(vendorWin, winOf(bet, { gameCode, amount: '0.00' }));
    }
    assert.deepEqual(await recent(), ['MN_HCM', 'MB']);
    assert.deepEqual(await recent(ben.token), []);
    const opened = await api().send(listRecentGames, { pageNo: 1, pageSize: 12 }, { token: anna().token });
    const names = opened.value.list.map(({ gameName }) => gameName);
    assert.deepEqual(names, [testGame], 'the lobby has its own');
    assert.equal((await api().send(getRecentLottery, {})).code, 'not_logged_in');
  });

  for (const [call, input] of [
    [listPopularLottery, { count: '-5' }],
    [listPopularLottery, { count: '1000' }],
    [listPopularLottery, { prizeMode: 'P'.repeat(17) }],
    [getVietnamLotteryMenu, { device: 'D'.repeat(17) }],
    [getLotteryMenu, { vendor: 'V'.repeat(33) }],
    [getLotteryMenu, { language: 'L'.repeat(9) }],
    [getRecentLottery, { language: 'L'.repeat(9) }],
  ] as const) {
    test(`${call.path} refuses ${JSON.stringify(input).slice(0, 40)}`, async () => {
      const answer = await api().send(call, input, { token: anna().token });
      assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
    });
  }
});
