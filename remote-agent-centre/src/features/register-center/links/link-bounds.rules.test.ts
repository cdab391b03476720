import { isWithin } from './link-bounds.rules.ts';

test.each([
  ['', true],
  ['1', true],
  ['365', true],
  ['７', true],
  ['๗', true],
  [' 30 ', true],
  ['0', false],
  ['366', false],
  ['-1', false],
  ['1.5', false],
  ['1e2', false],
  ['ten', false],
])('%p days: %p', (typed, isRight) => {
  expect(isWithin(typed, 365)).toBe(isRight);
});
