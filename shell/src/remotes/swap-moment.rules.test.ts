import { isSwapMoment } from './swap-moment.rules.ts';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  return { pathname, search, hash };
};

test.each([
  ['/rng', '/live', true],
  ['/game?launch=1', '/rng', true],
  ['/rng', '/rng?vendor=A', false],
  ['/rng', '/RNG/', false],
  ['/lottery', '/lottery#rules', false],
  ['/rng', '/game?launch=1', false],
  ['/rng', '/seamless?game=1', false],
])('from %s to %s a newer version takes over: %s', (before, after, isMoment) => {
  expect(isSwapMoment(at(before), at(after))).toBe(isMoment);
});
