import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { getReleaseHealth } from '@portal/shared/contract/releases/health';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { fullDay } from '../testing/full-day.ts';
import { browser, type LoadsHarness, loadsHarness } from '../testing/loads-harness.ts';

forEachDatabase(({ database }) => {
  let harness: LoadsHarness;
  beforeEach(async () => {
    harness = await loadsHarness(database());
  });
  afterEach(() => harness.close());

  // covers 10
  test('reports figures by version in 30 buckets, with medians and 95th percentiles', async () => {
    await harness.promote('remote-games', '1.0.1', 50);
    // 1 to 21 hundredths of a second: the median is the 11th, the 95th percentile the 20th.
    for (let at = 1; at <= 21; at += 1) await harness.load(browser(at % 7), { version: '1.0.0', mountMs: at * 10 });
    await harness.load(browser(1), { version: '1.0.1', outcome: 'failed', reason: 'mount_timeout' });
    harness.clock.advanceMs(2 * 60_000);
    await harness.load(browser(1), { version: '1.0.0', mountMs: 1000 });
    const health = await harness.health('5');
    assert.equal(Date.parse(health.to) - Date.parse(health.from), 5 * 60_000);
    const [games] = health.remotes;
    assert.deepEqual(
      games?.versions.map(({ version }) => version),
      ['1.0.0', '1.0.1'],
    );
    const [live, candidate] = games?.versions ?? [];
    assert.deepEqual([live?.total.loads, live?.total.failures, live?.total.visitors], [22, 0, 7]);
    assert.deepEqual(live?.total.mountMs, { p50: 115, p95: 209.5 });
    assert.equal(live?.buckets.length, 30);
    // Two minutes before the end is bucket 18 of 10 seconds each; the newest report is in the last one.
    assert.deepEqual(live?.buckets[18], {
      from: new Date(Date.parse(health.from) + 180_000).toISOString(),
      loads: 21,
      failures: 0,
      visitors: 7,
      mountMs: { p50: 110, p95: 200 },
    });
    assert.equal(live?.buckets[29]?.loads, 1);
    assert.equal(
      live?.buckets.reduce((sum, { loads }) => sum + loads, 0),
      22,
    );
    assert.deepEqual(candidate?.total, { loads: 1, failures: 1, visitors: 1 });
    assert.deepEqual(candidate?.reasons, [{ reason: 'mount_timeout', failures: 1 }]);
  });

  test('leaves out reports before the period, and returns an empty list without reports', async () => {
    await harness.load(browser(1), { version: '1.0.0' });
    harness.clock.advanceMs(5 * 60_000 + 1);
    assert.deepEqual((await harness.health('5')).remotes, []);
    assert.equal((await harness.health('60')).remotes.length, 1);
    const { status } = await harness.api.send(getReleaseHealth, { minutes: '7' }, { token: harness.token });
    assert.equal(status, 400);
    assert.equal((await harness.api.send(getReleaseHealth, {})).status, 401);
  });

  test('adds up a day with 50,000 loads', async () => {
    await fullDay(database(), harness.clock.now(), 50_000);
    const versions = (await harness.health('1440')).remotes.flatMap((remote) => remote.versions);
    const sum = (of: readonly { loads: number; failures: number }[]) => ({
      loads: of.reduce((all, { loads }) => all + loads, 0),
      failures: of.reduce((all, { failures }) => all + failures, 0),
    });
    const all = { loads: 50_000, failures: 1000 };
    assert.deepEqual(sum(versions.map(({ total }) => total)), all);
    assert.deepEqual(sum(versions.flatMap(({ buckets }) => buckets)), all);
  });
});
