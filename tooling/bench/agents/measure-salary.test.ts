import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { platformEnvironment } from '@portal/crash-tests/money/platform-process';
import { withApp } from '@portal/crash-tests/money/with-app';
import { startPostgres, type TestServer } from '@portal/platform/testing/database/test-postgres';
import { measureSalary } from './measure-salary.ts';

const share = 1 / 200;
let folder: string;
let server: TestServer;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-salary-'));
  server = await startPostgres();
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const environment = async () => platformEnvironment(folder, await server.createDatabase());

test('a window is measured in which every contract was paid', async () => {
  const printed: string[] = [];
  await withApp(await environment(), (app, database) =>
    measureSalary(app, database, share, (line) => printed.push(line)),
  );
  assert.equal(printed[0], '100 contracts were paid for one window');
  assert.match(printed[1] ?? '', /^5-minute salary of 100 contracts with 500 active members: .* s /);
});

// covers 9
test('reports no figure for a run that has paid nothing', async () => {
  const printed: string[] = [];
  await withApp(await environment(), async (app, database) => {
    // As if the window had been settled before.
    await database.call('', "insert into settlement_marks (kind, until) values ('realtime', now())", []);
    const measured = measureSalary(app, database, share, (line) => printed.push(line));
    await assert.rejects(measured, /0 of 100 contracts were paid/);
  });
  assert.deepEqual(printed, []);
});
