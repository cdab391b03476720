import { createClient } from '@portal/shared/client/client';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import { createStore } from '@portal/shared/remote/state';
import { buildStatus } from '@portal/shared/testing/builders';
import { createFakePlatform, type FakeAnswers, type FakePlatform } from '@portal/shared/testing/fake-platform';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { App } from '../src/app/app.tsx';
import { createQueries } from '../src/boot/queries.ts';
import { createPreferences } from '../src/boot/storage/preferences.ts';
import { createSessionStore } from '../src/boot/storage/session-store.ts';
import { DialogHost } from '../src/frame/dialogs/dialog-host.tsx';
import { createBrowserLocation } from '../src/host/browser-location.ts';
import { createPortal, type Portal } from '../src/host/create-portal.ts';
import { showLanguage } from '../src/host/translator.ts';

interface OpenedPortal {
  portal: Portal;
  platform: FakePlatform;
  show(content: ReactNode): RenderResult;
}

export interface OpenOptions {
  answers?: FakeAnswers;
  /** Address of the page. */
  at?: string;
  token?: string;
  isAgent?: number;
  toggles?: Record<string, boolean>;
  /** Other settings of the site. */
  site?: Partial<SiteInfo>;
}

const opened: Portal[] = [];

/** Creates the shell's host on the fake platform, with or without a page. */
export async function openPortal({
  answers,
  at = '/',
  token,
  isAgent,
  toggles,
  site: settings,
}: OpenOptions = {}): Promise<OpenedPortal> {
  const platform = createFakePlatform(answers);
  sessionStorage.clear();
  localStorage.clear();
  if (token) sessionStorage.setItem('token', token);
  if (isAgent !== undefined) sessionStorage.setItem('isAgent', String(isAgent));
  window.history.replaceState(null, '', at);
  const store = createStore();
  await showLanguage(store, 'EN');
  const storage = createSessionStore(sessionStorage);
  const client = createClient({
    baseUrl: window.location.origin,
    token: storage.token,
    language: () => 'EN',
    merchant: storage.merchant,
    release: () => 'shell@1.0.0',
    fetch: platform.fetch,
    onSessionRenewed: (token) => portal.session.renew(token),
  });
  const { info } = buildStatus();
  const site = { ...info, languages: ['EN' as const, 'TY' as const], ...settings, toggles: toggles ?? {} };
  const preferences = createPreferences(localStorage, []);
  const browser = createBrowserLocation(window);
  const portal = createPortal({ client, store, storage, preferences, browser, site, records: sessionStorage });
  opened.push(portal);
  const queries = createQueries(client);
  const show = (content: ReactNode) =>
    render(
      <App portal={portal} queries={queries}>
        {content}
        <DialogHost />
      </App>,
    );
  return { portal, platform, show };
}

/** Runs code that changes the portal from outside React. */
export const change = (act_: () => unknown) => act(async () => void (await act_()));

afterEach(() => {
  for (const portal of opened.splice(0)) portal.close();
});
