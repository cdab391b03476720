import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { gameCommands } from './game-commands.ts';

const { gives, answers, asked, forget, folder, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(gameCommands, ...args);

// covers 2.7
test('sends a file unchanged; prints bad rows with line, list, index, field and code', async () => {
  const file = path.join(folder(), 'games.json');
  await writeFile(file, JSON.stringify({ provider: 'koi', games: [{ gameCode: 'one' }] }, null, 2));
  gives({ vendors: 0, games: 1, added: 1 });
  const { code, out } = await run('games', 'import', file, '--why', 'a list');
  assert.deepEqual([code, out], [exitCodes.good, '0 vendors and 1 games are imported, 1 games are new.']);
  assert.deepEqual(asked().body, { provider: 'koi', vendors: [], games: [{ gameCode: 'one' }], why: 'a list' });
  gives({ vendors: 0, games: 1, added: 1, heldBack: 2, rowsProposal: 'p1' });
  assert.match(
    (await run('games', 'import', file, '--why', 'a list')).out,
    /are new\.\n2 rows that loosen money are not\. Proposed as p1\./,
  );
  const rows = [
    { list: 'games', index: 0, field: 'minBet', code: 'required' },
    { list: 'games', index: 0, field: 'gameCode', code: 'invalid' },
    { list: 'games', index: 3, field: '', code: 'invalid' },
  ];
  answers({ success: false, code: 'bad_rows', message: 'Bad', value: { rows, total: 7 } }, 422);
  const refused = await run('games', 'import', file, '--why', 'a list');
  assert.equal(refused.code, exitCodes.refused);
  const lines = [
    'Bad (bad_rows)',
    '  line 4: games[0].minBet: required',
    '  line 5: games[0].gameCode: invalid',
    '  line 3: games[3]: invalid',
    '  and 4 more',
  ];
  assert.equal(refused.error, lines.join('\n'));
});

test('ignores a byte order mark; prints errors in the head of the file by line', async () => {
  const file = path.join(folder(), 'marked.json');
  await writeFile(file, '\uFEFF{\n"provider": "koi",\n"origin": "koi",\n"games": []\n}');
  answers(
    {
      success: false,
      code: 'bad_rows',
      message: 'Bad',
      value: { rows: [{ list: 'studio', index: 0, field: 'origin', code: 'invalid_origin' }], total: 1 },
    },
    422,
  );
  const { error } = await run('games', 'import', file, '--why', 'a list');
  assert.equal(error, 'Bad (bad_rows)\n  line 3: origin: invalid_origin');
  assert.deepEqual(asked().body, { provider: 'koi', origin: 'koi', vendors: [], games: [], why: 'a list' });
});

test('a game and a vendor are retired', async () => {
  gives({
    nodeId: 'k.one',
    gameName: 'One',
    vassalage: 'KOI',
    gameType: 'RNG',
    position: 3,
    isHot: false,
    status: 'retired',
    minBet: '0.10',
    maxBet: '1.00',
  });
  const game = await run('games', 'retire', 'k.one', '--why', 'its studio has closed it');
  assert.deepEqual(
    [game.out, asked().url, asked().body],
    ['One is retired.', '/operator/games/k.one', { status: 'retired', why: 'its studio has closed it' }],
  );
  gives({
    vassalage: 'KOI',
    gameType: 'RNG',
    name: 'Koi',
    provider: 'koi',
    position: 0,
    isHot: false,
    status: 'retired',
    walletMode: 'seamless',
    opensIn: 'frame',
  });
  const vendor = await run('vendors', 'retire', 'KOI', 'RNG', '--why', 'its studio has closed');
  assert.deepEqual([vendor.out, asked().url], ['Koi is retired from RNG.', '/operator/vendors/KOI/RNG']);
});

test('changes only the given fields of a game or vendor', async () => {
  gives({
    nodeId: 'k.one',
    gameName: 'One',
    vassalage: 'KOI',
    gameType: 'RNG',
    position: 3,
    isHot: true,
    status: 'open',
    minBet: '0.10',
    maxBet: '1.00',
  });
  const set = await run('games', 'set', 'k.one', '--hot', 'yes', '--why', 'it is liked');
  assert.equal(set.out, 'One is open, hot, at position 3.');
  assert.deepEqual(asked().body, { isHot: true, why: 'it is liked' });
  gives({
    vassalage: 'KOI',
    gameType: 'RNG',
    name: 'Koi',
    provider: 'koi',
    position: 0,
    isHot: false,
    status: 'maintenance',
    walletMode: 'seamless',
    opensIn: 'popup',
  });
  const look = ['--status', 'maintenance', '--image', '/pictures/koi.webp', '--opens', 'popup'];
  const vendor = await run('vendors', 'set', 'KOI', 'RNG', '--position', '0', '--hot', 'no', ...look, '--why', 'first');
  assert.equal(vendor.out, 'Koi is maintenance at position 0 of RNG.');
  assert.deepEqual(
    [asked().url, asked().body],
    [
      '/operator/vendors/KOI/RNG',
      {
        position: 0,
        isHot: false,
        status: 'maintenance',
        image: '/pictures/koi.webp',
        opensIn: 'popup',
        why: 'first',
      },
    ],
  );
});

test('lists by the given filters only', async () => {
  gives({ games: [], totalPages: 0 });
  await run('games', 'list', '--vendor', 'KOI');
  assert.equal(asked().url, '/operator/games?vassalage=KOI&pageNo=1&pageSize=50');
});

test('wrong options and a missing reason send nothing', async () => {
  forget();
  assert.match((await run('games', 'set', 'k.one', '--hot', 'maybe', '--why', 'a test')).error, /yes or no/);
  assert.match((await run('games', 'set', 'k.one', '--status', 'gone', '--why', 'a test')).error, /--status is/);
  assert.match((await run('vendors', 'set', 'KOI', 'RNG', '--hot', 'yes')).error, /Say why/);
  assert.deepEqual(asked(), {});
});
