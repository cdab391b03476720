import { drawBoard, layoutOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { anyOrder } from './any-order.ts';
import { prizePlays } from './prize-plays.ts';

const layout = layoutOf([4, { '1ST': 1, '2ND': 1, '3RD': 1, SPECIAL: 10, CONSOL: 10 }]);

/** A 4D draw: 23 numbers of four digits. */
export const fourD = defineKind({
  code: 'four-d',
  plays: [...prizePlays, anyOrder],
  draw: (draw) => drawBoard(layout, draw),
});
