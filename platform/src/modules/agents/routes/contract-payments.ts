import {
  explainPayment,
  exportContractPayments,
  listContractPayments,
  listPaymentBets,
  replayPayment,
} from '@portal/shared/contract/agents/contract-payments';
import { exportRowsAtMost, recordMonths } from '@portal/shared/contract/time/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import type { Settlements } from '../settlement/open-settlement.ts';
import { periodOf } from '../settlement/payments/period-of.ts';

export function explainPaymentRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, explainPayment, async ({ id }, { member }) =>
    agents.settlement.explain(await agents.headOf(member.memberId), id),
  );
}

/** Serves payments of one kind, on screen and as a file. */
export function listContractPaymentsRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  const { settlement } = agents;
  route(app, listContractPayments, async ({ from, to, ...asked }, { member }) => {
    const head = await agents.headOf(member.memberId);
    return settlement.list(head, asked, await periodOf(app, settings, { from, to }, recordMonths.screen));
  });

  csvRoute(app, exportContractPayments, async ({ from, to, ...asked }, { member }) => {
    const head = await agents.headOf(member.memberId);
    const period = await periodOf(app, settings, { from, to }, recordMonths.file);
    if ((await settlement.count(head, asked, period)) > exportRowsAtMost)
      throw new Refusal('export_too_large', { params: { rows: exportRowsAtMost } });
    return {
      name: `${asked.kind}-payments-${period.from}-${period.to}`,
      columns,
      days: period,
      timeZone: member.timeZone,
      rows: fileRows(settlement.all(head, asked, period)),
    };
  });
}

const columns = [
  ...columnsOf('time', 'From', 'To'),
  ...columnsOf('text', 'Account', 'Paid by'),
  ...columnsOf('number', 'Valid bet', 'Rate %', 'Gross', 'Taken by downlines', 'Amount'),
  ...columnsOf('text', 'State'),
  ...columnsOf('time', 'Paid'),
];

async function* fileRows(payments: ReturnType<Settlements['all']>): AsyncGenerator<string[]> {
  for await (const { from, to, account, payer, validBet, rate, gross, taken, amount, state, paidAt } of payments) {
    const sums = [validBet, (rate / 100).toFixed(2), gross, taken, amount];
    yield [from, to, account, payer ?? 'house', ...sums, state, paidAt ?? ''];
  }
}

export function listPaymentBetsRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(
    app,
    listPaymentBets,
    async ({ id, ...paging }, { member }) => agents.settlement.bets(await agents.headOf(member.memberId), id, paging),
    { perMinute: () => settings.get('agentCentre.readsPerMinute') },
  );
}

export function replayPaymentRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(
    app,
    replayPayment,
    async ({ id }, { member }) => agents.settlement.replay(await agents.headOf(member.memberId), id),
    { perMinute: () => settings.get('agentCentre.readsPerMinute') },
  );
}
