import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBelow, pathBelow, uplineIds } from './upline-path.rules.ts';

test('lists all uplines in a path, top first', () => {
  const top = pathBelow('', '1');
  const agent = pathBelow(top, '12');
  const player = pathBelow(agent, '3');
  assert.equal(player, '1.12.3.');
  assert.deepEqual(uplineIds(player), ['1', '12']);
  assert.deepEqual(uplineIds(top), []);
});

test('matches what is below a branch, not what looks similar', () => {
  assert.equal(isBelow('1.12.3.', '1.12.'), true);
  assert.equal(isBelow('1.12.', '1.12.'), false);
  assert.equal(isBelow('1.123.', '1.12.'), false);
  assert.equal(isBelow('2.12.3.', '1.12.'), false);
});
