import { listTeamBets } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import { recordMonths } from '@portal/shared/contract/records/record-period';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { recordPeriodOf } from '../../../../kernel/record-period.rules.ts';
import { isBelow } from '../../../member/index.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { readTeamBets } from '../team-bets.ts';

/** An account outside the branch gives the same empty list as one that does not exist. */
export function listTeamBetsRoute(app: FastifyInstance, { agents, content, member: members }: AgentsRouteDeps): void {
  route(app, listTeamBets, async ({ account, from, to, ...paging }, { member }) => {
    const timeZone = await content.settings.get('timeZone');
    const asked = recordPeriodOf({ from, to }, { timeZone, now: app.kernel.clock.now(), months: recordMonths.screen });
    const period = { from: asked.from, to: asked.to };
    const head = await agents.headOf(member.memberId);
    const named = account ? await members.byAccount(account) : undefined;
    if (account && !(named && isBelow(named.uplinePath, head.uplinePath))) return { period, list: [], totalPages: 0 };
    const branch = { id: head.id, path: head.uplinePath };
    const { bets, totalPages } = await readTeamBets(app.kernel.database, branch, named?.id, paging);
    const accounts = await members.accountsOf([...new Set(bets.map(({ memberId }) => memberId))]);
    const list = bets.map((bet) => ({
      roundId: bet.roundId,
      account: accounts.get(bet.memberId) ?? '',
      gameName: bet.gameName,
      stake: amountFromMinor(bet.stakeMinor),
      win: amountFromMinor(bet.winMinor),
      state: 'settled',
      at: bet.settledAt.toISOString(),
    }));
    return { period, list, totalPages };
  });
}
