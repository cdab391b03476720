import { exportTeamOverview, getTeamOverview } from '@portal/shared/contract/agents/team-overview';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { addDays, dayIn, daysBetween } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { addSums, type DaySums, noSums } from '../figures/counting/fold.rules.ts';
import { rangeOf } from '../figures/reports/range.rules.ts';
import { countDirectActive, readTeamDays, type TeamDay, type TeamScope } from '../figures/reports/team-overview.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';

/** Serves the asked days with as many before them, and the days alone as a file. */
export function getTeamOverviewRoute(
  app: FastifyInstance,
  { agents, settings, member: members }: AgentsRouteDeps,
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

  async function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
    const timeZone = await settings.get('timeZone');
    return { timeZone, ...rangeOf(from, to, dayIn(timeZone, clock.now())) };
  }

  route(app, getTeamOverview, async ({ scope, ...asked }, { member }) => {
    const head = await agents.headOf(member.memberId);
    const { timeZone, from, to } = await daysOf(asked);
    const length = daysBetween(from, to).length;
    const now = await sumsOf(head.id, scope, [from, to]);
    const before = await sumsOf(head.id, scope, [addDays(from, -length), addDays(from, -1)]);
    const registered = momentsOf(timeZone, from, to);
    return {
      ...(await members.branches.size(head.uplinePath)),
      newMembers: await members.branches.newMembers({ head, registered, isDirect: scope === 'direct' }),
      ...now.sums,
      before: before.sums,
      days: now.days.map(({ day, activeMembers, ...sums }) => ({ day, activeMembers, ...toWire(sums) })),
    };
  });

  csvRoute(app, exportTeamOverview, async ({ scope, ...asked }, { member }) => {
    const head = await agents.headOf(member.memberId);
    const { timeZone, from, to } = await daysOf(asked);
    const rows = (await readTeamDays(database, head.id, scope, [from, to])).map(fileRow);
    return { name: `team-${from}-${to}`, columns, days: { timeZone, ...momentsOf(timeZone, from, to) }, rows };
  });
}

const momentsOf = (timeZone: string, from: string, to: string) => ({
  start: startOfDay(timeZone, from),
  end: startOfDay(timeZone, addDays(to, 1)),
});

const columns = [
  ...columnsOf('day', 'Day'),
  ...columnsOf('number', 'Stake', 'Win', 'Bonus', 'Rebate', 'Deposits', 'Withdrawals', "Players' result"),
  ...columnsOf('number', 'Rounds', 'Active members'),
];

function fileRow({ day, activeMembers, ...sums }: TeamDay): string[] {
  const { stake, win, bonus, rebate, deposit, withdrawal, profitLoss, rounds } = toWire(sums);
  const money = [stake, win, bonus, rebate, deposit, withdrawal, profitLoss];
  return [day, ...money, String(rounds), String(activeMembers)];
}

/** profitLoss is the players': negative when the team lost. */
function toWire({ stakeMinor, winMinor, rounds, bonusMinor, rebateMinor, depositMinor, withdrawalMinor }: DaySums) {
  const given = { bonus: amountFromMinor(bonusMinor), rebate: amountFromMinor(rebateMinor) };
  const moved = { deposit: amountFromMinor(depositMinor), withdrawal: amountFromMinor(withdrawalMinor) };
  const profitLoss = amountFromMinor(winMinor + bonusMinor + rebateMinor - stakeMinor);
  const played = { stake: amountFromMinor(stakeMinor), win: amountFromMinor(winMinor), rounds };
  return { ...played, ...given, ...moved, profitLoss };
}
