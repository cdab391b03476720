import { type Client, createClient } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import type { OperatorRoleName } from '@portal/shared/contract/define-call';
import { createToastStore, type ToastStore } from '@portal/shared/ui/toast';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConsoleLanguage } from './boot/preferences.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';

/** What every page of the console is handed. */
export interface ConsoleParts {
  client: Pick<Client, 'send'>;
  /** A client of a login that has not opened the console yet: its first password has to be changed. */
  clientWith(token: string): Pick<Client, 'send'>;
  session: SessionStore;
  toasts: ToastStore;
}

export interface ConsoleOptions {
  language(): ConsoleLanguage;
  fetch?: typeof fetch;
  session?: SessionStore;
}

const ended: readonly string[] = ['operator_login_required', 'not_logged_in'];

/** The parts of a page; a call that is refused for want of a session closes it. */
export function createConsoleParts({ language, fetch, session = createSessionStore() }: ConsoleOptions): ConsoleParts {
  const clientOf = (token: () => string | undefined) =>
    createClient({
      baseUrl: location.origin,
      token,
      language,
      // The first merchant of the platform.
      merchant: () => '',
      release: () => 'operator-console',
      ...(fetch && { fetch }),
    });
  const client = clientOf(() => session.get().session?.token);
  return {
    session,
    toasts: createToastStore(),
    clientWith: (token) => clientOf(() => token),
    client: {
      async send(call, input, options) {
        const token = session.get().session?.token;
        try {
          return await client.send(call, input, options);
        } catch (error) {
          const isEnded = error instanceof RefusalError && ended.includes(error.code);
          // Another login may have come since the call was sent.
          if (isEnded && token && session.get().session?.token === token) session.close('ended');
          throw error;
        }
      },
    },
  };
}

export const ConsoleContext = createContext<ConsoleParts | undefined>(undefined);

export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error('outside of the console');
  return parts;
}

export function useSession() {
  const { session } = useConsole();
  return useSyncExternalStore(session.subscribe, session.get);
}

const mayRelease: readonly OperatorRoleName[] = ['release', 'admin'];

/** Whether the operator may change what is live; the platform decides anew at each call. */
export function useMayRelease(): boolean {
  const roles = useSession().session?.roles ?? [];
  return mayRelease.some((role) => roles.includes(role));
}
