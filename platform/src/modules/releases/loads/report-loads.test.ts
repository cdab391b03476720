import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { reportLoads } from '@portal/shared/contract/system/report-loads';
import { forEachDatabase } from '../../../testing/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { flood } from './flood.ts';
import { browser, type LoadsPlace, loadsPlace } from './loads-fixture.ts';
import { openLoads } from './open-loads.ts';

const one = browser(1);
const good = { version: '1.0.0' };

forEachDatabase(({ database }) => {
  let place: LoadsPlace;
  beforeEach(async () => {
    place = await loadsPlace(database());
  });
  afterEach(() => place.close());

  test('lets a page report its remotes with the ticket of its status', async () => {
    const told = [{ ...good, mountMs: 120 }];
    assert.equal(await place.report(one, await place.ticket(one), told), 200);
    const [row] = await place.rows();
    assert.deepEqual([row?.remote, row?.version, row?.reason, row?.mountMs], ['remote-games', '1.0.0', null, 120]);
    assert.ok(row && !row.visitor.includes(one.visitor) && !row.address.includes('198.51'), 'nobody is named');
  });

  test('counts each version of a page once; a failure after mounting counts as a failure', async () => {
    const ticket = await place.ticket(one);
    const tell = (outcome: 'mounted' | 'failed') => place.report(one, ticket, [{ ...good, outcome }]);
    await tell('mounted');
    await tell('mounted');
    assert.deepEqual(
      (await place.rows()).map(({ reason }) => reason),
      [null],
    );
    await tell('failed');
    await tell('mounted');
    assert.deepEqual(
      (await place.rows()).map(({ reason }) => reason),
      ['load_failed'],
    );
    const twice = [good, { ...good, outcome: 'failed' }, good] as const;
    await place.report(one, await place.ticket(one), twice);
    assert.deepEqual(
      (await place.rows()).map(({ reason }) => reason),
      ['load_failed', 'load_failed'],
    );
  });

  test('accepts the ticket of a first page, made before the cookie, with the new cookie', async () => {
    await place.report(one, await place.ticket({ address: one.address }), [good]);
    await place.report(one, await place.ticket(one), [good]);
    const [first, second] = await place.rows();
    assert.equal(first?.visitor, second?.visitor);
  });

  describe('ignores, with the same answer', () => {
    const nothing = async (status: number) => assert.deepEqual([status, await place.rows()], [200, []]);

    test('a forged ticket', async () => {
      const ticket = await place.ticket(one);
      const [issuedAt, id, mac = ''] = ticket.split('.');
      const later = (Number.parseInt(issuedAt ?? '', 36) + 1000).toString(36);
      const flipped = mac.startsWith('A') ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
      const forged = [`${issuedAt}.${id}.${flipped}`, `${later}.${id}.${mac}`, `${issuedAt}.AAAAAAAAAAAAAAAA.${mac}`];
      for (const text of [...forged, '', 'x', '..', `${ticket}x`, "'; drop table release_loads; --"])
        await nothing(await place.report(one, text, [good]));
    });

    test('the ticket of another visitor or address', async () => {
      const ticket = await place.ticket(one);
      await nothing(await place.report({ ...one, visitor: 'visitor-9999' }, ticket, [good]));
      await nothing(await place.report({ address: one.address }, ticket, [good]));
      await nothing(await place.report({ ...one, address: '203.0.113.9' }, ticket, [good]));
    });

    test('a ticket older than 30 minutes or from the future', async () => {
      const ticket = await place.ticket(one);
      place.clock.advanceMs(30 * 60_000 + 1);
      await nothing(await place.report(one, ticket, [good]));
      place.clock.advanceMs(24 * 3_600_000);
      const ofTomorrow = await place.ticket(one);
      place.clock.advanceMs(-24 * 3_600_000);
      await nothing(await place.report(one, ofTomorrow, [good]));
    });

    test('unknown remotes, versions and compositions', async () => {
      const told = [
        { version: '1.0.1' },
        { version: '7.7.7' },
        { ...good, remote: 'remote-unheard-of' },
        { ...good, remote: 'shell' },
        { ...good, remote: '<img src=x>' },
        { ...good, sequence: 3 },
        { ...good, sequence: 0 },
        { ...good, sequence: 1 },
        { ...good, sequence: Number.MAX_SAFE_INTEGER },
      ];
      await nothing(await place.report(one, await place.ticket(one), told));
    });

    test('a failure without a reason', async () => {
      const loads = [{ remote: 'remote-games', version: '1.0.0', sequence: 2, outcome: 'failed' }];
      const { status } = await place.api.send(
        reportLoads,
        { ticket: await place.ticket(one), loads },
        { headers: { cookie: `visitor=${one.visitor}` }, remoteAddress: one.address },
      );
      await nothing(status);
    });
  });

  test('refuses input outside the contract', async () => {
    const ticket = await place.ticket(one);
    const told = { remote: 'remote-games', version: '1.0.0', sequence: 2, outcome: 'mounted' };
    const bodies: object[] = [
      { ticket, loads: Array(1000).fill(told) },
      { ticket, loads: Array(21).fill(told) },
      { ticket: 'x'.repeat(401), loads: [] },
      { ticket, loads: [{ ...told, version: 'x'.repeat(41) }] },
      { ticket, loads: [{ ...told, reason: '\u001b[31m red in the log' }] },
      { ticket, loads: [{ ...told, mountMs: -1 }] },
      { ticket, loads: [{ ...told, sequence: 1e300 }] },
      { ticket, loads: 'all' },
      { ticket, loads: [], compositionFault: 'all of them' },
      {},
    ];
    for (const body of bodies) {
      const { status } = await place.api.send(reportLoads, { ...body }, { remoteAddress: one.address });
      assert.ok(status >= 400 && status < 500, `${status}: ${JSON.stringify(body).slice(0, 80)}`);
    }
    assert.deepEqual(await place.rows(), []);
  });

  test('counts the first reports of a flood from one address and ignores the rest with the same answer', () =>
    flood(place, 1000));

  test('deletes rows after 24 hours', async () => {
    await place.load(one, good);
    await place.report(one, await place.ticket(one), [], { compositionFault: 'signature' });
    place.clock.advanceMs(23 * 3_600_000);
    await place.app.server.kernel.jobs.runDue();
    assert.equal((await place.rows()).length, 1);
    place.clock.advanceMs(3_600_001);
    await place.app.server.kernel.jobs.runDue();
    assert.deepEqual(await place.rows(), []);
    assert.deepEqual((await place.health('1440')).compositionFaults, []);
  });

  test('makes no ticket and throws nothing when no key can be loaded', () => {
    const kernel = testKernel(database(), { env: { DATA_DIR: '/dev/null/nowhere' } });
    const loads = openLoads(kernel, {
      settings: () => Promise.reject(new Error('nobody asks')),
      acts: async () => [],
      mail: async () => undefined,
      audit: async () => undefined,
      takeBack: async () => ({ taken: false, because: 'not-live' }),
    });
    assert.equal(loads.ticketFor(undefined, one.address), undefined);
  });
});
