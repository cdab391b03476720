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
export const analyticsOrigins = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

const none = { frames: [], connections: [], scripts: [], images: [] };

/**
 * Collects the additional origins for the page headers: CDNs, our other domains, and of identity provider and analytics
 * the origin of their frames, or all that they need in the page of a shell without such frames.
 */
export function pageOrigins(
  identity: Omit<PageOrigins, 'images'>,
  site: SiteServices,
  shell: { framesOrigin?: string } = {},
): PageOrigins {
  const { imageCDNs, pictures, launchGameCDNs, domains } = site;
  const outside = outsideOrigins(identity, site.gtagId, shell);
  return {
    frames: [...outside.frames, ...launchGameCDNs.flatMap(originOf)],
    connections: [...domains, ...outside.connections],
    scripts: outside.scripts,
    images: [...new Set([...imageCDNs, ...pictures].flatMap(originOf)), ...outside.images],
  };
}

function outsideOrigins(
  identity: Omit<PageOrigins, 'images'>,
  gtagId: string,
  { framesOrigin }: { framesOrigin?: string },
): PageOrigins {
  const measured = gtagId ? analyticsOrigins : none;
  if (framesOrigin === undefined)
    return {
      frames: identity.frames,
      connections: [...identity.connections, ...measured.connections],
      scripts: [...identity.scripts, ...measured.scripts],
      images: measured.images,
    };
  return identity.scripts.length > 0 || gtagId ? { ...none, frames: [framesOrigin] } : none;
}

/** Our own paths need no origin, and `art:harbour` has none. */
function originOf(address: string): string[] {
  return /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];
}
