import { type Downline, exportDownlines, listDownlines } from '@portal/shared/contract/agents/team-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { csvRoute } from '../../../../kernel/csv-route.ts';
import type { AgentsRouteDeps } from '../../route-deps.ts';

/** Team management. Nothing of a downline but its place, its state and its contracts: no contacts, no names. */
export function listDownlinesRoute(app: FastifyInstance, { agents }: AgentsRouteDeps): void {
  route(app, listDownlines, async (query, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.team.listDownlines(head, query);
  });

  csvRoute(app, exportDownlines, async (asked, { member }) => {
    const head = await agents.headOf(member.memberId);
    return { name: 'team', titles, rows: fileRows(await agents.team.everyDownline(head, asked)) };
  });
}

const titles = [
  ...['Account', 'Type', 'State', 'Upline', 'Depth', 'Registered (UTC)', 'Last login (UTC)'],
  ...['Members below', 'Directly below', 'Contracts'],
];

async function* fileRows(downlines: AsyncIterable<Downline> | Downline[]): AsyncGenerator<string[]> {
  for await (const { account, type, state, upline, depth, registeredAt, lastLoginAt, ...team } of downlines) {
    const contracts = team.contracts.map(({ kind, rate }) => `${kind} ${(rate / 100).toFixed(2)}%`);
    const who = [account, type === 0 ? 'player' : 'agent', state, upline, String(depth)];
    const sizes = [String(team.members), String(team.directMembers)];
    yield [...who, registeredAt, lastLoginAt ?? '', ...sizes, contracts.join(' ')];
  }
}
