import type { HandBoard } from './hand-case.ts';

const star = (fields: string, pays: string, note?: string): HandBoard => {
  return { kind: 'instant', board: `FIELDS ${fields}`, cases: [['INSTANT', '', pays, note ?? '']] };
};
const wave = (fields: string, pays: string, note?: string): HandBoard => {
  return { kind: 'instant-wave', board: `FIELDS ${fields}`, cases: [['INSTANT', '', pays, note ?? '']] };
};

/** Both kinds of instant tickets: each number of stars, and lines of every kind, alone and together. */
export const ticketBoards: readonly HandBoard[] = [
  star('2 3 4 5 6 2 3 4 5', '0.00', 'no star'),
  star('2 2 2 2 2 2 2 2 2', '0.00', 'nine of another picture'),
  star('1 1 4 5 6 2 3 4 5', '0.00', 'two stars'),
  star('1 1 1 5 6 2 3 4 5', '2.00'),
  star('2 3 1 5 1 2 1 4 1', '6.00'),
  star('1 1 1 1 1 2 3 4 5', '25.00'),
  star('1 1 1 1 1 1 3 4 5', '150.00'),
  star('1 1 1 6 1 1 1 6 1', '700.00'),
  star('6 1 1 1 1 1 1 1 1', '5000.00'),
  star('1 1 1 1 1 1 1 1 1', '50000.00'),
  wave('1 2 3  4 5 6  7 8 1', '0.00'),
  wave('6 1 6  1 6 1  1 6 1', '0.00', 'three of four corners are no line'),
  wave('1 1 1  2 3 4  5 6 7', '36.00', 'first row'),
  wave('2 3 4  2 5 6  2 7 8', '10.00', 'first column'),
  wave('3 1 2  4 3 5  6 7 3', '5.00', 'diagonal'),
  wave('1 2 4  3 4 5  4 6 7', '3.00', 'other diagonal'),
  wave('5 5 5  6 6 6  7 7 7', '5.00', 'three rows: 2.00 + 1.50 + 1.50'),
  wave('5 6 7  5 6 7  5 6 7', '5.00', 'three columns'),
  wave('2 1 2  1 2 1  2 1 2', '20.00', 'both diagonals'),
  wave('8 1 8  8 8 1  8 2 8', '3.00', 'a column and both diagonals'),
  wave('7 7 7  1 7 2  7 7 7', '7.50', 'two rows, a column, both diagonals'),
  wave('8 8 8  8 8 8  8 8 8', '8.00', 'all eight lines'),
  wave('1 1 1  1 1 1  1 1 1', '288.00', '8 x 36.00'),
];
