import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { browser } from '../../testing/loads-harness.ts';
import { five, rollbackHarness } from '../../testing/rollback-harness.ts';

forEachDatabase(({ database }) => {
  const { harness, judge, write, rollbacks, loads } = rollbackHarness(database);

  // covers 10
  test('does not roll back for one visitor, however often it reports', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    for (let at = 0; at < 40; at += 1) await harness().load(browser(9), { version: '1.0.1', outcome: 'failed' });
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });

  // covers 10
  test('does not roll back for one address, whatever visitors it invents, or for a client that drops its cookies', async () => {
    await harness().promote('remote-games', '1.0.1', 50);
    const { address } = browser(9);
    const madeUp = Array.from({ length: 40 }, (_, at) => ({ visitor: `made-up-${100 + at}`, address }));
    for (const each of madeUp) await harness().load(each, { version: '1.0.1', outcome: 'failed' });
    for (let at = 0; at < 40; at += 1) await harness().load({ address }, { version: '1.0.1', outcome: 'failed' });
    for (let at = 0; at < 20; at += 1) {
      const ofOneSubscriber = { visitor: `made-up-${500 + at}`, address: `2001:db8:7:${at}::1` };
      await harness().load(ofOneSubscriber, { version: '1.0.1', outcome: 'mounted' });
    }
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await rollbacks(), []);
  });

  // covers 10
  test('does not roll back for a household with an IPv4 and an IPv6 address that invents visitors beside honest ones', async () => {
    await harness().promote('remote-games', '1.0.1');
    for (let at = 0; at < 6; at += 1) {
      const visitor = { visitor: `made-up-${100 + at}`, address: at < 3 ? '203.0.113.7' : `2001:db8:77:${at}::1` };
      await loads('1.0.1', [visitor], 4, 1);
    }
    // One cookie at both addresses is one visitor.
    for (const address of ['203.0.113.7', '2001:db8:77::9'])
      await harness().load({ visitor: 'made-up-100', address }, { version: '1.0.1', outcome: 'failed' });
    for (let at = 100; at < 120; at += 1) await harness().load(browser(at), { version: '1.0.1' });
    await judge();
    assert.deepEqual(await rollbacks(), []);
    assert.deepEqual(await harness().alerts(), []);
  });

  test('counts more visitors of one address when the operator allows it', async () => {
    await write('releases.takeBack.visitorsPerAddress', 1000);
    await harness().promote('remote-games', '1.0.1', 50);
    const visitors = Array.from({ length: 5 }, (_, at) => ({ visitor: `visitor-${100 + at}`, address: '192.0.2.1' }));
    await loads('1.0.1', visitors, 20, 2);
    await judge();
    assert.equal((await rollbacks()).length, 1);
  });

  // covers 10
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    test(`distinguishes visitors on the portal's own machine (${address}) by cookie, and counts one alone as one`, async () => {
      await harness().promote('remote-games', '1.0.1');
      const [first, ...others] = Array.from({ length: 5 }, (_, at) => ({ visitor: `visitor-${100 + at}`, address }));
      assert.ok(first);
      for (let at = 0; at < 30; at += 1) await harness().load(first, { version: '1.0.1', outcome: 'failed' });
      for (let at = 0; at < 30; at += 1) await harness().load({ address }, { version: '1.0.1', outcome: 'failed' });
      await judge();
      assert.deepEqual(await rollbacks(), []);
      await loads('1.0.1', others, 16, 4);
      await judge();
      assert.equal((await rollbacks()).length, 1);
    });
});
