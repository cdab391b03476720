import { dayOf, monthsBefore, periodFault, presetOf, presetPeriod, presets } from './record-period.rules.ts';

const today = '2026-05-31';

test.each([
  ['today', '2026-05-31', '2026-05-31'],
  ['yesterday', '2026-05-30', '2026-05-30'],
  ['week', '2026-05-25', '2026-05-31'],
  ['month', '2026-05-02', '2026-05-31'],
  ['quarter', '2026-02-28', '2026-05-31'],
] as const)('%s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
});

test('every preset is known again by its days, others are not', () => {
  for (const preset of presets) expect(presetOf(presetPeriod(preset, today), today)).toBe(preset);
  expect(presetOf({ from: '2026-05-03', to: '2026-05-04' }, today)).toBeUndefined();
});

test.each([
  [{ from: '2026-05-01', to: '2026-05-31' }, undefined],
  [{ from: '2026-05-02', to: '2026-05-01' }, 'reversed'],
  [{ from: '', to: '2026-05-01' }, 'invalid'],
  [{ from: '2026-02-27', to: '2026-05-01' }, 'invalid'],
  [{ from: '2026-05-01', to: '2026-06-01' }, 'invalid'],
])('%j is %s', (period, fault) => {
  expect(periodFault(period, monthsBefore(today, 3), today)).toBe(fault);
});

test('a day is that of the zone', () => {
  expect(dayOf('Asia/Ho_Chi_Minh', new Date('2026-05-31T17:00:00Z'))).toBe('2026-06-01');
  expect(dayOf('UTC', new Date('2026-05-31T17:00:00Z'))).toBe('2026-05-31');
});
