import type { Client } from '@portal/shared/client/client';
import { getCustomerService, getDomainRoute, getStatus } from '@portal/shared/contract/content/site';
import { callKey } from '@portal/shared/remote/host-context';
import type { QueryClient } from '@portal/shared/remote/query';
import { watchHistoryLayers } from '@portal/shared/ui/dialogs/history-layers';
import type { Root } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { PortalPage } from '../app/portal-page.tsx';
import { DialogHost } from '../frame/dialogs/dialog-host.tsx';
import { keepKeyboardRoom } from '../frame/keyboard-room.ts';
import { OverlayHost } from '../frame/overlay-host.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { keepInstallOffer } from '../host/app/install-offer.ts';
import { languageAtom } from '../host/atoms.ts';
import { createBrowserLocation } from '../host/browser-location.ts';
import { createPortal, type Portal, type PortalPorts } from '../host/create-portal.ts';
import { playedGame } from '../host/launch/played-game.ts';
import { followLive } from '../host/live/follow-live.ts';
import { createOpenRounds } from '../host/live/open-rounds.ts';
import { endTextOf } from '../host/session/session-end.rules.ts';
import { showLanguage, textOf } from '../host/translator.ts';
import { pageRemotes } from '../remotes/page-remotes.ts';
import type { LateParts } from './late-parts.ts';
import { forgetMember, keepAnswers } from './queries.ts';
import { createAwayWatch } from './stand-by/away-watch.ts';
import type { Boot } from './start.ts';
import type { KnownDomains } from './storage/known-domains.ts';
import type { CacheVersions } from './storage/session-caches.ts';
import { whenIdle } from './when-idle.ts';

type AppBoot = Extract<Boot, { face: 'app' }>;

interface MountParts extends Pick<PortalPorts, 'store' | 'storage' | 'preferences' | 'records'> {
  root: Root;
  client: Client;
  queries: QueryClient;
  domains: KnownDomains;
  late: LateParts;
  /** Cache versions of the last status; answers are cached under them. */
  versions(): CacheVersions;
}

/** Mounts the portal with what the boot found; returns a function that renders it again. */
export async function mountPortal(parts: MountParts, boot: AppBoot): Promise<() => void> {
  const { root, queries, late, records, domains } = parts;
  watchHistoryLayers();
  keepKeyboardRoom();
  const keyOf = (call: typeof getDomainRoute | typeof getCustomerService) =>
    callKey(call, {}, portal.host.language.get(), portal.host.member.get()?.id);
  const portal = createPortal({
    ...parts,
    browser: createBrowserLocation(window),
    // Page views of a preview are not counted.
    site: late.isPreviewed ? { ...boot.status.info, gtagId: undefined } : boot.status.info,
    customerService: () => queries.fetchQuery({ queryKey: keyOf(getCustomerService) }),
  });
  if (boot.status.info.isInstallable) keepInstallOffer(parts.store, window);
  late.session = portal.session;
  const rounds = createOpenRounds(portal.events);
  late.maySwap = () => !rounds.areOpen();
  late.onRemoteReport = ({ outcome, remote, version, reason = '' }) => {
    if (outcome === 'failed') portal.events.emit('remote-failed', { remote, version, reason });
  };
  late.onAway = createAwayWatch({
    ask: () => parts.client.send(getStatus, { host: location.host }),
    showAway: () => portal.toasts.show(textOf(parts.store, 'error.away'), 'warn', { stays: true }),
    comeBack() {
      portal.toasts.show(textOf(parts.store, 'error.back_again'), 'good');
      // If the page started without a response, it is not yet known who is logged in.
      if (parts.storage.token()) portal.events.emit('member-changed');
    },
  });
  await settle(portal, boot, parts);
  const keepZone = () => parts.preferences.setTimeZone(portal.host.member.get()?.timeZone);
  keepZone();
  portal.host.member.subscribe(keepZone);
  keepAnswers(queries, {
    storage: records,
    versions: parts.versions,
    language: portal.host.language.get,
    memberId: () => portal.host.member.get()?.id,
  });
  portal.host.language.subscribe(() => void queries.invalidateQueries());
  portal.events.on('logged-out', () => forgetMember(queries));
  const draw = () =>
    root.render(
      <App portal={portal} queries={queries}>
        <PortalPage />
        <OverlayHost />
        <DialogHost />
        <Toasts />
        {late.PreviewBar && <late.PreviewBar />}
      </App>,
    );
  draw();
  // Other domains must be known before they are needed.
  whenIdle(() => {
    void startWorker(portal, parts.client);
    queries.fetchQuery<{ domainList: { domain: string }[] }>({ queryKey: keyOf(getDomainRoute) }).then(
      ({ domainList }) => domains.keep(domainList.map(({ domain }) => domain)),
      () => undefined,
    );
  });
  return draw;
}

/** Its code loads late, and not at all where the browser has no service workers. */
async function startWorker({ host }: Portal, client: Client): Promise<void> {
  // Absent without https, and in frames of some browsers.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const parts = workers && (await import('../host/app/follow-worker.ts').catch(() => undefined));
  parts?.followWorker({ client, host, workers, isOffered: host.site.isInstallable === true });
}

/** Applies the member, a language that the operator offers, and the live stream. */
async function settle(portal: Portal, boot: AppBoot, { preferences, store, storage, records }: MountParts) {
  const { languages, defaultLanguage } = boot.status.info;
  const language = preferences.language(languages, defaultLanguage);
  // If its texts fail to load, the language on screen stays, even if it is no longer offered.
  if (language !== store.get(languageAtom)) await showLanguage(store, language).catch(() => undefined);
  if (boot.member) portal.session.adopt(boot.member);
  if (boot.hasEnded) portal.toasts.show(textOf(store, endTextOf('session_expired')), 'warn');
  followLive({
    stream: { baseUrl: location.origin, token: storage.token, merchant: storage.merchant },
    store,
    events: portal.events,
    session: portal.session,
    toasts: portal.toasts,
    host: portal.host,
    playedGame: () => playedGame(portal.host.location.get(), records),
    onComposition: () => void pageRemotes.fetchNewest(),
  });
}
