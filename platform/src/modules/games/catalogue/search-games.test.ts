import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { languageCodes } from '@portal/shared/contract/game-types';
import { listCatalogue, searchGames } from '@portal/shared/contract/games/catalogue';
import { listOperatorGames } from '@portal/shared/contract/games/operator-catalogue';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { fileGame } from '../testing/file-game.ts';

const vendorOf = (vassalage: string, name: string, gameType: string, change = {}) => ({
  vassalage,
  name,
  gameType,
  ...change,
});
const gameOf = (gameCode: string, gameName: string, gameType: string, vassalage: string, change = {}) => ({
  gameCode,
  gameName,
  gameType,
  vassalage,
  ...fileGame,
  ...change,
});

const vendors = [
  vendorOf('AURORA', 'Aurora Live', 'LIVE'),
  vendorOf('REEF', 'Reef', 'FISH'),
  vendorOf('REEF', 'Reef', 'RNG'),
  vendorOf('DS88', 'DS88 Cockfight', 'DS88'),
  vendorOf('TCG_LOTTO_VN', 'Vietnam Lottery', 'LOTT'),
  vendorOf('GONE', 'Gone Games', 'RNG'),
];
const list = [
  gameOf('speed', 'Aurora Speed Baccarat', 'LIVE', 'AURORA', { names: { CN: '极光极速百家乐', MY: 'Bakarat Pantas' } }),
  gameOf('classic', 'Baccarat', 'LIVE', 'AURORA', { names: { CN: '百家乐' }, unavailable: 'maintenance' }),
  gameOf('reels', 'Baccarat Reels', 'RNG', 'REEF', { isHot: true }),
  gameOf('shark', 'Shark Reef', 'FISH', 'REEF'),
  gameOf('pearl', 'Black Pearl', 'RNG', 'REEF'),
  gameOf('percent', '100% Reels', 'RNG', 'REEF'),
  gameOf('arena', 'Arena', 'DS88', 'DS88', { names: { VN: 'Đấu trường đá gà', TH: 'สังเวียนไก่ชน' } }),
  gameOf('MN_HCM', 'TP. Hồ Chí Minh', 'LOTT', 'TCG_LOTTO_VN', { names: { CN: '胡志明市' } }),
  gameOf('MN_HIDDEN', 'Hồ Chí Minh without a place', 'LOTT', 'TCG_LOTTO_VN'),
  gameOf('old', 'Baccarat of old', 'RNG', 'REEF'),
  gameOf('gone', 'Baccarat that is gone', 'RNG', 'GONE'),
];
const why = 'test';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);
  before(async () => {
    const { games, lottery } = harness.app.modules;
    await games.importFile({ provider: 'koi', origin: 'https://koi.example', vendors, games: list, why });
    await games.changeGame({ nodeId: 'koi.old', status: 'retired', why });
    await games.changeVendor({ vassalage: 'GONE', gameType: 'RNG', status: 'retired', why });
    const lotteryGame = { gameCode: 'MN_HCM', vassalage: 'TCG_LOTTO_VN', prizeMode: 'Lott', groupCode: 'VN_SOUTH' };
    await lottery.addGames([
      { ...lotteryGame, gameId: 'TCG_LOTTO_VN.MN_HCM', defaultPlayType: '2D', groupName: 'South' },
    ]);
  });

  const ask = (gameName: string, more: Record<string, unknown> = {}, language = 'EN') =>
    harness.api.send(searchGames, { gameName, ...more }, { headers: { 'accept-language': language } });
  const found = async (gameName: string, language?: string) =>
    (await ask(gameName, {}, language)).value.games.map(({ gameCode }) => gameCode);

  // covers 2.7
  test('finds games of every category, names that start with the text first, and never retired games or vendors', async () => {
    assert.deepEqual(await found('baccarat'), ['reels', 'classic', 'speed']);
    assert.deepEqual(await found('ARENA'), ['arena']);
  });

  test('counts the matches of each category and filters by category', async () => {
    const { value } = await ask('baccarat', { gameType: 'LIVE', pageSize: '1' });
    assert.deepEqual(value.categories, [
      { gameType: 'RNG', games: 1 },
      { gameType: 'LIVE', games: 2 },
    ]);
    assert.deepEqual(
      [value.games.map(({ gameCode }) => gameCode), value.totalGames, value.totalPages],
      [['classic'], 2, 2],
    );
  });

  for (const typed of ['ho chi minh', 'HỒ CHÍ MINH', 'minh ho', 'ｈｏ ｃｈｉ', 'h\u200bo chi', 'tp ho chi', '胡志明'])
    test(`finds the lottery of Hồ Chí Minh by ${JSON.stringify(typed)}, and no lottery outside the menus`, async () => {
      assert.deepEqual(await found(typed), ['MN_HCM']);
    });

  test('finds English names in every language and names of other languages, and answers in the asked language', async () => {
    for (const language of languageCodes) assert.deepEqual(await found('speed bacc', language), ['speed']);
    const named = async (text: string, language: string) =>
      (await ask(text, {}, language)).value.games.map(({ gameName }) => gameName);
    assert.deepEqual(await named('百家乐', 'CN'), ['百家乐', '极光极速百家乐']);
    assert.deepEqual(await named('bakarat', 'MY'), ['Bakarat Pantas']);
    assert.deepEqual(await named('speed', 'EN'), ['Aurora Speed Baccarat']);
    assert.deepEqual(await named('胡志明', 'CN'), ['胡志明市']);
    for (const typed of ['da ga', 'Đá gà', 'đá gà'.normalize('NFD'), `đa${'\u0301'.repeat(40)} gà`])
      assert.deepEqual(await named(typed, 'VN'), ['Đấu trường đá gà']);
    assert.deepEqual(await named('ไก่ชน', 'TH'), ['สังเวียนไก่ชน']);
    assert.deepEqual(await named('\u0e49\u0e34', 'TH'), []);
    const { value } = await harness.api.send(
      listCatalogue,
      { gameName: '极速' },
      { headers: { 'accept-language': 'CN' } },
    );
    assert.deepEqual(
      value.games.map(({ gameName }) => gameName),
      ['极光极速百家乐'],
    );
  });

  test('finds vendors in each of their categories, with their games after games matched by name', async () => {
    const { value } = await ask('reef');
    assert.deepEqual(
      value.vendors.map(({ vassalage, gameType, games }) => [vassalage, gameType, games]),
      [
        ['REEF', 'RNG', 3],
        ['REEF', 'FISH', 1],
      ],
    );
    assert.deepEqual(
      value.games.map(({ gameCode }) => gameCode),
      ['shark', 'reels', 'pearl', 'percent'],
    );
    assert.deepEqual(await found('reef pearl'), ['pearl']);
    assert.deepEqual((await ask('gone games')).value.vendors, []);
  });

  test('says which found games are closed or stopped, as the lobby does', async () => {
    const games = async () => new Map((await ask('baccarat')).value.games.map((game) => [game.gameCode, game]));
    assert.equal((await games()).get('classic')?.unavailable, 'maintenance');
    const { suspendPlay, resumePlay } = harness.app.modules.games;
    await suspendPlay({ scope: 'vendor', target: 'REEF', who: 'test', why });
    assert.equal((await games()).get('reels')?.isStopped, true);
    await resumePlay({ scope: 'vendor', target: 'REEF' });
  });

  test('suggests games with similar names for a text without matches, or none', async () => {
    const { value } = await ask('bacarat');
    assert.deepEqual(
      [value.isSimilar, value.games.map(({ gameCode }) => gameCode)],
      [true, ['reels', 'speed', 'classic']],
    );
    const none = (await ask('xyzzyx')).value;
    assert.deepEqual(none, {
      ...none,
      games: [],
      vendors: [],
      categories: [],
      totalGames: 0,
      totalPages: 0,
      isSimilar: false,
    });
  });

  for (const typed of ['%', '_', '\\', "'", '%%%', '* or 1=1', '" --', '(((', '[a-z]+', '\u200b', '💥', 'ﷺ'.repeat(64)])
    test(`treats ${JSON.stringify(typed.slice(0, 12))} as plain text and finds nothing`, async () => {
      const { status, value } = await ask(typed);
      assert.deepEqual([status, value.games, value.vendors], [200, [], []]);
    });

  test('ignores a wildcard typed beside letters', async () => {
    assert.deepEqual(await found('100%'), ['percent']);
  });

  for (const [what, gameName] of [
    ['no text', ''],
    ['blanks', '   '],
    ['65 characters', 'a'.repeat(65)],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['a NUL', 'bacc\u0000arat'],
  ] as const)
    test(`refuses ${what}`, async () => {
      const { status, code, fields } = await ask(gameName);
      assert.deepEqual([status, code, Object.keys(fields ?? {})], [400, 'invalid_input', ['gameName']]);
    });

  test('matches names the same way in the lobby and for the operator', async () => {
    const lobby = await harness.api.send(listCatalogue, { gameType: 'LIVE', gameName: 'bâccarat SPEED' });
    assert.deepEqual(
      lobby.value.games.map(({ gameCode }) => gameCode),
      ['speed'],
    );
    assert.equal((await harness.api.send(listCatalogue, { gameName: '%' })).value.totalGames, 0);
    const token = await operatorToken(harness.app, 'cleo', 'content');
    const { value } = await harness.api.send(listOperatorGames, { gameName: 'ho chi minh' }, { token });
    assert.deepEqual(value.games.map(({ nodeId }) => nodeId).toSorted(), ['koi.MN_HCM', 'koi.MN_HIDDEN']);
  });

  test('refuses an address that searches more often per minute than the operator allows', async () => {
    const { settings } = harness.app.modules;
    const from = { remoteAddress: '192.0.2.77' };
    await settings.write('search.perMinute', 2, 'test');
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1)
      statuses.push((await harness.api.send(searchGames, { gameName: 'pearl' }, from)).status);
    await settings.write('search.perMinute', 300, 'test');
    assert.deepEqual(statuses, [200, 200, 429]);
  });
});
