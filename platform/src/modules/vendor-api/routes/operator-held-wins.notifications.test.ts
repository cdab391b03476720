import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { winOf } from '../../games/testing/play-moves.ts';
import { heldWinHarness } from '../testing/held-win-harness.ts';

forEachDatabase(({ database }) => {
  const { app, studio, anna, stake, decide, win, resettled } = heldWinHarness(database);
  const notify = mock.fn();
  beforeEach(() => {
    notify.mock.resetCalls();
    mock.method(app().modules.delivery.push, 'notify', async (sent: readonly { full: unknown }[]) => {
      for (const { full } of sent) notify(full);
    });
  });
  async function notified() {
    await app().server.kernel.outbox.drain();
    return notify.mock.calls.map(({ arguments: [full] }) => full);
  }
  const settled = (win: string) => ({
    template: 'push-ticket-amounts',
    params: { game: 'test-slot', stake: '10.00', win },
  });

  // covers 8
  for (const [decision, paid] of [
    ['pay', '1,500.00'],
    ['reject', '0.00'],
  ] as const)
    test(`notifies the player once when operators ${decision} a held win, and of no other win of a slot`, async () => {
      await win(await stake(anna()), { amount: '20.00' });
      const large = winOf(await stake(anna()), { amount: '1500.00' });
      await studio().send(vendorWin, large);
      assert.deepEqual(await notified(), []);
      assert.equal((await decide(large.transactionId, decision)).status, 200);
      assert.equal((await studio().send(vendorWin, large)).status, 200);
      assert.deepEqual(await notified(), [settled(paid)]);
    });

  test('notifies once of a corrected win that was held and is paid now', async () => {
    const bet = await stake(anna());
    await win(bet, { amount: '20.00' });
    const { transactionId } = await resettled(bet, '1500.00', newId());
    assert.deepEqual(await notified(), []);
    assert.equal((await decide(transactionId, 'pay')).status, 200);
    assert.deepEqual(await notified(), [settled('1,500.00')]);
  });
});
