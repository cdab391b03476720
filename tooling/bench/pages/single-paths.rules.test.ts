import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answererOf, singleBase } from './single-paths.rules.ts';

test('files come from the build, pages from the shell, and all else from the platform', () => {
  assert.deepEqual(answererOf(`${singleBase}main.js`), { by: 'file', file: 'main.js' });
  for (const page of ['/', '/rng?x=1', '/index.html']) assert.deepEqual(answererOf(page), { by: 'page' });
  for (const call of ['/wps/system/status?host=a', '/lgw/games/game_menus', '/lotto/x', '/composition.json'])
    assert.deepEqual(answererOf(call), { by: 'platform' });
});
