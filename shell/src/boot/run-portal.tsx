import { type Client, type ClientContext, createClient } from '@portal/shared/client/client';
import { getStatus } from '@portal/shared/contract/content/site';
import { createStore } from '@portal/shared/remote/state';
import type { Root } from 'react-dom/client';
import { routeOf } from '../app/routes.rules.ts';
import { languageAtom } from '../host/atoms.ts';
import { showTheme } from '../host/show-theme.ts';
import { createPageReports } from '../remotes/load-reports/buffered-load-reports.ts';
import type { LoadReporter } from '../remotes/load-reports/load-reporter.ts';
import { preloadSlotBody, preloadSlotBodyAtTouch } from '../remotes/load-slot-body.ts';
import { pageRemotes } from '../remotes/page-remotes.ts';
import { BootFault } from './boot-fault.tsx';
import { isSecureEnough, type Status } from './boot-outcome.rules.ts';
import type { LateParts } from './late-parts.ts';
import { loadTexts } from './load-texts.tsx';
import { mountPortal } from './mount-portal.tsx';
import { createQueries, prefetchFrame } from './queries.ts';
import { createClosedPortalHandler } from './stand-by/closed-portal-handler.ts';
import type { StandByPorts } from './stand-by/stand-by.tsx';
import { type Boot, start } from './start.ts';
import { createKnownDomains } from './storage/known-domains.ts';
import { createPreferences } from './storage/preferences.ts';
import { safeStorage } from './storage/safe-storage.ts';
import { createSessionStore } from './storage/session-store.ts';
import { openTabPreview } from './tab-preview.ts';
import { whenIdle } from './when-idle.ts';

/** Runs everything from the first script to the mounted app, in the order of docs/architecture.md 2. */
export async function runPortal(root: Root): Promise<void> {
  const store = createStore();
  const local = safeStorage(() => localStorage);
  const records = safeStorage(() => sessionStorage);
  const preferences = createPreferences(local, navigator.languages);
  showTheme(store, preferences.theme());
  store.set(languageAtom, preferences.language());
  const texts = loadTexts(root, store, preferences.language());
  const storage = createSessionStore(records);
  const late: LateParts = {
    session: {},
    maySwap: () => true,
    onRemoteReport: () => undefined,
    onClosed: () => undefined,
    onAway: () => undefined,
  };
  const context: ClientContext = {
    baseUrl: location.origin,
    token: storage.token,
    // The language on screen, which differs from the stored one if the operator no longer offers that.
    language: () => store.get(languageAtom),
    merchant: storage.merchant,
    release: pageRemotes.releaseHeader,
    onSessionEnded: () => late.session.end?.('session_expired'),
    onSessionRenewed: (token) => late.session.renew?.(token),
    onClosed: () => late.onClosed(),
    onAway: () => late.onAway(),
  };
  const client = createClient(context);
  const queries = createQueries(client);
  const domains = createKnownDomains(storage, local);
  const reports = createPageReports(whenIdle);
  const again = () =>
    start({
      client,
      session: storage,
      host: location.host,
      startRemotes: () =>
        pageRemotes.start({
          maySwap: () => client.moneyCallsInFlight() === 0 && late.maySwap(),
          onRemoteReport(report) {
            reports.remote(report);
            late.onRemoteReport(report);
          },
          onCompositionReport: reports.composition,
          openPreview: (keys) => openTabPreview(keys, records, late),
        }),
      noteServerTime: pageRemotes.noteServerTime,
    });
  const standByPorts = { root, store, preferences, client, host: location.host, domains, again };
  if (!isSecureEnough(globalThis)) return texts.then(() => standIn(standByPorts, { face: 'no-crypto' })).then();
  // A page of a remote loads them at once; any other page at the first interaction.
  if ('remote' in routeOf(location.pathname).content) preloadSlotBody();
  else preloadSlotBodyAtTouch(globalThis);
  prefetchFrame(queries, client, records, context.language());
  const first = await again();
  await texts;
  const boot = first.face === 'app' ? first : await standIn(standByPorts, first);
  if (!boot) return;
  const { loadTicket } = boot.status;
  if (loadTicket !== undefined) reports.begin(() => loadReporter(client, loadTicket));
  let { versions } = boot.status;
  const parts = { root, client, store, storage, preferences, records, queries, domains, late };
  const draw = await mountPortal({ ...parts, versions: () => versions }, boot);
  // Calls after the reopening use the cache versions of that status.
  const goOn = async (status: Status): Promise<Boot> => {
    versions = status.versions;
    return boot;
  };
  late.onClosed = createClosedPortalHandler({
    status: () => client.send(getStatus, { host: location.host }),
    mayLeave: () => client.moneyCallsInFlight() === 0 && late.maySwap(),
    showReplacement: (face) => standIn({ ...standByPorts, again: goOn }, face),
    comeBack() {
      draw();
      void queries.invalidateQueries();
    },
  });
}

/** Loads the reporter, which is not in the first script. */
async function loadReporter(client: Client, ticket: string): Promise<LoadReporter> {
  const { openLoadReporter } = await import('../remotes/load-reports/open-load-reporter.ts');
  return openLoadReporter(client, ticket);
}

type AppBoot = Extract<Boot, { face: 'app' }>;
type ReplacementBoot = Exclude<Boot, AppBoot> | { face: 'no-crypto' };

/** Shows the pages that replace the app (loaded on demand); resolves with the app's boot once there is one. */
async function standIn(ports: StandByPorts, boot: ReplacementBoot): Promise<AppBoot | undefined> {
  const parts = await import('./stand-by/stand-by.tsx').catch(() => undefined);
  if (parts) return parts.standBy(ports, boot);
  ports.root.render(<BootFault language={ports.preferences.language()} onRetry={() => location.reload()} />);
  return undefined;
}
