import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextDraw } from './next-draw.rules.ts';

for (const [now, everySeconds, next] of [
  ['2026-03-02T08:00:00.000Z', 60, '2026-03-02T08:01:00.000Z'],
  ['2026-03-02T08:00:59.999Z', 60, '2026-03-02T08:01:00.000Z'],
  ['2026-03-02T08:04:00.001Z', 300, '2026-03-02T08:05:00.000Z'],
  ['2026-03-02T23:59:30.000Z', 86_400, '2026-03-03T00:00:00.000Z'],
] as const) {
  test(`after ${now} a draw every ${everySeconds} s comes at ${next}`, () => {
    assert.equal(nextDraw(new Date(now), everySeconds)?.toISOString(), next);
  });
}

test('an instant game has no next draw', () => {
  assert.equal(nextDraw(new Date('2026-03-02T08:00:00.000Z'), 0), undefined);
});
