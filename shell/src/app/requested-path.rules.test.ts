import { loginPathFor, requestedPathOf } from './requested-path.rules.ts';

test.each(['/vip', '/rng?page=MANGO&tab=1', '/promoDetail?id=7', '/help#term'])(
  'the login page leads back to %s',
  (wanted) => {
    const { pathname: login, search: remembered } = new URL(
      loginPathFor(new URL(wanted, 'http://portal.test')),
      'http://portal.test',
    );
    expect(login).toBe('/login');
    expect(requestedPathOf({ search: remembered })).toBe(wanted);
  },
);

test('remembers nothing for a visitor who wanted home', () => {
  expect(loginPathFor({ pathname: '/', search: '', hash: '' })).toBe('/login');
  expect(requestedPathOf({ search: '' })).toBe('/');
});

test('never puts the secret of a link into a query', () => {
  expect(loginPathFor({ pathname: '/', search: '', hash: '#reset-password=abc' })).toBe('/login');
});

// covers 2.1
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
])('ignores an address that asks for %s and leads home', (wanted) =>
  expect(requestedPathOf({ search: `?${new URLSearchParams({ wanted })}` })).toBe('/'),
);
