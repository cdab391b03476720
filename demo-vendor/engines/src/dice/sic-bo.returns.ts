import type { PublishedReturn } from '../returns/published-return.ts';
import { faces, pairsOfFaces, spotUnits } from './sic-bo.rules.ts';

const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c] as const)));

/** Counts the percentage over all 216 throws for the first spot; the other spots of the kind have the same. */
function counted(label: string, pays: string, ...spots: [string, ...string[]]): PublishedReturn {
  const units = throws.reduce((sum, [a, b, c]) => sum + spotUnits([a, b, c], spots[0]), 0);
  return { label, pays, percent: (100 * units) / throws.length, spots };
}

const eachFace = (word: string): [string, ...string[]] => [
  `${word}1`,
  ...faces.slice(1).map((face) => `${word}${face}`),
];
const [firstPair = '', ...otherPairs] = pairsOfFaces.map(([low, high]) => `pair${low}${high}`);

export const sicBoReturns: readonly PublishedReturn[] = [
  counted('Small, big, odd, even (no triple)', '2×', 'small', 'big', 'odd', 'even'),
  counted('Total 4 or 17', '63×', 'total4', 'total17'),
  counted('Total 5 or 16', '32×', 'total5', 'total16'),
  counted('Total 6 or 15', '19×', 'total6', 'total15'),
  counted('Total 7 or 14', '13×', 'total7', 'total14'),
  counted('Total 8 or 13', '9×', 'total8', 'total13'),
  counted('Total 9 or 12', '8×', 'total9', 'total12'),
  counted('Total 10 or 11', '7×', 'total10', 'total11'),
  counted('A double, two dice at least', '12×', ...eachFace('double')),
  counted('A triple of one face', '191×', ...eachFace('triple')),
  counted('Any triple', '32×', 'triple'),
  counted('Two faces together', '7×', firstPair, ...otherPairs),
  counted('A face once, twice, three times', '2×, 3×, 13×', ...eachFace('single')),
];
