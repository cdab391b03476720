import { type Client, createClient } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { type BrowserKeys, browserKeys } from '@portal/shared/remote/keys/browser-keys';
import { createToastStore, type ToastStore } from '@portal/shared/ui/feedback/toast';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ConsoleLanguage } from './boot/preferences.ts';
import { createSessionStore, type SessionStore } from './session/session-store.ts';
import { createStepUpStore, type StepUpStore } from './session/step-up-store.ts';

/** Dependencies of every page of the console. */
export interface ConsoleParts {
  client: Pick<Client, 'send'>;
  session: SessionStore;
  stepUp: StepUpStore;
  securityKeys: BrowserKeys;
  toasts: ToastStore;
}

interface ConsoleOptions {
  language(): ConsoleLanguage;
  fetch?: typeof fetch;
  session?: SessionStore;
  /** Those of the browser by default. */
  securityKeys?: BrowserKeys;
}

const ended: readonly string[] = ['operator_login_required', 'not_logged_in'];

/** Creates the dependencies of the pages; a call refused for lack of a session closes the session. */
export function createConsoleParts({
  language,
  fetch,
  session = createSessionStore(),
  securityKeys = browserKeys,
}: ConsoleOptions): ConsoleParts {
  const client = createClient({
    baseUrl: location.origin,
    token: () => session.get().session?.token,
    language,
    // The first merchant of the platform.
    merchant: () => '',
    release: () => 'operator-console',
    ...(fetch && { fetch }),
  });
  const stepUp = createStepUpStore();
  const mustStepUp = (error: unknown) => error instanceof RefusalError && error.code === 'step_up_required';
  return {
    session,
    stepUp,
    securityKeys,
    toasts: createToastStore(),
    client: {
      async send(call, input, options) {
        const token = session.get().session?.token;
        try {
          return await client.send(call, input, options).catch(async (error: unknown) => {
            if (!mustStepUp(error) || !(await stepUp.ask())) throw error;
            return client.send(call, input, options);
          });
        } catch (error) {
          const isEnded = error instanceof RefusalError && ended.includes(error.code);
          // A new login may have happened since the call was sent.
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

/** True if the operator has one of these roles, by default those that change releases; the platform checks each call. */
export function useHasRole(roles = mayRelease): boolean {
  const own = useSession().session?.roles ?? [];
  return roles.some((role) => own.includes(role));
}

/** True if the operator may change releases. */
export const useMayRelease = (): boolean => useHasRole();
