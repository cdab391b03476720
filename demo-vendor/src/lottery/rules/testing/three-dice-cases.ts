import type { HandBoard, HandCase } from './hand-case.ts';

const kind = 'three-dice';
const ofDice = (dice: string, cases: readonly HandCase[]): HandBoard => ({ kind, board: `DICE ${dice}`, cases });

/** Pairs, triples (which lose big, small, odd and even, but not the sum), and each sum once. */
export const threeDiceBoards: readonly HandBoard[] = [
  ofDice('1 1 2', [
    ['SUM', '4', '68.40'],
    ['SUM', '17', '0.00', 'pays the same, but is another sum'],
    ['BIG_SMALL', 'SMALL', '1.95'],
    ['BIG_SMALL', 'EVEN', '1.95'],
    ['BIG_SMALL', 'BIG', '0.00'],
    ['TRIPLE', '111', '0.00'],
    ['ANY_TRIPLE', 'ANY', '0.00'],
    ['PAIR', '11', '12.80'],
    ['PAIR', '22', '0.00', 'one 2'],
    ['SINGLE', '1', '3.00', 'two dice'],
    ['SINGLE', '2', '2.00', 'one die'],
    ['SINGLE', '3', '0.00'],
    ['TWO_DICE', '1-2', '6.80', 'once, though 1 is there twice'],
    ['TWO_DICE', '1-3', '0.00'],
  ]),
  ofDice('6 6 6', [
    ['SUM', '17', '0.00', '18 is sold as a triple'],
    ['BIG_SMALL', 'BIG', '0.00'],
    ['BIG_SMALL', 'EVEN', '0.00'],
    ['TRIPLE', '666', '203.00'],
    ['TRIPLE', '555', '0.00'],
    ['ANY_TRIPLE', 'ANY', '34.00'],
    ['PAIR', '66', '12.80', 'three are a pair as well'],
    ['SINGLE', '6', '10.00', 'three dice'],
    ['TWO_DICE', '5-6', '0.00'],
  ]),
  ofDice('3 3 3', [
    ['SUM', '9', '8.20', 'a triple has a sum as well'],
    ['BIG_SMALL', 'SMALL', '0.00'],
    ['BIG_SMALL', 'ODD', '0.00'],
    ['ANY_TRIPLE', 'ANY', '34.00'],
  ]),
  ofDice('4 1 5', [
    ['SUM', '10', '7.60'],
    ['BIG_SMALL', 'SMALL', '1.95', '10 is the highest small sum'],
    ['TWO_DICE', '1-4', '6.80', 'the order of the dice makes no difference'],
    ['TWO_DICE', '1-5', '6.80'],
    ['TWO_DICE', '4-5', '6.80'],
  ]),
  ofDice('4 6 1', [
    ['SUM', '11', '7.60'],
    ['BIG_SMALL', 'BIG', '1.95', '11 is the least big sum'],
    ['BIG_SMALL', 'ODD', '1.95'],
  ]),
  ofDice('1 2 2', [
    ['SUM', '5', '34.20'],
    ['PAIR', '22', '12.80'],
  ]),
  ofDice('3 1 2', [['SUM', '6', '20.50']]),
  ofDice('4 2 1', [['SUM', '7', '13.65']]),
  ofDice('2 4 2', [['SUM', '8', '9.75']]),
  ofDice('2 4 6', [['SUM', '12', '8.20']]),
  ofDice('6 4 3', [['SUM', '13', '9.75']]),
  ofDice('4 4 6', [['SUM', '14', '13.65']]),
  ofDice('6 5 4', [['SUM', '15', '20.50']]),
  ofDice('6 4 6', [['SUM', '16', '34.20']]),
  ofDice('5 6 6', [
    ['SUM', '17', '68.40'],
    ['BIG_SMALL', 'BIG', '1.95'],
    ['BIG_SMALL', 'ODD', '1.95'],
    ['SINGLE', '5', '2.00'],
    ['SINGLE', '6', '3.00'],
  ]),
];
