import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { killedBySignal } from '../testing/salary-sigkills.ts';

forEachDatabase(
  ({ database, url }) => {
    const clock = testClock('2026-02-01T00:00:00.000Z');
    let app: App;
    before(async () => {
      app = await testApp(database(), { clock });
    });
    after(() => app.close());

    // The database has to outlive the process, and be readable beside it.
    // covers 9
    test('pays everything once and keeps the ledger balanced when a process is killed at each of six points of a period', () =>
      killedBySignal(app, database(), url() ?? ''));
  },
  ['postgres'],
);
