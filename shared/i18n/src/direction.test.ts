import { directionOf } from './direction.ts';

test.each([
  ['en', 'ltr'],
  ['zh-Hans', 'ltr'],
  ['vi', 'ltr'],
  ['th', 'ltr'],
  ['my', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['ur-Arab-PK', 'rtl'],
])('%s runs %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
