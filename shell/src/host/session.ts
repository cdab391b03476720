import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import { getMemberInfo, type MemberInfo } from '@portal/shared/contract/member/get-info';
import { getUnreadCount } from '@portal/shared/contract/member/get-unread-count';
import { logout } from '@portal/shared/contract/session/logout';
import { getBalance } from '@portal/shared/contract/wallet/get-balance';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { SessionStore } from '../boot/session-store.ts';
import type { Store } from './atom-readable.ts';
import { balanceAtom, isLoggedInAtom, memberAtom, unreadAtom } from './atoms.ts';
import { createLoginInfos, type LoginInfos } from './login-info.ts';

export interface SessionPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  events: PortalBus;
  /** After the session is over here: close what is open, go home. */
  onEnded(reason: string | undefined): void;
  /** Other tabs of the session are told. */
  tellTabs(token: string): Promise<void>;
}

export interface Session extends Pick<LoginInfos, 'loginInfo' | 'isAmong'> {
  /**
   * Goes on with the token that a login, a registration or a new password has given. While the password has to be
   * changed first (`isMemberOpen` false) nobody is loaded.
   */
  begin(token: string, options?: { isMemberOpen?: boolean }): Promise<void>;
  /** Loads the member again, for example once a forced password change is done. */
  reload(): Promise<void>;
  /** The logout call, then the end of the session here and in the other tabs. */
  logOut(): Promise<void>;
  /**
   * The session is over without our asking: forced logout, expired token, logout in another tab. The reason is that of
   * the live event `logout`; without one nothing is said.
   */
  end(reason?: string): void;
  /** The same session under a new token: nothing that is open changes. */
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
  /** An answer that arrives after the session changed belongs to nobody. */
  async function forThisSession<T>(asked: Promise<T>, take: (value: T) => void): Promise<void> {
    const token = storage.token();
    const value = await asked;
    if (token && storage.token() === token) take(value);
  }
  const refreshBalance = () =>
    forThisSession(client.send(getBalance, {}), ({ sumBalance }) => {
      store.set(balanceAtom, sumBalance);
      events.emit('balance-changed', sumBalance);
    });
  const refreshMember = () => forThisSession(client.send(getMemberInfo, {}), adopt);
  // Told by the live stream, and at once by the remote that has changed something; begins no session anew.
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
  let isLeaving = false;
  function end(reason?: string): void {
    if (!store.get(isLoggedInAtom)) return;
    storage.clear();
    store.set(isLoggedInAtom, false);
    store.set(memberAtom, undefined);
    store.set(balanceAtom, undefined);
    store.set(unreadAtom, 0);
    events.emit('logged-out');
    // Who leaves knows why, whatever the live stream says before the answer is here.
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
        await client.send(logout, {});
      } catch (error) {
        // A token the platform no longer knows is as good as logged out.
        if (!(error instanceof RefusalError && error.status === 401)) throw error;
      } finally {
        isLeaving = false;
      }
      if (token) await ports.tellTabs(token);
      end();
    },
    end,
    renew: storage.begin,
    adopt,
    refreshBalance,
    refreshUnread,
  };
}
