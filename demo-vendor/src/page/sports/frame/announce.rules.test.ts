import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFixture } from '../testing/a-fixture.ts';
import { type Announcement, announcementOf, mostAtOnce, nextAnnouncement, queued } from './announce.rules.ts';

test('announces a new score and the end, but not the clock', () => {
  const before = aFixture();
  assert.equal(announcementOf(before, aFixture({ clock: "35'" })), undefined);
  assert.equal(announcementOf(undefined, before), undefined);
  const scored = aFixture({ score: { home: 2, away: 0, parts: [] } });
  assert.equal(announcementOf(before, scored), 'Harbour Foxes 2, Amber Herons 0, minute 34.');
  const over = aFixture({ phase: 'ended', clock: 'Full time' });
  assert.equal(announcementOf(before, over), 'Harbour Foxes 1, Amber Herons 0, full time.');
});

test('announces only the latest change of a busy match, and few matches at once', () => {
  const announcements = ['a', 'b', 'a', 'c', 'd'].map((fixtureId, i) => ({ fixtureId, words: `${fixtureId}${i}.` }));
  const waiting = announcements.reduce<Announcement[]>((all, each) => queued(all, each), []);
  assert.deepEqual(
    waiting.map(({ words }) => words),
    ['b1.', 'a2.', 'c3.', 'd4.'],
  );
  const first = nextAnnouncement(waiting);
  assert.equal(first.words, 'b1. a2. c3.');
  assert.equal(first.remaining.length, waiting.length - mostAtOnce);
});
