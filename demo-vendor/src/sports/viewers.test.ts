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

test("allows ten pages of a game per player; an eleventh ends that player's oldest", () => {
  const { ended, viewers, look } = looking();
  look('stranger', 'player-2');
  const [leave] = Array.from({ length: 10 }, (_, no) => `${no + 1}`).map((name) => look(name, 'player-1'));
  assert.deepEqual(ended, []);
  look('11', 'player-1');
  assert.deepEqual(ended, ['1']);
  assert.equal(viewers.of('game').size, 11);
  leave?.();
  assert.equal(viewers.of('game').size, 11, 'who was ended has left already');
});
