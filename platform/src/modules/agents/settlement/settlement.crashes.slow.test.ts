import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { type DyingDatabase, dyingDatabase } from '../../../testing/database/dying-database.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { settleWithCrashes } from '../testing/salary-crashes.ts';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-01T00:00:00.000Z');
  let app: App;
  let dying: DyingDatabase;
  before(async () => {
    dying = dyingDatabase(database());
    app = await testApp(dying.database, { clock });
  });
  after(() => app.close());

  test('pays each period once with correct sums after fifty settlements that die midway', () =>
    settleWithCrashes(app, clock, dying, 50));
});
