import { judgedText, judgedValue } from '@portal/shared/contract/accounts/field-rules';
import { registerDownline } from '@portal/shared/contract/agents/downlines';
import type { FastifyInstance } from 'fastify';
import { route } from '../kernel/contract-route.ts';
import { assertTakesOffers } from '../modules/agents/index.ts';
import { assertNewcomer } from './downlines/assert-newcomer.ts';
import type { DownlineDeps } from './downlines/downline-deps.ts';
import { prepareNewcomer } from './downlines/prepare-newcomer.ts';
import { storeNewcomer } from './downlines/store-newcomer.ts';

/**
 * Registers the call by which an agent registers an account directly below itself (docs/product.md 2.6, registerCenter;
 * docs/decisions/053).
 */
export function downlineFlows(app: FastifyInstance, deps: DownlineDeps): void {
  const { kernel } = app;
  const { agents, content } = deps;
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
    { perMinute: () => content.settings.get('register.triesPerMinute') },
  );
}
