import { type Downline, exportDownlines, listDownlines } from '@portal/shared/contract/agents/downlines';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { columnsOf } from '../../../../kernel/csv.rules.ts';
import { csvRoute } from '../../../../kernel/csv-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

/** Team management. Shows only a downline's position, state and contracts: no contacts, no names. */
export function listDownlinesRoute(app: FastifyInstance, { agents, content }: AgentsRouteDeps): void {
  route(app, listDownlines, async (query, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.team.listDownlines(head, query);
  });

  csvRoute(app, exportDownlines, async (asked, { member }) => {
    const head = await agents.headOf(member.memberId);
    const end = app.kernel.clock.now();
    return {
      ...{ name: 'team', columns, timeZone: member.timeZone },
      // A year, because members may have registered in summer and in winter time.
      days: { timeZone: await content.settings.get('timeZone'), start: new Date(end.getTime() - yearMs), end },
      rows: fileRows(await agents.team.everyDownline(head, asked)),
    };
  });
}

const yearMs = 366 * 86_400_000;

const columns = [
  ...columnsOf('text', 'Account', 'Type', 'State', 'Upline'),
  ...columnsOf('number', 'Depth'),
  ...columnsOf('time', 'Registered', 'Last login'),
  ...columnsOf('number', 'Members below', 'Directly below'),
  ...columnsOf('text', 'Contracts'),
];

async function* fileRows(downlines: AsyncIterable<Downline> | Downline[]): AsyncGenerator<string[]> {
  for await (const { account, type, state, upline, depth, registeredAt, lastLoginAt, ...team } of downlines) {
    const contracts = team.contracts.map(({ kind, rate }) => `${kind} ${(rate / 100).toFixed(2)}%`);
    const who = [account, type === 0 ? 'player' : 'agent', state, upline, String(depth)];
    const sizes = [String(team.members), String(team.directMembers)];
    yield [...who, registeredAt, lastLoginAt ?? '', ...sizes, contracts.join(' ')];
  }
}
