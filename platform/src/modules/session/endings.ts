import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Challenges } from './challenges.ts';
import type { SessionModule } from './door.ts';
import type { SessionEnder } from './end-sessions.ts';
import type { RememberTokens } from './remember-tokens.ts';
import { renewToken } from './sessions.ts';

interface Deps {
  ender: SessionEnder;
  rememberTokens: RememberTokens;
  challenges: Challenges;
}

type Endings = Pick<SessionModule, 'onEnded' | 'end' | 'endAllOf' | 'endOthers' | 'renew'>;

/** Sessions that end before their time, and with them what would let somebody come back. */
export function createEndings(kernel: Kernel, { ender, rememberTokens, challenges }: Deps): Endings {
  /** Who was let in by what is not to count any more must not come back by it. */
  async function forgetWaysIn(memberId: string): Promise<void> {
    await rememberTokens.forget(memberId);
    await challenges.forget(memberId);
  }

  return {
    onEnded: ender.onEnded,
    end: ({ memberId, sessionId }) => ender.one(memberId, sessionId, 'ended_by_you'),
    async endAllOf(memberId, reason) {
      await forgetWaysIn(memberId);
      await ender.all(memberId, reason);
    },
    async endOthers({ memberId, sessionId }) {
      await forgetWaysIn(memberId);
      return ender.all(memberId, 'ended_by_you', sessionId);
    },
    async renew({ memberId, sessionId }) {
      await forgetWaysIn(memberId);
      await ender.all(memberId, 'password_changed', sessionId);
      const token = await renewToken(kernel, sessionId);
      if (!token) throw new Refusal('not_logged_in');
      return token;
    },
  };
}
