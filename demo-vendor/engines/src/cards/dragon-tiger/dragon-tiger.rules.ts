import { type Draw, type Engine, type Outcome, stakeMultiple } from '../../engine.ts';
import { rankOf } from '../cards.rules.ts';

const denominator = 2;
/** One deck: the second card has the rank of the first in 3 of 51 cases. Each choice returns 49.5 of 51. */
export const dragonTigerChoices = [
  { id: 'dragon', label: 'Dragon', units: 4 },
  { id: 'tie', label: 'Tie', units: 33 },
  { id: 'tiger', label: 'Tiger', units: 4 },
];
/** A tie returns half of the stake on dragon and tiger. */
const tieUnits = 1;

/** Cards are 0 to 51; the higher rank wins, the ace is lowest. */
export function dragonTigerUnits(choice: string | undefined, dragon: number, tiger: number): number {
  const apart = rankOf(dragon) - rankOf(tiger);
  const winner = apart === 0 ? 'tie' : apart > 0 ? 'dragon' : 'tiger';
  if (winner === choice) return dragonTigerChoices.find(({ id }) => id === choice)?.units ?? 0;
  return winner === 'tie' ? tieUnits : 0;
}

function deal(draw: Draw, choice = 'dragon'): Outcome {
  const dragon = draw(52);
  const left = draw(51);
  const tiger = left < dragon ? left : left + 1;
  return { units: dragonTigerUnits(choice, dragon, tiger), view: { kind: 'dragon-tiger', choice, dragon, tiger } };
}

export const dragonTiger: Engine = {
  id: 'dragon-tiger',
  title: 'Dragon and tiger',
  denominator,
  returnPercent: 97.06,
  returnBasis: 'exact',
  reels: 2,
  rows: 1,
  lines: 1,
  choices: dragonTigerChoices.map(({ id, label, units }) => ({ id, label, pays: stakeMultiple(units, denominator) })),
  rules: [
    'One deck, freshly shuffled for each round. The dragon and the tiger get a card; the higher one wins, the ace is lowest.',
    'On a tie, half of each stake on dragon and tiger is returned.',
  ],
  paytable: dragonTigerChoices.map(({ label, units }) => ({ label, pays: stakeMultiple(units, denominator) })),
  draw: deal,
};
