import { everySeconds } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import { activeSessions, seenSession } from './active-sessions.ts';
import { createAdmit } from './admit.ts';
import { type AuthenticatorService, createAuthenticatorService } from './authenticator-service.ts';
import { createAuthenticators } from './authenticators.ts';
import { createChallenges } from './challenges.ts';
import { createSessionEnder } from './end-sessions.ts';
import { createEndings } from './endings.ts';
import { createFinishLogin } from './finish-login.ts';
import { forgetOld } from './forget-old.ts';
import { createKeyStore } from './key-ring.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { createLoginMethods } from './login-methods.ts';
import { watchMembers } from './member-resolver.ts';
import { messageTexts } from './message-texts.ts';
import { createOwnChecks } from './own-checks.ts';
import { createOwnSessions, type OwnSessions } from './own-sessions.ts';
import { openPayload } from './payload-opener.ts';
import { createRememberTokens } from './remember-tokens.ts';
import type { ExtraFailed, SessionDeps, SessionModule } from './session-module.ts';
import { openSession, startOfSession, touchSessionsOf } from './sessions.ts';
import { createLoginVerification, type LoginVerification } from './verify-login.ts';

export { originOf } from './origin.ts';
export type {
  Admission,
  Identity,
  LoginInput,
  MakeAccount,
  MobileProof,
  Origin,
  SessionModule,
} from './session-module.ts';

/** The module's public interface, and what only its own routes use. */
export interface SessionServices extends SessionModule {
  loginVerification: LoginVerification;
  ownSessions: OwnSessions;
  authenticator: AuthenticatorService;
}

export function createSessionModule(kernel: Kernel, deps: SessionDeps): SessionServices {
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
  const admit = createAdmit(kernel, { ...deps, ender, rememberTokens });
  const finishLogin = createFinishLogin({ ...deps, authenticators, challenges, admit });
  const ownChecks = createOwnChecks(member, attempts);
  let failureListener: ExtraFailed = async () => {};
  const onFailed: ExtraFailed = (found) => failureListener(found);
  const loginMethods = createLoginMethods(kernel, deps, { attempts, rememberTokens, finishLogin });

  return {
    ...loginMethods,
    ...createEndings(kernel, { ...deps, ender, rememberTokens, challenges }),
    admit: (found, from, admission) => admit(found, from, admission),
    open: (start) => openSession(kernel, start),
    startedAt: ({ sessionId }) => startOfSession(kernel, sessionId),
    onExtraFailed: (listener) => {
      failureListener = listener;
    },
    touch: (memberId) => touchSessionsOf(kernel, memberId),
    confirmPassword: ownChecks.password,
    activeSessionsOf: async (memberId) => (await activeSessions(kernel, memberId)).map(seenSession),
    hasAuthenticator: authenticators.isConfirmed,
    removeAuthenticator: authenticators.remove,
    publicKeys: keys.publicHalves,
    loginVerification: createLoginVerification(kernel, {
      ...deps,
      attempts,
      authenticators,
      challenges,
      admit,
      onFailed,
      provesMobile: loginMethods.provesMobile,
    }),
    ownSessions: createOwnSessions(kernel, { ...deps, ender, rememberTokens }),
    authenticator: createAuthenticatorService({ ...deps, authenticators, ownChecks }),
  };
}
