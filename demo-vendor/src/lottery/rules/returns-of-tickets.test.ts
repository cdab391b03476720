import { test } from 'node:test';
import { findKind } from './find-kind.ts';
import { assertReturns } from './testing/assert-returns.ts';
import { everyText, paidOver } from './testing/count-return.ts';

const line = { playType: 'INSTANT', numbers: [] };

/** Tickets with so many stars, field by field: one picture of six is the star. */
function ticketsByStars(fields: number): number[] {
  let tickets = [1];
  for (let field = 0; field < fields; field += 1) {
    tickets = [...tickets, 0].map((without, stars) => without * 5 + (tickets[stars - 1] ?? 0));
  }
  return tickets;
}

test('star ticket: what each number of stars pays, by the tickets that have it, of all 10,077,696', () => {
  const kind = findKind('instant');
  const paid = ticketsByStars(9).map((tickets, stars) => {
    const numbers = Array.from({ length: 9 }, (_, field) => (field < stars ? '1' : '2'));
    return tickets * kind.winOf(line, [{ prize: 'FIELDS', numbers }]).oddsHundredths;
  });
  assertReturns(kind, 'INSTANT', [paid.reduce((sum, part) => sum + part, 0) / 6 ** 9 / 100]);
});

const threeFields = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

test('wave ticket: each line over its 512 fillings, all other fields blank', () => {
  const kind = findKind('instant-wave');
  const returns = threeFields.map((fields) => {
    const boards = everyText('12345678', 3).map((pictures) => {
      const numbers = Array.from({ length: 9 }, () => '-');
      fields.forEach((field, i) => {
        numbers[field] = pictures.charAt(i);
      });
      return [{ prize: 'FIELDS', numbers }];
    });
    return paidOver(kind, line, boards) / boards.length / 100;
  });
  assertReturns(kind, 'INSTANT', [returns.reduce((sum, part) => sum + part, 0)]);
});
