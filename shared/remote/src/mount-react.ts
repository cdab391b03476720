import { localeByLanguage } from '@portal/shared/contract/game-types';
import type { Messages } from '@portal/shared/i18n/messages';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host } from './host.ts';
import { HostContext, useHost, useReadable } from './host-context.ts';
import { IntlProvider } from './intl.ts';
import { QueryClient, QueryClientProvider } from './query.ts';
import type { Mounted, Place } from './remote-module.ts';
import { Router } from './router.ts';

type LoadMessages = (language: string) => Promise<Messages>;

function HostRouter({ children }: { children: ReactNode }) {
  const host = useHost();
  const location = useReadable(host.location);
  const navigator = {
    createHref: (to: string | { pathname?: string; search?: string }) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`,
    go: (delta: number) => window.history.go(delta),
    push: (to: string | { pathname?: string; search?: string; hash?: string }) => host.navigate(hrefOf(to)),
    replace: (to: string | { pathname?: string; search?: string; hash?: string }) =>
      host.navigate(hrefOf(to), { replace: true }),
  };
  return createElement(Router, { location, navigator, children });
}

function hrefOf(to: string | { pathname?: string; search?: string; hash?: string }): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

/** Messages of the language now chosen; the old ones stay on screen until the new ones are here. */
function HostIntl({ initial, load, children }: { initial: Messages; load: LoadMessages; children: ReactNode }) {
  const host = useHost();
  const language = useReadable(host.language);
  const [shown, setShown] = useState({ language, messages: initial });
  useEffect(() => {
    let current = true;
    if (language !== shown.language)
      void load(language).then((messages) => current && setShown({ language, messages }));
    return () => {
      current = false;
    };
  }, [language, load, shown.language]);
  return createElement(IntlProvider, {
    locale: localeByLanguage[shown.language],
    messages: shown.messages,
    children,
  });
}

/** Mounts a React tree of a remote with everything it needs from the host, and gives back the way to take it away. */
export async function mountReact(host: Host, place: Place, page: ReactNode, load: LoadMessages): Promise<Mounted> {
  const initial = await load(host.language.get());
  const root = createRoot(place.element);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });
  const routed = createElement(HostRouter, null, page);
  const translated = createElement(HostIntl, { initial, load, children: routed });
  const cached = createElement(QueryClientProvider, { client: queryClient }, translated);
  root.render(createElement(HostContext.Provider, { value: host }, cached));
  return {
    unmount() {
      root.unmount();
      queryClient.clear();
    },
  };
}
