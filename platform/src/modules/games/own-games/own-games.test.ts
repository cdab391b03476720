import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import {
  listFavouriteIds,
  listFavourites,
  maxFavourites,
  setFavourite,
} from '@portal/shared/contract/games/favourites';
import { launchGame } from '@portal/shared/contract/games/launch';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { listGameVendors, listVendorGameTypes } from '@portal/shared/contract/games/vendors';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { fileGame } from '../testing/file-game.ts';

const vendor = 'MANY';
const gamesOfMany = maxFavourites + 2;
const nodeOf = (no: number) => `many.game-${no}`;

/** A member's own lists of games, favourites and recent ones, on both databases. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let client: ApiClient;
  let token = '';
  let other = '';

  before(async () => {
    app = await testApp(database(), { clock });
    client = apiClient(app);
    await app.modules.games.importCatalogue({
      provider: 'many',
      origin: 'https://many.example',
      vendors: [{ vassalage: vendor, name: 'Many Games', gameType: 'RNG' }],
      games: Array.from({ length: gamesOfMany }, (_, no) => ({
        gameCode: `game-${no}`,
        gameName: `Game ${no}`,
        gameType: 'RNG',
        vassalage: vendor,
        ...fileGame,
        seed: no,
        minBet: '0.10',
        maxBet: '5.00',
        lines: 5,
      })),
    });
    for (const account of ['fav001', 'fav002']) await addMember(app, account);
    token = await tokenOf(app, 'fav001');
    other = await tokenOf(app, 'fav002');
  });
  after(() => app.close());

  const changeFavourite = (action: 'add' | 'remove', nodeId: string, as = token) => {
    clock.advanceMs(10);
    return client.send(setFavourite, { action, nodeId, vendor, gameType: 'RNG' }, { token: as });
  };
  const idsOf = async (as = token) => (await client.send(listFavouriteIds, {}, { token: as })).value.nodeIds;

  test('adds and removes a favourite of one member; repeats change nothing', async () => {
    assert.deepEqual((await changeFavourite('add', nodeOf(1))).value, { isFavourite: true });
    await changeFavourite('add', nodeOf(1));
    await changeFavourite('add', nodeOf(2));
    const page = await client.send(listFavourites, { pageNo: 1, pageSize: 12 }, { token });
    const names = page.value.content.map(({ gameName }) => gameName);
    assert.deepEqual([names, page.value.totalPages], [['Game 2', 'Game 1'], 1]);
    assert.deepEqual(await idsOf(other), []);
    assert.deepEqual((await changeFavourite('remove', nodeOf(1))).value, { isFavourite: false });
    await changeFavourite('remove', nodeOf(1));
    assert.deepEqual(await idsOf(), [nodeOf(2)]);
  });

  // covers 7.2
  test('refuses an unknown game, a missing token and a trial account, and stores nothing', async () => {
    assert.equal((await changeFavourite('add', 'many.none')).code, 'unknown_game');
    assert.equal((await changeFavourite('add', 'x'.repeat(200))).status, 400);
    assert.equal((await changeFavourite('add', nodeOf(3), '')).code, 'not_logged_in');
    await addMember(app, 'trial000000001', { type: trialType });
    const trial = await tokenOf(app, 'trial000000001');
    assert.equal((await changeFavourite('add', nodeOf(3), trial)).code, 'in_need_true_account');
    assert.equal((await client.send(listFavourites, { pageNo: 1, pageSize: 12 }, { token: trial })).status, 403);
    assert.deepEqual(await idsOf(), [nodeOf(2)]);
  });

  test('refuses a favourite in a full list until one is removed', async () => {
    for (let no = 0; no < maxFavourites; no += 1) await app.modules.games.addFavourite('somebody', nodeOf(no));
    await assert.rejects(app.modules.games.addFavourite('somebody', nodeOf(maxFavourites)), /too_many_favourites/);
    await app.modules.games.removeFavourite('somebody', nodeOf(0));
    await app.modules.games.addFavourite('somebody', nodeOf(maxFavourites));
    assert.equal((await app.modules.games.favouriteIds('somebody')).length, maxFavourites);
    await app.modules.games.addFavourite('somebody', nodeOf(1));
  });

  test('keeps favourites of two devices that add at once, and the limit with them', async () => {
    const { addFavourite, favouriteIds } = app.modules.games;
    await Promise.all([
      addFavourite('both', nodeOf(1)),
      addFavourite('both', nodeOf(2)),
      addFavourite('both', nodeOf(2)),
    ]);
    assert.deepEqual((await favouriteIds('both')).toSorted(), [nodeOf(1), nodeOf(2)]);
    for (let no = 3; no < maxFavourites; no += 1) await addFavourite('both', nodeOf(no));
    const last = [0, maxFavourites, maxFavourites + 1].map((no) => addFavourite('both', nodeOf(no)));
    const results = await Promise.allSettled(last);
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await favouriteIds('both')).length, maxFavourites);
  });

  test('lists favourite ids in the order in which they were added', async () => {
    await addMember(app, 'fav003');
    const as = await tokenOf(app, 'fav003');
    for (const no of [5, 3, 4]) await changeFavourite('add', nodeOf(no), as);
    await changeFavourite('add', nodeOf(5), as);
    assert.deepEqual(await idsOf(as), [nodeOf(5), nodeOf(3), nodeOf(4)]);
  });

  // covers 7.2
  test('lists recent games once each, last opened first, paged and by vendor', async () => {
    const open = (gameCode: string) => {
      clock.advanceMs(1000);
      return client.send(launchGame, { vassalage: vendor, gameCode }, { token });
    };
    for (let no = 1; no <= 14; no += 1) await open(`game-${no}`);
    await open('game-1');
    const recent = async (query: object) => {
      const { value } = await client.send(listRecentGames, { pageSize: 12, pageNo: 1, ...query }, { token });
      return { names: value.list.map(({ gameName }) => gameName), pages: value.totalPages };
    };
    const first = await recent({});
    assert.deepEqual([first.names.slice(0, 3), first.names.length], [['Game 1', 'Game 14', 'Game 13'], 12]);
    assert.equal(first.pages, 2);
    assert.deepEqual((await recent({ pageNo: 2 })).names, ['Game 3', 'Game 2']);
    assert.deepEqual(await recent({ vassalage: 'NOBODY' }), { names: [], pages: 0 });
    assert.deepEqual(await recent({ gameType: 'FISH' }), { names: [], pages: 0 });
    assert.equal((await client.send(listRecentGames, { pageNo: 1, pageSize: 12 })).code, 'not_logged_in');
  });

  // covers 7.2
  test('lists vendors and game types, of all or of one', async () => {
    const vendors = await client.send(listGameVendors, { gameType: 'RNG' }, { token });
    const many = vendors.value.vendors.find(({ vassalage }) => vassalage === vendor);
    assert.deepEqual([many?.name, many?.games], ['Many Games', gamesOfMany]);
    assert.equal((await client.send(listGameVendors, { platform: 'psp' }, { token })).status, 400);
    const types = await client.send(listVendorGameTypes, { vassalage: vendor }, { token });
    assert.deepEqual(types.value.gameTypes, [{ gameType: 'RNG', games: gamesOfMany }]);
    assert.deepEqual((await client.send(listVendorGameTypes, { vassalage: 'NOBODY' }, { token })).value.gameTypes, []);
  });
});
