import { countOf, numbersOf } from '../board.ts';
import { onlyNumber, type Play, paying, pick } from '../play.ts';
import type { Pays } from './region-odds.ts';

const rules = {
  G7: 'Pays for each of the four numbers of the seventh prize that is yours.',
  G8: 'Wins when the number of the eighth prize is yours.',
} as const;

/** Makes the bet on the prize of two digits: four numbers of G7 in the north, the one of G8 elsewhere. */
export function head(prize: 'G7' | 'G8', { pays, returns }: Pays): Play {
  return {
    type: {
      code: 'HEAD_2D',
      name: 'Head 2D',
      rule: rules[prize],
      ...pick(1, 2),
      odds: paying({ 'Each hit': pays }),
      returns,
    },
    hits: (line, drawn) => [{ won: 'Each hit', times: countOf(numbersOf(drawn, prize), onlyNumber(line)) }],
  };
}
