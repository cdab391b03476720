import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownNotices } from './announcements.rules.ts';

const notice = (id: string, at: string) => ({ id, type: 'H' as const, title: id, content: '', at });
const isRead = (read: readonly string[], registered: string) =>
  ownNotices(
    [notice('new', '2026-03-02T00:00:00Z'), notice('old', '2026-03-01T00:00:00Z')],
    new Set(read),
    new Date(registered),
  ).map((own) => own.isRead);

test('counts an announcement as read by its readers and by members who registered later', () => {
  const cases: [read: string[], registered: string, expected: boolean[]][] = [
    [[], '2026-01-01T00:00:00Z', [false, false]],
    [['old'], '2026-01-01T00:00:00Z', [false, true]],
    [['new', 'gone'], '2026-01-01T00:00:00Z', [true, false]],
    [[], '2026-03-01T00:00:00Z', [false, false]],
    [[], '2026-03-01T00:00:01Z', [false, true]],
    [[], '2026-04-01T00:00:00Z', [true, true]],
  ];
  for (const [read, registered, expected] of cases) assert.deepEqual(isRead(read, registered), expected);
});
