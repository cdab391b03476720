import { gameTypes } from './game-types.ts';

/** Every address of the shell that has a page, in lower case; all others answer 404 with the not-found page. */
export const pagePaths: readonly string[] = [
  ...['/', '/index', '/index.html', '/home', '/register', '/register.html', '/login', '/noticepage', '/vip'],
  ...[
    '/pointmall',
    '/promotions',
    '/promodetail',
    '/lucky',
    '/tournaments',
    '/search',
    '/help',
    '/helpmc',
    '/support',
    '/accessibility',
    '/down',
    '/download',
  ],
  ...['/join', '/game', '/seamless', '/fbsports', '/lottery', '/vnlottery', '/agenthome'],
  ...gameTypes.map((type) => `/${type.toLowerCase()}`),
];

/** Paths are compared ignoring case and a trailing slash. */
export function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
