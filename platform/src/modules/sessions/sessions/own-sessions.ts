import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { getLoginInfo, listSessions } from '@portal/shared/contract/sessions/sessions';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { MemberCaller } from '../../../kernel/calls/callers.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { MemberModule } from '../../accounts/index.ts';
import type { RememberTokens } from '../login/remember-tokens.ts';
import { sessions } from '../tables.ts';
import { activeSessions, seenSession } from './active-sessions.ts';
import type { SessionEnder } from './end-sessions.ts';
import { endsAt, idleMinutes, shownId } from './tokens.rules.ts';

export interface OwnSessions {
  loginInfo(caller: MemberCaller): Promise<CallResult<typeof getLoginInfo>>;
  list(caller: MemberCaller): Promise<CallResult<typeof listSessions>['list']>;
  /** @throws Refusal `not_found` for anything that is not an active session of the caller */
  end(caller: MemberCaller, shown: string): Promise<void>;
}

interface Deps {
  member: MemberModule;
  ender: SessionEnder;
  rememberTokens: RememberTokens;
}

/** The member's view of their own sessions. The ids shown are the start of the hash that identifies a session. */
export function createOwnSessions(kernel: Kernel, { member, ender, rememberTokens }: Deps): OwnSessions {
  const { database } = kernel;
  async function loginBefore(memberId: string, startedAt: Date) {
    const [row] = await database.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), lt(sessions.startedAt, startedAt)))
      .orderBy(desc(sessions.startedAt))
      .limit(1);
    return row;
  }

  return {
    async loginInfo({ memberId, sessionId }) {
      const [own] = await database.db.select().from(sessions).where(eq(sessions.id, sessionId));
      if (!own) throw new Refusal('not_logged_in');
      const before = await loginBefore(memberId, own.startedAt);
      return {
        sessionId: shownId(own.id),
        startedAt: own.startedAt.toISOString(),
        ...(before ? { previousLoginAt: before.startedAt.toISOString(), previousLoginAddress: before.address } : {}),
        endsAt: endsAt(own.startedAt).toISOString(),
        idleMinutes,
      };
    },
    async list({ memberId, sessionId }) {
      const rows = await activeSessions(kernel, memberId);
      return rows.map((row) => ({
        id: shownId(row.id),
        ...seenSession(row),
        isCurrent: row.id === sessionId,
        ...(row.passkeyId !== null && { byPasskey: true }),
      }));
    },
    async end(caller, shown) {
      const found = (await activeSessions(kernel, caller.memberId)).find((row) => shownId(row.id) === shown);
      if (!found) throw new Refusal('not_found');
      // Whoever uses that device must not log in again by a remember token; which device has which token is not known.
      await database.transaction(async () => {
        await member.lock(caller.memberId);
        await rememberTokens.forget(caller.memberId);
        await ender.one(caller.memberId, found.id, 'ended_by_you');
      });
    },
  };
}
