import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { allowAnyWin } from '../../games/testing/play-harness.ts';
import { balanceChange } from '../../games/testing/play-moves.ts';
import { launchedPlayer } from '../../games/testing/test-studio.ts';
import { rollbackItem, settleHarness, statuses, winItem } from '../testing/settle-harness.ts';

forEachDatabase(({ database }) => {
  const { app, clock, studio, anna, ben, stake, settle, timesPublished, publishedRounds } = settleHarness(database);

  test('leaves an item that the database cannot post for later, and posts the others of its transaction', async () => {
    await allowAnyWin(app());
    const player = await launchedPlayer(app(), studio(), `rich${newId().slice(0, 6)}`, 9_223_300_000_000_000_000n);
    const [poor, tooRich] = [await stake(anna()), await stake(player)];
    clock.advanceMs(61_000);
    const results = await settle([winItem(tooRich, { amount: '999999999999.99' }), winItem(poor)]);
    assert.deepEqual(statuses(results), ['later', 'done']);
    assert.equal(await timesPublished(tooRich), 0);
    assert.equal(await timesPublished(poor), 1);
    assert.deepEqual(statuses(await settle([rollbackItem(tooRich)])), ['done'], 'nothing of it was stored');
  });

  // covers 2.7
  test('leaves whole transactions after a fault in the middle; the repeat does the rest and publishes each bet once', async () => {
    const bets = await Promise.all(Array.from({ length: 600 }, (_, each) => stake(each % 2 ? anna() : ben())));
    const items = bets.map((bet) => winItem(bet));
    const openBefore = (await app().modules.games.openRounds()) - 600;
    const { outbox } = app().server.kernel;
    const { publishAll } = outbox;
    let asked = 0;
    outbox.publishAll = async (topic, payloads) => {
      asked += payloads.length;
      if (asked > 550) throw new Error('the process dies');
      await publishAll(topic, payloads);
    };
    const moved = await balanceChange(studio(), anna(), async () => {
      const dead = await studio().send(vendorSettle, { items });
      outbox.publishAll = publishAll;
      assert.equal(dead.status, 500);
      const open = await app().modules.games.openRounds();
      assert.equal(open - openBefore, 100, 'the first five hundred are settled');
      assert.deepEqual(new Set(statuses(await settle(items))), new Set(['done']));
    });
    assert.equal(moved, 300 * 2500);
    const times = await publishedRounds(bets);
    assert.deepEqual([times.length, new Set(times).size], [600, 600]);
  });

  // covers 2.7
  test('posts the same thousand items once when they are sent three times at once', async () => {
    const bets = await Promise.all(
      Array.from({ length: 1000 }, (_, each) =>
        stake(each % 2 ? anna() : ben(), { roundId: `${'r'.repeat(43)}-${newId()}` }),
      ),
    );
    const items = bets.map((bet) => winItem(bet, { transactionId: `${'t'.repeat(43)}-${newId()}` }));
    const moved = await balanceChange(studio(), anna(), async () => {
      const answers = await Promise.all([settle(items), settle([...items].reverse()), settle(items)]);
      assert.deepEqual(answers[0], answers[2]);
      assert.deepEqual(answers[0], answers[1]?.toReversed());
      assert.deepEqual(new Set(statuses(answers[0] ?? [])), new Set(['done']));
    });
    assert.equal(moved, 500 * 2500);
    assert.equal((await publishedRounds(bets)).length, 1000);
  });

  test('leaves the ledger balanced', async () => {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
  });
});
