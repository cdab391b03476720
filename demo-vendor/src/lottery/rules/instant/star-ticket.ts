import { numbersOf } from '../board.ts';
import { defineKind } from '../define-kind.ts';
import { type Play, pickNothing } from '../play.ts';

const star = '1';
const prizes = ['2.00', '6.00', '25.00', '150.00', '700.00', '5000.00', '50000.00'];

/** Returns the places of the stars of a winning ticket; none if there are too few. */
export function wonStars(fields: readonly string[]): number[] {
  const places = [...fields.keys()].filter((at) => fields[at] === star);
  return places.length >= 3 ? places : [];
}

const stars: Play = {
  type: {
    code: 'INSTANT',
    name: 'Star ticket',
    rule: 'Nine fields, each with one of six pictures. Three stars or more win: the more stars, the more it pays.',
    ...pickNothing,
    odds: prizes.map((pays, i) => ({ won: `${i + 3} stars`, pays })),
    returns: 0.9363,
  },
  hits(_numbers, drawn) {
    const count = wonStars(numbersOf(drawn, 'FIELDS')).length;
    return count > 0 ? [{ won: `${count} stars`, times: 1 }] : [];
  },
};

/** A ticket drawn at purchase: pictures 1 to 6, 1 is the star. */
export const starTicket = defineKind({
  code: 'instant',
  plays: [stars],
  draw: (draw) => [{ prize: 'FIELDS', numbers: Array.from({ length: 9 }, () => String(draw(6) + 1)) }],
});
