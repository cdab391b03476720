import { after, before, test } from 'node:test';
import type { App } from '../../../app.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { settleInTwoProcesses } from '../testing/salary-crashes.ts';

forEachDatabase(
  ({ database }) => {
    const clock = testClock('2026-02-01T00:00:00.000Z');
    let apps: readonly [App, App];
    before(async () => {
      apps = [await testApp(database(), { clock }), await testApp(database(), { clock })];
    });
    after(async () => {
      for (const app of apps) await app.close();
    });

    // covers 9
    test('pays each period once when two processes settle concurrently', () => settleInTwoProcesses(apps, clock, 5));
  },
  ['postgres'],
);
