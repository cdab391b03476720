import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectionText as wireText } from '@portal/shared/contract/games/matches';
import * as v from 'valibot';
import { readSelection, selectionText } from './selection-text.rules.ts';

const shown = {
  fixtureId: 'cove-1772323200000',
  market: '1x2',
  selection: 'draw',
  price: '3.40',
  version: 12,
} as const;

test('reads what was written, in a text that a launch takes', () => {
  const text = selectionText(shown);
  assert.deepEqual(readSelection(text), shown);
  assert.equal(v.is(wireText, text), true);
});

for (const text of [
  '',
  '~~~~',
  'cove-1~1x2~home~1.85',
  'cove-1~1x2~home~1.85~1~more',
  'cove-1~ou:2.5~over~1.85~1',
  'cove-1~1x2~everything~1.85~1',
  'cove-1~1x2~home~0.99~1',
  'cove-1~1x2~home~99999.00~1',
  'cove-1~1x2~home~1.85~-1',
  'cove-1~1x2~home~1.85~1e9',
  '../../cove~1x2~home~1.85~1',
  '<img src=x onerror=alert(1)>~1x2~home~1.85~1',
  'a'.repeat(100_000),
]) {
  test(`reads no selection from ${JSON.stringify(text.slice(0, 60))}`, () => {
    assert.equal(readSelection(text), undefined);
  });
}
