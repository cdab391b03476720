import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameName } from './same-name.rules.ts';

test('case, spaces and width make no difference', () => {
  assert.equal(isSameName(' maria  SANTOS ', 'Maria Santos'), true);
  assert.equal(isSameName('ｍａｒｉａ santos', 'Maria Santos'), true);
});

test('another name, a part of it and nothing are none', () => {
  for (const name of ['Maria', 'Mario Santos', 'MariaSantos', '', '  '])
    assert.equal(isSameName(name, 'Maria Santos'), false);
  assert.equal(isSameName('', ''), false);
});
