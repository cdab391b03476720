import type { MemberCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { Origin, SessionModule } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { AuthenticatorChecks } from './authenticator-checks.ts';
import type { Authenticators } from './authenticators.ts';
import type { OwnChecks } from './own-checks.ts';

export interface AuthenticatorService {
  setUp(caller: MemberCaller, password: string, from: Origin): Promise<{ secret: string; address: string }>;
  /** Returns the recovery codes; the other sessions end. */
  confirm(caller: MemberCaller, code: string): Promise<string[]>;
  renewRecoveryCodes(caller: MemberCaller, code: string): Promise<string[]>;
  remove(caller: MemberCaller, removal: Removal): Promise<void>;
}

interface Removal {
  password: string;
  code: string;
  from: Origin;
  /** Runs in the transaction of the removal. */
  alongside: () => Promise<void>;
}

interface Deps {
  member: MemberModule;
  settings: SessionSettings;
  authenticators: Authenticators;
  authenticatorChecks: AuthenticatorChecks;
  ownChecks: OwnChecks;
  endOthers: SessionModule['endOthers'];
}

/**
 * Setting up and removing a member's own authenticator: only with the password, and a confirmed one only with its code.
 */
export function createAuthenticatorService(
  { database }: Kernel,
  { member, settings, authenticators, authenticatorChecks, ownChecks, endOthers }: Deps,
): AuthenticatorService {
  async function assertConfirmed(memberId: string): Promise<void> {
    if (!(await authenticators.isConfirmed(memberId))) throw new Refusal('authenticator_missing');
  }

  return {
    async setUp({ memberId, account }, password, from) {
      if (await authenticators.isConfirmed(memberId)) throw new Refusal('authenticator_exists');
      await ownChecks.password(memberId, password, from, 'password');
      return authenticators.setUp(memberId, await settings.get('brandName'), account);
    },
    async confirm(caller, code) {
      const { memberId } = caller;
      if (!(await authenticators.isWaiting(memberId))) throw new Refusal('authenticator_missing');
      const confirmed = () =>
        database.transaction(async () => {
          await member.lock(memberId);
          const recoveryCodes = await authenticators.confirm(memberId, code);
          // They began without an authenticator: it would not have let a thief's in.
          if (recoveryCodes) await endOthers(caller);
          return recoveryCodes;
        });
      return authenticatorChecks.counted(memberId, 'code', confirmed);
    },
    async renewRecoveryCodes({ memberId }, code) {
      await assertConfirmed(memberId);
      return authenticatorChecks.counted(memberId, 'code', () => authenticators.renewRecoveryCodes(memberId, code));
    },
    async remove({ memberId }, { password, code, from, alongside }) {
      await assertConfirmed(memberId);
      await ownChecks.password(memberId, password, from, 'password');
      await authenticatorChecks.confirm(memberId, code, 'code');
      await database.transaction(async () => {
        await member.lock(memberId);
        if (await authenticators.remove(memberId)) await alongside();
      });
    },
  };
}
