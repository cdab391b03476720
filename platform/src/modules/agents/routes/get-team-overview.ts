import { getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/amounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { dayIn } from '../../../kernel/days.rules.ts';
import { rangeOf } from '../range.rules.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';
import { countActive, readTeamDays, type TeamDay } from '../team-overview.ts';

/** profitLoss is the players': below zero when the team lost. */
export function getTeamOverviewRoute(
  app: FastifyInstance,
  { agents, content, member: members }: AgentsRouteDeps,
): void {
  const { database, clock } = app.kernel;
  route(app, getTeamOverview, async (input, { member }) => {
    const head = await agents.headOf(member.memberId);
    const { from, to } = rangeOf(input.from, input.to, dayIn(await content.settings.get('timeZone'), clock.now()));
    const days = await readTeamDays(database, head.id, from, to);
    const total = days.reduce(added, { day: '', stakeMinor: 0n, winMinor: 0n, rounds: 0, activeMembers: 0 });
    return {
      ...(await members.branchSize(head.uplinePath)),
      activeMembers: await countActive(database, head.uplinePath, from, to),
      stake: amountFromMinor(total.stakeMinor),
      win: amountFromMinor(total.winMinor),
      profitLoss: amountFromMinor(total.winMinor - total.stakeMinor),
      rounds: total.rounds,
      days: days.map(toWire),
    };
  });
}

function added(total: TeamDay, day: TeamDay): TeamDay {
  return {
    ...total,
    stakeMinor: total.stakeMinor + day.stakeMinor,
    winMinor: total.winMinor + day.winMinor,
    rounds: total.rounds + day.rounds,
  };
}

function toWire({ day, stakeMinor, winMinor, rounds, activeMembers }: TeamDay) {
  return { day, stake: amountFromMinor(stakeMinor), win: amountFromMinor(winMinor), rounds, activeMembers };
}
