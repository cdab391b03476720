import type { WeekRule } from '../missions.tables.ts';
import { type RewardTerms, shownReward } from '../reward-terms.rules.ts';

type Prizes = WeekRule['prizes'];

/** Returns the prize of a place (from 1); undefined when it has none. */
export function prizeOf(prizes: Prizes, place: number): RewardTerms | undefined {
  let last = 0;
  return prizes.find((prize) => {
    last += prize.places;
    return place <= last;
  });
}

/** Counts the places with a prize. */
export const placesOf = (prizes: Prizes): number => prizes.reduce((sum, { places }) => sum + places, 0);

/** Lists prizes in order, each with its first and last place. */
export function shownPrizes(prizes: Prizes) {
  return prizes.map((prize, index) => {
    const first = placesOf(prizes.slice(0, index)) + 1;
    return { first, last: first + prize.places - 1, ...shownPrize(prize) };
  });
}

export function shownPrize(terms: RewardTerms): { amount: string; points: number } {
  const { amount, points } = shownReward(terms);
  return { amount, points };
}
