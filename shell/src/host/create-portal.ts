import type { Client } from '@portal/shared/client/client';
import { vipServiceAboveRank } from '@portal/shared/contract/constants';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import { createPortalBus, type PortalBus } from '@portal/shared/events/portal-bus';
import type { Host, Theme } from '@portal/shared/remote/host';
import { createToastStore, type ToastStore } from '@portal/shared/ui/toast';
import type { Preferences } from '../boot/preferences.ts';
import type { SessionStore } from '../boot/session-store.ts';
import { atomReadable, type Store } from './atom-readable.ts';
import { balanceAtom, isLoggedInAtom, languageAtom, memberAtom, overlayAtom, themeAtom } from './atoms.ts';
import type { BrowserLocation } from './browser-location.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { launch, mayDoProtected } from './launch-game.ts';
import { createSession, type Session } from './session.ts';
import { endTextOf } from './session-end.rules.ts';
import { createTabSync } from './tab-sync.ts';
import { showLanguage, textOf } from './translator.ts';

export interface PortalPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  preferences: Preferences;
  browser: BrowserLocation;
  site: SiteInfo;
  records: Storage;
}

/** What the shell itself works with: the host handed to remotes, and what only the shell may do. */
export interface Portal {
  host: Host;
  session: Session;
  dialogs: Dialogs;
  store: Store;
  events: PortalBus;
  toasts: ToastStore;
  setLanguage(language: LanguageCode): Promise<void>;
  setTheme(theme: Theme): void;
  /** Asks first, then logs out. */
  askToLogOut(): Promise<void>;
  /** Opens support beside the page, 440 x 750; VIP service above club rank 4. */
  openSupport(): void;
  close(): void;
}

const supportWindow = 'width=440,height=750,noopener';

type HostParts = PortalPorts & Pick<Portal, 'dialogs' | 'session' | 'events' | 'toasts'>;

function createHost(parts: HostParts): Host {
  const { store, browser, client, dialogs, session, events, toasts } = parts;
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
    openOverlay(overlay, page) {
      if (mayDoProtected(parts)) store.set(overlayAtom, { overlay, page });
    },
    closeOverlay: () => store.set(overlayAtom, undefined),
    openLogin: () => dialogs.open({ name: 'login', reason: 'needed' }),
    launchGame: (request) => launch(parts, request),
    confirm: dialogs.confirm,
    toast: (text, tone) => void toasts.say(text, tone === 'info' ? 'neutral' : tone),
    refreshBalance: session.refreshBalance,
  };
}

export function createPortal(ports: PortalPorts): Portal {
  const { store, storage, browser, site, preferences } = ports;
  const events = createPortalBus();
  const dialogs = createDialogs(store);
  const toasts = createToastStore();
  const onEnded = (reason: string | undefined) => {
    dialogs.closeAll();
    store.set(overlayAtom, undefined);
    browser.navigate('/');
    if (reason) toasts.say(textOf(store, endTextOf(reason)), 'warn');
  };
  const session = createSession({ ...ports, events, onEnded, tellTabs: (token) => tabs.ended(token) });
  const tabs = createTabSync(storage.token, () => session.end());
  store.set(isLoggedInAtom, storage.token() !== undefined);
  return {
    host: createHost({ ...ports, dialogs, session, events, toasts }),
    session,
    dialogs,
    store,
    events,
    toasts,
    async setLanguage(language) {
      preferences.setLanguage(language);
      await showLanguage(store, language);
    },
    setTheme(theme) {
      preferences.setTheme(theme);
      document.documentElement.dataset.theme = theme;
      store.set(themeAtom, theme);
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
      await session.logOut().catch(() => toasts.say(text('error.network'), 'bad'));
    },
    openSupport() {
      const rank = store.get(memberAtom)?.clubLabel.rankLevel ?? 0;
      const wanted = rank > vipServiceAboveRank ? 'VIP' : 'LIVECHAT';
      const service = site.customerService.find(({ csType }) => csType === wanted) ?? site.customerService[0];
      if (service) return void window.open(service.path, 'support', supportWindow);
      // The help page would come up unseen behind an open dialog.
      dialogs.closeAll();
      browser.navigate('/help');
    },
    close() {
      tabs.close();
      browser.close();
    },
  };
}
