import { setMemberState } from '@portal/shared/contract/accounts/operator-members';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { actOnMember, type ServiceDeps } from './act-on-member.ts';

/** Opens or closes an account. A closed one has no session and no launch; earlier stakes are settled as usual. */
export function setMemberStateFlow(app: FastifyInstance, deps: ServiceDeps): void {
  const { member, session } = deps;
  route(app, setMemberState, ({ state, ...asked }, { operator }) => {
    const act = state === 'closed' ? 'close-member' : 'open-member';
    return actOnMember(app.kernel, deps, { ...asked, operator, act }, async ({ id, account, state: before }) => {
      await member.setState(id, state);
      const sessionsEnded = state === 'closed' ? await session.endAllOf(id, 'account_closed') : 0;
      return { answer: { account, state, sessionsEnded }, detail: { before, sessionsEnded } };
    });
  });
}
