import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import {
  listCatalogue,
  listGames,
  listHotGames,
  listMiniGames,
  listSimilarGames,
} from '@portal/shared/contract/games/catalogue';
import { listFavouriteIds, listFavourites, setFavourite } from '@portal/shared/contract/games/favourites';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { listRecentGames } from '@portal/shared/contract/games/recent-games';
import { listRooms } from '@portal/shared/contract/games/rooms';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { fileGame } from '../testing/file-game.ts';

const room = { roomId: 'low', name: 'Low table', minBet: '1.00', maxBet: '20.00' };
const vendorOf = (vassalage: string, change = {}) => ({ vassalage, name: vassalage, gameType: 'RNG', ...change });
const gameOf = (gameCode: string, change = {}) => ({
  gameCode,
  gameName: gameCode,
  gameType: 'RNG',
  vassalage: 'KOI',
  ...fileGame,
  ...change,
});

/** What the lobby shows of closed vendors, stops, pictures, groups, rooms and mini games. */
forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let token = '';
  let trial = '';

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    await take();
    await app.modules.games.storeOrigin('koi', 'https://koi.example');
    await addMember(app, 'anna01');
    await addMember(app, 'trial01', { type: trialType });
    token = await tokenOf(app, 'anna01');
    trial = await tokenOf(app, 'trial01');
  });
  after(() => app.close());

  const games = [
    gameOf('dice', { gameClassify: 'AC', isHot: true }),
    gameOf('scratch', { gameClassify: 'SC', image: '/pictures/scratch.webp' }),
    gameOf('plinko', { gameClassify: 'AC', vassalage: 'TIDE', unavailable: 'opens_later' }),
    gameOf('duel', { rooms: [room], isNew: true }),
    gameOf('house', { isGame: 'VASSALAGE', gameClassify: 'AC' }),
  ];
  const allowed = new Set(['https://pictures.example:8443']);
  const take = (list: unknown[] = games) =>
    app.modules.games.importFile(
      {
        provider: 'koi',
        origin: 'https://koi.example',
        games: list,
        why: 'test',
        vendors: [vendorOf('KOI', { image: 'https://pictures.example:8443/koi.svg' }), vendorOf('TIDE')],
      },
      { pictureOrigins: allowed },
    );
  const shown = async () => {
    const { value } = await api.send(listCatalogue, { gameType: 'RNG' });
    return new Map(value.games.map((game) => [game.gameCode, game]));
  };
  const open = (gameCode: string) => api.send(launchGame, { vassalage: 'KOI', gameCode }, { token });
  const vendorIs = (status: 'open' | 'maintenance' | 'opens_later') =>
    app.modules.games.changeVendor({ vassalage: 'KOI', gameType: 'RNG', status, why: 'test' });

  // covers 2.1
  test('lists rooms, groups and pictures of the file, and knows the origins of pictures', async () => {
    const list = await shown();
    assert.equal(list.get('duel')?.hasRooms, true);
    assert.equal(list.get('dice')?.hasRooms, undefined);
    assert.equal(list.get('house')?.isGame, 'VASSALAGE');
    assert.equal(list.get('scratch')?.image, '/pictures/scratch.webp');
    assert.deepEqual(await app.modules.games.imageOrigins(allowed), ['https://pictures.example:8443']);
    assert.equal((await open('house')).code, 'game_unavailable');
  });

  // covers 4, 9
  test('counts games and pages: on the last page, beyond it, and for a name without games', async () => {
    const countsOf = async (query: { pageNo: string; gameName?: string }) => {
      const { value } = await api.send(listCatalogue, { gameType: 'RNG', pageSize: '2', ...query });
      return [value.games.length, value.totalPages, value.totalGames];
    };
    assert.deepEqual(await countsOf({ pageNo: '1' }), [2, 3, 5]);
    assert.deepEqual(await countsOf({ pageNo: '3' }), [1, 3, 5]);
    assert.deepEqual(await countsOf({ pageNo: '4' }), [0, 3, 5]);
    assert.deepEqual(await countsOf({ pageNo: '1', gameName: 'LI' }), [1, 1, 1]);
    assert.deepEqual(await countsOf({ pageNo: '1', gameName: 'nobody' }), [0, 0, 0]);
  });

  // covers 2.1
  test("shows where games open in lists and at launch; the operator's choice survives a new file", async () => {
    const openings = async () => {
      const { value } = await open('dice');
      return [(await shown()).get('dice')?.opensIn, value.opensIn];
    };
    const set = (opensIn: 'frame' | 'popup') =>
      app.modules.games.changeVendor({ vassalage: 'KOI', gameType: 'RNG', opensIn, why: 'test' });
    assert.deepEqual(await openings(), [undefined, undefined]);
    assert.equal((await set('popup')).after.opensIn, 'popup');
    assert.deepEqual(await openings(), ['popup', 'popup']);
    await app.modules.games.importFile({
      provider: 'koi',
      origin: 'https://koi.example',
      games,
      why: 'test',
      vendors: [
        vendorOf('KOI', { opensIn: 'frame' }),
        vendorOf('TIDE'),
        vendorOf('WAVE', { gameType: 'PVP', opensIn: 'popup' }),
      ],
    });
    assert.deepEqual(await openings(), ['popup', 'popup']);
    const wave = (await app.modules.games.operatorVendors()).find(({ vassalage }) => vassalage === 'WAVE');
    assert.equal(wave?.opensIn, 'popup');
    await set('frame');
    assert.deepEqual(await openings(), [undefined, undefined]);
  });

  test("keeps the operator's picture when a file has none, and removes it for an empty text", async () => {
    const nodeId = 'koi.dice';
    const set = (image: string) => app.modules.games.changeGame({ nodeId, image, why: 'test' });
    assert.equal(
      (await set('https://pictures.example:8443/dice.webp')).after.image,
      'https://pictures.example:8443/dice.webp',
    );
    await take();
    assert.equal((await shown()).get('dice')?.image, 'https://pictures.example:8443/dice.webp');
    await set('');
    assert.equal((await shown()).get('dice')?.image, undefined);
    const hostile = gameOf('evil', { image: 'javascript:alert(1)' });
    await assert.rejects(take([hostile]), { code: 'bad_rows' });
  });

  test('lists new games alone when only they are asked for', async () => {
    const { value } = await api.send(listCatalogue, { isNew: 'true' });
    assert.deepEqual(
      value.games.map(({ gameCode }) => gameCode),
      ['duel'],
    );
  });

  // covers 2.7
  test('says why games of a closed vendor are unavailable, does not list them as hot, and refuses to open them', async () => {
    for (const status of ['maintenance', 'opens_later'] as const) {
      await vendorIs(status);
      assert.equal((await shown()).get('dice')?.unavailable, status);
      assert.equal((await open('dice')).code, 'vendor_unavailable');
      assert.deepEqual((await api.send(listHotGames, {})).value.games, []);
      const [menu] = (await api.send(getGameMenus, {})).value.menus;
      const shownVendors = menu?.vendors.map(({ vassalage, unavailable }) => [vassalage, unavailable]);
      assert.deepEqual(shownVendors, [
        ['KOI', status],
        ['TIDE', undefined],
      ]);
    }
    await vendorIs('open');
    assert.equal((await open('dice')).status, 200);
  });

  // covers 2.7
  test('shows what the operator has suspended as closed until play resumes', async () => {
    for (const target of [
      { scope: 'game', target: 'koi.dice' },
      { scope: 'vendor', target: 'KOI' },
      { scope: 'all', target: '' },
    ] as const) {
      await app.modules.games.suspendPlay({ ...target, who: 'cleo', why: 'test' });
      const list = await shown();
      assert.deepEqual(
        [list.get('dice')?.unavailable, list.get('dice')?.isStopped],
        ['maintenance', true],
        target.scope,
      );
      assert.equal(list.get('duel')?.unavailable, target.scope === 'game' ? undefined : 'maintenance', target.scope);
      await app.modules.games.resumePlay(target);
      const again = (await shown()).get('dice');
      assert.deepEqual([again?.unavailable, again?.isStopped], [undefined, undefined]);
    }
    await app.modules.games.suspendPlay({ scope: 'player', target: 'somebody', who: 'cleo', why: 'test' });
    assert.equal((await shown()).get('dice')?.unavailable, undefined);
  });

  // covers 1
  test('lists playable arcade games and scratch cards as mini games, hot ones first', async () => {
    const { value } = await api.send(listMiniGames, {});
    assert.deepEqual(
      value.games.map(({ gameCode }) => gameCode),
      ['dice', 'scratch'],
    );
  });

  // covers 6
  test('lets a trial account see lists and rooms, but not launch or save anything', async () => {
    const as = { token: trial };
    const duel = { vassalage: 'KOI', gameCode: 'duel' };
    assert.equal((await api.send(listGames, {}, as)).value.games.length, games.length);
    assert.deepEqual((await api.send(listRooms, duel, as)).value.rooms, [room]);
    const favourite = { action: 'add' as const, nodeId: 'koi.dice', vendor: 'KOI', gameType: 'RNG' as const };
    const answers = [
      await api.send(launchGame, { ...duel, roomId: 'low' }, as),
      await api.send(launchFbGame, duel, as),
      await api.send(setFavourite, favourite, as),
      await api.send(listFavourites, {}, as),
      await api.send(listFavouriteIds, {}, as),
      await api.send(listRecentGames, {}, as),
    ];
    for (const { code, status } of answers) assert.deepEqual([code, status], ['in_need_true_account', 403]);
  });

  test('lists playable games of the same kind or vendor as similar ones, those of both first', async () => {
    const like = async (nodeId: string) =>
      (await api.send(listSimilarGames, { nodeId })).value.games.map(({ gameCode }) => gameCode);
    const other = { vassalage: 'TIDE' };
    const list = [
      gameOf('played', { gameType: 'FISH', gameClassify: 'JP' }),
      gameOf('kind', { gameType: 'FISH', gameClassify: 'JP', ...other }),
      gameOf('hot-kind', { gameType: 'FISH', gameClassify: 'JP', isHot: true, ...other }),
      gameOf('both', { gameType: 'FISH', gameClassify: 'JP' }),
      gameOf('vendor', { gameType: 'FISH', gameClassify: 'TG' }),
      gameOf('neither', { gameType: 'FISH', gameClassify: 'TG', ...other }),
      gameOf('closed', { gameType: 'FISH', gameClassify: 'JP', unavailable: 'maintenance' }),
    ];
    await app.modules.games.importFile({
      provider: 'koi',
      origin: 'https://koi.example',
      games: list,
      why: 'test',
      vendors: [vendorOf('KOI', { gameType: 'FISH' }), vendorOf('TIDE', { gameType: 'FISH' })],
    });
    assert.deepEqual(await like('koi.played'), ['both', 'hot-kind', 'kind', 'vendor']);
    assert.deepEqual(await like('koi.nobody'), []);
  });
});
