import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call } from '@portal/shared/contract/calls/define-call';
import type { App } from './app.ts';
import { openTestEmbedded } from './testing/database/databases.ts';
import { perMinuteKeys, testApp } from './testing/test-kernel.ts';

let app: App;
let closeDatabase: () => Promise<void>;

before(async () => {
  const opened = await openTestEmbedded();
  closeDatabase = opened.close;
  app = await testApp(opened.database);
  for (const key of perMinuteKeys) await app.modules.settings.write(key, 1000, 'test');
});
after(async () => {
  await app.close();
  await closeDatabase();
});

const calls: Call[] = Object.values(allCalls);
const hundredThousand = Array.from({ length: 100_000 }, (_, no) => no);
const fields = JSON.stringify(Object.fromEntries(hundredThousand.map((no) => [`f${no}`, no])));
const bodies = {
  fields,
  'fields of a field': `{"items":${fields}}`,
  'fields of an item': `{"items":[${fields}]}`,
  items: JSON.stringify({ items: hundredThousand }),
  levels: '['.repeat(100_000),
  'fields of a form': 'a=1&'.repeat(100_000),
};
/** These judge what headers say before a body is read. */
const judgedByHeaders: Record<string, string> = {
  [allCalls.publishSignedRelease.path]: 'publisher_not_known',
  [allCalls.canPublishSigned.path]: 'publisher_not_known',
};
const expectedOf = (call: Call) =>
  call.access === 'operator' ? 'operator_login_required' : (judgedByHeaders[call.path] ?? 'body_too_large');

// covers 7.1
for (const call of calls.filter(({ method }) => method === 'post' || method === 'put'))
  test(`${call.method.toUpperCase()} ${call.path} refuses a hundred thousand fields of anybody without parsing them`, async (t) => {
    const parse = mock.method(JSON, 'parse');
    const form = mock.method(globalThis, 'URLSearchParams');
    t.after(() => mock.restoreAll());
    const costs: Record<string, string> = {};
    for (const [name, payload] of Object.entries(bodies)) {
      const type = name.endsWith('form') ? 'application/x-www-form-urlencoded' : 'application/json';
      const before = process.cpuUsage();
      const answer = await app.server.inject({
        method: call.method,
        url: call.path.replace(/:\w+/g, 'walk'),
        headers: { 'content-type': type, 'idempotency-key': 'walk' },
        payload,
      });
      const { user, system } = process.cpuUsage(before);
      costs[name] = `${((user + system) / 1000).toFixed(1)} ms`;
      const isRead = [parse, form].some(({ mock: { calls } }) =>
        calls.some(({ arguments: [text] }) => text === payload),
      );
      assert.equal(isRead, false, `parsed: ${name}`);
      assert.equal(answer.json().code, expectedOf(call), name);
    }
    t.diagnostic(`processor time of whole calls: ${JSON.stringify(costs)}`);
  });
