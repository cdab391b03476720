import { loginPathFor, wantedPathOf } from './wanted.rules.ts';

test.each(['/vip', '/rng?page=MANGO&tab=1', '/promoDetail?id=7'])('the login page leads back to %s', (wanted) => {
  const [pathname = '', search = ''] = wanted.split('?');
  const { pathname: login, search: remembered } = new URL(
    loginPathFor({ pathname, search: search && `?${search}` }),
    'http://portal.test',
  );
  expect(login).toBe('/login');
  expect(wantedPathOf({ search: remembered })).toBe(wanted);
});

test('who wanted home has nothing to be remembered', () => {
  expect(loginPathFor({ pathname: '/', search: '' })).toBe('/login');
  expect(wantedPathOf({ search: '' })).toBe('/');
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\t//evil.test',
  '/\n/evil.test',
  '/\r\\evil.test',
  '/.//evil.test',
  '//user:word@evil.test/',
  'http://portal.invalid@evil.test/',
  'https://evil.test',
  'javascript:alert(1)',
  'vip',
  '/Login/',
  '/login?wanted=/vip',
  '/rng/../login',
])('an address that asks for %s leads home', (wanted) =>
  expect(wantedPathOf({ search: `?${new URLSearchParams({ wanted })}` })).toBe('/'),
);
