import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRegionBlocked, isUnderMaintenance, siteStatus } from './site-status.rules.ts';

const now = new Date('2026-01-01T12:00:00Z');

test('maintenance ends by itself when its end is reached', () => {
  assert.equal(isUnderMaintenance({ active: false, endsAt: '' }, now), false);
  assert.equal(isUnderMaintenance({ active: true, endsAt: '' }, now), true);
  assert.equal(isUnderMaintenance({ active: true, endsAt: '2026-01-01T12:00:01Z' }, now), true);
  assert.equal(isUnderMaintenance({ active: true, endsAt: '2026-01-01T12:00:00Z' }, now), false);
});

test('a listed country is blocked, an unknown one is not', () => {
  const restriction = { active: true, countries: ['FR'] };
  assert.equal(isRegionBlocked(restriction, 'fr'), true);
  assert.equal(isRegionBlocked(restriction, 'DE'), false);
  assert.equal(isRegionBlocked(restriction, undefined), false);
  assert.equal(isRegionBlocked({ ...restriction, active: false }, 'FR'), false);
});

// covers 4
test('status 0, 1, 2, and maintenance before region', () => {
  assert.deepEqual(
    [siteStatus(false, false), siteStatus(true, false), siteStatus(false, true), siteStatus(true, true)],
    [0, 1, 2, 1],
  );
});
