import { bindEmail, bindMobile } from '@portal/shared/contract/accounts/security';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import { maskedEmail, maskedMobile } from '../../kernel/mobile-number.rules.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import type { ContactKind } from '../../modules/member/index.ts';
import { typedMobile } from '../codes/typed-mobile.ts';
import { notifyMember } from '../notify-member.ts';
import type { OwnerProof } from '../owner/owner-claim.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { proveContactOwner } from './prove-contact-owner.ts';

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
export function bindContactFlows(app: FastifyInstance, deps: PasswordDeps): void {
  const { clock, database } = app.kernel;
  const { delivery, member, session, verification } = deps;

  async function bind({ kind, value, isTheirs, proof }: NewContact, context: CallContext) {
    // The owner first: a wrong password leaves the code valid.
    const { owner, isProved } = await proveContactOwner(deps, kind, { proof, context, now: clock.now() });
    if (!(await isTheirs())) throw refusalAt('verificationCode', 'invalid_verification_code');
    await database.transaction(async () => {
      // A reset link in the replaced mailbox must not set a password any more.
      if (kind === 'email') await member.links.endAllOf(owner.id);
      const replaced = await member.saveContact(owner.id, kind, { value, isVerified: true });
      if (!replaced) return;
      // The contact was verified during this call, which required no proof.
      if (!isProved) throw new Refusal('conflict');
      await notifyMember(delivery, owner, { kind, to: replaced, template: `${kind}-replaced` });
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
