import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { addDays, dayIn, daysBetween } from '../../../../kernel/days.rules.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';
import { rangeOf } from '../range.rules.ts';
import { readTeamDays, type TeamDay } from '../team-overview.ts';

export function getTeamOverviewRoute(
  app: FastifyInstance,
  { agents, content, member: members }: AgentsRouteDeps,
): void {
  const { database, clock } = app.kernel;
  route(app, getTeamOverview, async (input, { member }) => {
    const head = await agents.headOf(member.memberId);
    const { from, to } = rangeOf(input.from, input.to, dayIn(await content.settings.get('timeZone'), clock.now()));
    const sumsOf = async (first: string, last: string) => {
      const days = await readTeamDays(database, head.id, first, last);
      const activeMembers = (await agents.figures.ofDays([head.id], { from: first, to: last })).get(
        head.id,
      )?.activeMembers;
      return { days, sums: { ...toWire(days.reduce(added, empty)), activeMembers: activeMembers ?? 0 } };
    };
    const length = daysBetween(from, to).length;
    const now = await sumsOf(from, to);
    const before = await sumsOf(addDays(from, -length), addDays(from, -1));
    return {
      ...(await members.branchSize(head.uplinePath)),
      newMembers: 0,
      ...now.sums,
      before: before.sums,
      days: now.days.map((day) => ({ day: day.day, ...toWire(day) })),
    };
  });
}

const empty: TeamDay = { day: '', stakeMinor: 0n, winMinor: 0n, rounds: 0, activeMembers: 0 };

function added(total: TeamDay, day: TeamDay): TeamDay {
  return {
    ...total,
    stakeMinor: total.stakeMinor + day.stakeMinor,
    winMinor: total.winMinor + day.winMinor,
    rounds: total.rounds + day.rounds,
  };
}

/** profitLoss is the players': below zero when the team lost. */
function toWire({ stakeMinor, winMinor, rounds, activeMembers }: TeamDay) {
  const money = { bonus: '0.00', rebate: '0.00', deposit: '0.00', withdrawal: '0.00' };
  const [stake, win] = [amountFromMinor(stakeMinor), amountFromMinor(winMinor)];
  return { stake, win, ...money, profitLoss: amountFromMinor(winMinor - stakeMinor), rounds, activeMembers };
}
