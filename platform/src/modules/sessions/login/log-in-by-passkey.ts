import type { LoginValue } from '@portal/shared/contract/sessions/login';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { VerificationModule } from '../../verification/index.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { LoginInput, Origin } from '../session-module.ts';
import { type FinishLogin, withoutPassword } from './finish-login.ts';
import type { LoginAttempts } from './login-attempts.ts';

type PasskeyInput = Extract<LoginInput, { type: 'passkey' }>;

interface Deps {
  member: MemberModule;
  verification: VerificationModule;
  attempts: LoginAttempts;
  passkeys: Passkeys;
  finishLogin: FinishLogin;
}

/** Login by a passkey, which names the account. Whoever has an authenticator is asked for it as well (decisions/130). */
export function createLogInByPasskey({ member, verification, attempts, passkeys, finishLogin }: Deps) {
  return async (input: PasskeyInput, from: Origin): Promise<LoginValue> => {
    const attempt = await attempts.begin(from.address, `passkey ${input.answer.id}`);
    try {
      await verification.assertHuman({ purpose: 'login', human: attempt.isUnderAttack }, input);
    } catch (error) {
      await attempt.conclude('unanswered');
      throw error;
    }
    const passkey = await passkeys.readLogin(input.answer);
    const found = passkey && (await member.byId(passkey.memberId));
    if (!found) {
      await attempt.conclude('failed');
      throw new Refusal('passkey_refused');
    }
    return finishLogin({
      member: found,
      from,
      attempt,
      agentPage: input.agentPage,
      admission: { ...withoutPassword, passkeyId: passkey.id },
      isProvedTwice: true,
    });
  };
}
