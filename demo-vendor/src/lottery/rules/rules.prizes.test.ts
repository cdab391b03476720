import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { allKinds, findKind } from './find-kind.ts';
import type { Line } from './lottery-kind.ts';
import { fiveDigitsBoards } from './testing/five-digits-cases.ts';
import { fourDBoards } from './testing/four-d-cases.ts';
import { boardOf, type HandCase } from './testing/hand-case.ts';
import { northBoards } from './testing/north-cases.ts';
import { provinceBoards } from './testing/province-cases.ts';
import { thaiBoards } from './testing/thai-cases.ts';
import { threeDiceBoards } from './testing/three-dice-cases.ts';
import { ticketBoards } from './testing/ticket-cases.ts';

const boards = [
  ...northBoards,
  ...provinceBoards,
  ...fiveDigitsBoards,
  ...threeDiceBoards,
  ...thaiBoards,
  ...fourDBoards,
  ...ticketBoards,
];

const lineOf = ([playType, numbers]: HandCase): Line => ({ playType, numbers: numbers.split(' ').filter(Boolean) });

for (const { kind, board, cases } of boards) {
  test(`pays hand-computed prizes: ${kind}, ${board.replaceAll(/\s+/g, ' ').slice(0, 60)}`, () => {
    const rules = findKind(kind);
    const drawn = boardOf(board);
    for (const each of cases) {
      const line = lineOf(each);
      const title = `${each[0]} ${each[1]}: ${each[3] ?? ''}`;
      assert.equal(rules.checkLine(line), undefined, title);
      assert.equal(rules.winOf(line, drawn).oddsHundredths, Number(minorUnits(each[2])), title);
    }
  });
}

// covers 1
test('has at least 200 hand-computed prizes, with a win and a loss for every play type', () => {
  assert.ok(boards.flatMap(({ cases }) => cases).length >= 200);
  for (const { code, playTypes } of allKinds) {
    const cases = boards.filter(({ kind }) => kind === code).flatMap((board) => board.cases);
    for (const type of playTypes) {
      const pays = cases.filter(([playType]) => playType === type.code).map((each) => each[2]);
      assert.ok(pays.includes('0.00') && pays.some((each) => each !== '0.00'), `${code} ${type.code}`);
    }
  }
});

// covers 1
test('pays the sum of the hits by the published odds', () => {
  for (const { kind, board, cases } of boards) {
    const rules = findKind(kind);
    for (const each of cases) {
      const { oddsHundredths, hits } = rules.winOf(lineOf(each), boardOf(board));
      const odds = rules.playTypes.find(({ code }) => code === each[0])?.odds ?? [];
      const paid = hits.map(({ won, times }) => {
        assert.ok(times > 0);
        return times * Number(minorUnits(odds.find((entry) => entry.won === won)?.pays ?? 'no such odds'));
      });
      assert.equal(
        paid.reduce((sum, part) => sum + part, 0),
        oddsHundredths,
        `${kind} ${each.join(' ')}`,
      );
    }
  }
});

test('throws for a board or play type of other rules, instead of a loss', () => {
  assert.throws(() => findKind('thai').winOf({ playType: '2D', numbers: ['12'] }, boardOf('DB 12345')));
  assert.throws(() => findKind('thai').winOf({ playType: '3TOP', numbers: ['123'] }, boardOf('DB 12345')));
});
