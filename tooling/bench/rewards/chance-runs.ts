import { createHash } from 'node:crypto';
import { chanceSettings } from '@portal/platform/modules/rewards/chance/chance.settings';
import { fairNumber } from '@portal/platform/modules/rewards/chance/fair-number.rules';
import { type DropLeft, envelopeRange, prizeAt, wholeOfOdds } from '@portal/shared/contract/rewards/chance-draw';

/** Compares counts of draws with their odds. */
export interface Counted {
  name: string;
  seen: number[];
  expected: number[];
}

type Prizes = (typeof chanceSettings)['rewards.chance.wheel']['fallback']['prizes'];

/** Seed of a draw as the platform has one: 32 bytes in hex, another one for each. */
const seedOf = (seedText: string, no: number) => createHash('sha256').update(`${seedText} ${no}`).digest('hex');

/** Draws of a game with its own odds, each with a seed of its own, as members make them. */
function countPrizes(name: string, prizes: Prizes, draws: number, seedText: string): Counted {
  const seen = new Map(prizes.map(({ id }) => [id, 0]));
  for (let no = 0; no < draws; no += 1) {
    const { id } = prizeAt(prizes, fairNumber(seedOf(`${seedText} ${name}`, no), 'benchmark', wholeOfOdds));
    seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  const expected = prizes.map(({ weight }) => (draws * weight) / wholeOfOdds);
  return { name, seen: [...seen.values()], expected };
}

const buckets = 100;

/** Amounts of first envelopes of a drop, in a hundred equally likely ranges. */
function countEnvelopes(draws: number, seedText: string): Counted {
  const drop: DropLeft = { share: 'random', leftMinor: 100_000, leftCount: 20 };
  const { bound } = envelopeRange(drop);
  const seen = Array.from({ length: buckets }, () => 0);
  for (let no = 0; no < draws; no += 1) {
    const at = Math.floor((fairNumber(seedOf(`${seedText} envelope`, no), 'benchmark', bound) * buckets) / bound);
    seen[at] = (seen[at] ?? 0) + 1;
  }
  return { name: 'envelope', seen, expected: seen.map(() => draws / buckets) };
}

/** Wheel and eggs with the odds of a fresh portal, and envelopes of a random drop. */
export function allRuns(draws: number, seedText: string): (() => Counted)[] {
  const { 'rewards.chance.wheel': wheel, 'rewards.chance.egg': egg } = chanceSettings;
  return [
    () => countPrizes('wheel', wheel.fallback.prizes, draws, seedText),
    () => countPrizes('egg', egg.fallback.prizes, draws, seedText),
    () => countEnvelopes(draws, seedText),
  ];
}
