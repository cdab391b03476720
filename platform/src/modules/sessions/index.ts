import { everySeconds } from '../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createAuthenticatorChecks } from './extra-verification/authenticator-checks.ts';
import { type AuthenticatorService, createAuthenticatorService } from './extra-verification/authenticator-service.ts';
import { createAuthenticators } from './extra-verification/authenticators.ts';
import { createChallenge } from './extra-verification/challenge-login.ts';
import { createChallenges } from './extra-verification/challenges.ts';
import { createExtraFailures } from './extra-verification/extra-failures.ts';
import { createOwnChecks } from './extra-verification/own-checks.ts';
import { createLoginVerification, type LoginVerification } from './extra-verification/verify-login.ts';
import { createAdmit } from './login/admit.ts';
import { createFinishLogin, withoutPassword } from './login/finish-login.ts';
import { createLoginAttempts } from './login/login-attempts.ts';
import { createLoginMethods } from './login/login-methods.ts';
import { createRememberTokens } from './login/remember-tokens.ts';
import { createPasskeyService, type PasskeyService } from './passkeys/passkey-service.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createKeyStore } from './payload-encryption/key-ring.ts';
import { openPayload } from './payload-encryption/payload-opener.ts';
import type { ExtraFailed, SessionDeps, SessionModule } from './session-module.ts';
import { activeSessions, seenSession } from './sessions/active-sessions.ts';
import { createSessionEnder } from './sessions/end-sessions.ts';
import { createEndings } from './sessions/endings.ts';
import { forgetOld } from './sessions/forget-old.ts';
import { watchMembers } from './sessions/member-resolver.ts';
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts';
import { openSession, startOfSession, touchSessionsOf } from './sessions/sessions.ts';

export { originOf } from './login/origin.ts';
export type {
  Admission,
  Identity,
  LoginInput,
  MakeAccount,
  MobileProof,
  Origin,
  SessionModule,
} from './session-module.ts';
export type { SessionSettings } from './sessions.settings.ts';

/** The module's public interface, and what only its own routes use. */
export interface SessionServices extends SessionModule {
  loginVerification: LoginVerification;
  ownSessions: OwnSessions;
  authenticator: AuthenticatorService;
  passkey: PasskeyService;
}

export function createSessionModule(kernel: Kernel, deps: SessionDeps): SessionServices {
  const { member, settings } = deps;
  const keys = createKeyStore(kernel);
  kernel.lifecycle.onStart(async () => void (await keys.ring()));
  kernel.jobs.add({ name: 'forget-old-sessions', periodsDue: everySeconds(600), run: () => forgetOld(kernel) });
  kernel.callers.decrypt = async (payload) => openPayload({ ...kernel, ring: await keys.ring() }, payload);
  watchMembers(kernel, member);

  const ender = createSessionEnder(kernel);
  const rememberTokens = createRememberTokens(kernel);
  const challenges = createChallenges(kernel);
  const authenticators = createAuthenticators(kernel);
  const passkeys = createPasskeys(kernel);
  const attempts = createLoginAttempts(kernel, settings);
  const admit = createAdmit(kernel, { ...deps, ender, rememberTokens, authenticators, passkeys });
  const challenge = createChallenge({ ...deps, authenticators, challenges });
  const finishLogin = createFinishLogin({ ...deps, authenticators, challenge, admit });
  const failures = createExtraFailures(kernel);
  const authenticatorChecks = createAuthenticatorChecks(authenticators, failures);
  const ownChecks = createOwnChecks(member, attempts);
  let failureListener: ExtraFailed = async () => {};
  const onFailed: ExtraFailed = (found) => failureListener(found);
  const endings = createEndings(kernel, { ...deps, ender, rememberTokens, challenges });
  const { endOthers, hold } = endings;
  const loginMethods = createLoginMethods(kernel, deps, { attempts, rememberTokens, passkeys, finishLogin });

  const passkey = createPasskeyService(kernel, { ...deps, passkeys, ownChecks, authenticatorChecks, hold });

  return {
    ...loginMethods,
    ...endings,
    admit: (found, from, admission) => admit(found, from, admission),
    open: (start) => openSession(kernel, start),
    startedAt: ({ sessionId }) => startOfSession(kernel, sessionId),
    onExtraFailed: (listener) => {
      failureListener = listener;
    },
    touch: (memberId) => touchSessionsOf(kernel, memberId),
    confirmPassword: ownChecks.password,
    confirmAuthenticator: authenticatorChecks.confirm,
    challenge: (found, from) => challenge(found, from, withoutPassword),
    activeSessionsOf: async (memberId) => (await activeSessions(kernel, memberId)).map(seenSession),
    hasAuthenticator: authenticators.isConfirmed,
    recoveryCodesLeft: authenticators.recoveryCodesLeft,
    removeAuthenticator: authenticators.remove,
    passkeysOf: passkey.list,
    removePasskey: passkeys.remove,
    paysByPasskey: passkeys.pays,
    askPaymentPasskey: passkeys.askPayment,
    confirmByPasskey: passkeys.confirmPayment,
    publicKeys: keys.publicHalves,
    loginVerification: createLoginVerification(kernel, {
      ...deps,
      attempts,
      authenticators,
      challenges,
      admit,
      onFailed,
      failures,
      provesMobile: loginMethods.provesMobile,
    }),
    ownSessions: createOwnSessions(kernel, { ...deps, ender, rememberTokens }),
    authenticator: createAuthenticatorService(kernel, {
      ...deps,
      authenticators,
      authenticatorChecks,
      ownChecks,
      endOthers,
    }),
    passkey,
  };
}
