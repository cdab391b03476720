import type { Banner } from '@portal/shared/contract/content/announcements';
import { plainPath } from '@portal/shared/contract/page-paths';

/** Banner group by path (docs/product.md 2.2); other paths have no banner. */
const groupByPath: Readonly<Record<string, string>> = {
  '/': 'w_home',
  '/index': 'w_home',
  '/index.html': 'w_home',
  '/home': 'w_home',
  '/register': 'w_home',
  '/register.html': 'w_home',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointmall': 'w_shop',
  '/help': 'w_help',
};

export function bannerGroupOf(pathname: string): string | undefined {
  return groupByPath[plainPath(pathname)];
}

/** Filters the banners of the path's group. */
export function bannersFor(pathname: string, banners: readonly Banner[]): readonly Banner[] {
  const group = bannerGroupOf(pathname);
  return group ? banners.filter(({ groupName }) => groupName === group) : [];
}

/** Accepts a link within the portal or to the web; anything else is no link. */
export function bannerLink(linkageType: string | undefined): string | undefined {
  return linkageType && /^(\/(?![/\\])|https?:\/\/)/.test(linkageType) ? linkageType : undefined;
}
