import { createHash } from 'node:crypto';
import { findKind } from '../../../demo-vendor/src/lottery/rules/find-kind.ts';
import type { LotteryKindCode } from '../../../demo-vendor/src/lottery/rules/lottery-kind.ts';
import { evennessOf } from '../../../demo-vendor/src/lottery/rules/testing/chi-square.ts';
import { countPlaces } from '../../../demo-vendor/src/lottery/rules/testing/count-places.ts';
import { countWholes } from '../../../demo-vendor/src/lottery/rules/testing/count-wholes.ts';
import { nativeDraw } from './native-draw.ts';

/** One run: a kind, what is counted (each place of the board, or whole boards), and how many numbers are drawn. */
export interface DrawRun {
  kind: LotteryKindCode;
  counted: 'places' | 'wholes';
  no: number;
  numbers: number;
  /** What all seeds of a benchmark come of. */
  seedText: string;
}

/** Kinds whose whole boards are few enough to be counted, with the numbers of a board. */
export const wholeKinds: Readonly<Partial<Record<LotteryKindCode, number>>> = { 'five-digits': 5, 'three-dice': 3 };

/** Chance that even draws are as uneven as those of this run, or more. */
export function pValueOf({ kind, counted, no, numbers, seedText }: DrawRun): number {
  const rules = findKind(kind);
  const seed = createHash('sha256').update(`${seedText} ${kind} ${counted} ${no}`).digest();
  const draw = nativeDraw(seed, `run ${no}`);
  if (counted === 'places') return evennessOf(countPlaces(rules, draw, numbers)).p;
  return evennessOf([countWholes(rules, draw, Math.ceil(numbers / (wholeKinds[kind] ?? 1)))]).p;
}
