import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { launchGame } from '@portal/shared/contract/games/launch-game';
import { listCatalogue } from '@portal/shared/contract/games/list-catalogue';
import { listHotGames } from '@portal/shared/contract/games/list-hot-games';
import {
  badRow,
  importGames,
  listOperatorGames,
  listOperatorVendors,
  setGame,
  setVendor,
} from '@portal/shared/contract/operator/catalogue-calls';
import { listAudit } from '@portal/shared/contract/operator/operator-calls';
import { getStatus } from '@portal/shared/contract/system/get-status';
import * as v from 'valibot';
import type { App } from '../app.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';
import { type ApiClient, apiClient } from '../testing/api-client.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { testClock } from '../testing/test-clock.ts';
import { testApp } from '../testing/test-kernel.ts';
import { testStudio } from '../testing/test-studio.ts';

const why = 'a new list of the studio';
const provider = 'koi-studio';
const vendor = { vassalage: 'KOI', name: 'Koi', gameType: 'RNG' };
const gameOf = (gameCode: string, change = {}) => ({
  ...{ gameCode, gameName: `Game ${gameCode}`, gameType: 'RNG', vassalage: 'KOI', theme: 'koi', seed: 1, lines: 5 },
  ...{ minBet: '0.10', maxBet: '500.00', hasJackpot: false, isHot: false, isNew: false },
  ...change,
});

