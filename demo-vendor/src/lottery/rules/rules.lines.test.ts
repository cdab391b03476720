import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allKinds, findKind } from './find-kind.ts';
import type { LineFault, LotteryKindCode, PlayType } from './lottery-kind.ts';

type Row = readonly [kind: LotteryKindCode, playType: string, numbers: readonly string[], fault: LineFault | undefined];

const rows: readonly Row[] = [
  ['vn-north', '2D', ['07'], undefined],
  ['vn-north', '2D', ['7'], 'invalid_number'],
  ['vn-north', '2D', ['007'], 'invalid_number'],
  ['vn-north', '2D', [''], 'invalid_number'],
  ['vn-north', '2D', ['-7'], 'invalid_number'],
  ['vn-north', '2D', ['+7'], 'invalid_number'],
  ['vn-north', '2D', [' 7'], 'invalid_number'],
  ['vn-north', '2D', ['7\n'], 'invalid_number'],
  ['vn-north', '2D', ['07\n'], 'invalid_number'],
  ['vn-north', '2D', ['1e'], 'invalid_number'],
  ['vn-north', '2D', ['0x'], 'invalid_number'],
  ['vn-north', '2D', ['.5'], 'invalid_number'],
  ['vn-north', '2D', ['０７'], 'invalid_number'],
  ['vn-north', '2D', ['٠٧'], 'invalid_number'],
  ['vn-north', '2D', ['०७'], 'invalid_number'],
  ['vn-north', '2D', ['𝟎𝟕'], 'invalid_number'],
  ['vn-north', '2D', ['0\u0000'], 'invalid_number'],
  ['vn-north', '2D', [], 'too_few_numbers'],
  ['vn-north', '2D', ['07', '08'], 'too_many_numbers'],
  ['vn-north', '2d', ['07'], 'unknown_play_type'],
  ['vn-north', '', ['07'], 'unknown_play_type'],
  ['vn-north', '__proto__', ['07'], 'unknown_play_type'],
  ['vn-north', 'constructor', ['07'], 'unknown_play_type'],
  ['vn-north', '3TOP', ['123'], 'unknown_play_type'],
  ['vn-north', 'XIEN2', ['07', '08'], undefined],
  ['vn-north', 'XIEN2', ['07', '07'], 'repeated_number'],
  ['vn-north', 'XIEN2', ['07'], 'too_few_numbers'],
  ['vn-north', 'XIEN2', ['07', '08', '09'], 'too_many_numbers'],
  ['vn-north', 'XIEN4', ['01', '02', '03', '01'], 'repeated_number'],
  ['vn-north', 'XIEN4', ['01', '02', '03', 'BIG'], 'invalid_number'],
  ['vn-south', 'DB_BIG_SMALL', ['BIG'], undefined],
  ['vn-south', 'DB_BIG_SMALL', ['big'], 'invalid_number'],
  ['vn-south', 'DB_BIG_SMALL', ['BIG', 'ODD'], 'too_many_numbers'],
  ['five-digits', 'POS_1', ['7'], undefined],
  ['five-digits', 'POS_6', ['7'], 'unknown_play_type'],
  ['five-digits', 'POS_1', ['07'], 'invalid_number'],
  ['five-digits', 'ANY_2', ['3', '3'], 'repeated_number'],
  ['five-digits', 'LAST_3', ['333'], undefined],
  ['five-digits', 'LAST_3_G3', ['3', '3'], 'repeated_number'],
  ['five-digits', 'LAST_3_G6', ['1', '2', '1'], 'repeated_number'],
  ['three-dice', 'SUM', ['3'], 'invalid_number'],
  ['three-dice', 'SUM', ['18'], 'invalid_number'],
  ['three-dice', 'SUM', ['04'], 'invalid_number'],
  ['three-dice', 'SUM', ['toString'], 'invalid_number'],
  ['three-dice', 'SINGLE', ['0'], 'invalid_number'],
  ['three-dice', 'SINGLE', ['7'], 'invalid_number'],
  ['three-dice', 'TWO_DICE', ['2-1'], 'invalid_number'],
  ['three-dice', 'TWO_DICE', ['1-1'], 'invalid_number'],
  ['three-dice', 'TRIPLE', ['112'], 'invalid_number'],
  ['thai', '3TOD', ['777'], undefined],
  ['thai', '3TOD', ['77'], 'invalid_number'],
  ['four-d', 'IBOX', ['7777'], undefined],
  ['four-d', '4D', ['12345'], 'invalid_number'],
  ['four-d', '3A', ['1234'], 'invalid_number'],
  ['instant', 'INSTANT', [], undefined],
  ['instant', 'INSTANT', ['1'], 'too_many_numbers'],
  ['instant-wave', 'INSTANT', [''], 'too_many_numbers'],
];

// covers 5
test('refuses invalid lines with their fault', () => {
  for (const [kind, playType, numbers, fault] of rows) {
    assert.equal(
      findKind(kind).checkLine({ playType, numbers }),
      fault,
      `${kind} ${playType} ${JSON.stringify(numbers)}`,
    );
  }
});

/** Picks numbers of a line by the shape alone, as quick pick does. */
function anyLineOf({ shape, picks }: PlayType): string[] {
  if (shape.kind === 'none') return [];
  const at = (i: number) => (shape.kind === 'digits' ? String(i).padStart(shape.length, '0') : shape.options[i]?.value);
  return Array.from({ length: picks.least }, (_, i) => at(i) ?? '');
}

test('accepts any line that follows the shape of its play type, and has valid codes, names and odds', () => {
  for (const kind of allKinds) {
    const codes = kind.playTypes.map(({ code }) => code);
    assert.equal(new Set(codes).size, codes.length, kind.code);
    for (const type of kind.playTypes) {
      const where = `${kind.code} ${type.code}`;
      assert.match(type.code, /^[A-Z0-9_]{1,16}$/, where);
      assert.equal(kind.checkLine({ playType: type.code, numbers: anyLineOf(type) }), undefined, where);
      assert.equal(type.picks.least, type.picks.most, where);
      assert.ok(type.name.length <= 32 && type.rule.length <= 200, where);
      assert.ok(type.odds.length > 0 && type.odds.every(({ pays }) => /^[1-9]\d*\.\d\d$/.test(pays)), where);
      assert.equal(new Set(type.odds.map(({ won }) => won)).size, type.odds.length, where);
    }
  }
});
