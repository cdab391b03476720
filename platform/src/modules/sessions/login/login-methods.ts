import type { Kernel } from '../../../kernel/kernel.ts';
import { createIdentities } from '../identity/identities.ts';
import { createIdentityTokens } from '../identity/identity-tokens.ts';
import { createLogInByIdentity } from '../identity/log-in-by-identity.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { MakeAccount, SessionDeps, SessionModule } from '../session-module.ts';
import type { FinishLogin } from './finish-login.ts';
import { createLogInByPasskey } from './log-in-by-passkey.ts';
import { createLogInBySms } from './log-in-by-sms.ts';
import { createLogInByUsername } from './log-in-by-username.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { RememberTokens } from './remember-tokens.ts';

interface Parts {
  attempts: LoginAttempts;
  rememberTokens: RememberTokens;
  passkeys: Passkeys;
  finishLogin: FinishLogin;
}

type LoginMethods = Pick<SessionModule, 'logIn' | 'onUnknownIdentity' | 'provesMobile' | 'signInIsOf'>;

/**
 * Login by username, SMS code, passkey and identity provider, and the identity provider's checks for a member who is logged in.
 */
export function createLoginMethods(kernel: Kernel, deps: SessionDeps, parts: Parts): LoginMethods {
  const tokens = createIdentityTokens(kernel, deps.settings);
  const identities = createIdentities(kernel);
  let makeAccount: MakeAccount = async () => Promise.reject(new Error('Nobody makes accounts of social identities'));
  const byUsername = createLogInByUsername(kernel, { ...deps, ...parts });
  const bySms = createLogInBySms({ ...deps, ...parts });
  const byPasskey = createLogInByPasskey({ ...deps, ...parts });
  const byIdentity = createLogInByIdentity({
    ...deps,
    ...parts,
    tokens,
    identities,
    makeAccount: (identity, link) => makeAccount(identity, link),
  });

  return {
    async logIn(input, from) {
      if (input.type === 'username') return byUsername(input, from);
      if (input.type === 'passkey') return byPasskey(input, from);
      return input.type === 'sms' ? bySms(input, from) : byIdentity(input, from);
    },
    onUnknownIdentity: (made) => {
      makeAccount = made;
    },
    async provesMobile({ purpose, mobile, code = '', firebaseIdToken, isStranger }) {
      const channel = await deps.content.contactChannel('mobile');
      if (channel === 'platform') return deps.verification.codes.use({ purpose, to: mobile, code, isStranger });
      if (channel === 'none' || !firebaseIdToken) return false;
      return (await tokens.use('sms', firebaseIdToken)).phone === mobile;
    },
    async signInIsOf(memberId, channel, token) {
      const identity = await tokens.use(channel, token);
      if (identity.phone) return (await deps.member.contacts.memberByMobile(identity.phone))?.id === memberId;
      return (await identities.memberIdOf(identity)) === memberId;
    },
  };
}
