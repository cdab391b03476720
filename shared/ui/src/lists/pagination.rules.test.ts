import { pageItems } from './pagination.rules.ts';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 7, 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [1, 0, []],
] as const)('page %i of %i', (current, total, items) => {
  expect(pageItems(current, total)).toEqual(items);
});
