import { nextActive } from './combobox.rules.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['a', 0, undefined],
])('%s from place %d of three leads to %s', (key, from, to) => {
  expect(nextActive(key, from, 3)).toBe(to);
});

test('moves nothing in an empty list', () => {
  expect(nextActive('ArrowDown', -1, 0)).toBeUndefined();
});
