import { exportAgentIncome, getAgentIncome } from '@portal/shared/contract/agents/income';
import { recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { periodOf } from '../settlement/payments/period-of.ts';

/** Serves the caller's income by day, on screen and as a file. */
export function getAgentIncomeRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(app, getAgentIncome, async (asked, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.settlement.income(head, await periodOf(app, settings, asked, recordMonths.screen));
  });

  csvRoute(app, exportAgentIncome, async (asked, { member }) => {
    const head = await agents.headOf(member.memberId);
    const period = await periodOf(app, settings, asked, recordMonths.file);
    const { days } = await agents.settlement.income(head, period);
    return {
      name: `income-${period.from}-${period.to}`,
      columns,
      days: period,
      rows: days.map(({ day, dividend, daily, hourly, realtime, given }) => [
        day,
        dividend,
        daily,
        hourly,
        realtime,
        given,
      ]),
    };
  });
}

const columns = [
  ...columnsOf('day', 'Day'),
  ...columnsOf('number', 'Dividend', 'Daily wage', 'Hourly salary', 'Real-time salary', 'Paid to downlines'),
];
