import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setZone } from '../../texts/figures.ts';
import { spokenClock, startWords } from './clock.rules.ts';

const start = '2026-03-01T12:00:00.000Z';
const before = (seconds: number) => startWords(start, Date.parse(start) - seconds * 1000);

test('formats a start more precisely the nearer it is', () => {
  assert.equal(before(-5), 'Starting');
  assert.equal(before(0), 'Starting');
  assert.equal(before(9), 'in 0:09');
  assert.equal(before(252), 'in 4:12');
  assert.equal(before(3600 + 5 * 60), 'in 1 h 05');
});

test("shows a later start in the player's time zone", () => {
  setZone('Asia/Kolkata');
  assert.equal(before(3 * 86_400), '1 Mar, 17:30\u00A0UTC+5:30');
  setZone(undefined);
  assert.equal(before(3 * 86_400), '1 Mar, 12:00\u00A0UTC');
});

test('spells out minutes for screen readers, and leaves other clocks', () => {
  assert.equal(spokenClock("34'"), 'minute 34');
  assert.equal(spokenClock('Half time'), 'Half time');
});
