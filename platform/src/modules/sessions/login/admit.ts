import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { InboxModule } from '../../inbox/index.ts';
import type { Authenticators } from '../extra-verification/authenticators.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { SessionModule } from '../session-module.ts';
import { deviceWords } from '../sessions/device.rules.ts';
import type { SessionEnder } from '../sessions/end-sessions.ts';
import { openSession } from '../sessions/sessions.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import { newAddressNotification } from './login-notification.rules.ts';
import type { RememberTokens } from './remember-tokens.ts';

interface Proofs {
  /** The authenticator's code was right. */
  authenticator?: boolean;
  rememberFamily?: string | undefined;
}

export type Admit = (
  ...given: [...Parameters<SessionModule['admit']>, proofs?: Proofs]
) => ReturnType<SessionModule['admit']>;

interface Deps {
  member: MemberModule;
  settings: SessionSettings;
  inbox: Pick<InboxModule, 'notify'>;
  ender: SessionEnder;
  rememberTokens: RememberTokens;
  authenticators: Authenticators;
  passkeys: Pick<Passkeys, 'byId'>;
}

/**
 * The last step of every login: opens the session and registers its address, in one transaction. Refuses whoever has an
 * authenticator and has not used it, also if it was confirmed during the login.
 */
export function createAdmit(kernel: Kernel, deps: Deps): Admit {
  const { member, settings, inbox, ender, rememberTokens, authenticators, passkeys } = deps;
  return async (found, from, admission = {}, { authenticator = false, rememberFamily } = {}) => {
    const { remember = false, passwordChangeRequired = false, passwordExpired = false, passkeyId } = admission;
    const isSingle = await settings.get('singleSession');
    return kernel.database.transaction(async () => {
      const now = await member.lock(found.id);
      // The password was checked earlier; if it was changed since then, that check no longer counts.
      if (now?.state !== 'open' || now.passwordHash !== found.passwordHash) throw new Refusal('login_failed');
      if (!authenticator && (await authenticators.isConfirmed(found.id))) throw new Refusal('login_failed');
      if (passkeyId !== undefined && !(await passkeys.byId(passkeyId))) throw new Refusal('login_failed');
      if (rememberFamily && !(await rememberTokens.lives(rememberFamily))) throw new Refusal('login_failed');
      if (isSingle) await ender.all(found.id, 'logged_in_elsewhere');
      const firstTimeLogin = await member.noteLogin(found.id);
      if (now.lastLoginAt && !(await member.addresses.isKnown(found.id, from.address))) {
        const login = { memberId: found.id, device: deviceWords(from.client), address: from.address };
        await inbox.notify(newAddressNotification({ ...login, at: kernel.clock.now() }));
      }
      await member.addresses.note(found.id, from.address);
      const token = await openSession(kernel, { ...from, memberId: found.id, passwordChangeRequired, passkeyId });
      const rememberToken = remember ? await rememberTokens.issue(found.id, rememberFamily) : undefined;
      return {
        token,
        firstTimeLogin,
        passwordExpired,
        passwordChangeRequired,
        ...(rememberToken ? { rememberToken } : {}),
      };
    });
  };
}
