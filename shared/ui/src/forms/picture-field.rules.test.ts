import { pictureProblem } from './picture-field.rules.tsx';

// covers 5, 9
test.each([
  [{ type: 'image/png', size: 5 * 1024 * 1024 }, 2, undefined],
  [{ type: 'image/jpeg', size: 1 }, 0, undefined],
  [{ type: 'image/jpeg', size: 5 * 1024 * 1024 + 1 }, 0, 'size'],
  [{ type: 'image/gif', size: 1 }, 0, 'type'],
  [{ type: '', size: 1 }, 0, 'type'],
  [{ type: 'image/png', size: 1 }, 3, 'count'],
])('%j beside %i others: %s', (file, others, problem) => {
  expect(pictureProblem(file, others)).toBe(problem);
});
