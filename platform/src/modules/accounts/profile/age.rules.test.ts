import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOn } from './age.rules.ts';

test('counts a year on the birthday and not a day before; 29 February counts on 1 March', () => {
  const cases: [string, string, number | undefined][] = [
    ['2005-11-21', '2026-11-21', 21],
    ['2005-11-22', '2026-11-21', 20],
    ['2004-12-31', '2026-01-01', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2028-02-29', 24],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', undefined],
    ['1906-11-21', '2026-11-21', 120],
    ['1905-11-21', '2026-11-21', undefined],
  ];
  for (const [birthday, today, age] of cases) assert.equal(ageOn(birthday, today), age, `${birthday} on ${today}`);
});
