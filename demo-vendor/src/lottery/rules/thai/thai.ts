import { drawBoard, layoutOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { runPlays } from './runs.ts';
import { threeDigitPlays } from './three-digits.ts';
import { twoDigitPlays } from './two-digits.ts';

const layout = layoutOf([6, { '1ST': 1 }], [3, { FRONT3: 2, LAST3: 2 }], [2, { LAST2: 1 }]);

/** A draw like the Thai lottery: first prize, two numbers each of FRONT3 and LAST3, and one of two digits. */
export const thai = defineKind({
  code: 'thai',
  plays: [...threeDigitPlays, ...twoDigitPlays, ...runPlays],
  draw: (draw) => drawBoard(layout, draw),
});
