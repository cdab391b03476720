import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairDraw } from '../../../fairness/fair-draw.ts';
import { findKind } from '../../../lottery/rules/find-kind.ts';
import { wonFields } from './ticket-pictures.ts';

test('the fields that won are those of the rules', () => {
  assert.deepEqual([...wonFields('instant', [...'121314556'])], [0, 2, 4]);
  assert.deepEqual([...wonFields('instant', [...'123145566'])], []);
  assert.deepEqual([...wonFields('instant-wave', [...'777123456'])], [0, 1, 2]);
  assert.deepEqual([...wonFields('instant-wave', [...'812384568'])].sort(), [0, 4, 8]);
});

// covers 1
test('a ticket shows fields that won whenever the rules say that it wins', () => {
  for (const look of ['instant', 'instant-wave'] as const) {
    const kind = findKind(look);
    const draw = fairDraw(new Uint8Array(32).fill(3), look);
    for (let no = 0; no < 2000; no += 1) {
      const board = kind.draw(draw);
      const { oddsHundredths } = kind.winOf({ playType: 'INSTANT', numbers: [] }, board);
      assert.equal(wonFields(look, board[0]?.numbers ?? []).size > 0, oddsHundredths > 0, board[0]?.numbers.join(''));
    }
  }
});
