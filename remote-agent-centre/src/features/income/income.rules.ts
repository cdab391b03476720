import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import type { getAgentIncome } from '@portal/shared/contract/agents/income';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';

export type Income = CallOutput<typeof getAgentIncome>;
export type IncomeDay = Income['days'][number];

/** Income by kind, and payments to downlines. */
const incomeKinds = [...contractKinds, 'given'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** What a chart shows: one kind, or the net of all. */
export type Measure = IncomeKind | 'net';

/** Kinds that paid or cost something in the period, in the order of the menu. */
export function shownKinds({ totals }: Pick<Income, 'totals'>): IncomeKind[] {
  return incomeKinds.filter((kind) => minorUnits(totals[kind]) !== 0n);
}

/** Net of a day: all kinds received less payments given. */
export function netOfDay(day: IncomeDay): string {
  const received = contractKinds.reduce((sum, kind) => sum + minorUnits(day[kind]), 0n);
  return amountFromMinor(received - minorUnits(day.given));
}

export const measureOf = (day: IncomeDay, measure: Measure): string =>
  measure === 'net' ? netOfDay(day) : day[measure];
