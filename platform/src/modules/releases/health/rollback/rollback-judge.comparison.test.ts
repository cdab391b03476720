import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { sentMessages } from '../../../../testing/sent-messages.ts';
import { browser } from '../../testing/loads-harness.ts';
import { five, rollbackHarness } from '../../testing/rollback-harness.ts';

const dayMs = 24 * 3_600_000;

forEachDatabase(({ database }) => {
  const { harness, judge, write, rollbacks, loads } = rollbackHarness(database);

  // covers 10
  test('trusts a version that is live again after an automatic rollback, so that a few visitors cannot roll back further', async () => {
    await harness().publish('remote-games', '1.0.2');
    await harness().promote('remote-games', '1.0.1');
    harness().clock.advanceMs(5 * dayMs);
    const sequence = await harness().promote('remote-games', '1.0.2');
    await loads('1.0.2', five, 20, 5);
    await judge();
    harness().clock.advanceMs(61 * 60_000);
    for (let at = 0; at < 20; at += 1) {
      const [from, outcome] = [five[at % 5] ?? browser(1), at < 5 ? 'failed' : 'mounted'] as const;
      await harness().load(from, { version: '1.0.1', outcome, sequence: sequence + 1 });
    }
    await judge();
    assert.deepEqual(
      (await rollbacks()).map(({ version }) => version),
      ['1.0.1'],
    );
  });

  describe('a candidate beside a newly live version', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => browser(50 + at));
    beforeEach(async () => {
      await harness().publish('remote-games', '1.0.2');
      await harness().promote('remote-games', '1.0.1');
      await harness().promote('remote-games', '1.0.2', 10);
    });

    test('rolls back the failing live version and its candidate with it', async () => {
      await loads('1.0.1', twelve, 24, 12);
      await loads('1.0.2', five, 20, 0);
      await judge();
      assert.equal((await rollbacks())[0]?.version, '1.0.0');
      const [alert, ...more] = await harness().alerts();
      assert.match(
        alert?.text ?? '',
        /1\.0\.1 was rolled back; 1\.0\.0 is live\. Its candidate 1\.0\.2 was removed with it\./,
      );
      assert.equal(more.length, 0);
    });
  });

  describe('a candidate beside a failing version that has been live for long', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => browser(50 + at));
    beforeEach(async () => {
      await harness().publish('remote-games', '1.0.2');
      await harness().promote('remote-games', '1.0.1');
      harness().clock.advanceMs(2 * dayMs);
      await harness().promote('remote-games', '1.0.2', 10);
    });

    test('rolls back the candidate that fails much more, and reports that the live version fails too', async () => {
      await loads('1.0.1', fifty, 100, 8);
      await loads('1.0.2', five, 20, 5);
      await harness().load(browser(7), { version: '1.0.2', outcome: 'failed' });
      await judge();
      assert.equal((await rollbacks())[0]?.version, '1.0.1');
      const [alert] = await harness().alerts();
      assert.match(
        alert?.text ?? '',
        /1\.0\.2 was rolled back; 1\.0\.1 is live\. It was compared with 1\.0\.1, which fails as well/,
      );
    });

    test('rolls back nothing when both fail alike, and notifies the operator', async () => {
      await loads('1.0.1', fifty, 100, 40);
      await loads('1.0.2', five, 20, 5);
      await judge();
      assert.deepEqual(await rollbacks(), []);
      const alerts = await harness().alerts();
      assert.deepEqual(
        alerts.map(({ kind }) => kind),
        ['take-back-not-possible'],
      );
      assert.match(alerts[0]?.text ?? '', /1\.0\.2 fails and stays: 1\.0\.1 fails as well\./);
    });
  });

  test('does not roll back a candidate when only the live version fails', async () => {
    harness().clock.advanceMs(2 * dayMs);
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 0);
    await loads('1.0.0', five, 20, 5);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });

  test('gives all visitors a working candidate when a first version fails, and notifies the operator', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 0);
    await loads('1.0.0', five, 20, 5);
    await judge();
    assert.deepEqual(
      (await rollbacks()).map(({ version }) => version),
      ['1.0.1'],
    );
    const [alert, ...more] = await harness().alerts();
    assert.match(
      alert?.text ?? '',
      /1\.0\.0 was rolled back; 1\.0\.1 is live\. No earlier version is complete and compatible/,
    );
    assert.equal(more.length, 0);
  });

  // covers 10
  test('keeps a failing first version without an alternative, and notifies the operator once', async () => {
    await write('releases.alertEmail', 'nowhere@example.com');
    await loads('1.0.0', five, 20, 5);
    const other = await harness().another();
    await Promise.all([judge(), other.modules.releases.loads.judge()]);
    await judge();
    // Another release going live does not change this case.
    await harness().publish('shell', '1.0.1');
    await harness().promote('shell', '1.0.1');
    await judge();
    assert.deepEqual(await rollbacks(), []);
    const [alert, ...more] = await harness().alerts();
    assert.equal(alert?.kind, 'take-back-not-possible');
    assert.match(
      alert.text,
      /^remote-games 1\.0\.0 fails and stays: no earlier version is complete and compatible, and no cand/,
    );
    assert.match(alert.text, /publish and promote a working version.*nothing was live before it\.$/);
    assert.equal(more.length, 0);
    assert.equal((await sentMessages(harness().app)).filter(({ to }) => to === 'nowhere@example.com').length, 1);
  });

  test('rolls back nothing when the version before is as bad', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    await loads('1.0.0', five, 20, 5);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });
});
