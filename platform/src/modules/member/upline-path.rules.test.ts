import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBelow, pathBelow, uplineIds } from './upline-path.rules.ts';

test('a path names everybody above a member, top first', () => {
  const top = pathBelow('', '1');
  const agent = pathBelow(top, '12');
  const player = pathBelow(agent, '3');
  assert.equal(player, '1.12.3.');
  assert.deepEqual(uplineIds(player), ['1', '12']);
  assert.deepEqual(uplineIds(top), []);
});

test('a branch is what lies below, not what looks alike', () => {
  assert.equal(isBelow('1.12.3.', '1.12.'), true);
  assert.equal(isBelow('1.12.', '1.12.'), false);
  assert.equal(isBelow('1.123.', '1.12.'), false);
  assert.equal(isBelow('2.12.3.', '1.12.'), false);
});
