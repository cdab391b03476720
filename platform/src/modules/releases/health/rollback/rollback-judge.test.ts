import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { sentMessages } from '../../../../testing/sent-messages.ts';
import { browser } from '../../testing/loads-harness.ts';
import { five, rollbackHarness } from '../../testing/rollback-harness.ts';

forEachDatabase(({ database }) => {
  const { harness, judge, write, rollbacks, loads } = rollbackHarness(database);

  // covers 10
  test('rolls back a candidate after 20 loads by 5 visitors at 5 addresses that all fail, and notifies the operator', async () => {
    await write('releases.alertEmail', 'releases@example.com');
    const sequence = await harness().promote('remote-games', '1.0.1', 10);
    await loads('1.0.1', five, 19, 5);
    await judge();
    assert.deepEqual(await rollbacks(), [], '19 loads are too few');
    await harness().load(five[4] ?? browser(5), { version: '1.0.1' });
    await judge();
    const [act] = await harness().acts();
    assert.equal(act?.act, 'take-back');
    assert.equal(act.who, 'platform');
    assert.equal(act.version, '1.0.0');
    assert.equal(act.sequence, sequence + 1);
    assert.match(
      act.why,
      /^1\.0\.1: failed with 5 of 5 visitors at 5 addresses in 20 loads \(25\.0 %\); 1\.0\.0 with 0 of 0 visitors/,
    );
    const [alert] = await harness().alerts();
    assert.equal(alert?.kind, 'take-back');
    assert.match(alert.text, /^remote-games 1\.0\.1 was rolled back; 1\.0\.0 is live\./);
    const { value } = await harness().api.send(listAudit, {}, { token: harness().token });
    assert.ok(value.list.some(({ who, act: done }) => who === 'platform' && done === 'take-back-release'));
    const mails = (await sentMessages(harness().app)).filter(({ template }) => template === 'release-alert');
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['releases@example.com'],
    );
    assert.match(mails[0]?.text ?? '', /remote-games 1\.0\.1 was rolled back/);
  });

  test('rolls back a newly live version to the one before it, within a day', async () => {
    await harness().promote('remote-games', '1.0.1');
    harness().clock.advanceMs(23 * 3_600_000);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.equal((await rollbacks())[0]?.version, '1.0.0');
  });

  test('leaves a version that has been live for a day to the operator', async () => {
    await harness().promote('remote-games', '1.0.1');
    harness().clock.advanceMs(24 * 3_600_000 + 1);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });

  // covers 10
  test('rolls back within 10 seconds, even if a successful load completes the required number', {
    timeout: 120_000,
  }, async () => {
    const sequence = await harness().promote('remote-games', '1.0.1', 10);
    const notifiedAt = new Promise<number>((resolve) => {
      harness().app.server.kernel.live.listen(null, ({ event }) => {
        if (event.type === 'composition' && event.sequence > sequence) resolve(performance.now());
      });
    });
    await loads('1.0.1', five, 20, 5);
    const fullAt = performance.now();
    assert.ok((await notifiedAt) - fullAt < 10_000);
    assert.equal((await rollbacks()).length, 1);
  });

  // covers 10
  test('rolls back nothing when the alert cannot be written, and does both on the next run', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    const { db } = database();
    await db.execute(sql`alter table release_alerts rename to release_alerts_away`);
    try {
      await assert.rejects(judge());
      assert.deepEqual(await rollbacks(), []);
    } finally {
      await db.execute(sql`alter table release_alerts_away rename to release_alerts`);
    }
    await judge();
    assert.equal((await rollbacks()).length, 1);
    assert.equal((await harness().alerts()).length, 1);
  });

  test('ignores reports older than a minute', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 10, 5);
    harness().clock.advanceMs(60_001);
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });

  // covers 10
  test('rolls back once and alerts once when two processes judge at the same moment', async () => {
    await write('releases.alertEmail', 'twice@example.com');
    await harness().promote('remote-games', '1.0.1', 50);
    const other = await harness().another();
    await loads('1.0.1', five, 20, 5);
    await Promise.all([judge(), other.modules.releases.loads.judge(), judge(), other.modules.releases.loads.judge()]);
    await judge();
    assert.equal((await rollbacks()).length, 1);
    assert.equal((await harness().alerts()).length, 1);
    assert.equal((await sentMessages(harness().app)).filter(({ to }) => to === 'twice@example.com').length, 1);
  });

  // covers 10
  test('leaves a remote alone for an hour after an automatic rollback, and reports once that it fails', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    harness().clock.advanceMs(59 * 60_000);
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    await judge();
    assert.equal((await rollbacks()).length, 1);
    const [alert, ...earlier] = await harness().alerts();
    assert.equal(alert?.kind, 'take-back-not-possible');
    assert.match(alert.text, /a version was rolled back within the last 60 minutes/);
    assert.equal(earlier.length, 1);
    harness().clock.advanceMs(61_000);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.equal((await rollbacks()).length, 2);
  });

  // covers 10
  test('rolls back nothing when switched off, and notifies the operator', async () => {
    await write('releases.takeBack.on', false);
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await rollbacks(), []);
    const alerts = await harness().alerts();
    assert.match(alerts[0]?.text ?? '', /^remote-games 1\.0\.1 fails and stays: automatic rollback is switched off\./);
    const { value } = await harness().api.send(listAudit, {}, { token: harness().token });
    assert.ok(value.list.some(({ who, act }) => who === 'platform' && act === 'alert-take-back-not-possible'));
  });
});
