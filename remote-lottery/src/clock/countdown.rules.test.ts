import { clockTo, passedDraws } from './countdown.rules.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');

test.each([
  ['2026-11-21T10:00:01.000Z', '00:00:01'],
  ['2026-11-21T10:01:00.000Z', '00:01:00'],
  ['2026-11-21T22:30:14.001Z', '12:30:15'],
  ['2026-11-22T10:00:00.000Z', '<1> 00:00:00'],
  ['2026-11-24T13:04:05.000Z', '<3> 03:04:05'],
  ['2026-11-21T10:00:00.000Z', undefined],
  ['2026-11-21T09:59:59.000Z', undefined],
  ['no time', undefined],
])('until %s it is %s', (drawAt, expected) => {
  expect(clockTo(drawAt, now, (days) => `<${days}>`)).toBe(expected);
});

test('treats a draw at this very second as past, and an unreadable one never', () => {
  const passed = '2026-11-21T10:00:00.000Z';
  expect(passedDraws([undefined, passed, 'no time', '2026-11-21T10:00:01.000Z'], now)).toEqual([passed]);
});
