import type { MemberCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { Origin } from '../session-module.ts';
import type { SessionSettings } from '../sessions.settings.ts';
import type { Authenticators } from './authenticators.ts';
import type { OwnChecks } from './own-checks.ts';

export interface AuthenticatorService {
  setUp(caller: MemberCaller, password: string, from: Origin): Promise<{ secret: string; address: string }>;
  confirm(caller: MemberCaller, code: string, from: Origin): Promise<void>;
  remove(caller: MemberCaller, given: { password: string; code: string }, from: Origin): Promise<void>;
}

interface Deps {
  member: MemberModule;
  settings: SessionSettings;
  authenticators: Authenticators;
  ownChecks: OwnChecks;
}

const wrongCode = () => refusalAt('code', 'invalid_verification_code');

/**
 * Setting up and removing a member's own authenticator: only with the password, and a confirmed one only with its code.
 */
export function createAuthenticatorService({
  member,
  settings,
  authenticators,
  ownChecks,
}: Deps): AuthenticatorService {
  async function assertCode(caller: MemberCaller, from: Origin, isRight: () => Promise<boolean>): Promise<void> {
    const found = await member.byId(caller.memberId);
    if (!found) throw new Refusal('not_logged_in');
    await ownChecks.asked(found, from, isRight, wrongCode());
  }

  return {
    async setUp({ memberId, account }, password, from) {
      if (await authenticators.isConfirmed(memberId)) throw new Refusal('authenticator_exists');
      await ownChecks.password(memberId, password, from, 'password');
      return authenticators.setUp(memberId, await settings.get('brandName'), account);
    },
    async confirm(caller, code, from) {
      if (!(await authenticators.isWaiting(caller.memberId))) throw new Refusal('authenticator_missing');
      await assertCode(caller, from, () => authenticators.confirm(caller.memberId, code));
    },
    async remove(caller, { password, code }, from) {
      if (!(await authenticators.isConfirmed(caller.memberId))) throw new Refusal('authenticator_missing');
      await ownChecks.password(caller.memberId, password, from, 'password');
      await assertCode(caller, from, () => authenticators.use(caller.memberId, code));
      await authenticators.remove(caller.memberId);
    },
  };
}
