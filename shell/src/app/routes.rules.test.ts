import { gameTypes } from '@portal/shared/contract/game-types';
import { pagePaths } from '@portal/shared/contract/page-paths';
import { mustLogInFirst, pageTypeOf, routeOf, routes } from './routes.rules.ts';

/** The route list of docs/product.md 2.1 with the owners of docs/architecture.md 1. */
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

test('has a page for exactly the paths that the server answers with 200', () => {
  expect([...pagePaths].sort()).toEqual(Object.keys(routes).sort());
});

const ownerOf = (path: string) => {
  const { content } = routeOf(path);
  return 'shell' in content ? content.shell : content.remote;
};

test.each(Object.entries(specified))('%s is shown by %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

// covers 2.1
test.each(gameTypes)('has a page at the bare path of the game type %s, in either case', (type) => {
  expect(ownerOf(`/${type}`)).toMatch(/^remote-(games|lottery)$/);
  expect(ownerOf(`/${type.toLowerCase()}/`)).toBe(ownerOf(`/${type}`));
});

// covers 2.4
test.each([
  ['/rng', true],
  ['/esports', true],
  ['/elott', true],
  ['/home', false],
  ['/game', false],
  // The head navigation is hidden there (docs/product.md 2.1).
  ['/lottery', false],
])('%s shows the categories on phones: %s', (path, isShown) => {
  expect(routeOf(path).hasPhoneNavigation).toBe(isShown);
});

test('gives the support window its own page without the frame', () => {
  expect(routeOf('/support')).toMatchObject({ content: { shell: 'support' }, frame: 'none' });
});

test('has no page for an unknown path', () => {
  expect(ownerOf('/nowhere')).toBe('not-found');
  expect(ownerOf('/constructor')).toBe('not-found');
});

// covers 2.1
test('chooses between header only, hidden navigation and no header', () => {
  for (const path of ['/lottery', '/vnlottery', '/seamless', '/fbsports', '/game'])
    expect(routeOf(path).frame).toBe('header-only');
  for (const path of ['/seamless', '/lottery']) expect(routeOf(path).hasNavigation).toBe(false);
  expect(routeOf('/helpmc').frame).toBe('none');
  expect(routeOf('/rng')).toMatchObject({ frame: 'full', hasNavigation: true });
});

test('hides the bottom bar below a game on phones; lottery lobbies keep it', () => {
  const bare = Object.keys(specified).filter((path) => !routeOf(path).hasBottomBar);
  expect(bare).toEqual(['/seamless', '/fbsports', '/helpmc', '/game']);
  for (const path of ['/lottery', '/vnlottery', '/elott']) expect(routeOf(path).hasBottomBar).toBe(true);
});

// covers 2.1
test('requires a login for home everywhere but on five paths', () => {
  const open = Object.keys(specified).filter((path) => !mustLogInFirst(routeOf(path), true, false));
  expect(open).toEqual(['/register', '/register.html', '/helpmc', '/login', '/download']);
  expect(mustLogInFirst(routeOf('/support'), true, false)).toBe(false);
  expect(mustLogInFirst(routeOf('/'), true, true)).toBe(false);
  expect(mustLogInFirst(routeOf('/'), false, false)).toBe(false);
});

// covers 2.1
test('takes the page type from the path', () => {
  expect(pageTypeOf('/index.html')).toBe('home');
  expect(pageTypeOf('/rng')).toBe('rng');
});
