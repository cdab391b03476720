import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { listAudit } from '@portal/shared/contract/operator/operator-calls';
import { sql } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/databases.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { type Browser, browser, type LoadsPlace, loadsPlace } from './loads-fixture.ts';

const dayMs = 24 * 3_600_000;

forEachDatabase(({ database }) => {
  let place: LoadsPlace;
  beforeEach(async () => {
    place = await loadsPlace(database());
  });
  afterEach(() => place.close());

  const judge = () => place.app.modules.releases.loads.judge();
  const write = (key: string, value: unknown) => place.app.modules.content.settings.write(key, value, 'test');
  const takenBack = async () => (await place.acts()).filter(({ act }) => act === 'take-back');

  /** So many loads by the browsers in turn, the first of them failing; each browser fails at most once. */
  async function loads(version: string, browsers: readonly Browser[], all: number, failing: number): Promise<void> {
    for (let at = 0; at < all; at += 1) {
      const from = browsers[at % browsers.length];
      assert.ok(from);
      await place.load(from, { version, outcome: at < failing ? 'failed' : 'mounted' });
    }
  }

  const five = [1, 2, 3, 4, 5].map(browser);

  test('20 loads by 5 visitors at 5 addresses, all with a failure: a candidate is taken back, and the operator is told', async () => {
    await write('releases.alertEmail', 'releases@example.com');
    const sequence = await place.promote('remote-games', '1.0.1', 10);
    await loads('1.0.1', five, 19, 5);
    await judge();
    assert.deepEqual(await takenBack(), [], '19 loads are too few');
    await place.load(five[4] ?? browser(5), { version: '1.0.1' });
    await judge();
    const [act] = await place.acts();
    assert.equal(act?.act, 'take-back');
    assert.equal(act.who, 'platform');
    assert.equal(act.version, '1.0.0');
    assert.equal(act.sequence, sequence + 1);
    assert.match(
      act.why,
      /^1\.0\.1: failed with 5 of 5 visitors at 5 addresses in 20 loads \(25\.0 %\); 1\.0\.0 with 0 of 0 visitors/,
    );
    const [alert] = await place.alerts();
    assert.equal(alert?.kind, 'take-back');
    assert.match(alert.text, /^remote-games 1\.0\.1 was taken back; 1\.0\.0 is live\./);
    const { value } = await place.api.send(listAudit, {}, { token: place.token });
    assert.ok(value.list.some(({ who, act: done }) => who === 'platform' && done === 'take-back-release'));
    const mails = (await sentMessages(place.app)).filter(({ template }) => template === 'release-alert');
    assert.deepEqual(
      mails.map(({ to }) => to),
      ['releases@example.com'],
    );
    assert.match(mails[0]?.text ?? '', /remote-games 1\.0\.1 was taken back/);
  });

  test('a version that went live for all goes back to the one before it, within a day', async () => {
    await place.promote('remote-games', '1.0.1');
    place.clock.advanceMs(23 * 3_600_000);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.equal((await takenBack())[0]?.version, '1.0.0');
  });

  test('a version that has been live for a day is left to people', async () => {
    await place.promote('remote-games', '1.0.1');
    place.clock.advanceMs(24 * 3_600_000 + 1);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('within 10 seconds by itself, also where a load that succeeds makes the number full', {
    timeout: 120_000,
  }, async () => {
    const sequence = await place.promote('remote-games', '1.0.1', 10);
    const toldAt = new Promise<number>((resolve) => {
      place.app.server.kernel.live.listen(null, ({ event }) => {
        if (event.type === 'composition' && event.sequence > sequence) resolve(performance.now());
      });
    });
    await loads('1.0.1', five, 20, 5);
    const fullAt = performance.now();
    assert.ok((await toldAt) - fullAt < 10_000);
    assert.equal((await takenBack()).length, 1);
  });

  test('not by one visitor, however often it tells', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    for (let at = 0; at < 40; at += 1) await place.load(browser(9), { version: '1.0.1', outcome: 'failed' });
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('not by one address, whatever visitors it makes up, nor by one that drops its cookies', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    const { address } = browser(9);
    const madeUp = Array.from({ length: 40 }, (_, at) => ({ visitor: `made-up-${100 + at}`, address }));
    for (const each of madeUp) await place.load(each, { version: '1.0.1', outcome: 'failed' });
    for (let at = 0; at < 40; at += 1) await place.load({ address }, { version: '1.0.1', outcome: 'failed' });
    for (let at = 0; at < 20; at += 1) {
      const ofOneSubscriber = { visitor: `made-up-${500 + at}`, address: `2001:db8:7:${at}::1` };
      await place.load(ofOneSubscriber, { version: '1.0.1', outcome: 'mounted' });
    }
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('not by a household with an IPv4 and an IPv6 address, which makes up visitors beside honest ones', async () => {
    await place.promote('remote-games', '1.0.1');
    for (let at = 0; at < 6; at += 1) {
      const visitor = { visitor: `made-up-${100 + at}`, address: at < 3 ? '203.0.113.7' : `2001:db8:77:${at}::1` };
      await loads('1.0.1', [visitor], 4, 1);
    }
    // One cookie at both addresses is one visitor.
    for (const address of ['203.0.113.7', '2001:db8:77::9'])
      await place.load({ visitor: 'made-up-100', address }, { version: '1.0.1', outcome: 'failed' });
    for (let at = 100; at < 120; at += 1) await place.load(browser(at), { version: '1.0.1' });
    await judge();
    assert.deepEqual(await takenBack(), []);
    assert.deepEqual(await place.alerts(), []);
  });

  test('where all players come through one address, the operator lets more of its visitors count', async () => {
    await write('releases.takeBack.visitorsPerAddress', 1000);
    await place.promote('remote-games', '1.0.1', 50);
    const visitors = Array.from({ length: 5 }, (_, at) => ({ visitor: `visitor-${100 + at}`, address: '192.0.2.1' }));
    await loads('1.0.1', visitors, 20, 2);
    await judge();
    assert.equal((await takenBack()).length, 1);
  });

  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    test(`on the portal's own machine (${address}) visitors are told apart by their cookie, and one alone is one`, async () => {
      await place.promote('remote-games', '1.0.1');
      const [first, ...others] = Array.from({ length: 5 }, (_, at) => ({ visitor: `visitor-${100 + at}`, address }));
      assert.ok(first);
      for (let at = 0; at < 30; at += 1) await place.load(first, { version: '1.0.1', outcome: 'failed' });
      for (let at = 0; at < 30; at += 1) await place.load({ address }, { version: '1.0.1', outcome: 'failed' });
      await judge();
      assert.deepEqual(await takenBack(), []);
      await loads('1.0.1', others, 16, 4);
      await judge();
      assert.equal((await takenBack()).length, 1);
    });

  test('the same few do not walk the portal back: what is live again after a take-back is trusted', async () => {
    await place.publish('remote-games', '1.0.2');
    await place.promote('remote-games', '1.0.1');
    place.clock.advanceMs(5 * dayMs);
    const sequence = await place.promote('remote-games', '1.0.2');
    await loads('1.0.2', five, 20, 5);
    await judge();
    place.clock.advanceMs(61 * 60_000);
    for (let at = 0; at < 20; at += 1) {
      const [from, outcome] = [five[at % 5] ?? browser(1), at < 5 ? 'failed' : 'mounted'] as const;
      await place.load(from, { version: '1.0.1', outcome, sequence: sequence + 1 });
    }
    await judge();
    assert.deepEqual(
      (await takenBack()).map(({ version }) => version),
      ['1.0.1'],
    );
  });

  describe('a candidate beside what newly went live', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => browser(50 + at));
    beforeEach(async () => {
      await place.publish('remote-games', '1.0.2');
      await place.promote('remote-games', '1.0.1');
      await place.promote('remote-games', '1.0.2', 10);
    });

    test('what is live fails: it goes, and the candidate with it', async () => {
      await loads('1.0.1', twelve, 24, 12);
      await loads('1.0.2', five, 20, 0);
      await judge();
      assert.equal((await takenBack())[0]?.version, '1.0.0');
      const [alert, ...more] = await place.alerts();
      assert.match(alert?.text ?? '', /1\.0\.1 was taken back; 1\.0\.0 is live\. Its candidate 1\.0\.2 went with it\./);
      assert.equal(more.length, 0);
    });
  });

  describe('a candidate beside what has been live for long, and fails', () => {
    const fifty = Array.from({ length: 50 }, (_, at) => browser(50 + at));
    beforeEach(async () => {
      await place.publish('remote-games', '1.0.2');
      await place.promote('remote-games', '1.0.1');
      place.clock.advanceMs(2 * dayMs);
      await place.promote('remote-games', '1.0.2', 10);
    });

    test('the candidate fails much more: it goes, and the operator is told of what is live', async () => {
      await loads('1.0.1', fifty, 100, 8);
      await loads('1.0.2', five, 20, 5);
      await place.load(browser(7), { version: '1.0.2', outcome: 'failed' });
      await judge();
      assert.equal((await takenBack())[0]?.version, '1.0.1');
      const [alert] = await place.alerts();
      assert.match(
        alert?.text ?? '',
        /1\.0\.2 was taken back; 1\.0\.1 is live\. It was compared with 1\.0\.1, which fails as well/,
      );
    });

    test('both fail alike: nothing can be done, and the operator is told', async () => {
      await loads('1.0.1', fifty, 100, 40);
      await loads('1.0.2', five, 20, 5);
      await judge();
      assert.deepEqual(await takenBack(), []);
      const alerts = await place.alerts();
      assert.deepEqual(
        alerts.map(({ kind }) => kind),
        ['take-back-not-possible'],
      );
      assert.match(alerts[0]?.text ?? '', /1\.0\.2 fails and stays: 1\.0\.1 fails as well\./);
    });
  });

  test('what the fallback does is told of the fallback', async () => {
    place.clock.advanceMs(2 * dayMs);
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 0);
    await loads('1.0.0', five, 20, 5);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('a first version that fails: a candidate that works gets all visitors, and the operator is told', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 0);
    await loads('1.0.0', five, 20, 5);
    await judge();
    assert.deepEqual(
      (await takenBack()).map(({ version }) => version),
      ['1.0.1'],
    );
    const [alert, ...more] = await place.alerts();
    assert.match(alert?.text ?? '', /1\.0\.0 was taken back; 1\.0\.1 is live\. No earlier version is whole and fits/);
    assert.equal(more.length, 0);
  });

  test('a first version that fails stays when there is nothing to go to; the operator is told once', async () => {
    await write('releases.alertEmail', 'nowhere@example.com');
    await loads('1.0.0', five, 20, 5);
    const other = await place.another();
    await Promise.all([judge(), other.modules.releases.loads.judge()]);
    await judge();
    // Another release that goes live is no news of this one.
    await place.publish('shell', '1.0.1');
    await place.promote('shell', '1.0.1');
    await judge();
    assert.deepEqual(await takenBack(), []);
    const [alert, ...more] = await place.alerts();
    assert.equal(alert?.kind, 'take-back-not-possible');
    assert.match(
      alert.text,
      /^remote-games 1\.0\.0 fails and stays: no earlier version is whole and fits, and no cand/,
    );
    assert.match(alert.text, /publish and promote one that works.*nothing was live before it\.$/);
    assert.equal(more.length, 0);
    assert.equal((await sentMessages(place.app)).filter(({ to }) => to === 'nowhere@example.com').length, 1);
  });

  test('a take-back whose alert cannot be written is not done; the next moment does both', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    const { db } = database();
    await db.execute(sql`alter table release_alerts rename to release_alerts_away`);
    try {
      await assert.rejects(judge());
      assert.deepEqual(await takenBack(), []);
    } finally {
      await db.execute(sql`alter table release_alerts_away rename to release_alerts`);
    }
    await judge();
    assert.equal((await takenBack()).length, 1);
    assert.equal((await place.alerts()).length, 1);
  });

  test('not where the version before is as bad', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.0', five, 20, 5);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('what was told a minute ago counts no longer', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 10, 5);
    place.clock.advanceMs(60_001);
    await loads('1.0.1', five, 10, 0);
    await judge();
    assert.deepEqual(await takenBack(), []);
  });

  test('once by two processes at the same moment, and told once', async () => {
    await write('releases.alertEmail', 'twice@example.com');
    await place.promote('remote-games', '1.0.1', 50);
    const other = await place.another();
    await loads('1.0.1', five, 20, 5);
    await Promise.all([judge(), other.modules.releases.loads.judge(), judge(), other.modules.releases.loads.judge()]);
    await judge();
    assert.equal((await takenBack()).length, 1);
    assert.equal((await place.alerts()).length, 1);
    assert.equal((await sentMessages(place.app)).filter(({ to }) => to === 'twice@example.com').length, 1);
  });

  test('for an hour after a take-back the remote is left alone; the operator is told once that it fails', async () => {
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    place.clock.advanceMs(59 * 60_000);
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    await judge();
    assert.equal((await takenBack()).length, 1);
    const [alert, ...earlier] = await place.alerts();
    assert.equal(alert?.kind, 'take-back-not-possible');
    assert.match(alert.text, /a version was taken back within the last 60 minutes/);
    assert.equal(earlier.length, 1);
    place.clock.advanceMs(61_000);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.equal((await takenBack()).length, 2);
  });

  test('switched off: nothing is taken back, and the operator is told', async () => {
    await write('releases.takeBack.on', false);
    await place.promote('remote-games', '1.0.1', 50);
    await loads('1.0.1', five, 20, 5);
    await judge();
    assert.deepEqual(await takenBack(), []);
    const alerts = await place.alerts();
    assert.match(alerts[0]?.text ?? '', /^remote-games 1\.0\.1 fails and stays: take-back is switched off\./);
    const { value } = await place.api.send(listAudit, {}, { token: place.token });
    assert.ok(value.list.some(({ who, act }) => who === 'platform' && act === 'alert-take-back-not-possible'));
  });

  test('20 pages that refuse their composition within 5 minutes are told once an hour, not those of one address', async () => {
    const refuse = async (from: Browser) =>
      place.report(from, await place.ticket(from), [], { compositionFault: 'signature' });
    for (let at = 0; at < 30; at += 1) await refuse({ ...browser(300 + at), address: '203.0.113.1' });
    assert.deepEqual(await place.alerts(), []);
    for (let at = 0; at < 25; at += 1) await refuse(browser(400 + at));
    const alerts = await place.alerts();
    assert.deepEqual(
      alerts.map(({ kind }) => kind),
      ['composition-refused'],
    );
    assert.deepEqual((await place.health()).compositionFaults, [{ fault: 'signature', pages: 55 }]);
  });
});
