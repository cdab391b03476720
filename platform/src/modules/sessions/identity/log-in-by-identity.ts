import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Member, MemberModule } from '../../accounts/index.ts';
import type { ContentModule } from '../../content/index.ts';
import type { VerificationModule } from '../../verification/index.ts';
import { type FinishLogin, withoutPassword } from '../login/finish-login.ts';
import type { Attempt, LoginAttempts } from '../login/login-attempts.ts';
import type { Identity, LoginInput, MakeAccount, Origin } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { Identities } from './identities.ts';
import type { IdentityTokens } from './identity-tokens.ts';

type FirebaseInput = Extract<LoginInput, { type: 'firebase' }>;

interface Deps {
  member: MemberModule;
  content: Pick<ContentModule, 'contactChannel'>;
  settings: SessionSettings;
  verification: VerificationModule;
  attempts: LoginAttempts;
  tokens: IdentityTokens;
  identities: Identities;
  finishLogin: FinishLogin;
  makeAccount: MakeAccount;
}

/**
 * Login through the identity provider. An unknown social identity gets its own account, never that of a member with the
 * same e-mail; its SMS logs in the member with that verified number.
 */
export function createLogInByIdentity(deps: Deps) {
  const { member, content, settings, verification, attempts, tokens, identities, finishLogin } = deps;

  async function isOpen(channel: Identity['channel']): Promise<boolean> {
    const { mobileCodeLogin, socialLogin } = await settings.get('toggles');
    if (channel === 'sms') return mobileCodeLogin && (await content.contactChannel('mobile')) === 'firebase';
    return socialLogin && (await settings.get('identity.socialChannels')).includes(channel);
  }

  async function social(identity: Identity, agentPage: boolean): Promise<Member | undefined> {
    const known = await identities.memberIdOf(identity);
    if (known) return member.byId(known);
    // A new account is never an agent's.
    if (agentPage) throw new Refusal('non_agents_cannot_login');
    try {
      return await deps.makeAccount(identity, (memberId) => identities.link(identity, memberId));
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
      return member.byId((await identities.memberIdOf(identity)) ?? '');
    }
  }

  async function memberOf(input: FirebaseInput): Promise<Member> {
    const identity = await tokens.use(input.firebaseChannel, input.firebaseIdToken);
    if (identity.phone && !(await verification.mobiles.isAccepted(identity.phone))) throw new Refusal('invalid_mobile');
    const found = identity.phone
      ? await member.contacts.memberByMobile(identity.phone)
      : await social(identity, input.agentPage);
    // Only a caller who has proved the number gets this answer, so it reveals nothing to a stranger.
    if (!found) throw new Refusal('non_member_cannot_login');
    return found;
  }

  /** A login by SMS needs no human verification (docs/product.md 4), unless the whole portal is under attack. */
  async function assertHuman(input: FirebaseInput, { isUnderAttack }: Attempt): Promise<void> {
    if (input.firebaseChannel === 'sms' && !isUnderAttack) return;
    await verification.assertHuman({ purpose: 'login', human: isUnderAttack }, input);
  }

  return async (input: FirebaseInput, from: Origin): Promise<LoginValue> => {
    if (!(await isOpen(input.firebaseChannel))) throw new Refusal('login_type_closed');
    const attempt = await attempts.begin(from.address, `${input.firebaseChannel} by identity provider`);
    let found: Member;
    try {
      await assertHuman(input, attempt);
      found = await memberOf(input);
    } catch (error) {
      await attempt.conclude(outcomeOf(error));
      throw error;
    }
    const isProvedTwice = input.firebaseChannel === 'sms';
    return finishLogin({
      member: found,
      from,
      attempt,
      agentPage: input.agentPage,
      admission: withoutPassword,
      isProvedTwice,
    });
  };
}

function outcomeOf(error: unknown): 'failed' | 'unanswered' | 'refused' {
  if (!(error instanceof Refusal)) return 'refused';
  if (error.code === 'identity_token_invalid') return 'failed';
  return error.code === 'verification_required' ? 'unanswered' : 'refused';
}
