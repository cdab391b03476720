import { bindEmail, bindMobile } from '@portal/shared/contract/member/security';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../kernel/call-context.ts';
import { route } from '../../kernel/contract-route.ts';
import { maskedEmail, maskedMobile } from '../../kernel/mobile-number.rules.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import type { ContactKind } from '../../modules/member/index.ts';
import { typedMobile } from '../codes/typed-mobile.ts';
import type { OwnerProof } from '../owner/owner-claim.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { tellMember } from '../tell-member.ts';
import { proveContactOwner } from './prove-contact-owner.ts';

interface NewContact {
  kind: ContactKind;
  value: string;
  /** Uses up what shows that the contact is theirs; false where it does not. */
  isTheirs(): Promise<boolean>;
  proof: OwnerProof;
}

/** Binds contacts by a code sent to them, a number also by the identity provider's token; where one is replaced, the owner is told at the old one. */
export function bindContactFlows(app: FastifyInstance, deps: PasswordDeps): void {
  const { clock, database } = app.kernel;
  const { delivery, member, session, verification } = deps;

  async function bind({ kind, value, isTheirs, proof }: NewContact, context: CallContext) {
    // The owner first: a wrong password leaves the code good.
    const { owner, isProved } = await proveContactOwner(deps, kind, { proof, context, now: clock.now() });
    if (!(await isTheirs())) throw refusalAt('verificationCode', 'invalid_verification_code');
    await database.transaction(async () => {
      // A link that lies in the mailbox of before must not set a password any more.
      if (kind === 'email') await member.links.endAllOf(owner.id);
      const replaced = await member.saveContact(owner.id, kind, { value, isVerified: true });
      if (!replaced) return;
      // It was verified while this call went on, and nothing was asked for.
      if (!isProved) throw new Refusal('conflict');
      await tellMember(delivery, owner, { kind, to: replaced, template: `${kind}-replaced` });
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
