import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { flood } from '../testing/flood.ts';
import { fullDay } from '../testing/full-day.ts';
import { type LoadsHarness, loadsHarness } from '../testing/loads-harness.ts';

forEachDatabase(({ database }) => {
  let harness: LoadsHarness;
  beforeEach(async () => {
    harness = await loadsHarness(database());
  });
  afterEach(() => harness.close());

  test('ignores 10,000 false failures from one address', () => flood(harness, 10_000));

  test('reports the health of a day with 500,000 loads', async () => {
    await fullDay(database(), harness.clock.now(), 500_000);
    const begunAt = performance.now();
    const hour = await harness.health('60');
    const hourMs = performance.now() - begunAt;
    const day = await harness.health('1440');
    const dayMs = performance.now() - begunAt - hourMs;
    const loads = day.remotes.flatMap(({ versions }) => versions.map(({ total }) => total.loads));
    assert.equal(
      loads.reduce((sum, of) => sum + of, 0),
      500_000,
    );
    assert.ok(hour.remotes.length > 0);
    // Ten times what was measured on two cores: this guards the index.
    assert.ok(hourMs < 1000 && dayMs < 16_000, `${hourMs} ms for the hour, ${dayMs} ms for the day`);
  });
});
