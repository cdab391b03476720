import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { addDays, dayIn, daysBetween, startOfDay } from '../../../../kernel/days.rules.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { addSums, type DaySums, noSums } from '../fold.rules.ts';
import { rangeOf } from '../range.rules.ts';
import { countDirectActive, readTeamDays, type TeamScope } from '../team-overview.ts';

/** The days asked for, and as many before them. */
export function getTeamOverviewRoute(
  app: FastifyInstance,
  { agents, content, member: members }: AgentsRouteDeps,
): void {
  const { database, clock } = app.kernel;

  async function activeIn(agentId: string, scope: TeamScope, range: readonly [string, string]): Promise<number> {
    if (scope === 'direct') return countDirectActive(database, agentId, range);
    const found = await agents.figures.ofDays([agentId], { from: range[0], to: range[1] });
    return found.get(agentId)?.activeMembers ?? 0;
  }

  async function sumsOf(agentId: string, scope: TeamScope, range: readonly [string, string]) {
    const days = await readTeamDays(database, agentId, scope, range);
    const total = { ...noSums };
    for (const day of days) addSums(total, day);
    return { days, sums: { ...toWire(total), activeMembers: await activeIn(agentId, scope, range) } };
  }

  route(app, getTeamOverview, async ({ scope, ...asked }, { member }) => {
    const head = await agents.headOf(member.memberId);
    const timeZone = await content.settings.get('timeZone');
    const { from, to } = rangeOf(asked.from, asked.to, dayIn(timeZone, clock.now()));
    const length = daysBetween(from, to).length;
    const now = await sumsOf(head.id, scope, [from, to]);
    const before = await sumsOf(head.id, scope, [addDays(from, -length), addDays(from, -1)]);
    const registered = { start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) };
    return {
      ...(await members.branchSize(head.uplinePath)),
      newMembers: await members.newMembers({ head, registered, isDirect: scope === 'direct' }),
      ...now.sums,
      before: before.sums,
      days: now.days.map(({ day, activeMembers, ...sums }) => ({ day, activeMembers, ...toWire(sums) })),
    };
  });
}

/** profitLoss is the players': below zero when the team lost. */
function toWire({ stakeMinor, winMinor, rounds, bonusMinor, rebateMinor, depositMinor, withdrawalMinor }: DaySums) {
  const given = { bonus: amountFromMinor(bonusMinor), rebate: amountFromMinor(rebateMinor) };
  const moved = { deposit: amountFromMinor(depositMinor), withdrawal: amountFromMinor(withdrawalMinor) };
  const profitLoss = amountFromMinor(winMinor + bonusMinor + rebateMinor - stakeMinor);
  const played = { stake: amountFromMinor(stakeMinor), win: amountFromMinor(winMinor), rounds };
  return { ...played, ...given, ...moved, profitLoss };
}
