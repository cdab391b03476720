import { type ClientContext, createClient } from '@portal/shared/client/client';
import { createStore } from '@portal/shared/remote/state';
import type { Root } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { PortalPage } from '../app/portal-page.tsx';
import { SystemPage } from '../features/system-status/system-page.tsx';
import { DialogHost } from '../frame/dialogs/dialog-host.tsx';
import { OverlayHost } from '../frame/overlay-host.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { themeAtom } from '../host/atoms.ts';
import { createBrowserLocation } from '../host/browser-location.ts';
import { createPortal, type Portal, type PortalPorts } from '../host/create-portal.ts';
import { followLive } from '../host/live.ts';
import { createOpenRounds } from '../host/open-rounds.ts';
import type { Session } from '../host/session.ts';
import { endTextOf } from '../host/session-end.rules.ts';
import { showLanguage, textOf } from '../host/translator.ts';
import { remoteSource } from '../remotes/remote-source.ts';
import type { RemoteReport } from '../remotes/remote-source.types.ts';
import { isSecureEnough } from './boot-outcome.rules.ts';
import { createPreferences } from './preferences.ts';
import { createQueries, forgetMember, keepAnswers, prefetchFrame } from './queries.ts';
import { createSessionStore } from './session-store.ts';
import { type Boot, start } from './start.ts';

type AppBoot = Extract<Boot, { face: 'app' }>;

/** Everything from the first script to the mounted app; the order is that of DESIGN section 2. */
export async function runPortal(root: Root): Promise<void> {
  const store = createStore();
  const preferences = createPreferences(localStorage);
  store.set(themeAtom, preferences.theme());
  document.documentElement.dataset.theme = preferences.theme();
  const texts = showLanguage(store, preferences.language());
  if (!isSecureEnough(globalThis)) {
    await texts;
    return root.render(<SystemPage store={store} boot={{ face: 'no-crypto' }} />);
  }
  const storage = createSessionStore(sessionStorage);
  const context: ClientContext & Partial<Pick<Session, 'end' | 'renew'>> = {
    baseUrl: location.origin,
    token: storage.token,
    language: preferences.language,
    merchant: storage.merchant,
    release: remoteSource.releaseHeader,
    onSessionEnded: () => context.end?.('session_expired'),
    onSessionRenewed: (token) => context.renew?.(token),
  };
  const client = createClient(context);
  // Filled when the portal stands: remotes are not asked for before.
  const late = { maySwap: () => true, onRemote: (_: RemoteReport): void => undefined };
  const queries = createQueries(client);
  prefetchFrame(queries, client, sessionStorage, preferences.language());
  const boot = await start({
    client,
    session: storage,
    host: location.host,
    startRemotes: () =>
      remoteSource.start({
        maySwap: () => client.moneyCallsInFlight() === 0 && late.maySwap(),
        onRemote: (report) => late.onRemote(report),
      }),
    noteServerTime: remoteSource.noteServerTime,
  });
  await texts;
  if (boot.face !== 'app') return root.render(<SystemPage store={store} boot={boot} />);
  const browser = createBrowserLocation(window);
  const portal = createPortal({
    client,
    store,
    storage,
    preferences,
    browser,
    site: boot.status.info,
    records: sessionStorage,
  });
  Object.assign(context, { end: portal.session.end, renew: portal.session.renew });
  const rounds = createOpenRounds(portal.events);
  late.maySwap = () => !rounds.areOpen();
  late.onRemote = ({ outcome, remote, version, reason = '' }) => {
    if (outcome === 'failed') portal.events.emit('remote-failed', { remote, version, reason });
  };
  await settle(portal, boot, { preferences, store });
  keepAnswers(queries, {
    storage: sessionStorage,
    versions: boot.status.versions,
    language: portal.host.language.get,
    memberId: () => portal.host.member.get()?.id,
  });
  portal.host.language.subscribe(() => void queries.invalidateQueries());
  portal.events.on('logged-out', () => forgetMember(queries));
  root.render(
    <App portal={portal} queries={queries}>
      <PortalPage />
      <OverlayHost />
      <DialogHost />
      <Toasts />
    </App>,
  );
}

/** Who is logged in, the language the operator offers, and the live stream. */
async function settle(
  portal: Portal,
  boot: AppBoot,
  { preferences, store }: Pick<PortalPorts, 'preferences' | 'store'>,
) {
  const { languages, defaultLanguage } = boot.status.info;
  const language = preferences.language(languages, defaultLanguage);
  if (language !== preferences.language()) await showLanguage(store, language);
  if (boot.member) portal.session.adopt(boot.member);
  if (boot.hasEnded) portal.toasts.say(textOf(store, endTextOf('session_expired')), 'warn');
  followLive({
    stream: { baseUrl: location.origin, token: () => sessionStorage.getItem('token') ?? undefined },
    store,
    events: portal.events,
    session: portal.session,
    onComposition: () => void remoteSource.look(),
  });
}
