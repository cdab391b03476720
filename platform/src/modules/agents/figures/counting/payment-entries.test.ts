import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { App } from '../../../../app.ts';
import { forEachDatabase } from '../../../../testing/database/databases.ts';
import { testClock } from '../../../../testing/test-clock.ts';
import { testApp } from '../../../../testing/test-kernel.ts';
import { addMember } from '../../../accounts/testing/add-member.ts';
import { paymentEntries } from './payment-entries.ts';

const movedAt = '2026-03-10T08:00:00.000Z';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-03-01T00:00:00.000Z');
  let app: App;
  before(async () => {
    app = await testApp(database(), { clock });
  });
  after(() => app.close());

  // covers 2.6
  test('gives a late payment the path at its time, and leaves out members who are gone', async () => {
    const { member } = app.modules;
    const [one, other] = [await addMember(app, 'one01', { type: 1 }), await addMember(app, 'other01', { type: 1 })];
    const player = await addMember(app, 'player01', { type: 0, uplinePath: one.uplinePath });
    clock.set(movedAt);
    await member.branches.move(player.id, other.id);
    const entries = paymentEntries(member, async () => 'Asia/Ho_Chi_Minh');
    const times = ['2026-03-10T07:59:59.999Z', movedAt, '2026-03-11T18:00:00.000Z'];
    const deposits = [player.id, 'gone'].flatMap((memberId) =>
      times.map((creditedAt) => ({ reference: creditedAt, memberId, amountMinor: '100', creditedAt })),
    );
    const withdrawals = times.map((at) => ({ reference: at, memberId: player.id, changeMinor: '-100', at }));
    const [before, now] = [player.uplinePath, `${other.uplinePath}${player.id}.`];
    const byHand = [
      [before, '2026-03-10'],
      [now, '2026-03-10'],
      [now, '2026-03-12'],
    ];
    for (const entriesOfKind of [await entries.ofDeposits(deposits), await entries.ofWithdrawals(withdrawals)])
      assert.deepEqual(
        entriesOfKind.map(({ uplinePath, day }) => [uplinePath, day]),
        byHand,
      );
  });
});
