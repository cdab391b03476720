import { everySeconds } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ContentModule } from '../content/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { VerificationModule } from '../verification/index.ts';
import { createAdmit } from './admit.ts';
import { type AuthenticatorDesk, createAuthenticatorDesk } from './authenticator-desk.ts';
import { createAuthenticators } from './authenticators.ts';
import { createChallenges } from './challenges.ts';
import type { MakeAccount, SessionModule } from './door.ts';
import { createSessionEnder } from './end-sessions.ts';
import { createEntrance } from './entrance.ts';
import { forgetOld } from './forget-old.ts';
import { createIdentities } from './identities.ts';
import { createIdentityTokens } from './identity-tokens.ts';
import { createKeyStore } from './key-ring.ts';
import { createLogInByIdentity } from './log-in-by-identity.ts';
import { createLogInBySms } from './log-in-by-sms.ts';
import { createLogInByUsername } from './log-in-by-username.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { watchMembers } from './member-resolver.ts';
import { messageTexts } from './message-texts.ts';
import { createOwnChecks } from './own-checks.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { openPayload } from './payload-opener.ts';
import { createRememberTokens } from './remember-tokens.ts';
import { openSession, renewToken, touchSessionsOf } from './sessions.ts';
import { createLoginVerification, type LoginVerification } from './verify-login.ts';

export type { Admission, Identity, LoginInput, MakeAccount, Origin, SessionModule } from './door.ts';
export { originOf } from './origin.ts';

export interface SessionDeps {
  member: MemberModule;
  content: ContentModule;
  verification: VerificationModule;
}

/** The door, and what only the module's own routes use. */
export interface SessionDesk extends SessionModule {
  loginVerification: LoginVerification;
  ownSessions: OwnSessions;
  authenticator: AuthenticatorDesk;
}

export function createSessionModule(kernel: Kernel, deps: SessionDeps): SessionDesk {
  const { member, content } = deps;
  addMessageTexts(messageTexts);
  const keys = createKeyStore(kernel);
  kernel.lifecycle.onStart(async () => void (await keys.ring()));
  kernel.jobs.add({ name: 'forget-old-sessions', periodsDue: everySeconds(600), run: () => forgetOld(kernel) });
  kernel.callers.decrypt = async (payload) => openPayload({ ...kernel, ring: await keys.ring() }, payload);
  watchMembers(kernel, member);

  const ender = createSessionEnder(kernel);
  const rememberTokens = createRememberTokens(kernel);
  const challenges = createChallenges(kernel);
  const authenticators = createAuthenticators(kernel);
  const attempts = createLoginAttempts(kernel, content);
  const tokens = createIdentityTokens(kernel, content);
  const admit = createAdmit(kernel, { ...deps, ender, rememberTokens });
  const enter = createEntrance({ ...deps, authenticators, challenges, admit });
  const ownChecks = createOwnChecks(member, attempts);
  let makeAccount: MakeAccount = async () => Promise.reject(new Error('Nobody makes accounts of social identities'));
  const logIn = {
    username: createLogInByUsername(kernel, { ...deps, attempts, rememberTokens, enter }),
    sms: createLogInBySms({ ...deps, attempts, enter }),
    firebase: createLogInByIdentity({
      ...deps,
      attempts,
      tokens,
      identities: createIdentities(kernel),
      enter,
      makeAccount: (identity, link) => makeAccount(identity, link),
    }),
  };

  /** Who was let in by what is not to count any more must not come back by it. */
  async function forgetWaysIn(memberId: string): Promise<void> {
    await rememberTokens.forget(memberId);
    await challenges.forget(memberId);
  }

  return {
    onEnded: ender.onEnded,
    async logIn(input, from) {
      if (input.type === 'username') return logIn.username(input, from);
      return input.type === 'sms' ? logIn.sms(input, from) : logIn.firebase(input, from);
    },
    admit: (found, from, admission) => admit(found, from, admission),
    open: (start) => openSession(kernel, start),
    onUnknownIdentity: (made) => {
      makeAccount = made;
    },
    end: ({ memberId, sessionId }) => ender.one(memberId, sessionId, 'ended_by_you'),
    async endAllOf(memberId, reason) {
      await forgetWaysIn(memberId);
      await ender.all(memberId, reason);
    },
    endOthers: async ({ memberId, sessionId }) => {
      await forgetWaysIn(memberId);
      return ender.all(memberId, 'ended_by_you', sessionId);
    },
    renew: async ({ memberId, sessionId }) => {
      await forgetWaysIn(memberId);
      await ender.all(memberId, 'password_changed', sessionId);
      const token = await renewToken(kernel, sessionId);
      if (!token) throw new Refusal('not_logged_in');
      return token;
    },
    touch: (memberId) => touchSessionsOf(kernel, memberId),
    confirmPassword: ownChecks.password,
    async phoneOfToken(token) {
      const { phone } = await tokens.use('sms', token);
      if (!phone) throw new Refusal('identity_token_invalid');
      return phone;
    },
    hasAuthenticator: authenticators.isConfirmed,
    publicKeys: keys.publicHalves,
    loginVerification: createLoginVerification(kernel, { ...deps, attempts, authenticators, challenges, admit }),
    ownSessions: createOwnSessions(kernel, ender),
    authenticator: createAuthenticatorDesk({ ...deps, authenticators, ownChecks }),
  };
}
