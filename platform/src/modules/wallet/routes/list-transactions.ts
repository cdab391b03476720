import { amountFromMinor } from '@portal/shared/contract/amounts';
import { listTransactions } from '@portal/shared/contract/wallet/list-transactions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { memberAccount, type StatementLine, type Wallet } from '../index.ts';

export function listTransactionsRoute(app: FastifyInstance, wallet: Wallet): void {
  route(app, listTransactions, async ({ pageNo, pageSize }, { member }) => {
    const page = await wallet.statement(memberAccount(member.memberId), pageNo, pageSize);
    return { list: page.lines.map(toWire), totalPages: page.totalPages };
  });
}

function toWire(line: StatementLine) {
  return {
    id: line.id,
    type: line.kind,
    reference: line.reference,
    amount: amountFromMinor(line.amount),
    balanceAfter: amountFromMinor(line.balanceAfter),
    at: line.at.toISOString(),
  };
}
