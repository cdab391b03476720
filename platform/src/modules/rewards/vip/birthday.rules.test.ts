import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birthdayAround, birthdayIn, isKnownInTime } from './birthday.rules.ts';

test('celebrates 29 February on 1 March in other years', () => {
  assert.equal(birthdayIn('1992-02-29', 2028), '2028-02-29');
  assert.equal(birthdayIn('1992-02-29', 2027), '2027-03-01');
  assert.equal(birthdayIn('1992-02-29', 2100), '2100-03-01');
  assert.equal(birthdayIn('1990-05-06', 2026), '2026-05-06');
});

test('finds the birthday whose days run, also across New Year, or else the next one', () => {
  const cases = [
    ['1990-05-06', '2026-05-05', '2026-05-06'],
    ['1990-05-06', '2026-05-06', '2026-05-06'],
    ['1990-05-06', '2026-05-12', '2026-05-06'],
    ['1990-05-06', '2026-05-13', '2027-05-06'],
    ['1990-12-30', '2027-01-05', '2026-12-30'],
    ['1990-12-30', '2027-01-06', '2027-12-30'],
    ['1990-01-01', '2026-12-31', '2027-01-01'],
    ['1992-02-29', '2027-02-28', '2027-03-01'],
  ] as const;
  for (const [birthday, today, day] of cases) assert.equal(birthdayAround(birthday, today, 7), day, today);
});

test('counts a birthday only once it has been known long enough', () => {
  assert.equal(isKnownInTime('2026-04-06', '2026-05-06', 30), true);
  assert.equal(isKnownInTime('2026-04-07', '2026-05-06', 30), false);
  assert.equal(isKnownInTime('2026-05-06', '2026-05-06', 0), true);
});
