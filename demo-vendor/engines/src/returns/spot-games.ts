import { baccaratReturns } from '../cards/baccarat/baccarat.returns.ts';
import * as baccarat from '../cards/baccarat/baccarat.rules.ts';
import { rankOf } from '../cards/cards.rules.ts';
import { cockfightReturns } from '../cockfight/cockfight.returns.ts';
import * as cockfight from '../cockfight/cockfight.rules.ts';
import { sicBoReturns } from '../dice/sic-bo.returns.ts';
import * as sicBo from '../dice/sic-bo.rules.ts';
import { rouletteReturns } from '../roulette/roulette.returns.ts';
import * as roulette from '../roulette/roulette.rules.ts';
import { seededDraw } from '../seeded-draw.ts';
import type { PublishedReturn } from './published-return.ts';
import type { SimulatedReturn } from './returns.ts';
import { type JudgedTable, simulatedSpots } from './spot-returns.ts';

/** A game with many spots, instant or live, for the tests of its published returns. */
interface SpotGame {
  name: string;
  returns: readonly PublishedReturn[];
  spotIds: readonly string[];
  /** Simulates the return of every spot on the same draws. */
  simulate(size: { rounds: number; seed: number }): Map<string, SimulatedReturn>;
  /** Returns spots that pay differently for two results with one face; must be empty. */
  misjudged(size: { rounds: number; seed: number }): string[];
}

const isPair = ([first = 0, second = 0]: readonly number[]) => rankOf(first) === rankOf(second);

export const spotGames: readonly SpotGame[] = [
  game('roulette', rouletteReturns, { ...roulette, faceOf: ({ number }) => number }),
  game('sic-bo', sicBoReturns, { ...sicBo, faceOf: ([a, b, c]) => 36 * a + 6 * b + c }),
  game('baccarat', baccaratReturns, {
    ...baccarat,
    faceOf: ({ winner, player, banker }) => `${winner}${isPair(player)}${isPair(banker)}`,
  }),
  game('cockfight', cockfightReturns, { ...cockfight, faceOf: ({ winner }) => winner }),
];

function game<Result>(name: string, returns: readonly PublishedReturn[], table: JudgedTable<Result>): SpotGame {
  const { spots, drawRound, spotUnits, faceOf } = table;
  return {
    name,
    returns,
    spotIds: spots.map(({ id }) => id),
    simulate: (size) => simulatedSpots(table, size),
    misjudged({ rounds, seed }) {
      const draw = seededDraw(seed);
      const known = new Map<string | number, number[]>();
      const wrong = new Set<string>();
      for (let round = 0; round < rounds; round += 1) {
        const result = drawRound(draw);
        const units = spots.map(({ id }) => spotUnits(result, id));
        const first = known.get(faceOf(result));
        if (!first) known.set(faceOf(result), units);
        for (const [i, { id }] of spots.entries()) if (first && first[i] !== units[i]) wrong.add(id);
      }
      return [...wrong];
    },
  };
}
