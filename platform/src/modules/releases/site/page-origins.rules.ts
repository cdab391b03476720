import type { PageOrigins } from './page-headers.rules.ts';

/** Operator settings that allow other origins in the pages. */
export interface SiteServices {
  /** Origins of the operator's images. */
  imageCDNs: readonly string[];
  /** Images in settings and content; our own files and drawn ones need no origin. */
  pictures: readonly string[];
  /** Origins of game pages. */
  launchGameCDNs: readonly string[];
  /** Origins of the portal's other domains, whose speed a page measures. */
  domains: readonly string[];
  /** Empty means no analytics and no origins for them. */
  gtagId: string;
}

/** What the analytics script needs, by its documentation. */
const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Collects the additional origins for the page headers: identity provider, CDNs, our other domains, analytics. */
export function pageOrigins(identity: Omit<PageOrigins, 'images'>, site: SiteServices): PageOrigins {
  const { imageCDNs, pictures, launchGameCDNs, domains, gtagId } = site;
  const measured = gtagId ? analytics : { scripts: [], connections: [], images: [] };
  return {
    frames: [...identity.frames, ...launchGameCDNs.flatMap(originOf)],
    connections: [...identity.connections, ...domains, ...measured.connections],
    scripts: [...identity.scripts, ...measured.scripts],
    images: [...new Set([...imageCDNs, ...pictures].flatMap(originOf)), ...measured.images],
  };
}

/** Our own paths need no origin, and `art:harbour` has none. */
function originOf(address: string): string[] {
  return /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];
}
