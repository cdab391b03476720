import { numbersOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { type Play, pickNothing } from '../play.ts';

/** Rows, columns and diagonals of the nine fields. */
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Returns the lines of three equal pictures, each as the places of its fields. */
export const wonLines = (fields: readonly string[]) =>
  lines.filter(([a, b, c]) => fields[a] !== undefined && fields[a] === fields[b] && fields[b] === fields[c]);

/** Pictures 1 to 8 with the payout of a line of three. */
const pictures = [
  { picture: '1', name: 'golden waves', pays: '36.00' },
  { picture: '2', name: 'pearls', pays: '10.00' },
  { picture: '3', name: 'turtles', pays: '5.00' },
  { picture: '4', name: 'dolphins', pays: '3.00' },
  { picture: '5', name: 'starfish', pays: '2.00' },
  { picture: '6', name: 'shells', pays: '1.50' },
  { picture: '7', name: 'anchors', pays: '1.50' },
  { picture: '8', name: 'corals', pays: '1.00' },
] as const;

const wonBy = (name: string) => `Line of ${name}`;

const waves: Play = {
  type: {
    code: 'INSTANT',
    name: 'Wave ticket',
    rule: 'Nine fields in three rows, each with one of eight pictures. Every row, column and diagonal of three equal pictures pays.',
    ...pickNothing,
    odds: pictures.map(({ name, pays }) => ({ won: wonBy(name), pays })),
    returns: 0.9375,
  },
  hits(_numbers, drawn) {
    const fields = numbersOf(drawn, 'FIELDS');
    const won = wonLines(fields);
    return pictures.map(({ picture, name }) => ({
      won: wonBy(name),
      times: won.filter(([first]) => fields[first] === picture).length,
    }));
  },
};

/** A ticket drawn at purchase: pictures 1 to 8, row by row. */
export const waveTicket = defineKind({
  code: 'instant-wave',
  plays: [waves],
  draw: (draw) => [{ prize: 'FIELDS', numbers: Array.from({ length: 9 }, () => String(draw(8) + 1)) }],
});
