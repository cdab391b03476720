import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { killedBySignal } from '../../../testing/salary-sigkills.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';

forEachDatabase(
  ({ database, url }) => {
    const clock = testClock('2026-02-01T00:00:00.000Z');
    let app: App;
    before(async () => {
      app = await testApp(database(), { clock });
    });
    after(() => app.close());

    // The database has to outlive the process, and to be asked beside it.
    test('a process that is killed in the middle of a period, at each of six points: all is paid once, and the books hold', () =>
      killedBySignal(app, database(), url() ?? ''));
  },
  ['postgres'],
);
