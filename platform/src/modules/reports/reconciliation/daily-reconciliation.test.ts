import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { StatementLine } from '@portal/shared/contract/vendor-api/statement';
import { type App, buildApp } from '../../../app.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { launchedPlayer, type TestStudio, testGame, testStudio } from '../../games/testing/test-studio.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { type StatementServer, startStatementServer } from '../testing/statement-server.ts';

const clock = testClock();
const logged: { msg: string; statements?: { source: string }[]; differences?: { source: string }[] }[] = [];
let app: App;
let studio: TestStudio;
let statementServer: StatementServer;
let closeDatabase: () => Promise<void>;

before(async () => {
  statementServer = await startStatementServer();
  const { database, close } = await openTestPostgres();
  closeDatabase = close;
  const logger = createLogger('warn', { write: (line) => void logged.push(JSON.parse(line)) });
  app = await buildApp({ ...testParts(database, { clock, env: { VENDOR_ORIGIN: statementServer.origin } }), logger });
  fakeProvider(app);
  studio = await testStudio(app);
});
after(async () => {
  await app.close();
  await closeDatabase();
  await statementServer.close();
});

/** Runs the job at a moment. @returns the days that have a report by then */
async function runAt(time: string): Promise<string[]> {
  clock.set(time);
  await app.server.kernel.jobs.runDue();
  return (await app.modules.reports.dailyDays()).sort();
}

const messages = () => logged.splice(0).map(({ msg }) => msg);

test('waits for a studio that starts beside a platform started long after the day', async () => {
  statementServer.makeUnavailable();
  assert.deepEqual(await runAt('2026-03-03T08:00:00Z'), []);
  statementServer.setStatement([]);
  assert.deepEqual(await runAt('2026-03-03T08:15:00Z'), ['2026-03-02']);
  assert.equal((await app.modules.reports.last('2026-03-02'))?.isClean, true);
  assert.deepEqual(messages(), []);
});

test('logs a statement that cannot be read in time as unread, not as a difference', async () => {
  statementServer.makeUnavailable();
  assert.deepEqual(await runAt('2026-03-03T17:45:00Z'), ['2026-03-02']);
  assert.deepEqual(await runAt('2026-03-03T22:45:00Z'), ['2026-03-02']);
  assert.deepEqual(await runAt('2026-03-03T23:15:00Z'), ['2026-03-02', '2026-03-03']);
  assert.equal((await app.modules.reports.last('2026-03-03'))?.isClean, false, 'it was not compared');
  const [line] = logged;
  assert.deepEqual(
    line?.statements?.map(({ source }) => source),
    ['vendor:test-studio'],
  );
  assert.deepEqual(messages(), ['statements of a day could not be read']);
});

test('logs a difference', async () => {
  const stranger: StatementLine = {
    transactionId: 'never-posted',
    roundId: 'r1',
    kind: 'bet',
    amount: '7.00',
    at: '2026-03-04T10:00:00.000Z',
  };
  statementServer.setStatement([stranger]);
  assert.deepEqual(await runAt('2026-03-04T18:00:00Z'), ['2026-03-02', '2026-03-03', '2026-03-04']);
  const [line] = logged;
  assert.deepEqual(
    line?.differences?.map(({ source }) => source),
    ['vendor:test-studio'],
  );
  assert.deepEqual(messages(), ['the reconciliation of a day found differences']);
});

// covers 9
test('does not call a day clean on which a studio called whose last key was ended since', async () => {
  statementServer.setStatement([]);
  clock.set('2026-03-05T10:00:00Z');
  await app.modules.settings.write('identity.humanVerification', [], 'test');
  const { playerId, launchId } = await launchedPlayer(app, studio, 'lucky01', 10_000n);
  const bet = { playerId, launchId, gameCode: testGame, roundId: 'r9', transactionId: 't9', amount: '5.00' };
  assert.equal((await studio.send(vendorBet, bet)).status, 200);
  await app.modules.games.endVendorKey(studio.key.keyId);
  assert.ok(!(await runAt('2026-03-05T17:45:00Z')).includes('2026-03-05'), 'a new key may come');
  assert.ok((await runAt('2026-03-05T23:15:00Z')).includes('2026-03-05'));
  const report = await app.modules.reports.last('2026-03-05');
  const compared = report?.sources.find((each) => each.source === 'vendor:test-studio');
  assert.deepEqual(
    [report?.isClean, compared?.state, compared?.reason],
    [false, 'unavailable', 'the studio has no key'],
  );
  assert.deepEqual(messages(), ['statements of a day could not be read']);
  assert.ok((await runAt('2026-03-06T23:15:00Z')).includes('2026-03-06'));
  assert.equal((await app.modules.reports.last('2026-03-06'))?.isClean, true, 'a day without calls');
});
