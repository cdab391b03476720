import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clipped, nextBoundary, type PayRhythm, periodAround, periodsEndingIn } from './pay-periods.rules.ts';

/** Seven hours ahead of UTC: days begin at 17:00Z of the day before. */
const saigon = 'Asia/Ho_Chi_Minh';
const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const daily = (period: 'daily' | 'weekly' | 'semimonthly' | 'monthly'): PayRhythm => ({ kind: 'daily', period });
const hourly: PayRhythm = { kind: 'hourly' };
const realtime: PayRhythm = { kind: 'realtime' };

const around: [string, PayRhythm, string, string, string, string][] = [
  ['day', daily('daily'), saigon, '2026-03-02T08:00:00Z', '2026-03-01T17:00:00Z', '2026-03-02T17:00:00Z'],
  [
    'first moment of a day',
    daily('daily'),
    saigon,
    '2026-03-01T17:00:00Z',
    '2026-03-01T17:00:00Z',
    '2026-03-02T17:00:00Z',
  ],
  [
    'last moment of a day',
    daily('daily'),
    saigon,
    '2026-03-01T16:59:59.999Z',
    '2026-02-28T17:00:00Z',
    '2026-03-01T17:00:00Z',
  ],
  ['Monday', daily('weekly'), 'UTC', '2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'],
  ['Sunday', daily('weekly'), 'UTC', '2026-03-08T23:59:59Z', '2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'],
  [
    'week over the year',
    daily('weekly'),
    'UTC',
    '2027-01-01T12:00:00Z',
    '2026-12-28T00:00:00Z',
    '2027-01-04T00:00:00Z',
  ],
  ['first half', daily('semimonthly'), 'UTC', '2026-02-15T23:00:00Z', '2026-02-01T00:00:00Z', '2026-02-16T00:00:00Z'],
  [
    'second half of February',
    daily('semimonthly'),
    'UTC',
    '2026-02-16T00:00:00Z',
    '2026-02-16T00:00:00Z',
    '2026-03-01T00:00:00Z',
  ],
  [
    'second half of a leap February',
    daily('semimonthly'),
    'UTC',
    '2028-02-29T10:00:00Z',
    '2028-02-16T00:00:00Z',
    '2028-03-01T00:00:00Z',
  ],
  [
    'second half of 31 days',
    daily('semimonthly'),
    'UTC',
    '2026-12-31T10:00:00Z',
    '2026-12-16T00:00:00Z',
    '2027-01-01T00:00:00Z',
  ],
  ['February', daily('monthly'), saigon, '2026-02-28T16:59:00Z', '2026-01-31T17:00:00Z', '2026-02-28T17:00:00Z'],
  ['December', daily('monthly'), 'UTC', '2026-12-31T23:59:59Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
  ['hour', hourly, saigon, '2026-03-02T08:59:59Z', '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'],
  [
    'hour of a zone with half hours',
    hourly,
    'Asia/Kolkata',
    '2026-03-02T08:40:00Z',
    '2026-03-02T08:30:00Z',
    '2026-03-02T09:30:00Z',
  ],
  ['5 minutes', realtime, saigon, '2026-03-02T08:04:59Z', '2026-03-02T08:00:00Z', '2026-03-02T08:05:00Z'],
  [
    '5 minutes from their start',
    realtime,
    'UTC',
    '2026-03-02T08:05:00Z',
    '2026-03-02T08:05:00Z',
    '2026-03-02T08:10:00Z',
  ],
  [
    'day of 23 hours',
    daily('daily'),
    'Europe/Paris',
    '2026-03-29T12:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T22:00:00Z',
  ],
];

for (const [name, rhythm, zone, moment, start, end] of around) {
  // covers 9
  test(`period around a moment: ${name}`, () => {
    assert.deepEqual(periodAround(rhythm, new Date(moment), zone), span(start, end));
  });
}

const boundaries: [PayRhythm['kind'], string, string][] = [
  ['dividend', '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z'],
  ['daily', '2026-03-02T17:00:00Z', '2026-03-03T17:00:00Z'],
  ['hourly', '2026-03-02T08:00:01Z', '2026-03-02T09:00:00Z'],
  ['realtime', '2026-03-02T08:59:00Z', '2026-03-02T09:00:00Z'],
];

for (const [kind, moment, boundary] of boundaries) {
  test(`a first version of ${kind} begins after ${moment} at ${boundary}`, () => {
    assert.deepEqual(nextBoundary(kind, new Date(moment), saigon), new Date(boundary));
  });
}

test('clips a period to the terms in force', () => {
  const march = span('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z');
  const from = new Date('2026-03-10T00:00:00Z');
  const until = new Date('2026-03-20T00:00:00Z');
  assert.deepEqual(clipped(march, { from }), { start: from, end: march.end });
  assert.deepEqual(clipped(march, { from, until }), { start: from, end: until });
  assert.equal(clipped(march, { from: march.end }), undefined);
  assert.equal(clipped(march, { from, until: from }), undefined);
});

test('lists periods that end in a span, clipped to what is in force', () => {
  const force = { from: new Date('2026-01-20T00:00:00Z'), until: new Date('2026-03-01T00:00:00Z') };
  const all = [
    span('2026-01-20T00:00:00Z', '2026-02-01T00:00:00Z'),
    span('2026-02-01T00:00:00Z', '2026-02-16T00:00:00Z'),
    span('2026-02-16T00:00:00Z', '2026-03-01T00:00:00Z'),
  ];
  const within = (start: string, end: string) => periodsEndingIn(span(start, end), daily('semimonthly'), force, 'UTC');
  assert.deepEqual(within('2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z'), all);
  assert.deepEqual(within('2026-01-01T00:00:00Z', '2026-02-16T00:00:00Z'), all.slice(0, 2), 'the end is in it');
  assert.deepEqual(within('2026-02-16T00:00:00Z', '2026-03-01T00:00:00Z'), all.slice(2), 'its start is not');
  assert.deepEqual(within('2026-02-20T00:00:00Z', '2026-02-28T00:00:00Z'), []);
  assert.deepEqual(within('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'), []);
});

test('lists each period once over consecutive spans', () => {
  const force = { from: new Date('2026-02-10T17:00:00Z'), until: undefined };
  for (const rhythm of [daily('daily'), daily('weekly'), daily('monthly'), hourly, realtime]) {
    const whole = periodsEndingIn(span('2026-02-01T00:00:00Z', '2026-04-20T00:00:00Z'), rhythm, force, saigon);
    const parts = [];
    const stepMs = 37 * 3_600_000;
    for (let at = Date.parse('2026-02-01T00:00:00Z'); at < Date.parse('2026-04-20T00:00:00Z'); at += stepMs) {
      const end = new Date(Math.min(at + stepMs, Date.parse('2026-04-20T00:00:00Z')));
      parts.push(...periodsEndingIn({ start: new Date(at), end }, rhythm, force, saigon));
    }
    assert.deepEqual(parts, whole);
    assert.ok(whole.length > 1);
    assert.ok(whole.every(({ start }, at) => at === 0 || start.getTime() === whole[at - 1]?.end.getTime()));
  }
});