const refusedRows = (value: unknown) => v.parse(v.object({ rows: v.array(badRow), total: v.number() }), value);

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let token: string;

  before(async () => {
    app = await testApp(database(), { clock: testClock() });
    api = apiClient(app);
    await testStudio(app);
    token = await operator('cleo', 'content');
  });
  after(() => app.close());

  async function operator(username: string, ...roles: OperatorRoleName[]): Promise<string> {
    assert.ok(await app.modules.operator.add({ username, password: testPassword, roles }));
    return app.modules.operator.issueToken(username);
  }
  const origin = 'https://koi.example';
  const take = (games: unknown[], vendors: unknown[] = [vendor]) =>
    api.send(importGames, { provider, origin, vendors, games, why }, { token });
  const shown = async (query = {}) => (await api.send(listCatalogue, { vassalage: 'KOI', ...query })).value;
  const lines = async () => (await api.send(listAudit, { pageSize: 100 }, { token })).value.list.length;

  test('bad rows are told one by one, and nothing of the file is taken in', async () => {
    const before = await lines();
    const answer = await take(
      [
        gameOf('good'),
        gameOf('g2', { minBet: '0.1', lines: -1 }),
        gameOf('good'),
        'no game',
        gameOf('g5', { vassalage: 'NOBODY' }),
        gameOf('g6', { minBet: '5.00', maxBet: '4.99' }),
        gameOf('g7', { script: '<script>' }),
        gameOf('g8', { gameName: undefined }),
        gameOf('g9', { vassalage: 'TEST' }),
      ],
      [vendor, vendor, { vassalage: 'TEST', name: 'Stolen', gameType: 'RNG' }],
    );
    assert.deepEqual([answer.status, answer.code], [422, 'bad_rows']);
    const { rows, total } = refusedRows(answer.value);
    const told = rows.map(({ list, index, field, code }) => `${list}[${index}].${field} ${code}`);
    assert.deepEqual(told, [
      'vendors[1].vassalage duplicate',
      'vendors[2].vassalage foreign_vendor',
      'games[1].minBet invalid_amount',
      'games[1].lines invalid',
      'games[2].gameCode duplicate',
      'games[3]. invalid',
      'games[4].vassalage unknown_vendor',
      'games[5].maxBet below_minimum',
      'games[6].script unknown_field',
      'games[7].gameName required',
    ]);
    assert.equal(total, 10);
    assert.equal((await shown()).totalGames, 0);
    assert.equal(await lines(), before);
  });

  test('a row with one fault is held against the rest; rooms, themes and names of vendors must be right', async () => {
    const room = { roomId: 'low', name: 'Low', minBet: '1.00', maxBet: '20.00' };
    const answer = await take(
      [
        gameOf('twin', { lines: -1 }),
        gameOf('twin', { hasJackpot: 'yes', minBet: '9.00', maxBet: '8.00', vassalage: 'NOBODY' }),
        gameOf('halls', {
          rooms: [room, { ...room, minBet: '30.00' }, { ...room, roomId: 'high', minBet: '0.05', maxBet: '900.00' }],
        }),
        gameOf('painted', { theme: '<svg onload=1>' }),
        gameOf('of-bad', { vassalage: 'BAD' }),
      ],
      [
        vendor,
        { vassalage: 'BAD', name: '', gameType: 'RNG' },
        { vassalage: 'TEST', name: 'Stolen', gameType: 'FISH' },
      ],
    );
    const told = refusedRows(answer.value).rows.map(
      ({ list, index, field, code }) => `${list}[${index}].${field} ${code}`,
    );
    assert.deepEqual(told, [
      'vendors[1].name invalid',
      'vendors[2].vassalage foreign_vendor',
      'games[0].lines invalid',
      'games[1].hasJackpot invalid',
      'games[1].gameCode duplicate',
      'games[1].vassalage unknown_vendor',
      'games[1].maxBet below_minimum',
      'games[2].rooms.1.roomId duplicate',
      'games[2].rooms.1.maxBet below_minimum',
      'games[2].rooms.2.minBet outside_of_game',
      'games[2].rooms.2.maxBet outside_of_game',
      'games[3].theme invalid_theme',
    ]);
    assert.equal((await shown()).totalGames, 0);
  });

  test('of many bad rows the first hundred are told', async () => {
    const { rows, total } = refusedRows((await take(Array.from({ length: 150 }, () => ({})))).value);
    assert.equal(rows.length, 100);
    assert.ok(total >= 150);
  });

  test('a second file renews what the studio decides and keeps what the operator decided', async () => {
    assert.deepEqual((await take([gameOf('one'), gameOf('two')])).value, { vendors: 1, games: 2, added: 2 });
    const nodeId = `${provider}.two`;
    const set = await api.send(setGame, { nodeId, position: 0, isHot: true, status: 'maintenance', why }, { token });
    assert.deepEqual([set.value.position, set.value.isHot, set.value.status], [0, true, 'maintenance']);
    await api.send(setGame, { nodeId: `${provider}.one`, position: 9, why }, { token });
    const renewed = await take([
      gameOf('one'),
      gameOf('two', { gameName: 'Two anew', minBet: '0.50' }),
      gameOf('three'),
    ]);
    assert.deepEqual(renewed.value, { vendors: 1, games: 3, added: 1 });
    const { games } = await shown();
    assert.deepEqual(
      games.map(({ gameName, isHot, minBet, unavailable }) => [gameName, isHot, minBet, unavailable]),
      [
        ['Two anew', 1, '0.50', 'maintenance'],
        ['Game three', 0, '0.10', undefined],
        ['Game one', 0, '0.10', undefined],
      ],
    );
  });

  test('a game under maintenance is not opened, and is when it is open again', async () => {
    await addMember(app, 'anna01');
    const member = await tokenOf(app, 'anna01');
    const open = async () =>
      (await api.send(launchGame, { vassalage: 'KOI', gameCode: 'two' }, { token: member })).code ?? 'opened';
    assert.equal(await open(), 'game_unavailable');
    await api.send(setGame, { nodeId: `${provider}.two`, status: 'open', why }, { token });
    assert.equal(await open(), 'opened');
  });

  test('each studio is launched at its own origin, which the page may frame; without one nothing of it is taken in', async () => {
    const member = await tokenOf(app, 'anna01');
    const other = { vassalage: 'CARP', name: 'Carp', gameType: 'RNG' };
    const game = gameOf('pond', { vassalage: 'CARP' });
    const send = (origin?: string) =>
      api.send(importGames, { provider: 'carp-studio', origin, vendors: [other], games: [game], why }, { token });
    for (const [named, code] of [
      [undefined, 'required'],
      ['https://carp.example/games', 'invalid_origin'],
      ['javascript:alert(1)', 'invalid_origin'],
      ['https://carp.example;script-src *', 'invalid_origin'],
      [app.server.kernel.settings.PUBLIC_ORIGIN, 'own_origin'],
    ] as const) {
      const { rows } = refusedRows((await send(named)).value);
      assert.deepEqual(rows, [{ list: 'studio', index: 0, field: 'origin', code }], named);
    }
    assert.equal((await api.send(listCatalogue, { vassalage: 'CARP' })).value.totalGames, 0);

    const open = async (vassalage: string, gameCode: string) => {
      const { value } = await api.send(launchGame, { vassalage, gameCode }, { token: member });
      return [value.origin, new URL(value.content).origin];
    };
    const ofVendors = async () => {
      const { vendors } = (await api.send(listOperatorVendors, {}, { token })).value;
      return vendors.find(({ vassalage }) => vassalage === 'CARP')?.origin;
    };
    assert.equal((await send('https://carp.example')).code, undefined);
    assert.deepEqual(await open('CARP', 'pond'), ['https://carp.example', 'https://carp.example']);
    assert.deepEqual(await open('KOI', 'two'), [origin, origin]);
    assert.deepEqual([await ofVendors(), (await send()).code], ['https://carp.example', undefined]);
    await send('https://new.carp.example:8443');
    assert.deepEqual(await open('CARP', 'pond'), ['https://new.carp.example:8443', 'https://new.carp.example:8443']);
    assert.equal(await ofVendors(), 'https://new.carp.example:8443');
    const page = await app.server.inject({ url: '/' });
    const frames = /frame-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1]?.split(' ');
    const known = [origin, 'https://new.carp.example:8443', 'https://carp.example'];
    assert.deepEqual(
      known.map((each) => frames?.includes(each)),
      [true, true, false],
    );
  });

  test('a studio whose origin nobody has said is not launched, in words for the player', async () => {
    const member = await tokenOf(app, 'anna01');
    await app.modules.games.importCatalogue({
      provider: 'lost-studio',
      vendors: [{ vassalage: 'LOST', name: 'Lost', gameType: 'RNG' }],
      games: [gameOf('lost', { vassalage: 'LOST' })],
    });
    const answer = await api.send(launchGame, { vassalage: 'LOST', gameCode: 'lost' }, { token: member });
    assert.equal(answer.code, 'studio_unreachable');
    assert.match(answer.message ?? '', /cannot be reached yet/);
  });

  test('games are listed by vendor and name, vendors in their order; each change leaves its audit line', async () => {
    const found = await api.send(listOperatorGames, { vassalage: 'KOI', gameName: 'anew' }, { token });
    assert.deepEqual(
      found.value.games.map(({ nodeId }) => nodeId),
      [`${provider}.two`],
    );
    const before = await lines();
    const change = { vassalage: 'KOI', gameType: 'RNG', name: 'Koi Pond', isHot: true, position: 77, why };
    assert.equal((await api.send(setVendor, change, { token })).value.name, 'Koi Pond');
    const { vendors } = (await api.send(listOperatorVendors, {}, { token })).value;
    assert.deepEqual(vendors.at(-1)?.vassalage, 'KOI');
    assert.equal(await lines(), before + 1);
  });

  test('each change of the lobby makes browsers ask for its vendors again; a refused one does not', async () => {
    const version = async () => (await api.send(getStatus, {})).value.versions.vendors;
    const acts = [
      () => take([gameOf('version')]),
      () => api.send(setGame, { nodeId: `${provider}.version`, isHot: true, why }, { token }),
      () => api.send(setVendor, { vassalage: 'KOI', gameType: 'RNG', isHot: true, why }, { token }),
    ];
    for (const act of acts) {
      const before = await version();
      const { status, code } = await act();
      assert.equal(status, 200, code);
      assert.notEqual(await version(), before);
    }
    const before = await version();
    assert.equal((await take(['no game'])).status, 422);
    assert.equal(await version(), before);
  });

  test('a vendor that its studio renames is renamed, but not one that the operator has named', async () => {
    const nameOf = async () =>
      (await api.send(listOperatorVendors, {}, { token })).value.vendors.find(({ vassalage }) => vassalage === 'ROACH')
        ?.name;
    const send = (name: string) => take([], [{ vassalage: 'ROACH', name, gameType: 'RNG' }]);
    await send('Roach');
    await send('Roach Games');
    assert.equal(await nameOf(), 'Roach Games');
    await api.send(setVendor, { vassalage: 'ROACH', gameType: 'RNG', name: 'Silver Roach', why }, { token });
    await send('Roach Studio');
    assert.equal(await nameOf(), 'Silver Roach');
  });

  test('what is retired is in no list and not launched, and a new file does not bring it back; the operator does', async () => {
    const dace = { vassalage: 'DACE', name: 'Dace', gameType: 'RNG' };
    const games = ['run', 'leap'].map((code) => gameOf(code, { vassalage: 'DACE', isHot: true, gameClassify: 'AC' }));
    await take(games, [dace]);
    const member = await tokenOf(app, 'anna01');
    const lists = async () => {
      const catalogue = (await api.send(listCatalogue, { vassalage: 'DACE' })).value;
      const hot = (await api.send(listHotGames, {})).value.games;
      const menu = (await api.send(getGameMenus, {})).value.menus.find(({ gameType }) => gameType === 'RNG');
      return [
        catalogue.games.map(({ gameCode }) => gameCode),
        catalogue.totalGames,
        hot.filter(({ vassalage }) => vassalage === 'DACE').length,
        menu?.vendors.find(({ vassalage }) => vassalage === 'DACE')?.games,
      ];
    };
    const open = async () =>
      (await api.send(launchGame, { vassalage: 'DACE', gameCode: 'run' }, { token: member })).code ?? 'opened';
    const ofGame = (status: 'retired' | 'open') =>
      api.send(setGame, { nodeId: `${provider}.run`, status, why }, { token });
    const ofVendor = (status: 'retired' | 'open') =>
      api.send(setVendor, { vassalage: 'DACE', gameType: 'RNG', status, why }, { token });
    const all = [['run', 'leap'], 2, 2, 2];
    assert.deepEqual([await lists(), await open()], [all, 'opened']);
    assert.equal((await ofGame('retired')).value.status, 'retired');
    await take(games, [dace]);
    assert.deepEqual([await lists(), await open()], [[['leap'], 1, 1, 1], 'game_unavailable']);
    await ofGame('open');
    await ofVendor('retired');
    assert.deepEqual([await lists(), await open()], [[[], 0, 0, undefined], 'vendor_unavailable']);
    await ofVendor('open');
    assert.deepEqual([await lists(), await open()], [all, 'opened']);
  });

  test('what is not there, another role and no reason are refused', async () => {
    assert.equal((await api.send(setGame, { nodeId: 'nobody', isHot: true, why }, { token })).code, 'not_found');
    const nobody = { vassalage: 'KOI', gameType: 'LIVE', isHot: true, why };
    assert.equal((await api.send(setVendor, nobody, { token })).code, 'not_found');
    const support = await operator('nadia', 'support');
    for (const [call, input] of [
      [importGames, { provider, origin, vendors: [], games: [], why }],
      [setGame, { nodeId: `${provider}.one`, why }],
      [listOperatorVendors, {}],
    ] as const) {
      assert.equal((await api.send(call, input, { token: support })).code, 'not_allowed');
    }
    assert.equal((await api.send(setGame, { nodeId: `${provider}.one` }, { token })).code, 'invalid_input');
  });

  test('ten thousand games are taken in within seconds, and a page of them is read', async () => {
    const started = performance.now();
    const games = Array.from({ length: 10_000 }, (_, each) => gameOf(`many-${each}`, { gameName: `Many ${each}` }));
    assert.equal((await take(games)).value.added, 10_000);
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds < 60, `${seconds} s`);
    assert.equal((await shown({ gameName: 'Many', pageNo: 800 })).games.length, 12);
  });
});
