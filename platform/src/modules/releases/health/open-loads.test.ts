import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { reportLoads } from '@portal/shared/contract/releases/loads';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { flood } from '../testing/flood.ts';
import { browser, type LoadsHarness, loadsHarness } from '../testing/loads-harness.ts';
import { openLoads } from './open-loads.ts';

const one = browser(1);
const good = { version: '1.0.0' };

forEachDatabase(({ database }) => {
  let harness: LoadsHarness;
  beforeEach(async () => {
    harness = await loadsHarness(database());
  });
  afterEach(() => harness.close());

  test('lets a page report its remotes with the ticket of its status', async () => {
    const loads = [{ ...good, mountMs: 120 }];
    assert.equal(await harness.report(one, await harness.ticket(one), loads), 200);
    const [row] = await harness.rows();
    assert.deepEqual([row?.remote, row?.version, row?.reason, row?.mountMs], ['remote-games', '1.0.0', null, 120]);
    assert.ok(row && !row.visitor.includes(one.visitor) && !row.address.includes('198.51'), 'nobody is named');
  });

  test('counts each version of a page once; a failure after mounting counts as a failure', async () => {
    const ticket = await harness.ticket(one);
    const reportOutcome = (outcome: 'mounted' | 'failed') => harness.report(one, ticket, [{ ...good, outcome }]);
    await reportOutcome('mounted');
    await reportOutcome('mounted');
    assert.deepEqual(
      (await harness.rows()).map(({ reason }) => reason),
      [null],
    );
    await reportOutcome('failed');
    await reportOutcome('mounted');
    assert.deepEqual(
      (await harness.rows()).map(({ reason }) => reason),
      ['load_failed'],
    );
    const twice = [good, { ...good, outcome: 'failed' }, good] as const;
    await harness.report(one, await harness.ticket(one), twice);
    assert.deepEqual(
      (await harness.rows()).map(({ reason }) => reason),
      ['load_failed', 'load_failed'],
    );
  });

  test('accepts the ticket of a first page, made before the cookie, with the new cookie', async () => {
    await harness.report(one, await harness.ticket({ address: one.address }), [good]);
    await harness.report(one, await harness.ticket(one), [good]);
    const [first, second] = await harness.rows();
    assert.equal(first?.visitor, second?.visitor);
  });

  describe('ignores, with the same answer', () => {
    const nothing = async (status: number) => assert.deepEqual([status, await harness.rows()], [200, []]);

    test('a forged ticket', async () => {
      const ticket = await harness.ticket(one);
      const [issuedAt, id, mac = ''] = ticket.split('.');
      const later = (Number.parseInt(issuedAt ?? '', 36) + 1000).toString(36);
      const flipped = mac.startsWith('A') ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
      const forged = [`${issuedAt}.${id}.${flipped}`, `${later}.${id}.${mac}`, `${issuedAt}.AAAAAAAAAAAAAAAA.${mac}`];
      for (const text of [...forged, '', 'x', '..', `${ticket}x`, "'; drop table release_loads; --"])
        await nothing(await harness.report(one, text, [good]));
    });

    test('the ticket of another visitor or address', async () => {
      const ticket = await harness.ticket(one);
      await nothing(await harness.report({ ...one, visitor: 'visitor-9999' }, ticket, [good]));
      await nothing(await harness.report({ address: one.address }, ticket, [good]));
      await nothing(await harness.report({ ...one, address: '203.0.113.9' }, ticket, [good]));
    });

    test('a ticket older than 30 minutes or from the future', async () => {
      const ticket = await harness.ticket(one);
      harness.clock.advanceMs(30 * 60_000 + 1);
      await nothing(await harness.report(one, ticket, [good]));
      harness.clock.advanceMs(24 * 3_600_000);
      const ofTomorrow = await harness.ticket(one);
      harness.clock.advanceMs(-24 * 3_600_000);
      await nothing(await harness.report(one, ofTomorrow, [good]));
    });

    // covers 10
    test('unknown remotes, versions and compositions', async () => {
      const loads = [
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
      await nothing(await harness.report(one, await harness.ticket(one), loads));
    });

    test('a failure without a reason', async () => {
      const loads = [{ remote: 'remote-games', version: '1.0.0', sequence: 2, outcome: 'failed' }];
      const { status } = await harness.api.send(
        reportLoads,
        { ticket: await harness.ticket(one), loads },
        { headers: { cookie: `visitor=${one.visitor}` }, remoteAddress: one.address },
      );
      await nothing(status);
    });
  });

  test('refuses input outside the contract', async () => {
    const ticket = await harness.ticket(one);
    const loads = { remote: 'remote-games', version: '1.0.0', sequence: 2, outcome: 'mounted' };
    const bodies: object[] = [
      { ticket, loads: Array(1000).fill(loads) },
      { ticket, loads: Array(21).fill(loads) },
      { ticket: 'x'.repeat(401), loads: [] },
      { ticket, loads: [{ ...loads, version: 'x'.repeat(41) }] },
      { ticket, loads: [{ ...loads, reason: '\u001b[31m red in the log' }] },
      { ticket, loads: [{ ...loads, mountMs: -1 }] },
      { ticket, loads: [{ ...loads, sequence: 1e300 }] },
      { ticket, loads: 'all' },
      { ticket, loads: [], compositionFault: 'all of them' },
      {},
    ];
    for (const body of bodies) {
      const { status } = await harness.api.send(reportLoads, { ...body }, { remoteAddress: one.address });
      assert.ok(status >= 400 && status < 500, `${status}: ${JSON.stringify(body).slice(0, 80)}`);
    }
    assert.deepEqual(await harness.rows(), []);
  });

  // covers 10
  test('counts the first reports of a flood from one address and ignores the rest with the same answer', () =>
    flood(harness, 1000));

  test('deletes rows after 24 hours', async () => {
    await harness.load(one, good);
    await harness.report(one, await harness.ticket(one), [], { compositionFault: 'signature' });
    harness.clock.advanceMs(23 * 3_600_000);
    await harness.app.server.kernel.jobs.runDue();
    assert.equal((await harness.rows()).length, 1);
    harness.clock.advanceMs(3_600_001);
    await harness.app.server.kernel.jobs.runDue();
    assert.deepEqual(await harness.rows(), []);
    assert.deepEqual((await harness.health('1440')).compositionFaults, []);
  });

  test('makes no ticket and throws nothing when no key can be loaded', () => {
    const kernel = testKernel(database(), { env: { DATA_DIR: '/dev/null/nowhere' } });
    const loads = openLoads(kernel, {
      settings: () => Promise.reject(new Error('nobody asks')),
      acts: async () => [],
      mail: async () => undefined,
      audit: async () => undefined,
      rollBack: async () => ({ isRolledBack: false, because: 'not-live' }),
    });
    assert.equal(loads.ticketFor(undefined, one.address), undefined);
  });
});
