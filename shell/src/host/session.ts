import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import type { CallInput } from '@portal/shared/contract/define-call';
import { getMemberInfo, type MemberInfo } from '@portal/shared/contract/member/get-info';
import { getUnreadCount } from '@portal/shared/contract/member/get-unread-count';
import { register } from '@portal/shared/contract/member/register';
import { login } from '@portal/shared/contract/session/login';
import { logout } from '@portal/shared/contract/session/logout';
import { getBalance } from '@portal/shared/contract/wallet/get-balance';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { SessionStore } from '../boot/session-store.ts';
import type { Store } from './atom-readable.ts';
import { balanceAtom, isLoggedInAtom, memberAtom, unreadAtom } from './atoms.ts';

export interface SessionPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  events: PortalBus;
  /** After the session is over here: close what is open, go home. */
  onEnded(): void;
  /** Other tabs of the session are told. */
  tellTabs(token: string): Promise<void>;
}

export type LoginInput = Omit<Extract<CallInput<typeof login>, { type: 'username' }>, 'type'>;
export type RegistrationInput = CallInput<typeof register>;

export interface Session {
  logIn(input: LoginInput): Promise<void>;
  register(input: RegistrationInput): Promise<void>;
  /** The logout call, then the end of the session here and in the other tabs. */
  logOut(): Promise<void>;
  /** The session is over without our asking: forced logout, expired token, logout in another tab. */
  end(): void;
  /** The same session under a new token: nothing that is open changes. */
  renew(token: string): void;
  adopt(member: MemberInfo): void;
  refreshBalance(): Promise<void>;
  refreshUnread(): Promise<void>;
}

export function createSession(ports: SessionPorts): Session {
  const { client, store, storage, events } = ports;

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
  const refreshUnread = () =>
    forThisSession(client.send(getUnreadCount, {}), ({ unreadCount }) => store.set(unreadAtom, unreadCount));

  async function begin(token: string): Promise<void> {
    storage.begin(token);
    store.set(isLoggedInAtom, true);
    await forThisSession(client.send(getMemberInfo, {}), adopt);
    events.emit('logged-in');
    void refreshBalance().catch(() => undefined);
    void refreshUnread().catch(() => undefined);
  }
  function end(): void {
    if (!store.get(isLoggedInAtom)) return;
    storage.clear();
    store.set(isLoggedInAtom, false);
    store.set(memberAtom, undefined);
    store.set(balanceAtom, undefined);
    store.set(unreadAtom, 0);
    events.emit('logged-out');
    ports.onEnded();
  }
  return {
    logIn: async (input) => begin((await client.send(login, { ...input, type: 'username' })).token),
    register: async (input) => begin((await client.send(register, input)).token),
    async logOut() {
      const token = storage.token();
      await client.send(logout, {}).catch((error: unknown) => {
        // A token the platform no longer knows is as good as logged out.
        if (!(error instanceof RefusalError && error.status === 401)) throw error;
      });
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
