import type { MemberCaller } from '../../kernel/callers.ts';
import { everySeconds } from '../../kernel/jobs.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { addMessageTexts } from '../../kernel/message-texts.ts';
import type { ContentModule } from '../content/index.ts';
import type { MemberModule } from '../member/index.ts';
import type { VerificationModule } from '../verification/index.ts';
import { forgetOld } from './forget-old.ts';
import { publicHalf, type RingKey, usableKeys } from './key-ring.rules.ts';
import { loadKeyRing } from './key-ring.ts';
import { createLogin, type LogIn } from './log-in.ts';
import { createMemberResolver } from './member-resolver.ts';
import { openPayload } from './payload-opener.ts';
import { endSession, endSessionsOf, openSession, type SessionStart, touchSessionsOf } from './sessions.ts';

export interface SessionDeps {
  member: MemberModule;
  content: ContentModule;
  verification: VerificationModule;
}

export type SessionsEnded = (sessionIds: readonly string[]) => Promise<void>;

export interface SessionModule {
  /** Tells of sessions that were ended before their time, by logout or by force. */
  onEnded(listener: SessionsEnded): void;
  logIn: LogIn;
  /** Opens a session without asking for a password, for a member who has just registered. Gives the token. */
  open(start: SessionStart): Promise<string>;
  end(caller: MemberCaller): Promise<void>;
  /** Ends every session of a member; open pages are told to log out. */
  endAllOf(memberId: string, reason: string): Promise<void>;
  /** A bet counts as activity of the member's sessions. */
  touch(memberId: string): Promise<void>;
  /** Public keys for encrypted bodies, the current one first. */
  publicKeys(): Promise<ReturnType<typeof publicHalf>[]>;
}

export function createSessionModule(kernel: Kernel, { member, content, verification }: SessionDeps): SessionModule {
  const { database, clock, live, settings } = kernel;
  addMessageTexts({ account_closed: 'This account is closed, please contact customer service' });
  let loading: Promise<RingKey[]> | undefined;
  const keyRing = () => {
    loading ??= loadKeyRing(settings.DATA_DIR, settings.PAYLOAD_KEYS, clock.now());
    return loading;
  };
  kernel.lifecycle.onStart(async () => void (await keyRing()));
  kernel.jobs.add({ name: 'forget-old-sessions', periodsDue: everySeconds(600), run: () => forgetOld(kernel) });
  kernel.callers.resolveMember = createMemberResolver(kernel, member);
  kernel.callers.decrypt = async (payload) => openPayload({ database, clock, ring: await keyRing() }, payload);

  const listeners: SessionsEnded[] = [];
  const tellEnded = async (sessionIds: readonly string[]) => {
    for (const listener of listeners) await listener(sessionIds);
  };

  const session: SessionModule = {
    onEnded: (listener) => void listeners.push(listener),
    logIn: (input, from) => logIn(input, from),
    open: (start) => openSession(kernel, start),
    async end({ sessionId }) {
      await endSession(kernel, sessionId);
      await tellEnded([sessionId]);
    },
    async endAllOf(memberId, reason) {
      const ended = await endSessionsOf(kernel, memberId);
      await tellEnded(ended);
      if (ended.length > 0) live.publish(memberId, { type: 'logout', reason });
    },
    touch: (memberId) => touchSessionsOf(kernel, memberId),
    publicKeys: async () => usableKeys(await keyRing(), clock.now()).map(publicHalf),
  };
  const logIn = createLogin(kernel, { member, content, verification, open: session.open, endAllOf: session.endAllOf });
  return session;
}
