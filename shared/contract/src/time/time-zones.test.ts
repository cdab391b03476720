import { isTimeZone, knownZone, zoneLabel } from './time-zones.ts';

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-28T00:00:00Z', 'UTC+7'],
  ['Asia/Kolkata', '2026-11-28T00:00:00Z', 'UTC+5:30'],
  ['Asia/Kathmandu', '2026-11-28T00:00:00Z', 'UTC+5:45'],
  ['America/St_Johns', '2026-01-15T00:00:00Z', 'UTC-3:30'],
  ['Europe/London', '2026-01-15T00:00:00Z', 'UTC'],
  ['Europe/London', '2026-07-15T00:00:00Z', 'UTC+1'],
  ['America/New_York', '2026-03-08T06:59:59.999Z', 'UTC-5'],
  ['America/New_York', '2026-03-08T07:00:00.000Z', 'UTC-4'],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', 'UTC+2'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', 'UTC+1'],
  ['Pacific/Kiritimati', '2026-11-28T00:00:00Z', 'UTC+14'],
  ['UTC', '2026-11-28T00:00:00Z', 'UTC'],
])('names %s at %s %s', (timeZone, moment, label) => {
  expect(zoneLabel(timeZone, new Date(moment))).toBe(label);
});

test.each([
  ['Asia/Ho_Chi_Minh', true],
  ['Asia/Saigon', true],
  ['Etc/GMT+12', true],
  ['UTC', true],
  ['Mars/Olympus_Mons', false],
  ['', false],
  ['+07:00', false],
  ['Asia/Ho_Chi_Minh ', false],
  ['Asia/Ho_Chi_Minh\n', false],
  ['../etc/passwd', false],
  ['<img src=x onerror=1>', false],
  ['__proto__', false],
  ['constructor', false],
])('knows %s as a zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test('refuses an overlong zone name', () => {
  expect(isTimeZone('A'.repeat(100_000))).toBe(false);
});

test.each([
  [['Mars/Olympus_Mons', 'Asia/Kolkata'], 'Asia/Kolkata'],
  [['Asia/Tokyo', 'Asia/Kolkata'], 'Asia/Tokyo'],
  [[undefined, null, ''], 'UTC'],
  [['Mars/Olympus_Mons'], 'UTC'],
])('takes the first known zone of %j: %s', (names, expected) => {
  expect(knownZone(...names)).toBe(expected);
});
