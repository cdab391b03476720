import { countOf, numbersOf } from '../board.ts';
import { hitIf, onlyNumber, type Play, paying, pickOne } from '../play.ts';

const faces = ['1', '2', '3', '4', '5', '6'] as const;
const couples = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `${low}-${high}`));
const howOften = ['One die', 'Two dice', 'Three dice'] as const;

const triple: Play = {
  type: {
    code: 'TRIPLE',
    name: 'Triple',
    rule: 'Wins when all three dice show your number.',
    ...pickOne(faces.map((face) => [face.repeat(3), `${face} ${face} ${face}`])),
    odds: paying({ Triple: '203.00' }),
    returns: 0.9398,
  },
  hits: (numbers, drawn) => hitIf(numbersOf(drawn, 'DICE').join('') === onlyNumber(numbers), 'Triple'),
};

const anyTriple: Play = {
  type: {
    code: 'ANY_TRIPLE',
    name: 'Any triple',
    rule: 'Wins when all three dice show the same number, whichever.',
    ...pickOne([['ANY', 'Any triple']]),
    odds: paying({ 'Any triple': '34.00' }),
    returns: 0.9444,
  },
  hits: (_numbers, drawn) => hitIf(new Set(numbersOf(drawn, 'DICE')).size === 1, 'Any triple'),
};

const pair: Play = {
  type: {
    code: 'PAIR',
    name: 'Pair',
    rule: 'Wins when two or three dice show your number.',
    ...pickOne(faces.map((face) => [face.repeat(2), `${face} ${face}`])),
    odds: paying({ Pair: '12.80' }),
    returns: 0.9481,
  },
  hits(numbers, drawn) {
    const face = onlyNumber(numbers).charAt(0);
    return hitIf(countOf(numbersOf(drawn, 'DICE'), face) >= 2, 'Pair');
  },
};

const single: Play = {
  type: {
    code: 'SINGLE',
    name: 'Single number',
    rule: 'Wins when your number shows on at least one die; on two or three dice it pays more.',
    ...pickOne(faces.map((face) => [face, face])),
    odds: paying({ 'One die': '2.00', 'Two dice': '3.00', 'Three dice': '10.00' }),
    returns: 0.9491,
  },
  hits(numbers, drawn) {
    const won = howOften[countOf(numbersOf(drawn, 'DICE'), onlyNumber(numbers)) - 1];
    return won ? [{ won, times: 1 }] : [];
  },
};

const twoDice: Play = {
  type: {
    code: 'TWO_DICE',
    name: 'Two dice',
    rule: 'Wins when both of your two numbers show, whatever the third die is.',
    ...pickOne(couples.map((couple) => [couple, couple.replace('-', ' and ')])),
    odds: paying({ Both: '6.80' }),
    returns: 0.9444,
  },
  hits(numbers, drawn) {
    const dice = numbersOf(drawn, 'DICE');
    return hitIf(
      onlyNumber(numbers)
        .split('-')
        .every((face) => dice.includes(face)),
      'Both',
    );
  },
};

/** Bets on the faces of single dice. */
export const dicePlays: readonly Play[] = [triple, anyTriple, pair, single, twoDice];
