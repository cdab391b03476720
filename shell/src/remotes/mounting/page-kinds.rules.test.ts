import { isAnotherPage, isGamePage } from './page-kinds.rules.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  return { pathname, search, hash };
};

// covers 10
test.each([
  ['/rng', '/live', true],
  ['/game?launch=1', '/rng', true],
  ['/rng', '/rng?vendor=A', false],
  ['/rng', '/RNG/', false],
  ['/lottery', '/lottery#rules', false],
])('from %s to %s a newer version takes over: %s', (before, after, isAnother) => {
  expect(isAnotherPage(at(before), at(after))).toBe(isAnother);
});

test.each([
  ['/game?launch=1', true],
  ['/Seamless/', true],
  ['/fbsports', true],
  ['/games', false],
  ['/', false],
])('opening %s starts a game: %s', (address, isGame) => {
  expect(isGamePage(at(address))).toBe(isGame);
});
