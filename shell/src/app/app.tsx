import { formatLocaleByLanguage } from '@portal/shared/contract/game-types';
import { HostContext } from '@portal/shared/remote/host-context';
import { IntlProvider } from '@portal/shared/remote/intl';
import { HostRouter } from '@portal/shared/remote/mounting/host-router';
import { type QueryClient, QueryClientProvider } from '@portal/shared/remote/query';
import { StateProvider, useAtomValue } from '@portal/shared/remote/state';
import { useTimeZone } from '@portal/shared/remote/time/use-time-zone';
import type { ReactNode } from 'react';
import type { Portal } from '../host/create-portal.ts';
import { PortalContext } from '../host/portal-context.ts';
import { textsAtom } from '../host/translator.ts';

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
              <HostRouter>{children}</HostRouter>
            </PortalTexts>
          </QueryClientProvider>
        </HostContext>
      </PortalContext>
    </StateProvider>
  );
}
