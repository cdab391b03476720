import { depositReturnHash, memberPageHash, notifiedPages } from '@portal/shared/contract/constants';
import { useLocation } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { afterStepBack } from '@portal/shared/ui/dialogs/history-layers';
import { useEffect } from 'react';
import { useAnalytics } from '../frame/analytics/use-analytics.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { QuietBoundary } from '../frame/page-parts/quiet-boundary.tsx';
import { isLoggedInAtom, memberAtom, overlayAtom } from '../host/atoms.ts';
import { usePortal } from '../host/portal-context.ts';
import { hasActivityCentre, hasAgentCentre, type SectionSettings } from '../host/sections.rules.ts';
import { useText } from '../host/use-text.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { PageChunk } from './page-chunk.tsx';
import { PageFailed } from './page-failed.tsx';
import { pageLoaders } from './page-loaders.ts';
import { titleIdOf } from './page-title.rules.ts';
import { loginPathFor } from './requested-path.rules.ts';
import { type Content, lobbyInsteadOf, mustLogInFirst, type RouteEntry, routeOf } from './routes.rules.ts';
import { usePageScroll } from './use-page-scroll.ts';

const resetLinkHash = '#reset-password=';

/** Renders the page of the current path in its frame. */
export function PortalPage() {
  const { host } = usePortal();
  const { pathname, search } = useLocation();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const type = useAtomValue(memberAtom)?.type;
  const entry = routeOf(pathname);
  const isLoginRequired = host.site.toggles.loginRequiredForHome === true;
  const isRefused = mustLogInFirst(entry, isLoginRequired, isLoggedIn);
  const lobby = lobbyInsteadOf(entry, search);
  usePageScroll();
  usePageTitle(pathname);
  useAnalytics(pathname);
  useRoutePopup(entry);
  useResetLink();
  useDepositReturn();
  useNotifiedPage();
  useEffect(() => {
    if (!isRefused) return;
    // A logout leads home once its dialog has stepped back in the history: that page is asked for, not the one before.
    afterStepBack(() => {
      const here = host.location.get();
      if (mustLogInFirst(routeOf(here.pathname), isLoginRequired, false))
        host.navigate(loginPathFor(here), { replace: true });
    });
  }, [isRefused, isLoginRequired, host]);
  useLobbyInstead(isRefused ? undefined : lobby);
  // No frame of a page that is left at once: the next one would move what it shows.
  if (isRefused || lobby) return null;
  const content = contentFor(entry, { isLoggedIn, type }, host.site);
  return (
    <PageFrame>
      <QuietBoundary key={'shell' in content ? content.shell : content.remote} fallback={<PageFault />}>
        <PageContent content={content} />
      </QuietBoundary>
    </PageFrame>
  );
}

/** Leads to the lobby with the message of docs/product.md 8. */
function useLobbyInstead(lobby: string | undefined) {
  const t = useText();
  const { host, toasts } = usePortal();
  const invalid = t('direct.invalid');
  useEffect(() => {
    if (!lobby) return;
    toasts.show(invalid, 'bad');
    host.navigate(lobby, { replace: true });
  }, [lobby, host, toasts, invalid]);
}

const activityPages: readonly string[] = ['promotions', 'promo-detail'];

/** The viewer; `type` is undefined until the member is loaded. */
interface Viewer {
  isLoggedIn: boolean;
  type: number | undefined;
}

/**
 * Chooses what a path shows: /agentHome is the agent login page for a visitor (docs/architecture.md 1) and not found
 * for an account without the agent centre; promotions are not found while the activity centre is off.
 */
function contentFor({ content }: RouteEntry, { isLoggedIn, type }: Viewer, site: SectionSettings): Content {
  if ('shell' in content && activityPages.includes(content.shell) && !hasActivityCentre(site))
    return { shell: 'not-found' };
  const isAgentHome = 'remote' in content && content.remote === 'remote-agent-centre';
  if (!isAgentHome) return content;
  if (!isLoggedIn) return { shell: 'login' };
  return type === undefined || hasAgentCentre(site, type) ? content : { shell: 'not-found' };
}

function PageContent({ content }: { content: Content }) {
  const { host } = usePortal();
  const isCovered = useAtomValue(overlayAtom) !== undefined;
  if ('shell' in content) return <PageChunk load={pageLoaders[content.shell]} />;
  return <RemoteSlot key={content.remote} name={content.remote} surface="page" host={host} isCovered={isCovered} />;
}

/** Shown when a page crashed; it names no cause. */
function PageFault() {
  const t = useText();
  return <PageFailed text={t('error.unknown')} onRetry={() => window.location.reload()} />;
}

function useRoutePopup({ popup }: RouteEntry) {
  const { dialogs, store } = usePortal();
  useEffect(() => {
    if (popup && !store.get(isLoggedInAtom)) dialogs.open({ name: popup });
  }, [popup, dialogs, store]);
}

/** Opens the reset dialog with the token of the e-mail link and clears the address at once. */
function useResetLink() {
  const { dialogs, host } = usePortal();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!hash.startsWith(resetLinkHash)) return;
    host.navigate(pathname + search, { replace: true });
    dialogs.open({ name: 'resetPassword', token: hash.slice(resetLinkHash.length) });
  }, [hash, pathname, search, host, dialogs]);
}

/** Opens the deposits on return from a provider's pay page, if this tab still knows the member. */
function useDepositReturn() {
  const { host, store } = usePortal();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (hash !== depositReturnHash) return;
    host.navigate(pathname + search, { replace: true });
    if (store.get(isLoggedInAtom)) host.openOverlay('member-centre', 'depositv2');
  }, [hash, pathname, search, host, store]);
}

/** Opens the page of the member centre that a notification names; a visitor logs in first. */
function useNotifiedPage() {
  const { host, store } = usePortal();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const page = notifiedPages.find((known) => memberPageHash(known) === hash);
    if (!page) return;
    if (!store.get(isLoggedInAtom)) return host.navigate(loginPathFor({ pathname, search, hash }), { replace: true });
    host.navigate(pathname + search, { replace: true });
    host.openOverlay('member-centre', page);
  }, [hash, pathname, search, host, store]);
}

/** Sets the tab title to the page: "VIP · Lantern". */
function usePageTitle(pathname: string) {
  const t = useText();
  const { brandName } = usePortal().host.site;
  const id = titleIdOf(pathname);
  const title = id ? `${t(id)} · ${brandName}` : brandName;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
