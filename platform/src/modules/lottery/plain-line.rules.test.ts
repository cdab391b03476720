import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLine } from './plain-line.rules.ts';

test('reduces foreign text to one plain line: no breaks, no direction marks, limited length', () => {
  assert.equal(plainLine('  The machine\r\nbroke\u0000 '), 'The machine broke');
  assert.equal(plainLine('a\u202ecod.exe'), 'a cod.exe');
  assert.equal(plainLine('<b>Máy hỏng</b>'), '<b>Máy hỏng</b>', 'marks of HTML are text like the rest');
  assert.equal(plainLine('\u200b \n'), undefined);
  assert.equal(plainLine(undefined), undefined);
  assert.equal(plainLine('é'.repeat(300))?.length, 140);
});
