import { cookieName, cookieSecurity } from '../../boot/storage/host-cookie.ts';

const yearSeconds = 31_536_000;

/** First-party id, used only to decide which release candidate this browser gets. */
export function visitorId(): string {
  const found = new RegExp(`(?:^|; )${cookieName('visitor')}=([A-Za-z0-9-]{8,64})`).exec(document.cookie);
  if (found?.[1]) return found[1];
  const created = crypto.randomUUID();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the product serves.
  document.cookie = `${cookieName('visitor')}=${created}; Max-Age=${yearSeconds}; SameSite=Lax${cookieSecurity()}`;
  return created;
}
