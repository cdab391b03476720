import { tailsOf } from '../board.ts';
import { hitIf, type Play, paying, pick } from '../play.ts';
import type { RegionOdds } from './region-odds.ts';

const names = { 2: 'Xiên 2', 3: 'Xiên 3', 4: 'Xiên 4' } as const;
const words = { 2: 'two', 3: 'three', 4: 'four' } as const;

/** Bets on several different 2D numbers that must all be on the board; how often makes no difference. */
export function combinations(odds: RegionOdds['combinations']): readonly Play[] {
  return ([2, 3, 4] as const).map((count) => ({
    type: {
      code: `XIEN${count}`,
      name: names[count],
      rule: `Choose ${words[count]} different numbers of two digits. Wins once when each of them ends a number of the board.`,
      ...pick(count, 2),
      odds: paying({ 'All numbers': odds[count].pays }),
      returns: odds[count].returns,
    },
    hits(numbers, drawn) {
      const tails = new Set(tailsOf(drawn, 2));
      return hitIf(
        numbers.every((number) => tails.has(number)),
        'All numbers',
      );
    },
  }));
}
