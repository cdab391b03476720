/*
 * Computes the best play of blackjack from an endless shoe: dealer stands on every 17 and peeks for blackjack, double
 * on the first two cards, no split, 3 to 2. Independent of blackjack.rules.ts, so that it can verify it.
 */

import type { Draw } from '../../engine.ts';
import { seededDraw } from '../../seeded-draw.ts';
import { rankOf } from '../cards.rules.ts';
import { type BlackjackState, blackjack, playerCards } from './blackjack.rules.ts';

/** Chances of the values 1 (ace) to 10. */
const values = Array.from({ length: 10 }, (_, i) => ({ value: i + 1, chance: i === 9 ? 4 / 13 : 1 / 13 }));
const best = (hard: number, aces: boolean) => (aces && hard <= 11 ? hard + 10 : hard);

/** Returns the chances of the dealer's final total: 17 to 21, and 22 for bust. */
function dealerEnds(hard: number, aces: boolean): Map<number, number> {
  const total = best(hard, aces);
  if (total >= 17) return new Map([[Math.min(total, 22), 1]]);
  return mixed(values.map(({ value, chance }) => [chance, dealerEnds(hard + value, aces || value === 1)]));
}

function mixed(parts: [number, Map<number, number>][]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const [chance, ends] of parts) for (const [end, p] of ends) sum.set(end, (sum.get(end) ?? 0) + chance * p);
  return sum;
}

/** Returns the dealer's final totals with this card up, given that the dealer has no blackjack. */
function endsWithout(up: number): Map<number, number> {
  const holes = values.filter(({ value }) => value + up !== 11 || (value !== 1 && up !== 1));
  const whole = holes.reduce((sum, { chance }) => sum + chance, 0);
  return mixed(holes.map(({ value, chance }) => [chance / whole, dealerEnds(up + value, up === 1 || value === 1)]));
}

type Play = 'hit' | 'stand' | 'double';

interface BlackjackBest {
  /** Return of the first stake in percent. */
  returnPercent: number;
  /** Returns the best action; `hard` counts aces as one, `up` is the dealer's value, 1 for an ace. */
  play(hard: number, hasAce: boolean, up: number, isFirst: boolean): Play;
}

export function countBlackjack(): BlackjackBest {
  const tables = values.map(({ value }) => tableFor(endsWithout(value)));
  const plays = new Map<string, Play>();
  let returned = 0;
  for (const up of values) {
    const table = tables[up.value - 1] as UpTable;
    const dealerBlackjack = up.value === 1 ? 4 / 13 : up.value === 10 ? 1 / 13 : 0;
    for (const first of values) {
      for (const second of values) {
        const chance = up.chance * first.chance * second.chance;
        const hasAce = first.value === 1 || second.value === 1;
        const hard = first.value + second.value;
        const isBlackjack = hasAce && hard === 11;
        const won = isBlackjack ? 2.5 : Math.max(...Object.values(table.first(hard, hasAce)));
        const lost = isBlackjack ? 1 : 0;
        returned += chance * (dealerBlackjack * lost + (1 - dealerBlackjack) * won);
      }
    }
  }
  return {
    returnPercent: 100 * returned,
    play(hard, hasAce, up, isFirst) {
      const key = `${hard} ${hasAce} ${up} ${isFirst}`;
      const play = plays.get(key) ?? bestOf((tables[up - 1] as UpTable).first(hard, hasAce), isFirst);
      plays.set(key, play);
      return play;
    },
  };
}

function bestOf({ double, ...others }: Record<Play, number>, isFirst: boolean): Play {
  const ways: Partial<Record<Play, number>> = isFirst ? { ...others, double } : others;
  const highest = Math.max(...Object.values(ways));
  return (Object.keys(ways) as Play[]).find((way) => ways[way] === highest) ?? 'stand';
}

interface UpTable {
  /** Average return less the second stake of a double. */
  first(hard: number, hasAce: boolean): Record<Play, number>;
}

function tableFor(ends: Map<number, number>): UpTable {
  const known = new Map<string, number>();
  function stand(hard: number, hasAce: boolean): number {
    const mine = best(hard, hasAce);
    if (mine > 21) return 0;
    let sum = 0;
    for (const [end, p] of ends) sum += p * (end === 22 || mine > end ? 2 : mine === end ? 1 : 0);
    return sum;
  }
  const hit = (hard: number, hasAce: boolean) =>
    values.reduce((sum, { value, chance }) => sum + chance * go(hard + value, hasAce || value === 1), 0);
  function go(hard: number, hasAce: boolean): number {
    if (best(hard, hasAce) >= 21) return stand(hard, hasAce);
    const key = `${hard} ${hasAce}`;
    const value = known.get(key) ?? Math.max(stand(hard, hasAce), hit(hard, hasAce));
    known.set(key, value);
    return value;
  }
  return {
    first(hard, hasAce) {
      const one = values.reduce(
        (sum, each) => sum + each.chance * stand(hard + each.value, hasAce || each.value === 1),
        0,
      );
      return { hit: hit(hard, hasAce), stand: stand(hard, hasAce), double: 2 * one - 1 };
    },
  };
}

/** Simulates `hands` of the best play: return on the first stake in percent, and half its 99.9 % interval. */
export function simulatedHands(best: BlackjackBest, hands: number, seed: number) {
  const draw = seededDraw(seed);
  let sum = 0;
  let squares = 0;
  for (let hand = 0; hand < hands; hand += 1) {
    const state = playBest(best, draw);
    const returned = blackjack.units(state) / blackjack.denominator - (state.isDoubled ? 1 : 0);
    sum += returned;
    squares += returned * returned;
  }
  const mean = sum / hands;
  const deviation = Math.sqrt(squares / hands - mean * mean);
  return { percent: 100 * mean, halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(hands) };
}

function playBest(best: BlackjackBest, draw: Draw): BlackjackState {
  let state = blackjack.begin(draw, undefined);
  while (blackjack.offers(state).length > 0) {
    const cards = playerCards(state);
    const hard = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card) + 1), 0);
    const up = Math.min(10, rankOf(state.shoe[1] ?? 0) + 1);
    const hasAce = cards.some((card) => rankOf(card) === 0);
    state = blackjack.act(state, best.play(hard, hasAce, up, state.taken === 0));
  }
  return state;
}
