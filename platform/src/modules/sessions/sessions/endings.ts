import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { Challenges } from '../extra-verification/challenges.ts';
import type { RememberTokens } from '../login/remember-tokens.ts';
import type { SessionModule } from '../session-module.ts';
import { activeSessions } from './active-sessions.ts';
import type { SessionEnder } from './end-sessions.ts';
import { overReason, renewToken } from './sessions.ts';

interface Deps {
  member: MemberModule;
  ender: SessionEnder;
  rememberTokens: RememberTokens;
  challenges: Challenges;
}

type Endings = Pick<SessionModule, 'onEnded' | 'end' | 'endAllOf' | 'endOthers' | 'renew' | 'hold'>;

/** Ends sessions early, together with the remember tokens and unfinished logins that could open new ones. */
export function createEndings(kernel: Kernel, { member, ender, rememberTokens, challenges }: Deps): Endings {
  /** A login by something that no longer counts must not be continued by a remember token or an unfinished login. */
  async function deletePendingLogins(memberId: string): Promise<void> {
    await member.lock(memberId);
    await rememberTokens.forget(memberId);
    await challenges.forget(memberId);
  }

  return {
    onEnded: ender.onEnded,
    end: ({ memberId, sessionId }) => ender.one(memberId, sessionId, 'ended_by_you'),
    endAllOf: (memberId, reason) =>
      kernel.database.transaction(async () => {
        await deletePendingLogins(memberId);
        const { length: alive } = await activeSessions(kernel, memberId);
        await ender.all(memberId, reason);
        return alive;
      }),
    endOthers: ({ memberId, sessionId }) =>
      kernel.database.transaction(async () => {
        await deletePendingLogins(memberId);
        return ender.all(memberId, 'ended_by_you', sessionId);
      }),
    renew: ({ memberId, sessionId }) =>
      kernel.database.transaction(async () => {
        await deletePendingLogins(memberId);
        await ender.all(memberId, 'password_changed', sessionId);
        const token = await renewToken(kernel, sessionId);
        if (!token) throw new Refusal('not_logged_in');
        return token;
      }),
    async hold({ memberId, sessionId }) {
      await member.lock(memberId);
      if (await overReason(kernel, sessionId)) throw new Refusal('not_logged_in');
    },
  };
}
