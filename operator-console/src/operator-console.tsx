import { isTimeZone } from '@portal/shared/contract/time/time-zones';
import { isPlatformAway, readAgainAfterMs } from '@portal/shared/remote/calls/query-retry.rules';
import { IntlProvider } from '@portal/shared/remote/intl';
import { QueryClient, QueryClientProvider } from '@portal/shared/remote/query';
import { ToastRegion } from '@portal/shared/ui/feedback/toast';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { AuditPage } from './audit/audit-page.tsx';
import { type ConsoleLanguage, chooseLanguage, languageNow } from './boot/preferences.ts';
import { ConsoleContext, type ConsoleParts, useConsole, useSession } from './console-parts.ts';
import { ConsoleFrame } from './frame/console-frame.tsx';
import { type ConsolePage, hashOf, pageOf } from './frame/console-page.rules.ts';
import { PagesRow } from './frame/pages-row.tsx';
import { KeysPage } from './keys/keys-page.tsx';
import { PreviewsPage } from './previews/previews-page.tsx';
import { ReleasesPage } from './releases/releases-page.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { enrolTokenOf, signInResultOf } from './session/enrol-link.rules.ts';
import { EnrolPage } from './session/enrol-page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { SignInPage } from './session/sign-in-page.tsx';
import { StepUpDialog } from './session/step-up-dialog.tsx';
import { StudiosPage } from './studios/studios-page.tsx';
import { localeOf, texts } from './texts/texts.ts';
import { useText } from './texts/use-text.ts';
import { HeldWinsPage } from './wins/held-wins-page.tsx';

const pages: Readonly<Record<ConsolePage, ComponentType>> = {
  releases: ReleasesPage,
  previews: PreviewsPage,
  keys: KeysPage,
  studios: StudiosPage,
  wins: HeldWinsPage,
  requests: RequestsPage,
  audit: AuditPage,
};

/** The whole console: the login and, after it, the pages. */
export function OperatorConsole({ parts }: { parts: ConsoleParts }) {
  const [language, setLanguage] = useState(languageNow);
  useEffect(() => {
    document.documentElement.lang = localeOf[language];
  }, [language]);
  function choose(next: ConsoleLanguage): void {
    chooseLanguage(next);
    setLanguage(next);
  }
  return (
    <ConsoleContext value={parts}>
      <Texts language={language}>
        <Pages language={language} onLanguage={choose} />
        <Toasts />
      </Texts>
    </ConsoleContext>
  );
}

/** Provides the texts of a language, and times in the portal's zone wherever the operator is (decisions/083). */
function Texts({ language, children }: { language: ConsoleLanguage; children: ReactNode }) {
  const zone = useSession().session?.timeZone;
  return (
    <IntlProvider
      locale={localeOf[language]}
      messages={texts[language]}
      timeZone={zone && isTimeZone(zone) ? zone : undefined}
    >
      {children}
    </IntlProvider>
  );
}

function Pages(props: { language: ConsoleLanguage; onLanguage: (language: ConsoleLanguage) => void }) {
  const { session } = useSession();
  const enrolToken = useEnrolToken();
  const signIn = useSignInResult();
  if (enrolToken) return <EnrolPage key={enrolToken} token={enrolToken} onDone={leaveEnrolment} />;
  if (signIn && !session) return <SignInPage result={signIn} onLeave={leaveEnrolment} />;
  if (!session) return <LoginPage />;
  return <LoggedIn key={session.token} {...props} />;
}

/** Retries only while the platform is unavailable. */
function createCache(): QueryClient {
  const retry = (_failures: number, error: Error) => isPlatformAway(error);
  const retryDelay = (failures: number) => readAgainAfterMs(failures);
  return new QueryClient({ defaultOptions: { queries: { retry, retryDelay, gcTime: 60_000 } } });
}

/** The cache of one operator is dropped with the session. */
function LoggedIn(props: { language: ConsoleLanguage; onLanguage: (language: ConsoleLanguage) => void }) {
  const [queries] = useState(createCache);
  const page = usePage();
  const Page = pages[page];
  useEffect(() => () => queries.clear(), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <ConsoleFrame {...props}>
        <PagesRow page={page} />
        <Page />
      </ConsoleFrame>
      <StepUpDialog />
    </QueryClientProvider>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the token of the one-use link in the current address, if it is one. */
const useEnrolToken = () => useSyncExternalStore(subscribe, () => enrolTokenOf(location.hash));

/** Returns what a sign-in by the provider brought back, if the browser comes from there. */
const useSignInResult = () => useSyncExternalStore(subscribe, () => signInResultOf(location.hash));

/** Leaves the link without a trace of its token in the history. */
const leaveEnrolment = () => location.replace(hashOf('releases'));

/** Returns the page of the current address. */
function usePage(): ConsolePage {
  return useSyncExternalStore(subscribe, () => pageOf(location.hash));
}

function Toasts() {
  const { toasts } = useConsole();
  const t = useText();
  return <ToastRegion store={toasts} label={t('frame.news')} closeLabel={t('frame.close')} />;
}
