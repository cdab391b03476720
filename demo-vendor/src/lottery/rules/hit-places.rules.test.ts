import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardText } from './board-text.ts';
import { findKind } from './find-kind.ts';
import { hitPlaces } from './hit-places.rules.ts';
import type { LotteryKindCode } from './lottery-kind.ts';
import { fiveDigitsBoards } from './testing/five-digits-cases.ts';
import { fourDBoards } from './testing/four-d-cases.ts';
import { boardOf } from './testing/hand-case.ts';
import { northBoards } from './testing/north-cases.ts';
import { provinceBoards } from './testing/province-cases.ts';
import { thaiBoards } from './testing/thai-cases.ts';
import { threeDiceBoards } from './testing/three-dice-cases.ts';

/** Formats the winning numbers of a line as a board with only those. */
function marked(kind: LotteryKindCode, board: string, playType: string, numbers: string): string {
  const drawn = boardOf(board);
  const places = hitPlaces(findKind(kind), { playType, numbers: numbers.split(' ') }, drawn);
  const hits = drawn.map(({ prize, numbers: all }, no) => ({
    prize,
    numbers: all.filter((_, at) => places[no]?.[at]),
  }));
  return boardText(hits.filter((each) => each.numbers.length > 0));
}

const thai = '1ST 274522; FRONT3 122 122; LAST3 330 434; LAST2 80';
const balls = 'BALLS 1 1 2 9 1';
const [north = ''] = northBoards.map(({ board }) => board);

// covers 7.2
test('marks the numbers that a line won by, and no others', () => {
  assert.equal(marked('thai', thai, '3TOP', '522'), '1ST 274522');
  assert.equal(marked('thai', thai, '3FRONT', '122'), 'FRONT3 122 122');
  assert.equal(marked('thai', thai, '2TOP', '22'), '1ST 274522', 'not the fronts, which end so too');
  assert.equal(marked('five-digits', balls, 'POS_2', '1'), 'BALLS 1');
  assert.equal(marked('five-digits', balls, 'ANY_2', '1 2'), 'BALLS 1 1 2 1', 'each of the equal ones');
  assert.equal(marked('three-dice', 'DICE 1 1 1', 'PAIR', '1'), 'DICE 1 1 1');
  assert.equal(marked('three-dice', 'DICE 5 6 4', 'BIG_SMALL', 'BIG'), 'DICE 5 6 4', 'the sum is of all of them');
  assert.equal(marked('thai', thai, '3TOP', '225'), '', 'nothing of a line that did not win');
});

test('marks one number for each hit of a lot, and only that one for the special prize', () => {
  const kind = findKind('vn-north');
  const drawn = boardOf(north);
  const special = drawn[0]?.numbers[0] ?? '';
  for (const number of new Set(drawn.flatMap(({ numbers }) => numbers.map((each) => each.slice(-2))))) {
    const lot = { playType: '2D', numbers: [number] };
    const [hit] = kind.winOf(lot, drawn).hits;
    assert.equal(hitPlaces(kind, lot, drawn).flat().filter(Boolean).length, hit?.times, number);
  }
  assert.equal(marked('vn-north', north, 'DB_2D', special.slice(-2)), `DB ${special}`);
});

test('marks every line that wins on a hand-checked board, and none that loses', () => {
  const boards = [...northBoards, ...provinceBoards, ...fiveDigitsBoards, ...threeDiceBoards, ...thaiBoards];
  for (const { kind, board, cases } of [...boards, ...fourDBoards])
    for (const [playType, numbers, pays] of cases)
      assert.equal(marked(kind, board, playType, numbers) !== '', pays !== '0.00', `${kind} ${playType} ${numbers}`);
});
