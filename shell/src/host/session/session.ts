import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import { getMemberInfo, type MemberInfo } from '@portal/shared/contract/accounts/member-info';
import { getUnreadCount } from '@portal/shared/contract/inbox/messages';
import { logout } from '@portal/shared/contract/sessions/sessions';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { SessionStore } from '../../boot/storage/session-store.ts';
import type { Store } from '../atom-readable.ts';
import { balanceAtom, isLoggedInAtom, memberAtom, unreadAtom } from '../atoms.ts';
import { createLoginInfos, type LoginInfos } from './login-info.ts';

interface SessionPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  events: PortalBus;
  /** Called after the session has ended here: closes what is open and goes home. */
  onEnded(reason: string | undefined): void;
  /** Notifies the other tabs of the session. */
  notifyTabs(token: string): Promise<void>;
}

export interface Session extends Pick<LoginInfos, 'loginInfo' | 'isAmong'> {
  /**
   * Continues with the token of a login, a registration or a new password. No member is loaded while the password must
   * be changed first (`isMemberOpen` false).
   */
  begin(token: string, options?: { isMemberOpen?: boolean }): Promise<void>;
  /** Loads the member again, for example after a forced password change. */
  reload(): Promise<void>;
  /** Calls the logout, then ends the session here and in the other tabs. */
  logOut(): Promise<void>;
  /**
   * Ends the session without a call: forced logout, expired token, logout in another tab. The reason is that of the
   * live event `logout`; without one no message is shown.
   */
  end(reason?: string): void;
  /** Continues the session under a new token; nothing that is open changes. */
  renew(token: string): void;
  adopt(member: MemberInfo): void;
  refreshBalance(): Promise<void>;
  refreshUnread(): Promise<void>;
}

export function createSession(ports: SessionPorts): Session {
  const { client, store, storage, events } = ports;
  const infos = createLoginInfos(client, storage.token);

  function adopt(member: MemberInfo): void {
    storage.setIsAgent(member.type);
    store.set(memberAtom, member);
    store.set(isLoggedInAtom, true);
  }
  /** Ignores a response that arrives after the session changed. */
  async function forThisSession<T>(asked: Promise<T>, take: (value: T) => void): Promise<void> {
    const token = storage.token();
    const value = await asked;
    if (token && storage.token() === token) take(value);
  }
  let isLeaving = false;
  /** None while the member logs out: a game's window that closes then would ask with an ended token. */
  async function refreshBalance(): Promise<void> {
    if (isLeaving) return;
    await forThisSession(client.send(getBalance, {}), ({ sumBalance }) => {
      store.set(balanceAtom, sumBalance);
      events.emit('balance-changed', sumBalance);
    });
  }
  const refreshMember = () => forThisSession(client.send(getMemberInfo, {}), adopt);
  // Triggered by the live stream, or at once by the remote that changed something; does not restart the session.
  events.on('member-changed', () => void refreshMember().catch(() => undefined));
  const refreshUnread = () =>
    forThisSession(client.send(getUnreadCount, {}), ({ unreadCount }) => store.set(unreadAtom, unreadCount));

  async function reload(): Promise<void> {
    await refreshMember();
    events.emit('logged-in');
    void refreshBalance().catch(() => undefined);
    void refreshUnread().catch(() => undefined);
  }
  async function begin(token: string, { isMemberOpen = true } = {}): Promise<void> {
    storage.begin(token);
    store.set(isLoggedInAtom, true);
    if (isMemberOpen) await reload();
  }
  function end(reason?: string): void {
    if (!store.get(isLoggedInAtom)) return;
    storage.clear();
    store.set(isLoggedInAtom, false);
    store.set(memberAtom, undefined);
    store.set(balanceAtom, undefined);
    store.set(unreadAtom, 0);
    events.emit('logged-out');
    // The member is logging out on purpose, so a live event before the response shows no reason.
    ports.onEnded(isLeaving ? undefined : reason);
  }
  return {
    begin,
    reload,
    loginInfo: infos.loginInfo,
    isAmong: infos.isAmong,
    async logOut() {
      const token = storage.token();
      isLeaving = true;
      try {
        await client.send(logout, {}).catch(acceptEndedToken);
        if (token) await ports.notifyTabs(token);
        end();
      } finally {
        isLeaving = false;
      }
    },
    end,
    renew: storage.begin,
    adopt,
    refreshBalance,
    refreshUnread,
  };
}

/** A token that the platform no longer knows counts as logged out. */
function acceptEndedToken(error: unknown): void {
  if (!(error instanceof RefusalError && error.status === 401)) throw error;
}
