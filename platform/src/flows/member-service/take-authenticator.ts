import { takeAuthenticator } from '@portal/shared/contract/accounts/operator-members';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { notificationContact } from '../notification-contact.ts';
import { notifyMember } from '../notify-member.ts';
import { actOnMember, type ServiceDeps } from './act-on-member.ts';

/**
 * Removes the authenticator of a member who has lost the device: the next login from a new place no longer asks for its
 * code. Notifies the owner, since somebody else may have requested it.
 */
export function takeAuthenticatorFlow(app: FastifyInstance, deps: ServiceDeps): void {
  const { member, session, delivery } = deps;
  route(app, takeAuthenticator, (asked, { operator }) =>
    actOnMember(app.kernel, deps, { ...asked, operator, act: 'take-authenticator' }, async (owner) => {
      if (!(await session.removeAuthenticator(owner.id))) throw new Refusal('authenticator_missing');
      const sessionsEnded = await session.endAllOf(owner.id, 'ended_by_operator');
      const contact = await notificationContact(member, owner.id);
      if (contact) await notifyMember(delivery, owner, { ...contact, template: 'authenticator-taken' });
      return { answer: { account: owner.account, sessionsEnded }, detail: { sessionsEnded } };
    }),
  );
}
