import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';

/** Two dice. 15 of 36 throws lie under seven, 15 over, 6 are seven: each choice returns 23/24. */
const underOverChoices = [
  { id: 'under', label: 'Under 7', units: 46 },
  { id: 'seven', label: 'Exactly 7', units: 115 },
  { id: 'over', label: 'Over 7', units: 46 },
] as const;

export function underOverUnits(choiceId: string | undefined, total: number): number {
  const hit = total < 7 ? 'under' : total > 7 ? 'over' : 'seven';
  return underOverChoices.find((each) => each.id === hit && each.id === (choiceId ?? 'under'))?.units ?? 0;
}

function throwDice(draw: Draw, choice: string | undefined): Outcome {
  const dice: [number, number] = [draw(6) + 1, draw(6) + 1];
  return {
    units: underOverUnits(choice, dice[0] + dice[1]),
    view: { kind: 'two-dice', choice: choice ?? 'under', dice },
  };
}

export const underOver: Engine = {
  id: 'under-over',
  title: 'Under or over seven',
  denominator: 20,
  returnPercent: 95.833,
  returnBasis: 'exact',
  reels: 2,
  rows: 1,
  lines: 1,
  choices: underOverChoices.map(({ id, label, units }) => ({ id, label, pays: stakeMultiple(units, 20) })),
  rules: ['Two fair dice are thrown. Pick under seven, exactly seven or over seven before they fall.'],
  paytable: underOverChoices.map(({ label, units }) => ({ label, pays: stakeMultiple(units, 20) })),
  draw: throwDice,
};
