import { type BoardLayout, drawBoard } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { runPlays } from './runs.ts';
import { threeDigitPlays } from './three-digits.ts';
import { twoDigitPlays } from './two-digits.ts';

const layout: BoardLayout = [
  { prize: '1ST', count: 1, digits: 6 },
  { prize: 'FRONT3', count: 2, digits: 3 },
  { prize: 'LAST3', count: 2, digits: 3 },
  { prize: 'LAST2', count: 1, digits: 2 },
];

/** A draw in the manner of the Thai lottery: first prize, two numbers each of FRONT3 and LAST3, and one of two digits. */
export const thai = defineKind({
  code: 'thai',
  plays: [...threeDigitPlays, ...twoDigitPlays, ...runPlays],
  draw: (draw) => drawBoard(layout, draw),
});
