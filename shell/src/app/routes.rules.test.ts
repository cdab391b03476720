import { gameTypes } from '@portal/shared/contract/game-types';
import { pagePaths } from '@portal/shared/contract/page-paths';
import { mustLogInFirst, pageTypeOf, routeOf, routes } from './routes.rules.ts';

/** The route list of docs/product.md 2.1, and what docs/architecture.md 1 says owns each. */
const specified: Record<string, string> = {
  '/': 'home',
  '/index': 'home',
  '/index.html': 'home',
  '/home': 'home',
  '/register': 'home',
  '/register.html': 'home',
  '/noticePage': 'notices',
  '/vip': 'vip',
  '/pointMall': 'point-mall',
  '/live': 'remote-games',
  '/sports': 'remote-games',
  '/esports': 'remote-games',
  '/lottery': 'remote-lottery',
  '/vnlottery': 'remote-lottery',
  '/elott': 'remote-lottery',
  '/rng': 'remote-games',
  '/fish': 'remote-games',
  '/pvp': 'remote-games',
  '/promotions': 'promotions',
  '/promoDetail': 'promo-detail',
  '/seamless': 'remote-games',
  '/fbsports': 'remote-games',
  '/help': 'help',
  '/helpmc': 'help',
  '/down': 'download',
  '/join': 'join',
  '/game': 'remote-games',
  '/login': 'login',
  '/download': 'download',
  '/agentHome': 'remote-agent-centre',
};

test('the paths that the server answers with 200 are those that have a page', () => {
  expect([...pagePaths].sort()).toEqual(Object.keys(routes).sort());
});

const ownerOf = (path: string) => {
  const { content } = routeOf(path);
  return 'shell' in content ? content.shell : content.remote;
};

test.each(Object.entries(specified))('%s is shown by %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test.each(gameTypes)('the bare path of the game type %s has a page, in either case', (type) => {
  expect(ownerOf(`/${type}`)).toMatch(/^remote-(games|lottery)$/);
  expect(ownerOf(`/${type.toLowerCase()}/`)).toBe(ownerOf(`/${type}`));
});

test.each([
  ['/rng', true],
  ['/esports', true],
  ['/elott', true],
  ['/home', false],
  ['/game', false],
  // The head navigation is hidden there (docs/product.md 2.1).
  ['/lottery', false],
])('%s has the categories on phones: %s', (path, isShown) => {
  expect(routeOf(path).hasPhoneNavigation).toBe(isShown);
});

test('the support window has a page of its own, without the frame', () => {
  expect(routeOf('/support')).toMatchObject({ content: { shell: 'support' }, frame: 'none' });
});

test('an unknown path is not found', () => {
  expect(ownerOf('/nowhere')).toBe('not-found');
  expect(ownerOf('/constructor')).toBe('not-found');
});

test('frames: header only, hidden navigation, no header', () => {
  for (const path of ['/lottery', '/vnlottery', '/seamless', '/fbsports', '/game'])
    expect(routeOf(path).frame).toBe('header-only');
  for (const path of ['/seamless', '/lottery']) expect(routeOf(path).hasNavigation).toBe(false);
  expect(routeOf('/helpmc').frame).toBe('none');
  expect(routeOf('/rng')).toMatchObject({ frame: 'full', hasNavigation: true });
});

test('on phones a game has the bottom of the screen for itself; lobbies of lotteries keep the five places', () => {
  const bare = Object.keys(specified).filter((path) => !routeOf(path).hasBottomBar);
  expect(bare).toEqual(['/seamless', '/fbsports', '/helpmc', '/game']);
  for (const path of ['/lottery', '/vnlottery', '/elott']) expect(routeOf(path).hasBottomBar).toBe(true);
});

test('login required for home: everything but five paths', () => {
  const open = Object.keys(specified).filter((path) => !mustLogInFirst(routeOf(path), true, false));
  expect(open).toEqual(['/register', '/register.html', '/helpmc', '/login', '/download']);
  expect(mustLogInFirst(routeOf('/support'), true, false)).toBe(false);
  expect(mustLogInFirst(routeOf('/'), true, true)).toBe(false);
  expect(mustLogInFirst(routeOf('/'), false, false)).toBe(false);
});

test('the page type is taken from the path', () => {
  expect(pageTypeOf('/index.html')).toBe('home');
  expect(pageTypeOf('/rng')).toBe('rng');
});
