import { type BoardLayout, drawBoard } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { anyOrder } from './any-order.ts';
import { prizePlays } from './prize-plays.ts';

const layout: BoardLayout = [
  { prize: '1ST', count: 1, digits: 4 },
  { prize: '2ND', count: 1, digits: 4 },
  { prize: '3RD', count: 1, digits: 4 },
  { prize: 'SPECIAL', count: 10, digits: 4 },
  { prize: 'CONSOL', count: 10, digits: 4 },
];

/** A 4D draw: 23 numbers of four digits. */
export const fourD = defineKind({
  code: 'four-d',
  plays: [...prizePlays, anyOrder],
  draw: (draw) => drawBoard(layout, draw),
});
