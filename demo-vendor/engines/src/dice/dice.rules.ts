import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';

/** A hundred-sided die. Each choice returns exactly 98 %: chance x units = 24.5 units of 25. */
export const diceChoices = [
  { id: 'low', label: '1 to 50', from: 1, to: 50, units: 49 },
  { id: 'high', label: '51 to 100', from: 51, to: 100, units: 49 },
  { id: 'quarter', label: '76 to 100', from: 76, to: 100, units: 98 },
  { id: 'tenth', label: '91 to 100', from: 91, to: 100, units: 245 },
  { id: 'last-five', label: '96 to 100', from: 96, to: 100, units: 490 },
  { id: 'bullseye', label: 'exactly 88', from: 88, to: 88, units: 2450 },
] as const;

export function diceUnits(choiceId: string | undefined, rolled: number): number {
  const choice = diceChoices.find((each) => each.id === choiceId) ?? diceChoices[0];
  return rolled >= choice.from && rolled <= choice.to ? choice.units : 0;
}

function roll(draw: Draw, choice: string | undefined): Outcome {
  const rolled = draw(100) + 1;
  return { units: diceUnits(choice, rolled), view: { kind: 'dice', choice: choice ?? diceChoices[0].id, rolled } };
}

export const dice: Engine = {
  id: 'dice',
  title: 'Hundred dice',
  denominator: 25,
  returnPercent: 98,
  returnBasis: 'exact',
  reels: 1,
  rows: 1,
  lines: 1,
  choices: diceChoices.map(({ id, label, units }) => ({ id, label, pays: stakeMultiple(units, 25) })),
  rules: ['A number from 1 to 100 is drawn, each equally likely. Every choice returns the same 98 % in the long run.'],
  paytable: diceChoices.map(({ label, units }) => ({ label, pays: stakeMultiple(units, 25) })),
  draw: roll,
};
