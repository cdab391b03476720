import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { aGame } from '../testing/a-play-type.ts';
import { createGameStore } from './game-store.ts';

const ask = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ask;
});

// covers 2.7
test('reports a failed reread once, retains the draws and tries again', async () => {
  const game = aGame();
  let changes = 0;
  const changed = () => {
    changes += 1;
  };
  let answer = async () => Response.json({ code: 'try_again' }, { status: 503 });
  globalThis.fetch = async () => answer();
  const store = createGameStore({
    session: 's',
    first: game,
    changed,
    clock: { now: () => Date.parse(game.now), heard: () => {}, onTick: () => () => false },
  });
  assert.equal(store.isOld(), false);
  await store.refresh();
  assert.deepEqual([store.isOld(), changes, store.game()], [true, 1, game]);
  answer = async () => {
    throw new TypeError('the line is gone');
  };
  await store.refresh();
  assert.deepEqual([store.isOld(), changes], [true, 1], 'the change is notified once');
  answer = async () => Response.json({ ...game, draws: game.draws.slice(1) });
  await store.refresh();
  assert.deepEqual([store.isOld(), changes, store.game().draws.length], [false, 2, game.draws.length - 1]);
  answer = async () => Response.json({}, { status: 503 });
  await store.refresh();
  store.show(aGame({ gameCode: 'OTHER' }));
  assert.equal(store.isOld(), false, 'another game was read when it was opened');
});
