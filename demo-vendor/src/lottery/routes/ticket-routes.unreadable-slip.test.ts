import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLotteryStudio } from '../../testing/lottery-studio.ts';

// covers 7.1
test("refuses an unreadable body in the studio's format", async () => {
  await withLotteryStudio(async ({ app, own, platform }) => {
    const json = { ...own.headers, 'content-type': 'application/json' };
    for (const [payload, headers, status] of [
      ['{"ticketId":', json, 400],
      ['', json, 400],
      ['[]', json, 400],
      [`"${'x'.repeat(2_000_000)}"`, json, 413],
      ['<slip/>', { ...own.headers, 'content-type': 'text/xml' }, 415],
    ] as const) {
      const answer = await app.inject({ method: 'POST', url: '/api/lottery/tickets', headers, payload });
      assert.deepEqual([answer.statusCode, answer.json()], [status, { code: 'invalid_input' }], payload.slice(0, 20));
    }
    assert.equal(platform.posted.length, 0);
  });
});
