import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { boardText } from './board-text.ts';
import { findKind } from './find-kind.ts';
import type { LotteryKindCode } from './lottery-kind.ts';
import { boardOf } from './testing/hand-case.ts';

/** Prize, count of numbers and their length, as printed by the lotteries. */
const printed: Readonly<Record<LotteryKindCode, string>> = {
  'vn-north': 'DB 1x5, G1 1x5, G2 2x5, G3 6x5, G4 4x4, G5 6x4, G6 3x3, G7 4x2',
  'vn-central': 'DB 1x6, G1 1x5, G2 1x5, G3 2x5, G4 7x5, G5 1x4, G6 3x4, G7 1x3, G8 1x2',
  'vn-south': 'DB 1x6, G1 1x5, G2 1x5, G3 2x5, G4 7x5, G5 1x4, G6 3x4, G7 1x3, G8 1x2',
  'five-digits': 'BALLS 5x1',
  'three-dice': 'DICE 3x1',
  thai: '1ST 1x6, FRONT3 2x3, LAST3 2x3, LAST2 1x2',
  'four-d': '1ST 1x4, 2ND 1x4, 3RD 1x4, SPECIAL 10x4, CONSOL 10x4',
  instant: 'FIELDS 9x1',
  'instant-wave': 'FIELDS 9x1',
};

const codes: readonly LotteryKindCode[] = [
  ...(['vn-north', 'vn-central', 'vn-south', 'five-digits', 'three-dice'] as const),
  ...(['thai', 'four-d', 'instant', 'instant-wave'] as const),
];

for (const code of codes) {
  // covers 1
  test(`draws the board of ${code} with its prizes in order and leading zeros, in a format that parses back`, () => {
    const kind = findKind(code);
    assert.equal(kind.code, code);
    const draw = seededDraw(7);
    let zeros = 0;
    for (let i = 0; i < 200; i += 1) {
      const drawn = kind.draw(draw);
      const shape = drawn.map(({ prize, numbers }) => {
        const lengths = new Set(numbers.map((number) => number.length));
        return `${prize} ${numbers.length}x${[...lengths].join('/')}`;
      });
      assert.equal(shape.join(', '), printed[code]);
      assert.deepEqual(boardOf(boardText(drawn)), drawn);
      assert.ok(boardText(drawn).length <= 2000 && drawn.every(({ prize }) => /^[A-Z0-9]{1,10}$/.test(prize)));
      zeros += drawn.filter(({ numbers }) => numbers.some((number) => number.startsWith('0'))).length;
    }
    const hasZero = !['three-dice', 'instant', 'instant-wave'].includes(code);
    assert.equal(zeros > 0, hasZero);
  });
}
