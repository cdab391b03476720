import assert from 'node:assert/strict';
import { addDays } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import type { App } from '../../../app.ts';
import { seededRandom } from '../../../demo-data/games-history.rules.ts';
import type { DyingDatabase } from '../../../testing/database/dying-database.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { portalZone } from './salary-branch.ts';
import { assertSettled, preparedDays } from './salary-simulation.ts';

const days = 3;
const first = '2026-02-01';
/** Allowed tries per kill, since a settlement may finish before its kill. */
const mostOfTries = 2;

/** Lets settlement die this many times in the middle; in the end every period must be paid once with the right sums. */
export async function settleWithCrashes(
  app: App,
  clock: TestClock,
  dying: DyingDatabase,
  kills: number,
): Promise<void> {
  const seed = Date.now() % 1_000_000;
  process.stdout.write(`seed ${seed}\n`);
  const random = seededRandom(seed);
  await preparedDays(app, { first, days: days * mostOfTries }, random);
  const start = startOfDay(portalZone, first).getTime();
  const end = startOfDay(portalZone, addDays(first, days)).getTime() + 60_000;
  let died = 0;
  for (let tries = 1; died < kills; tries += 1) {
    assert.ok(tries <= kills * mostOfTries, `died ${died} times only`);
    // Each time a little later, so that there is always work to interrupt.
    clock.set(new Date(start + ((end - start) * tries) / kills).toISOString());
    dying.dieAt(1 + Math.floor(random() * 60));
    await app.modules.agents.settlement.settle().then(
      () => undefined,
      (error: unknown) => {
        died += 1;
        assert.match(String(error), /The process has died/);
      },
    );
    dying.revive();
  }
  await app.modules.agents.settlement.settle();
  await assertSettled(app, new Date(clock.now().getTime() - 60_000));
}

/** Lets two processes settle the same days at once, repeatedly. */
export async function settleInTwoProcesses(apps: readonly [App, App], clock: TestClock, rounds: number): Promise<void> {
  const [app] = apps;
  await preparedDays(app, { first, days }, seededRandom(rounds));
  const start = startOfDay(portalZone, first).getTime();
  const end = startOfDay(portalZone, addDays(first, days)).getTime() + 60_000;
  for (let round = 1; round <= rounds; round += 1) {
    clock.set(new Date(start + ((end - start) * round) / rounds).toISOString());
    await Promise.all(apps.map(({ modules }) => modules.agents.settlement.settle()));
  }
  await assertSettled(app, new Date(clock.now().getTime() - 60_000));
}
