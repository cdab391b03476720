import type { Client } from '@portal/shared/client/client';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { createPortalBus, type PortalBus } from '@portal/shared/events/portal-bus';
import type { Host, Theme } from '@portal/shared/remote/host';
import { createToastStore, type ToastStore } from '@portal/shared/ui/feedback/toast';
import type { Preferences } from '../boot/storage/preferences.ts';
import type { KeyStore } from '../boot/storage/safe-storage.ts';
import type { SessionStore } from '../boot/storage/session-store.ts';
import { atomReadable, type Store } from './atom-readable.ts';
import { balanceAtom, isLoggedInAtom, languageAtom, memberAtom, overlayAtom, themeAtom } from './atoms.ts';
import type { BrowserLocation } from './browser-location.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { createGameWindows, type GameWindows } from './launch/game-windows.ts';
import { launch, mayDoProtected } from './launch/launch-game.ts';
import { createPendingPress, type PendingPress } from './pending-press.ts';
import { forgetSearches } from './recent-searches.ts';
import { createProviderCodes } from './scripts-frame/provider-codes.ts';
import { hasSection } from './sections.rules.ts';
import { createSession, type Session } from './session/session.ts';
import { endTextOf } from './session/session-end.rules.ts';
import { createTabSync } from './session/tab-sync.ts';
import { showTheme } from './show-theme.ts';
import { createSupport, type Support, type SupportPorts } from './support/support.ts';
import { showLanguage, textOf } from './translator.ts';

export interface PortalPorts extends Pick<SupportPorts, 'customerService'> {
  client: Client;
  store: Store;
  storage: SessionStore;
  preferences: Preferences;
  browser: BrowserLocation;
  site: SiteInfo;
  records: KeyStore;
}

/** What the shell itself uses: the host given to remotes, and what only the shell may do. */
export interface Portal extends Support {
  host: Host;
  session: Session;
  dialogs: Dialogs;
  pendingPress: PendingPress;
  store: Store;
  events: PortalBus;
  toasts: ToastStore;
  /** Switches the language and stores the choice once it is shown; says so if its texts fail to load. */
  setLanguage(language: LanguageCode): Promise<void>;
  setTheme(theme: Theme): void;
  /** Asks for confirmation, then logs out. */
  askToLogOut(): Promise<void>;
  close(): void;
}

interface HostParts extends PortalPorts, Pick<Portal, 'dialogs' | 'pendingPress' | 'session' | 'events' | 'toasts'> {
  gameWindows: GameWindows;
}

function createHost(parts: HostParts): Host {
  const { store, browser, client, dialogs, session, events, toasts } = parts;
  const protect = (onContinue: () => void) => {
    if (mayDoProtected(parts, onContinue)) onContinue();
  };
  return {
    call: (call, input, options) => client.send(call, input, options),
    events,
    location: browser.location,
    navigate: browser.navigate,
    language: atomReadable(store, languageAtom),
    theme: atomReadable(store, themeAtom),
    member: atomReadable(store, memberAtom),
    balance: atomReadable(store, balanceAtom),
    site: parts.site,
    sendProviderCode: createProviderCodes(parts),
    openOverlay(overlay, page) {
      protect(() => {
        const type = store.get(memberAtom)?.type ?? parts.storage.isAgent();
        if (hasSection(overlay, parts.site, type)) store.set(overlayAtom, { overlay, page });
        else toasts.show(textOf(store, 'overlay.closed'));
      });
    },
    closeOverlay: () => store.set(overlayAtom, undefined),
    openLogin: () => dialogs.open({ name: 'login', reason: 'needed' }),
    mayDoProtected: () => mayDoProtected(parts),
    protect,
    launchGame: (request) => launch(parts, request),
    gameWindows: parts.gameWindows.open,
    confirm: dialogs.confirm,
    toast: (text, tone) => void toasts.show(text, tone === 'info' ? 'neutral' : tone),
    refreshBalance: session.refreshBalance,
  };
}

export function createPortal(ports: PortalPorts): Portal {
  const { store, storage, browser, preferences } = ports;
  const events = createPortalBus();
  const dialogs = createDialogs(store);
  const pendingPress = createPendingPress(store, browser.location);
  const toasts = createToastStore();
  const onEnded = (reason: string | undefined) => {
    dialogs.closeAll();
    store.set(overlayAtom, undefined);
    browser.navigate('/');
    if (reason) toasts.show(textOf(store, endTextOf(reason)), 'warn');
  };
  events.on('logged-out', forgetSearches);
  const session = createSession({ ...ports, events, onEnded, notifyTabs: (token) => tabs.ended(token) });
  const gameWindows = createGameWindows(() => void session.refreshBalance().catch(() => undefined));
  const tabs = createTabSync(storage.token, () => session.end());
  store.set(isLoggedInAtom, storage.token() !== undefined);
  return {
    host: createHost({ ...ports, dialogs, pendingPress, session, events, toasts, gameWindows }),
    ...createSupport({ ...ports, dialogs, toasts }),
    session,
    dialogs,
    pendingPress,
    store,
    events,
    toasts,
    async setLanguage(language) {
      try {
        if (await showLanguage(store, language)) preferences.setLanguage(language);
      } catch {
        toasts.show(textOf(store, 'error.page_load'), 'bad');
      }
    },
    setTheme(theme) {
      showTheme(store, theme);
      preferences.setTheme(theme);
    },
    async askToLogOut() {
      const text = (id: string) => textOf(store, id);
      const isSure = await dialogs.confirm({
        title: text('logout.title'),
        text: text('logout.text'),
        confirmLabel: text('logout.confirm'),
        cancelLabel: text('common.cancel'),
      });
      if (!isSure) return;
      await session.logOut().catch(() => toasts.show(text('error.network'), 'bad'));
    },
    close() {
      gameWindows.stop();
      tabs.close();
      browser.close();
    },
  };
}
