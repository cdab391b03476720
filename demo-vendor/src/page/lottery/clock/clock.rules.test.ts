import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setZone, spokenDuration } from '../../texts/figures.ts';
import { clockReading, drawName, leftText, partLeft, serverNow } from './clock.rules.ts';
import { drawsWords, hourInZone, timeInZone } from './clock-words.ts';

after(() => setZone(undefined));

// covers 2.7
test("counts down by the server's clock, whatever the page's clock", () => {
  const reading = clockReading('2026-03-01T12:00:00.000Z', 5_000, 5_200);
  const at = Date.parse('2026-03-01T12:00:00.000Z');
  assert.equal(serverNow(reading, 5_100), at);
  assert.equal(serverNow(reading, 65_100), at + 60_000);
  // The page's date does not matter: the same answer with another clock origin counts the same.
  assert.equal(serverNow(clockReading('2026-03-01T12:00:00.000Z', 900_000, 900_200), 960_100), at + 60_000);
});

test('formats the time left more precisely the nearer it is, and never below zero', () => {
  assert.deepEqual(
    [-5_000, 0, 400, 41_200, 725_000].map((ms) => leftText(ms)),
    ['0:00', '0:00', '0:01', '0:42', '12:05'],
  );
  assert.deepEqual(
    [3 * 3_600_000 + 245_000, 52 * 3_600_000].map((ms) => leftText(ms)),
    ['3:04:05', '2 d 04 h'],
  );
  assert.deepEqual([1_000, 42_000, 60_000, 3_600_000].map(spokenDuration), [
    '1 second',
    '42 seconds',
    '1 minute',
    '1 hour 0 minutes',
  ]);
});

test('fills the ring at most completely, and empties it at the end', () => {
  assert.deepEqual([partLeft(90, 60), partLeft(15, 60), partLeft(-1, 60), partLeft(5, 0)], [1, 0.25, 0, 0]);
});

test('names a draw by its day and number', () => {
  assert.deepEqual(['20261122-0613', '20261122', 'odd'].map(drawName), ['22/11 · 0613', '22/11/2026', 'odd']);
});

test("shows times of draws in the player's time zone", () => {
  setZone('Asia/Ho_Chi_Minh');
  assert.equal(timeInZone('2026-11-22T14:53:00.000Z'), '22 Nov, 21:53 (UTC+7)');
  assert.equal(hourInZone('2026-11-22T14:53:00.000Z'), '21:53 (UTC+7)');
  setZone('Asia/Kolkata');
  assert.equal(timeInZone('2026-11-22T14:53:00.000Z'), '22 Nov, 20:23 (UTC+5:30)');
});

test("adds the day to a draw's time if the player's day differs from the draw's", () => {
  setZone('America/New_York');
  assert.equal(hourInZone('2026-11-22T14:53:00.000Z'), '09:53 (UTC-5)');
  assert.equal(hourInZone('2026-11-22T17:30:00.000Z'), '22 Nov, 12:30 (UTC-5)');
});

test('describes the draws of a ticket: one with its time, or the first and the last of several', () => {
  const draw = (no: string) => ({ drawId: `20261122-06${no}`, drawsAt: `2026-11-21T23:${no}:00.000Z` });
  setZone('Asia/Ho_Chi_Minh');
  assert.equal(drawsWords([draw('13')]), '22/11 · 0613, 22 Nov, 06:13');
  assert.equal(drawsWords([draw('13'), draw('14'), draw('15')]), '22/11 · 0613 to 22/11 · 0615');
  assert.equal(drawsWords([]), '');
});
