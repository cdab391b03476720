import { languageCodes } from '@portal/shared/contract/game-types';
import { offlineHeaders, offlinePage } from './offline-page.ts';

/**
 * Runs in the browser. It stores nothing: pages, scripts and answers come from the network, whichever releases are live,
 * and only a page that cannot be reached is replaced. The language is in its own address.
 */
const work = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});
function offlinePage() {
  const language = new URL(self.location.href).searchParams.get('language');
  const page = Object.hasOwn(pages, language) ? pages[language] : pages.EN;
  return new Response(page, { status: 503, headers });
}
self.addEventListener('push', (event) => {
  const sent = read(event.data);
  if (!sent) return;
  const options = { body: sent.body, tag: sent.tag, icon: '/app/icon-192.png', data: { path: sent.path } };
  event.waitUntil(self.registration.showNotification(sent.title, options));
});
function read(data) {
  try {
    const sent = data.json();
    const isText = (name) => typeof sent[name] === 'string';
    return ['title', 'body', 'path', 'tag'].every(isText) ? sent : undefined;
  } catch {
    return undefined;
  }
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});
async function open(path) {
  const { origin } = self.location;
  const asked = new URL(String(path ?? '/'), origin);
  const target = asked.origin === origin ? asked : new URL('/', origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [shown] = windows.filter((client) => client.frameType !== 'nested');
  if (!shown) return self.clients.openWindow(target.href);
  await shown.focus();
  shown.postMessage({ open: target.pathname + target.search + target.hash });
}
`;

/** Removes itself, for who switches the app off. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

/** Returns the script of the service worker; of one that removes itself when the app is not offered. */
export function serviceWorkerScript(isOffered: boolean): string {
  if (!isOffered) return farewell;
  const pages = Object.fromEntries(languageCodes.map((language) => [language, offlinePage(language)]));
  return `'use strict';
const pages = ${JSON.stringify(pages)};
const headers = ${JSON.stringify(offlineHeaders)};${work}`;
}
