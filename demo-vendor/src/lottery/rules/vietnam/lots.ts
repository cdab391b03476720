import { countOf, tailsOf } from '../board.ts';
import { onlyNumber, type Play, paying, pick } from '../play.ts';
import type { RegionOdds } from './region-odds.ts';

/** Makes bets on the last digits of every number of the board; a number that appears several times pays each time. */
export function lots(odds: RegionOdds['lots']): readonly Play[] {
  return ([2, 3, 4] as const).map((length) => ({
    type: {
      code: `${length}D`,
      name: `Lot ${length}D`,
      rule: `Choose ${length} digits. Pays for each number of the whole board that ends with them; shorter numbers do not count.`,
      ...pick(1, length),
      odds: paying({ 'Each hit': odds[length].pays }),
      returns: odds[length].returns,
    },
    hits: (numbers, drawn) => [{ won: 'Each hit', times: countOf(tailsOf(drawn, length), onlyNumber(numbers)) }],
  }));
}
