import { getSecurity } from '@portal/shared/contract/accounts/security';
import type { FastifyInstance } from 'fastify';
import { route } from '../kernel/contract-route.ts';
import { maskedEmail, maskedMobile } from '../kernel/mobile-number.rules.ts';
import { Refusal } from '../kernel/refusal.ts';
import { bindContactFlows } from './contacts/bind-contact.ts';
import { maskedContact, ownerContact } from './owner/owner-contact.ts';
import { sendOwnerCodeFlow } from './owner/send-owner-code.ts';
import { passwordNeedsCode } from './passwords/change-password.ts';
import type { PasswordDeps } from './passwords/password-deps.ts';
import { notifyOfFailedChecks } from './security/notify-failed-check.ts';

/** Registers the calls that protect an account and its contacts (first page of the security centre). */
export function securityFlows(app: FastifyInstance, deps: PasswordDeps): void {
  securityFlow(app, deps);
  bindContactFlows(app, deps);
  sendOwnerCodeFlow(app, deps);
  notifyOfFailedChecks(deps);
}

function securityFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { member, session } = deps;
  route(app, getSecurity, async (_input, { member: { memberId } }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    const mobile = await member.contactOf(memberId, 'mobile');
    const email = await member.contactOf(memberId, 'email');
    const contact = owner.hasPassword ? undefined : await ownerContact(deps, memberId);
    return {
      ...(mobile?.isVerified ? { mobile: maskedMobile(mobile.value) } : {}),
      ...(email?.isVerified ? { email: maskedEmail(email.value) } : {}),
      passwordChangedAt: owner.passwordChangedAt.toISOString(),
      hasPassword: owner.hasPassword,
      hasPaymentPassword: owner.paymentPasswordHash !== null,
      hasAuthenticator: await session.hasAuthenticator(memberId),
      passwordNeedsCode: await passwordNeedsCode(deps, memberId),
      ...(contact ? { ownerCode: maskedContact(contact) } : {}),
    };
  });
}
