import { endMemberSessions } from '@portal/shared/contract/accounts/operator-members';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { actOnMember, type ServiceDeps } from './act-on-member.ts';

/** Ends all sessions and remembered logins of a member. */
export function endMemberSessionsFlow(app: FastifyInstance, deps: ServiceDeps): void {
  route(app, endMemberSessions, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'end-member-sessions' }, async ({ id, account }) => {
      const sessionsEnded = await deps.session.endAllOf(id, 'ended_by_operator');
      return { answer: { account, sessionsEnded }, detail: { sessionsEnded } };
    }),
  );
}
