import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dailySample, dividendSample, hourlySample, realTimeSample } from '../testing/sample-terms.ts';
import { comingAfter, type DatedTerms, inForceAt, stateAt, takesEffectAt } from './contract-time.rules.ts';

const at = (time: string) => new Date(time);
const now = at('2026-03-11T10:30:00Z');
const saigon = 'Asia/Ho_Chi_Minh';
const since = at('2026-01-01T00:00:00Z');
const force = (terms: DatedTerms['terms'], from = since, until?: Date): DatedTerms => ({ terms, from, until });

const effects: [string, DatedTerms['terms'], boolean, string][] = [
  ['a first dividend begins with the next day', dividendSample(1, 'monthly'), false, '2026-03-11T17:00:00Z'],
  ['a first hourly salary begins with the next hour', hourlySample(1), false, '2026-03-11T11:00:00Z'],
  ['a first real-time salary begins with the next 5 minutes', realTimeSample(1), false, '2026-03-11T10:35:00Z'],
  ['a later daily one at the end of the day', dailySample(1), true, '2026-03-11T17:00:00Z'],
  ['a later weekly one on Monday', dailySample(1, 'weekly'), true, '2026-03-15T17:00:00Z'],
  ['a later one of half months on the 16th', dailySample(1, 'semimonthly'), true, '2026-03-15T17:00:00Z'],
  ['a later monthly one on the first', dividendSample(1, 'monthly'), true, '2026-03-31T17:00:00Z'],
  ['a later hourly one with the next hour', hourlySample(1), true, '2026-03-11T11:00:00Z'],
  ['a later real-time one with the next 5 minutes', realTimeSample(1), true, '2026-03-11T10:35:00Z'],
];

for (const [name, terms, isLater, time] of effects) {
  // covers 9
  test(`takes effect: ${name}`, () => {
    const versions = isLater ? [force(terms)] : [];
    assert.deepEqual(takesEffectAt(terms.kind, versions, now, saigon), at(time));
  });
}

test('lets another version take effect with the first one before it is in force', () => {
  const from = at('2026-03-11T17:00:00Z');
  assert.deepEqual(takesEffectAt('daily', [force(dailySample(1, 'monthly'), from)], now, saigon), from);
});

test('ends at the period of the version in force, not of the coming one', () => {
  const change = at('2026-03-15T17:00:00Z');
  const versions = [force(dailySample(1, 'weekly'), since, change), force(dailySample(1, 'monthly'), change)];
  assert.deepEqual(takesEffectAt('daily', versions, now, saigon), change);
});

test('finds versions in force and to come', () => {
  const change = at('2026-03-15T17:00:00Z');
  const first = force(dailySample(1, 'weekly'), since, change);
  const replaced = force(dailySample(2), change, change);
  const next = force(dailySample(3), change);
  const versions = [first, replaced, next];
  assert.equal(inForceAt(versions, now), first);
  assert.equal(comingAfter(versions, now), next);
  assert.equal(inForceAt(versions, change), next, 'the end is not in it');
  assert.equal(comingAfter(versions, change), undefined);
  assert.equal(inForceAt(versions, at('2025-12-31T00:00:00Z')), undefined);
});

const later = at('2026-03-12T00:00:00Z');
const states: [string, Parameters<typeof stateAt>[0], ReturnType<typeof stateAt>][] = [
  ['an offer', { isAgreed: false }, 'offered'],
  ['a rejected offer', { isAgreed: false, closedAs: 'rejected' }, 'rejected'],
  ['a withdrawn offer', { isAgreed: false, closedAs: 'withdrawn' }, 'withdrawn'],
  ['agreed', { isAgreed: true }, 'active'],
  ['ending', { isAgreed: true, endsAt: later }, 'ending'],
  ['ended', { isAgreed: true, endsAt: now }, 'ended'],
];

for (const [name, contract, state] of states) {
  test(`state: ${name}`, () => assert.equal(stateAt(contract, now), state));
}
