import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { catalogueHarness, gameOf, refusedRows, vendor } from '../testing/catalogue-harness.ts';

forEachDatabase(({ database }) => {
  const { importCatalogue: take, shown, lines } = catalogueHarness(database);

  // covers 2.7
  test('reports bad rows one by one and imports nothing of the file', async () => {
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
    const reported = rows.map(({ list, index, field, code }) => `${list}[${index}].${field} ${code}`);
    assert.deepEqual(reported, [
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

  test('checks rows also against faulty ones, and checks rooms, themes and vendor names', async () => {
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
    const reported = refusedRows(answer.value).rows.map(
      ({ list, index, field, code }) => `${list}[${index}].${field} ${code}`,
    );
    assert.deepEqual(reported, [
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

  // covers 2.7
  test('refuses figures that no game has: a return of 9,999 %, a fraction, a worst bet above the best', async () => {
    const answer = await take([
      gameOf('boast', { returnPercent: 9999 }),
      gameOf('fraction', { returnPercent: 0.96 }),
      gameOf('exact', { returnPercent: 96.123 }),
      gameOf('text', { returnPercent: '96.5' }),
      gameOf('turned', { returnPercent: 90, lowestReturnPercent: 95 }),
      gameOf('alone', { lowestReturnPercent: 90 }),
      gameOf('wild', { volatility: 'extreme' }),
    ]);
    const reported = refusedRows(answer.value).rows.map(({ index, field, code }) => `${index} ${field} ${code}`);
    assert.deepEqual(reported, [
      '0 returnPercent return_out_of_bounds',
      '1 returnPercent return_out_of_bounds',
      '2 returnPercent return_too_exact',
      '3 returnPercent invalid',
      '4 lowestReturnPercent not_below_return',
      '5 lowestReturnPercent not_below_return',
      '6 volatility invalid',
    ]);
  });

  test('reports the first hundred of many bad rows', async () => {
    const { rows, total } = refusedRows((await take(Array.from({ length: 150 }, () => ({})))).value);
    assert.equal(rows.length, 100);
    assert.ok(total >= 150);
  });
});
