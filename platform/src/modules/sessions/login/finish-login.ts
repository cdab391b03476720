import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';
import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Member } from '../../accounts/index.ts';
import type { Authenticators } from '../extra-verification/authenticators.ts';
import type { Challenge } from '../extra-verification/challenge-login.ts';
import type { FullAdmission, Origin, SessionDeps } from '../session-module.ts';
import type { Admit } from './admit.ts';
import type { Attempt } from './login-attempts.ts';

interface Proof {
  member: Member;
  from: Origin;
  attempt: Attempt;
  agentPage: boolean;
  admission: FullAdmission;
  /** By the bound number or a passkey: an unregistered address needs no extra verification, an authenticator does. */
  isProvedTwice: boolean;
  rememberFamily?: string;
}

/** No remember token is issued, and an expired password does not matter because no password was used. */
export const withoutPassword = { remember: false, passwordExpired: false, passwordChangeRequired: false };

export type FinishLogin = (proof: Proof) => Promise<LoginValue>;

interface Deps extends Pick<SessionDeps, 'member' | 'settings'> {
  authenticators: Authenticators;
  challenge: Challenge;
  admit: Admit;
}

/**
 * The checks for somebody who has proved their identity. They run only now, so their answers reveal nothing to a
 * stranger.
 */
export function createFinishLogin({ member, settings, authenticators, challenge, admit }: Deps): FinishLogin {
  async function extraVerification({
    member: found,
    from,
    admission,
    isProvedTwice,
  }: Proof): Promise<Refusal | undefined> {
    if (!(await authenticators.isConfirmed(found.id))) {
      if (isProvedTwice || !(await settings.get('login.unregisteredAddress'))) return undefined;
      if (await member.addresses.isKnown(found.id, from.address)) return undefined;
    }
    return challenge(found, from, admission);
  }

  return async (proof) => {
    const refusal = refusalOf(proof) ?? (await extraVerification(proof));
    if (refusal) {
      await proof.attempt.conclude('refused');
      throw refusal;
    }
    await proof.attempt.conclude('success');
    return admit(proof.member, proof.from, proof.admission, { rememberFamily: proof.rememberFamily });
  };
}

function refusalOf({ member, agentPage }: Proof): Refusal | undefined {
  if (member.state !== 'open') return new Refusal('account_closed');
  if (member.type === trialType) return new Refusal('non_member_cannot_login');
  const isAgent = agentCentreTypes.some((type) => type === member.type);
  return agentPage && !isAgent ? new Refusal('non_agents_cannot_login') : undefined;
}
