import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { defineCall } from '@portal/shared/contract/calls/define-call';
import * as v from 'valibot';
import { type TestServerParts, testServer } from '../../testing/test-server.ts';
import { columnsOf } from './csv.rules.ts';
import { csvRoute } from './csv-route.ts';

const file = defineCall({
  method: 'get',
  path: '/t/file',
  access: 'public',
  input: v.object({}),
  output: v.string(),
  refusals: [],
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const [asked, answer, reading, row] = [gate(), gate(), gate(), gate()];
const ended: string[] = [];
let parts: TestServerParts;

async function* rows() {
  reading.open();
  await row.opened;
  ended.push('rows');
  yield ['one'];
}

before(async () => {
  parts = await testServer((app) =>
    csvRoute(app, file, async () => {
      asked.open();
      await answer.opened;
      ended.push('handler');
      const days = { timeZone: 'UTC', start: new Date(0), end: new Date(1) };
      return { name: 'file', columns: columnsOf('text', 'Title'), days, rows: rows() };
    }),
  );
});
after(() => parts.close());

test('counts a file as in progress until its last row', async () => {
  const { server, kernel } = parts;
  const sent = server.inject('/t/file');
  await asked.opened;
  const idle = kernel.lifecycle.idle().then(() => ended.push('idle'));
  await setImmediate();
  answer.open();
  await reading.opened;
  await setImmediate();
  row.open();
  const { statusCode, body } = await sent;
  await idle;
  assert.deepEqual([statusCode, body.split('\r\n').slice(1), ended], [200, ['one', ''], ['handler', 'rows', 'idle']]);
});
