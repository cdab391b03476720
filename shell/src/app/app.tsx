import { formatLocaleByLanguage } from '@portal/shared/contract/game-types';
import { HostContext, useReadable } from '@portal/shared/remote/host-context';
import { IntlProvider } from '@portal/shared/remote/intl';
import { type QueryClient, QueryClientProvider } from '@portal/shared/remote/query';
import { Router } from '@portal/shared/remote/router';
import { StateProvider, useAtomValue } from '@portal/shared/remote/state';
import { useTimeZone } from '@portal/shared/remote/time/use-time-zone';
import type { ReactNode } from 'react';
import type { Portal } from '../host/create-portal.ts';
import { PortalContext, usePortal } from '../host/portal-context.ts';
import { textsAtom } from '../host/translator.ts';

type To = string | { pathname?: string; search?: string; hash?: string };

const hrefOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

/** Lets the shell's router read the same location that remotes get. */
function PortalRouter({ children }: { children: ReactNode }) {
  const { host } = usePortal();
  const location = useReadable(host.location);
  const navigator = {
    createHref: hrefOf,
    go: (delta: number) => window.history.go(delta),
    push: (to: To) => host.navigate(hrefOf(to)),
    replace: (to: To) => host.navigate(hrefOf(to), { replace: true }),
  };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Ignores missing texts (they show their id and a test finds them); any other error is a fault of the text itself. */
function reportTextFault(error: { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') reportError(error);
}

/** Formats times in the member's zone (decisions/083). */
function PortalTexts({ children }: { children: ReactNode }) {
  const timeZone = useTimeZone();
  const { language, messages } = useAtomValue(textsAtom);
  const locale = formatLocaleByLanguage[language];
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={messages} onError={reportTextFault}>
      {children}
    </IntlProvider>
  );
}

/** Provides everything a screen of the shell needs: state, texts, host, cached answers, location. */
export function App({ portal, queries, children }: { portal: Portal; queries: QueryClient; children: ReactNode }) {
  return (
    <StateProvider store={portal.store}>
      <PortalContext value={portal}>
        <HostContext value={portal.host}>
          <QueryClientProvider client={queries}>
            <PortalTexts>
              <PortalRouter>{children}</PortalRouter>
            </PortalTexts>
          </QueryClientProvider>
        </HostContext>
      </PortalContext>
    </StateProvider>
  );
}
