import { type Draw, type Engine, type Outcome, stakeMultiple } from '../engine.ts';
import { pick } from '../pick.rules.ts';

export const kenoNumbers = 80;
const kenoDrawn = 20;
export const kenoPicks = 10;

/** Whole stakes for 0 to 10 numbers hit. */
export const kenoPays = [4, 0, 0, 0, 0, 3, 20, 130, 1000, 5000, 100_000];

/** Parses a choice: ten different numbers from 1 to 80, rising, joined by hyphens; undefined for anything else. */
export function readPicks(choice: string): number[] | undefined {
  if (!/^\d{1,2}(-\d{1,2}){9}$/.test(choice)) return undefined;
  const picks = choice.split('-').map(Number);
  const isRising = picks.every((pick, i) => pick >= 1 && pick <= kenoNumbers && pick > (picks[i - 1] ?? 0));
  return isRising && picks.join('-') === choice ? picks : undefined;
}

/** Draws twenty of the eighty numbers in order, each order equally likely. */
export function drawNumbers(draw: Draw): number[] {
  return pick(draw, kenoDrawn, kenoNumbers).map((place) => place + 1);
}

const example = '3-8-17-24-33-41-52-60-68-77';

function play(draw: Draw, choice = example): Outcome {
  const picked = readPicks(choice) ?? [];
  const drawn = drawNumbers(draw);
  const hits = drawn.filter((number) => picked.includes(number)).length;
  return { units: kenoPays[hits] ?? 0, view: { kind: 'keno', picked, drawn, hits } };
}

export const keno: Engine = {
  id: 'keno',
  title: 'Keno, ten of eighty',
  denominator: 1,
  returnPercent: 95.37,
  returnBasis: 'exact',
  reels: 10,
  rows: 8,
  lines: 1,
  choices: [],
  example,
  rules: [
    'Pick ten of eighty numbers. Twenty are drawn, each equally likely, none twice.',
    'Five or more hits pay, and so does a card without any.',
  ],
  paytable: kenoPays
    .map((stakes, hits) => ({ label: hits === 1 ? '1 hit' : `${hits} hits`, pays: stakeMultiple(stakes, 1) }))
    .filter((_, hits) => (kenoPays[hits] ?? 0) > 0)
    .reverse(),
  accepts: (choice) => readPicks(choice) !== undefined,
  draw: play,
};
