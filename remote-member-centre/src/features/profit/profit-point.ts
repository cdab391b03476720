import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { getProfit } from '@portal/shared/contract/games/profit';

/** One bar of the chart, one row of the table. */
export type ProfitPoint = CallOutput<typeof getProfit>['points'][number];
export type ProfitBy = 'day' | 'month';
