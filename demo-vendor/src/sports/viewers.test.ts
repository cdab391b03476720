import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createViewers, type Viewer } from './viewers.ts';

function looking() {
  const ended: string[] = [];
  const viewers = createViewers();
  const look = (name: string, playerId: string) => {
    const viewer: Viewer = { playerId, board() {}, fixture() {}, ticket() {}, end: () => ended.push(name) };
    return viewers.add('game', viewer);
  };
  return { ended, viewers, look };
}

test('a player has four pages of a game at once: a fifth ends the oldest, and nobody else’s', () => {
  const { ended, viewers, look } = looking();
  look('stranger', 'player-2');
  const [leave] = ['1', '2', '3', '4'].map((name) => look(name, 'player-1'));
  assert.deepEqual(ended, []);
  look('5', 'player-1');
  assert.deepEqual(ended, ['1']);
  assert.equal(viewers.of('game').size, 5);
  leave?.();
  assert.equal(viewers.of('game').size, 5, 'who was ended has left already');
});
