import { after, before, test } from 'node:test';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { simulateDays } from '../../testing/salary-simulation.ts';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-02-01T00:00:00.000Z');
  let app: App;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  // covers 9
  test('pays a month of contracts of all kinds as plain SQL computes from bets and contracts', () =>
    simulateDays(app, clock, { first: '2026-02-01', days: 30 }));
});
