import { randomBytes } from 'node:crypto';
import { lineOf } from '../goal.ts';
import { allRuns } from './chance-runs.ts';
import { pValueOf } from './chi-square.ts';

type Print = (line: string) => void;

const drawsOfGame = 10_000_000;
const leastP = 0.0001;

/** Chi-square of wheel, eggs and envelopes: ten million draws of each, by the rules that the platform draws with. */
export async function benchRewards(print: Print, draws = drawsOfGame): Promise<void> {
  const seedText = randomBytes(16).toString('hex');
  print(`${draws.toLocaleString('en')} draws of each game, seed ${seedText}`);
  for (const run of allRuns(draws, seedText)) {
    const started = performance.now();
    const counted = run();
    print(`${counted.name}: ${counted.seen.join(' ')}, ${Math.round((performance.now() - started) / 1000)} s`);
    print(lineOf({ name: `${counted.name}, p`, value: pValueOf(counted), unit: '', goal: leastP, side: 'atLeast' }));
  }
}
