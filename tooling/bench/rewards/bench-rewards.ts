import { randomBytes } from 'node:crypto';
import { lineOf } from '../goal.ts';
import { allRuns } from './chance-runs.ts';
import { pOf } from './fit.ts';

type Say = (line: string) => void;

const drawsOfGame = 10_000_000;
const leastP = 0.0001;

/** Chi-square of wheel, eggs and envelopes: ten million draws of each, by the rules that the platform draws with. */
export async function benchRewards(say: Say, draws = drawsOfGame): Promise<void> {
  const seedText = randomBytes(16).toString('hex');
  say(`${draws.toLocaleString('en')} draws of each game, seed ${seedText}`);
  for (const run of allRuns(draws, seedText)) {
    const started = performance.now();
    const counted = run();
    say(`${counted.name}: ${counted.seen.join(' ')}, ${Math.round((performance.now() - started) / 1000)} s`);
    say(lineOf({ name: `${counted.name}, p`, value: pOf(counted), unit: '', goal: leastP, side: 'atLeast' }));
  }
}
