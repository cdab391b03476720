import { listMembers } from '@portal/shared/contract/accounts/operator-members';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import type { ServiceDeps } from './act-on-member.ts';

/** Lists members with the balance of their main wallets. */
export function listMembersFlow(app: FastifyInstance, { member, wallet, operator: operatorModule }: ServiceDeps): void {
  route(app, listMembers, async (query, { operator }) => {
    const { rows, totalPages } = await member.list(query);
    const balances = await wallet.mainBalances(rows.map(({ id }) => id));
    await operatorModule.audit({
      ...{ who: operator.username, act: 'list-members', target: query.search ?? '', why: '' },
      detail: { pageNo: query.pageNo, shown: rows.length },
    });
    const list = rows.map(({ id, account, nickname, type, state, registeredAt, lastLoginAt }) => ({
      ...{ memberId: id, account, nickname, type },
      state: state === 'closed' ? ('closed' as const) : ('open' as const),
      balance: amountFromMinor(balances.get(id) ?? 0n),
      registeredAt: registeredAt.toISOString(),
      ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
    }));
    return { list, totalPages };
  });
}
