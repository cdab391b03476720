import type { PageLoader } from '@portal/shared/remote/mounting/page-group';
import { byIframe } from './by-iframe.ts';

/** One chunk per page group, by its name in docs/product.md 2.1. */
export const pageGroups = {
  egame: async () => (await import(/* webpackChunkName: "egame" */ './pages/egame.tsx')).EgamePage,
  game: async () => (await import(/* webpackChunkName: "game" */ './pages/game.tsx')).GamePage,
  byIframe,
  seamless: async () => (await import(/* webpackChunkName: "seamless" */ './pages/seamless.tsx')).SeamlessPage,
  fbSports: async () => (await import(/* webpackChunkName: "fbSports" */ './pages/fb-sports.tsx')).FbSportsPage,
} satisfies Record<string, PageLoader>;

const byPath: Readonly<Record<string, readonly PageLoader[]>> = {
  '/game': [pageGroups.game, pageGroups.byIframe],
  '/seamless': [pageGroups.seamless],
  '/fbsports': [pageGroups.fbSports],
};

/** What a path shows first: loaded with the remote, so that a release that lacks it falls back to the previous one. */
export function firstGroupsOf(pathname: string): readonly PageLoader[] {
  return byPath[pathname.toLowerCase().replace(/\/+$/, '')] ?? [pageGroups.egame];
}
