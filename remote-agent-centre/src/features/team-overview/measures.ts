import { minorUnits } from '@portal/shared/contract/amounts';
import type { TeamDay } from './team.ts';

/** Measures of the chart; `net` is the platform's result: stake minus win, bonus and rebate. */
export const measures = ['stake', 'net', 'activeMembers', 'deposit', 'withdrawal'] as const;
export type Measure = (typeof measures)[number];

/** Minor units, or members. */
export function measured(day: TeamDay, measure: Measure): number {
  if (measure === 'activeMembers') return day.activeMembers;
  return Number(measure === 'net' ? -minorUnits(day.profitLoss) : minorUnits(day[measure]));
}
