import { bindEmail, bindMobile, finishFirstLogin, getSecurity } from '@portal/shared/contract/accounts/security';
import type { FastifyInstance } from 'fastify';
import { notifyOfFailedChecks } from '../../../flows/notify-failed-check.ts';
import type { OwnerProof } from '../../../flows/owner/owner-claim.ts';
import { maskedContact, ownerContact } from '../../../flows/owner/owner-contact.ts';
import { proveContactOwner } from '../../../flows/owner/prove-contact-owner.ts';
import type { PasswordDeps } from '../../../flows/passwords/password-deps.ts';
import { sendSecurityAlert } from '../../../flows/send-security-alert.ts';
import { typedMobile } from '../../../flows/typed-mobile.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { maskedEmail, maskedMobile } from '../../../kernel/strings/mobile-number.rules.ts';
import type { ContactKind, MemberModule } from '../index.ts';
import { passwordNeedsCode } from './passwords.ts';

interface NewContact {
  kind: ContactKind;
  value: string;
  /** Consumes the proof that the contact is theirs; false if it is invalid. */
  isTheirs(): Promise<boolean>;
  proof: OwnerProof;
}

/**
 * Binds contacts with a code sent to them, a number also with the identity provider's token; notifies a replaced
 * contact.
 */
export function bindContactRoutes(app: FastifyInstance, deps: PasswordDeps): void {
  const { clock, database } = app.kernel;
  const { delivery, member, session, verification } = deps;

  async function bind({ kind, value, isTheirs, proof }: NewContact, context: CallContext) {
    // The owner first: a wrong password leaves the code valid.
    const { owner, isProved } = await proveContactOwner(deps, kind, { proof, context, now: clock.now() });
    if (!(await isTheirs())) throw refusalAt('verificationCode', 'invalid_verification_code');
    await database.transaction(async () => {
      // A reset link in the replaced mailbox must not set a password any more.
      if (kind === 'email') await member.passwords.links.endAllOf(owner.id);
      const replaced = await member.contacts.save(owner.id, kind, { value, isVerified: true });
      if (!replaced) return;
      // The contact was verified during this call, which required no proof.
      if (!isProved) throw new Refusal('conflict');
      await sendSecurityAlert(delivery, owner, { kind, to: replaced, template: `${kind}-replaced` });
    });
  }

  route(app, bindMobile, async (input, context) => {
    const { countryDialingCode, mobileNum, verificationCode: code, mobileIdToken: firebaseIdToken, ...proof } = input;
    const typed = { dialingCode: countryDialingCode, typed: mobileNum, field: 'mobileNum' } as const;
    const value = await typedMobile(verification, typed);
    const isTheirs = () => session.provesMobile({ purpose: 'bind_mobile', mobile: value, code, firebaseIdToken });
    await bind({ kind: 'mobile', value, isTheirs, proof }, context);
    return { mobile: maskedMobile(value) };
  });

  route(app, bindEmail, async ({ email: value, verificationCode: code, ...proof }, context) => {
    const isTheirs = () => verification.codes.use({ purpose: 'bind_email', to: value, code });
    await bind({ kind: 'email', value, isTheirs, proof }, context);
    return { email: maskedEmail(value) };
  });
}

/** Registers the calls that protect an account and its contacts (first page of the security centre). */
export function securityRoutes(app: FastifyInstance, deps: PasswordDeps): void {
  securityFlow(app, deps);
  bindContactRoutes(app, deps);
  notifyOfFailedChecks(deps);
}

function securityFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { member, session } = deps;
  route(app, getSecurity, async (_input, { member: { memberId } }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    const mobile = await member.contacts.of(memberId, 'mobile');
    const email = await member.contacts.of(memberId, 'email');
    const codesLeft = await session.recoveryCodesLeft(memberId);
    const contact = owner.hasPassword ? undefined : await ownerContact(deps, memberId);
    return {
      ...(mobile?.isVerified ? { mobile: maskedMobile(mobile.value) } : {}),
      ...(email?.isVerified ? { email: maskedEmail(email.value) } : {}),
      passwordChangedAt: owner.passwordChangedAt.toISOString(),
      hasPassword: owner.hasPassword,
      hasPaymentPassword: owner.paymentPasswordHash !== null,
      hasAuthenticator: await session.hasAuthenticator(memberId),
      ...(codesLeft === undefined ? {} : { recoveryCodesLeft: codesLeft }),
      passwordNeedsCode: await passwordNeedsCode(deps, memberId),
      ...(contact ? { ownerCode: maskedContact(contact) } : {}),
    };
  });
}

export function finishFirstLoginRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, finishFirstLogin, async (_input, { member }) => {
    await memberModule.profile.finishFirstLogin(member.memberId);
    return {};
  });
}
