import { test } from 'node:test';
import { hiLo } from '../cards/hi-lo/hi-lo.rules.ts';
import { twoLikelyGuesses } from '../cards/hi-lo/two-guesses.ts';
import { mines } from '../mines/mines.rules.ts';
import { threeCells } from '../mines/three-cells.ts';
import { assertWithinInterval } from './assert-within-interval.ts';
import { type SimulatedReturn, type Simulation, simulatedPlay } from './returns.ts';

// Blackjack and video poker have their own tests with best play.
const seed = Number(process.env.TEST_SEED ?? 20_261_121);
const plays: [name: string, published: number, play: (size: Omit<Simulation, 'choice'>) => SimulatedReturn][] = [
  ['hi-lo', hiLo.returnPercent, (size) => simulatedPlay(hiLo, { ...size, choice: undefined }, twoLikelyGuesses)],
  ...mines.choices.map(({ id: choice }): (typeof plays)[number] => [
    ...([`mines, ${choice}`, mines.returnPercent] as const),
    (size) => simulatedPlay(mines, { ...size, choice }, threeCells),
  ]),
];

for (const [name, published, play] of plays) {
  test(`${name}: ten million hands lie within the 99.9 % interval (seed ${seed})`, () => {
    // The payout of a step is rounded to a thousandth of the stake.
    assertWithinInterval(play({ rounds: 10_000_000, seed }), published, { roundedBy: 0.05 });
  });
}
