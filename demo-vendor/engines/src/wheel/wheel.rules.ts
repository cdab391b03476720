import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import { wheelPlaces } from './wheel-places.ts';

/** Count times multiple is 48 for every choice of 50 places, so each returns exactly 96 %. */
export const wheelChoices = [2, 3, 8, 16, 48];

export function wheelStakes(choice: string | undefined, place: number): number {
  const multiple = wheelPlaces[place] ?? 0;
  return choice === String(multiple) ? multiple : 0;
}

function spin(draw: Draw, choice = '2'): Outcome {
  const place = draw(wheelPlaces.length);
  return { units: wheelStakes(choice, place), view: { kind: 'wheel', choice, place } };
}

const countOf = (multiple: number) => wheelPlaces.filter((each) => each === multiple).length;
const placesText = (multiple: number) => `${countOf(multiple)} of 50 places`;

export const wheel: Engine = {
  id: 'wheel',
  title: 'Money wheel',
  denominator: 1,
  returnPercent: 96,
  returnBasis: 'exact',
  reels: 1,
  rows: 1,
  lines: 1,
  choices: wheelChoices.map((each) => ({ id: String(each), label: stakeMultiple(each, 1), pays: placesText(each) })),
  rules: [
    'A wheel with 50 places, each equally likely. Pick a multiple: if the wheel stops on it, you are paid that multiple of your stake.',
    'Every pick returns the same 96 % in the long run.',
  ],
  paytable: wheelChoices.map((each) => ({ label: placesText(each), pays: stakeMultiple(each, 1) })),
  draw: spin,
};
