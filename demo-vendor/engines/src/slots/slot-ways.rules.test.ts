import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayWin, wayWins } from './reels/ways.rules.ts';
import { wayPays } from './slot-ways.rules.ts';

test('multiplies the matching cells of each reel into ways', () => {
  const grid = [
    [0, 0, 1],
    [0, 8, 2],
    [0, 3, 3],
    [8, 0, 0],
    [1, 1, 1],
  ];
  const game = { pays: wayPays, wild: 8 };
  // 2 x 2 x 1 x 3 ways of four of a kind at 12 units.
  assert.equal(wayWin(game, grid, 0)?.units, 12 * 12);
  assert.equal(wayWin(game, grid, 1), undefined, 'reel three has no 1 and no wild');
  assert.equal(wayWins(game, grid).length, 1);
});
