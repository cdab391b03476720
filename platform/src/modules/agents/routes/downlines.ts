import { judgedText, judgedValue } from '@portal/shared/contract/accounts/field-rules';
import {
  type Downline,
  exportDownlines,
  listDownlines,
  registerDownline,
} from '@portal/shared/contract/agents/downlines';
import type { FastifyInstance } from 'fastify';
import { assertNewcomer } from '../../../flows/downlines/assert-newcomer.ts';
import type { DownlineDeps } from '../../../flows/downlines/downline-deps.ts';
import { prepareNewcomer } from '../../../flows/downlines/prepare-newcomer.ts';
import { storeNewcomer } from '../../../flows/downlines/store-newcomer.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { columnsOf } from '../../../kernel/calls/csv.rules.ts';
import { csvRoute } from '../../../kernel/calls/csv-route.ts';
import { assertTakesOffers } from '../index.ts';
import type { AgentsRouteDeps } from '../route-deps.ts';

/**
 * Registers the call by which an agent registers an account directly below itself (docs/product.md 2.6, registerCenter;
 * decisions/053).
 */
export function downlineRoutes(app: FastifyInstance, deps: DownlineDeps): void {
  const { kernel } = app;
  const { agents, settings } = deps;
  route(
    app,
    registerDownline,
    async ({ type, offers, ...typed }, { member: caller }) => {
      const agent = await agents.headOf(caller.memberId);
      const names = { account: judgedValue('username', typed.account), password: judgedText(typed.password) };
      assertTakesOffers(type, offers);
      await assertNewcomer(kernel, deps, names);
      if (offers.length > 0) await agents.contracts.assertOffers(agent, offers);
      const newcomer = await prepareNewcomer(kernel, deps, agent, { ...names, type });
      await storeNewcomer(kernel, deps, { agentId: agent.id, newcomer, offers });
      kernel.logger.info({ agentId: agent.id, memberId: newcomer.id, type: newcomer.type }, 'downline registered');
      return { account: newcomer.account, type: newcomer.type };
    },
    { perMinute: () => settings.get('register.triesPerMinute') },
  );
}

/** Team management. Shows only a downline's position, state and contracts: no contacts, no names. */
export function listDownlinesRoute(app: FastifyInstance, { agents, settings }: AgentsRouteDeps): void {
  route(app, listDownlines, async (query, { member }) => {
    const head = await agents.headOf(member.memberId);
    return agents.team.listDownlines(head, query);
  });

  csvRoute(app, exportDownlines, async (asked, { member }) => {
    const head = await agents.headOf(member.memberId);
    const end = app.kernel.clock.now();
    return {
      name: 'team',
      columns,
      timeZone: member.timeZone,
      // A year, because members may have registered in summer and in winter time.
      days: { timeZone: await settings.get('timeZone'), start: new Date(end.getTime() - yearMs), end },
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
