import { createHash } from 'node:crypto';
import { findKind } from '@portal/demo-vendor/lottery/rules/find-kind';
import type { LotteryKindCode } from '@portal/demo-vendor/lottery/rules/lottery-kind';
import { evennessOf } from '@portal/demo-vendor/lottery/rules/testing/chi-square';
import { countPlaces } from '@portal/demo-vendor/lottery/rules/testing/count-places';
import { countWholes } from '@portal/demo-vendor/lottery/rules/testing/count-wholes';
import { nativeDraw } from './native-draw.ts';

/** One run: a kind, what is counted (each place of the board, or whole boards), and how many numbers are drawn. */
export interface DrawRun {
  kind: LotteryKindCode;
  counted: 'places' | 'wholes';
  no: number;
  numbers: number;
  /** Source of all seeds of a benchmark. */
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
