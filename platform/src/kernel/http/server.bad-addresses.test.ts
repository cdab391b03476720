import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../app.ts';
import { openTestPostgres } from '../../testing/database/databases.ts';
import { testApp } from '../../testing/test-kernel.ts';

let app: App;
let closeDatabase: () => Promise<void>;

before(async () => {
  const opened = await openTestPostgres();
  closeDatabase = opened.close;
  app = await testApp(opened.database);
});
after(async () => {
  await app.close();
  await closeDatabase();
});

for (const url of [
  '/wps/%E0%A4%A',
  '/operator/%',
  '/releases/%',
  '/releases/..%5c..',
  '/releases/..%2f..%2fetc%2fpasswd',
  '/releases/a%00b',
  '/releases/',
  '/releases/shell/',
  '/releases/.env',
  '/releases/shell/1.0.0/lost.js',
]) {
  test(`answers ${url} with not found in an envelope`, async () => {
    const answer = await app.server.inject(url);
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'unknown_call']);
    assert.ok(answer.headers['x-request-id']);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['cache-control'], 'no-store');
  });
}

for (const url of [
  '/wps/system/status',
  '/composition.json',
  '/docs',
  '/docs/json',
  '/healthz',
  '/',
  '/no/such.file',
]) {
  test(`serves ${url} with nosniff`, async () => {
    assert.equal((await app.server.inject(url)).headers['x-content-type-options'], 'nosniff');
  });
}

for (const url of ['/%', '/%E0%A4%A', '/%E0%A4%A?a=%', '/r%C0%AFng'])
  test(`answers ${url} as a page, not as a call`, async () => {
    const answer = await app.server.inject(url);
    const page = await app.server.inject('/no-such-page');
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.deepEqual([answer.statusCode, answer.body], [page.statusCode, page.body]);
  });

test('allows no foreign host in the policy of the document', async () => {
  const answer = await app.server.inject('/docs');
  assert.equal(answer.statusCode, 200);
  const policy = String(answer.headers['content-security-policy']);
  assert.match(policy, /script-src 'self'/);
  assert.doesNotMatch(policy, /validator|https:|upgrade/);
});
