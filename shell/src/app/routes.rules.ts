import { gameTypes } from '@portal/shared/contract/game-types';
import { plainPath } from '@portal/shared/contract/page-paths';
import { directRequest } from '@portal/shared/remote/games/direct-request';

/** Page groups of the shell, loaded when first shown. */
export type ShellPage =
  | 'home'
  | 'login'
  | 'notices'
  | 'vip'
  | 'point-mall'
  | 'promotions'
  | 'lucky'
  | 'tournaments'
  | 'search'
  | 'promo-detail'
  | 'help'
  | 'support'
  | 'accessibility'
  | 'download'
  | 'join'
  | 'not-found';

type RemoteName = 'remote-games' | 'remote-lottery' | 'remote-agent-centre';
export type Content = { shell: ShellPage } | { remote: RemoteName };

/**
 * Frame around the page. `full`: header, banner, footer, side menu. `header-only`: the header alone. `none`: the page
 * alone.
 */
type Frame = 'full' | 'header-only' | 'none';

export interface RouteEntry {
  content: Content;
  frame: Frame;
  /** The category navigation under the header. */
  hasNavigation: boolean;
  /** The category navigation on phones, where only lobbies have it, to move from one to the next. */
  hasPhoneNavigation: boolean;
  /** The bottom bar with five items on phones; not below a game, which has its own bar there. */
  hasBottomBar: boolean;
  /** Dialog that opens with the page. */
  popup?: 'register' | 'login';
  /** Where the page leads without a game in its query. */
  lobby?: string;
  /** Stays reachable when login is required for home. */
  isOpenToVisitors: boolean;
}

/** Paths of docs/product.md 2.1, and the support window for people who cannot log in. */
const open = ['/login', '/register', '/register.html', '/helpmc', '/download', '/support', '/accessibility'];

function entry(content: Content, extra: Partial<RouteEntry> = {}): RouteEntry {
  return {
    content,
    frame: 'full',
    hasNavigation: true,
    hasPhoneNavigation: false,
    hasBottomBar: true,
    isOpenToVisitors: false,
    ...extra,
  };
}
const shell = (page: ShellPage, extra?: Partial<RouteEntry>) => entry({ shell: page }, extra);
const remote = (name: RemoteName, extra?: Partial<RouteEntry>) => entry({ remote: name }, extra);
const headerOnly: Partial<RouteEntry> = { frame: 'header-only' };
const headOnly: Partial<RouteEntry> = { frame: 'header-only', hasNavigation: false };
/** Pages where a game fills the screen or is about to. */
const game: Partial<RouteEntry> = { frame: 'header-only', hasBottomBar: false };
const lobby: Partial<RouteEntry> = { hasPhoneNavigation: true };
const pageAlone: Partial<RouteEntry> = { frame: 'none', hasNavigation: false, hasBottomBar: false };

const lotteryTypes: readonly string[] = ['ELOTT'];
const bareGameTypes = gameTypes
  .filter((type) => !lotteryTypes.includes(type))
  .map((type) => [`/${type.toLowerCase()}`, remote('remote-games', lobby)] as const);

/** Every path of docs/product.md 2.1 in one place, and the support window of 2.3. */
export const routes: Readonly<Record<string, RouteEntry>> = {
  '/': shell('home'),
  '/index': shell('home'),
  '/index.html': shell('home'),
  '/home': shell('home'),
  '/register': shell('home', { popup: 'register' }),
  '/register.html': shell('home', { popup: 'register' }),
  '/login': shell('login'),
  '/noticepage': shell('notices'),
  '/vip': shell('vip'),
  '/pointmall': shell('point-mall'),
  '/promotions': shell('promotions'),
  '/promodetail': shell('promo-detail'),
  '/lucky': shell('lucky'),
  '/tournaments': shell('tournaments'),
  '/search': shell('search'),
  '/help': shell('help'),
  '/helpmc': shell('help', pageAlone),
  '/support': shell('support', pageAlone),
  '/accessibility': shell('accessibility'),
  '/down': shell('download'),
  '/download': shell('download'),
  '/join': shell('join'),
  ...Object.fromEntries(bareGameTypes),
  '/game': remote('remote-games', { ...game, hasNavigation: false }),
  '/seamless': remote('remote-games', { ...game, hasNavigation: false, lobby: '/rng' }),
  '/fbsports': remote('remote-games', { ...game, lobby: '/sports' }),
  '/lottery': remote('remote-lottery', headOnly),
  '/vnlottery': remote('remote-lottery', headerOnly),
  '/elott': remote('remote-lottery', lobby),
  '/agenthome': remote('remote-agent-centre'),
};

for (const path of open) {
  const known = routes[path];
  if (known) known.isOpenToVisitors = true;
}

const notFound = shell('not-found');

export function routeOf(pathname: string): RouteEntry {
  const path = plainPath(pathname);
  return (Object.hasOwn(routes, path) && routes[path]) || notFound;
}

/** Returns the page type of a path: its first segment; the home page has several names. */
export function pageTypeOf(pathname: string): string {
  const first = plainPath(pathname).split('/')[1] ?? '';
  return ['', 'index', 'index.html', 'home', 'register', 'register.html'].includes(first) ? 'home' : first;
}

/** Returns the lobby that a page leads to because its query names no game. */
export function lobbyInsteadOf({ lobby }: RouteEntry, search: string): string | undefined {
  return lobby && !directRequest(new URLSearchParams(search)) ? lobby : undefined;
}

/** With 'login required for home' on, a visitor is sent to /login from all but a few paths. */
export function mustLogInFirst(entry: RouteEntry, isRequired: boolean, isLoggedIn: boolean): boolean {
  return isRequired && !isLoggedIn && !entry.isOpenToVisitors;
}
