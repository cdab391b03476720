import type { PageOrigins } from './page-headers.rules.ts';

/** Settings of the operator that let something of another origin into the pages. */
export interface SiteServices {
  /** Addresses that pictures of the operator come from. */
  imageCDNs: readonly string[];
  /** Pictures that settings and content name; those of our own folders and drawn ones need no word. */
  pictures: readonly string[];
  /** Addresses that game pages may come from. */
  launchGameCDNs: readonly string[];
  /** Origins of the portal's other domains, whose speed a page measures. */
  domains: readonly string[];
  /** Empty: no analytics, and no way to it. */
  gtagId: string;
}

/** What the measuring script needs, by its own documentation. */
const analytics = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** Origins beside our own for the page headers: of the identity provider, the CDNs, our other domains, analytics. */
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

/** A path of our own host needs no word, and `art:harbour` has no origin. */
function originOf(address: string): string[] {
  return /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];
}
