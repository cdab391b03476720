import { addDays, addMonths, dayIn, daysBetween, mondayOf } from './calendar-days.ts';

test('starts a day at midnight of the time zone', () => {
  expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-01-01T16:59:59Z'))).toBe('2026-01-01');
  expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-01-01T17:00:00Z'))).toBe('2026-01-02');
  expect(dayIn('UTC', new Date('2026-01-01T17:00:00Z'))).toBe('2026-01-01');
  expect(dayIn(undefined, new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
});

test('counts days over months and leap years', () => {
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

test.each([
  ['2026-05-31', -3, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('moves %s by %i months to %s', (day, months, moved) => {
  expect(addMonths(day, months)).toBe(moved);
});

test.each([
  ['2026-06-01', '2026-06-01'],
  ['2026-05-31', '2026-05-25'],
  ['2026-01-01', '2025-12-29'],
])('starts the week of %s on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
