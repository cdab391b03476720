import { minorUnits } from '@portal/shared/contract/amounts';
import type { TeamDay } from './team.ts';

/** What the chart can show; `net` is the house's: stake less win, bonus and rebate. */
export const measures = ['stake', 'net', 'activeMembers', 'deposit', 'withdrawal'] as const;
export type Measure = (typeof measures)[number];

/** Minor units, or members. */
export function measured(day: TeamDay, measure: Measure): number {
  if (measure === 'activeMembers') return day.activeMembers;
  return Number(measure === 'net' ? -minorUnits(day.profitLoss) : minorUnits(day[measure]));
}
