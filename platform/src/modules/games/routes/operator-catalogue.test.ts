import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStatus } from '@portal/shared/contract/content/site';
import { listCatalogue, listHotGames } from '@portal/shared/contract/games/catalogue';
import { launchGame } from '@portal/shared/contract/games/launch';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import {
  importGames,
  listOperatorGames,
  listOperatorVendors,
  setGame,
  setVendor,
} from '@portal/shared/contract/games/operator-catalogue';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { catalogueHarness, gameOf, origin, provider, refusedRows, vendor, why } from '../testing/catalogue-harness.ts';

forEachDatabase(({ database }) => {
  const { harness, token, operator, importCatalogue, importAlone, accept, shown, lines } = catalogueHarness(database);

  // covers 2.7
  test("updates the studio's fields from a second file and keeps the operator's decisions", async () => {
    assert.deepEqual((await importCatalogue([gameOf('one'), gameOf('two')])).value, { vendors: 1, games: 2, added: 0 });
    const nodeId = `${provider}.two`;
    const set = await harness.api.send(
      setGame,
      { nodeId, position: 0, isHot: true, status: 'maintenance', why },
      { token: token() },
    );
    assert.deepEqual([set.value.position, set.value.isHot, set.value.status], [0, true, 'maintenance']);
    await harness.api.send(setGame, { nodeId: `${provider}.one`, position: 9, why }, { token: token() });
    const renewed = await importCatalogue([
      gameOf('one'),
      gameOf('two', { gameName: 'Two renamed', minBet: '0.50' }),
      gameOf('three'),
    ]);
    assert.deepEqual(renewed.value, { vendors: 1, games: 3, added: 1 });
    const { games } = await shown();
    assert.deepEqual(
      games.map(({ gameName, isHot, minBet, unavailable }) => [gameName, isHot, minBet, unavailable]),
      [
        ['Two renamed', 1, '0.50', 'maintenance'],
        ['Game three', 0, '0.10', undefined],
        ['Game one', 0, '0.10', undefined],
      ],
    );
  });

  test('refuses a game under maintenance, and opens it afterwards', async () => {
    await addMember(harness.app, 'anna01');
    const member = await tokenOf(harness.app, 'anna01');
    const open = async () =>
      (await harness.api.send(launchGame, { vassalage: 'KOI', gameCode: 'two' }, { token: member })).code ?? 'opened';
    assert.equal(await open(), 'game_unavailable');
    await harness.api.send(setGame, { nodeId: `${provider}.two`, status: 'open', why }, { token: token() });
    assert.equal(await open(), 'opened');
  });

  // covers 6
  test('lets no content editor alone loosen what pays: jackpot, stakes, type and new vendors wait for an admin', async () => {
    const stored = async (gameCode: string) => (await harness.app.modules.games.findGame('KOI', gameCode))?.game;
    const facts = async (gameCode: string) => {
      const game = await stored(gameCode);
      return game && [game.name, game.hasJackpot, game.maxBetMinor];
    };
    const before = await facts('one');
    const mask = { vassalage: 'MASK', name: 'Mask', gameType: 'RNG' };
    const looser = [
      gameOf('one', { hasJackpot: true, maxBet: '1000000.00' }),
      gameOf('two', { gameName: 'Renamed at once' }),
      gameOf('fresh', { hasJackpot: true }),
      gameOf('masked', { vassalage: 'MASK' }),
    ];
    const { value } = await importAlone(looser, [vendor, mask]);
    assert.deepEqual([value.games, value.heldBack, value.added], [1, 4, 0]);
    assert.deepEqual([await facts('one'), await facts('fresh')], [before, undefined]);
    assert.equal((await facts('two'))?.[0], 'Renamed at once');
    assert.equal(
      (await importAlone(looser, [vendor, mask])).value.rowsProposal,
      value.rowsProposal,
      'the same request',
    );
    const other = await importAlone([gameOf('one', { maxBet: '2000.00' })]);
    assert.equal(other.code, 'proposal_open');
    const accepted = await accept(value.rowsProposal);
    assert.equal(accepted.status, 200, accepted.code);
    assert.deepEqual(JSON.parse(accepted.value.input.changes ?? ''), [
      'vendor MASK RNG: new, seamless',
      'game one: jackpot, stakes up to 1000000.00, before 500.00',
      'game fresh: jackpot',
      '1 games of new vendors',
    ]);
    assert.deepEqual((await facts('one'))?.slice(1), [true, 100_000_000n]);
    assert.equal((await facts('fresh'))?.[1], true);
    assert.equal(
      (await importAlone(looser, [vendor, mask])).value.heldBack,
      undefined,
      'nothing is looser than before',
    );
    assert.equal((await importAlone([gameOf('one')])).value.heldBack, undefined, 'tightening takes one');
    assert.deepEqual((await facts('one'))?.slice(1), [false, 50_000n]);
  });

  // covers 6
  test('imports no rows that two people saw beside other values', async () => {
    const jackpot = { hasJackpot: true, maxBet: '1000000.00' };
    const asked = await importAlone([gameOf('one', jackpot)]);
    await importAlone([gameOf('one', { maxBet: '400.00' })]);
    assert.equal((await accept(asked.value.rowsProposal)).code, 'proposal_stale');
    assert.equal((await harness.app.modules.games.findGame('KOI', 'one'))?.game.hasJackpot, false);
  });

  // covers 6
  test('leaves a game with its vendor, whose suspension and largest wins hold for it', async () => {
    const vendors = ['CARP', 'TROUT'].map((vassalage) => ({ vassalage, name: vassalage, gameType: 'RNG' }));
    const send = (vassalage: string) => importCatalogue([gameOf('pond', { vassalage })], vendors);
    assert.equal((await send('CARP')).code, undefined);
    assert.deepEqual(refusedRows((await send('TROUT')).value).rows, [
      { list: 'games', index: 0, field: 'vassalage', code: 'vendor_stays' },
    ]);
    assert.equal((await send('CARP')).code, undefined);
  });

  // covers 2.7
  test('keeps the wallet mode of an existing vendor, and refuses a file that names another at its line', async () => {
    const own = { vassalage: 'EEL', name: 'Eel', gameType: 'RNG' };
    const send = (walletMode?: string, name = 'Eel') =>
      importCatalogue([gameOf('pool', { vassalage: 'EEL' })], [{ ...own, name, ...(walletMode && { walletMode }) }]);
    const modeOf = async () => {
      const { vendors } = (await harness.api.send(listOperatorVendors, {}, { token: token() })).value;
      const found = vendors.find(({ vassalage }) => vassalage === 'EEL');
      return [found?.walletMode, found?.name];
    };
    assert.equal((await send('transfer')).code, undefined);
    const { rows } = refusedRows((await send('seamless', 'Other')).value);
    assert.deepEqual(rows, [{ list: 'vendors', index: 0, field: 'walletMode', code: 'wallet_mode_stays' }]);
    assert.deepEqual(await modeOf(), ['transfer', 'Eel']);
    // The same mode, and none, which leaves it unchanged.
    for (const mode of ['transfer', undefined]) assert.equal((await send(mode)).code, undefined, mode);
    assert.deepEqual(await modeOf(), ['transfer', 'Eel']);
  });

  test('lists games by vendor and name and vendors in their order, and writes an audit line for each change', async () => {
    const found = await harness.api.send(
      listOperatorGames,
      { vassalage: 'KOI', gameName: 'renamed' },
      { token: token() },
    );
    assert.deepEqual(
      found.value.games.map(({ nodeId }) => nodeId),
      [`${provider}.two`],
    );
    const before = await lines();
    const change = { vassalage: 'KOI', gameType: 'RNG', name: 'Koi Pond', isHot: true, position: 77, why };
    assert.equal((await harness.api.send(setVendor, change, { token: token() })).value.name, 'Koi Pond');
    const { vendors } = (await harness.api.send(listOperatorVendors, {}, { token: token() })).value;
    assert.deepEqual(vendors.at(-1)?.vassalage, 'KOI');
    assert.equal(await lines(), before + 1);
  });

  test('makes browsers reload vendors after each change of the lobby, but not after a refused one', async () => {
    const version = async () => (await harness.api.send(getStatus, {})).value.versions.vendors;
    const acts = [
      () => importCatalogue([gameOf('version')]),
      () => harness.api.send(setGame, { nodeId: `${provider}.version`, isHot: true, why }, { token: token() }),
      () => harness.api.send(setVendor, { vassalage: 'KOI', gameType: 'RNG', isHot: true, why }, { token: token() }),
    ];
    for (const act of acts) {
      const before = await version();
      const { status, code } = await act();
      assert.equal(status, 200, code);
      assert.notEqual(await version(), before);
    }
    const before = await version();
    assert.equal((await importCatalogue(['no game'])).status, 422);
    assert.equal(await version(), before);
  });

  // covers 2.7
  test("shows a game's highest bet and the figures that its studio states, and none that a later file leaves out", async () => {
    const figures = { returnPercent: 96.44, lowestReturnPercent: 90.5, volatility: 'high' };
    const named = async () => {
      const { games } = await shown({ gameName: 'Game figures' });
      return games.map(({ maxBet, returnPercent, lowestReturnPercent, volatility }) => {
        return { maxBet, returnPercent, lowestReturnPercent, volatility };
      });
    };
    await importCatalogue([gameOf('figures', figures)]);
    assert.deepEqual(await named(), [{ maxBet: '500.00', ...figures }]);
    await importCatalogue([gameOf('figures')]);
    const none = { returnPercent: undefined, lowestReturnPercent: undefined, volatility: undefined };
    assert.deepEqual(await named(), [{ maxBet: '500.00', ...none }]);
  });

  test('renames a vendor that its studio renames, unless the operator has named it', async () => {
    const nameOf = async () =>
      (await harness.api.send(listOperatorVendors, {}, { token: token() })).value.vendors.find(
        ({ vassalage }) => vassalage === 'ROACH',
      )?.name;
    const send = (name: string) => importCatalogue([], [{ vassalage: 'ROACH', name, gameType: 'RNG' }]);
    await send('Roach');
    await send('Roach Games');
    assert.equal(await nameOf(), 'Roach Games');
    await harness.api.send(
      setVendor,
      { vassalage: 'ROACH', gameType: 'RNG', name: 'Silver Roach', why },
      { token: token() },
    );
    await send('Roach Studio');
    assert.equal(await nameOf(), 'Silver Roach');
  });

  test('hides a retired game from lists and launches until the operator restores it, also after a new file', async () => {
    const dace = { vassalage: 'DACE', name: 'Dace', gameType: 'RNG' };
    const games = ['run', 'leap'].map((code) => gameOf(code, { vassalage: 'DACE', isHot: true, gameClassify: 'AC' }));
    await importCatalogue(games, [dace]);
    const member = await tokenOf(harness.app, 'anna01');
    const lists = async () => {
      const catalogue = (await harness.api.send(listCatalogue, { vassalage: 'DACE' })).value;
      const hot = (await harness.api.send(listHotGames, {})).value.games;
      const menu = (await harness.api.send(getGameMenus, {})).value.menus.find(({ gameType }) => gameType === 'RNG');
      return [
        catalogue.games.map(({ gameCode }) => gameCode),
        catalogue.totalGames,
        hot.filter(({ vassalage }) => vassalage === 'DACE').length,
        menu?.vendors.find(({ vassalage }) => vassalage === 'DACE')?.games,
      ];
    };
    const open = async () =>
      (await harness.api.send(launchGame, { vassalage: 'DACE', gameCode: 'run' }, { token: member })).code ?? 'opened';
    const ofGame = (status: 'retired' | 'open') =>
      harness.api.send(setGame, { nodeId: `${provider}.run`, status, why }, { token: token() });
    const ofVendor = (status: 'retired' | 'open') =>
      harness.api.send(setVendor, { vassalage: 'DACE', gameType: 'RNG', status, why }, { token: token() });
    const all = [['run', 'leap'], 2, 2, 2];
    assert.deepEqual([await lists(), await open()], [all, 'opened']);
    assert.equal((await ofGame('retired')).value.status, 'retired');
    await importCatalogue(games, [dace]);
    assert.deepEqual([await lists(), await open()], [[['leap'], 1, 1, 1], 'game_unavailable']);
    await ofGame('open');
    await ofVendor('retired');
    assert.deepEqual([await lists(), await open()], [[[], 0, 0, undefined], 'vendor_unavailable']);
    await ofVendor('open');
    assert.deepEqual([await lists(), await open()], [all, 'opened']);
  });

  test('refuses unknown targets, other roles and missing reasons', async () => {
    assert.equal(
      (await harness.api.send(setGame, { nodeId: 'nobody', isHot: true, why }, { token: token() })).code,
      'not_found',
    );
    const nobody = { vassalage: 'KOI', gameType: 'LIVE', isHot: true, why };
    assert.equal((await harness.api.send(setVendor, nobody, { token: token() })).code, 'not_found');
    const support = await operator('nadia', 'support');
    for (const [call, input] of [
      [importGames, { provider, origin, vendors: [], games: [], why }],
      [setGame, { nodeId: `${provider}.one`, why }],
      [listOperatorVendors, {}],
    ] as const) {
      assert.equal((await harness.api.send(call, input, { token: support })).code, 'not_allowed');
    }
    assert.equal(
      (await harness.api.send(setGame, { nodeId: `${provider}.one` }, { token: token() })).code,
      'invalid_input',
    );
  });

  test('imports ten thousand games within seconds and reads a page of them', async () => {
    const started = performance.now();
    const games = Array.from({ length: 10_000 }, (_, each) => gameOf(`many-${each}`, { gameName: `Many ${each}` }));
    assert.equal((await importCatalogue(games)).value.added, 10_000);
    const seconds = (performance.now() - started) / 1000;
    assert.ok(seconds < 60, `${seconds} s`);
    assert.equal((await shown({ gameName: 'Many', pageNo: 800 })).games.length, 12);
  });
});
