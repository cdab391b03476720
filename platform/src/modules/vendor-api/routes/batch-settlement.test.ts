import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SettleItem, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { balanceChange, balanceOf, betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, otherStudio } from '../../games/testing/test-studio.ts';
import { type Bet, rollbackItem, settleHarness, statuses, winItem } from '../testing/settle-harness.ts';

/** Returns every order of the items. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((one, at) => ordersOf(items.toSpliced(at, 1)).map((remaining) => [one, ...remaining]));
}

forEachDatabase(({ database }) => {
  const { app, studio, anna, ben, stake, settle, timesPublished } = settleHarness(database);

  // covers 2.7
  test('settles tickets of several players in one call, publishes each once, and answers in the order of the items', async () => {
    const bets = [await stake(ben()), await stake(anna()), await stake(ben())] as const;
    const items = [winItem(bets[0]), winItem(bets[1], { amount: '0.00' }), rollbackItem(bets[2])];
    const before = [await balanceOf(studio(), ben()), await balanceOf(studio(), anna())].map(Number);
    const results = await settle(items);
    assert.deepEqual(
      results.map(({ transactionId, status }) => [transactionId, status]),
      items.map(({ transactionId }) => [transactionId, 'done']),
    );
    assert.deepEqual(await settle(items), results, 'a repeat gives the first answers');
    const after = [await balanceOf(studio(), ben()), await balanceOf(studio(), anna())].map(Number);
    assert.deepEqual(after, [(before[0] ?? 0) + 35, before[1]]);
    assert.equal(results[2]?.balance, after[0]?.toFixed(2));
    assert.deepEqual(
      [await timesPublished(bets[0]), await timesPublished(bets[1]), await timesPublished(bets[2])],
      [1, 1, 0],
    );
  });

  // covers 2.7
  test('settles every order of two wins, a rollback and a duplicate like single calls', async () => {
    const half = { amount: '5.00', closeRound: false };
    for (const order of ordersOf(['half', 'half', 'close', 'rollback'] as const)) {
      const [alone, batched] = [await stake(anna()), await stake(ben())];
      const items = (bet: Bet, ids: Record<string, string>) =>
        order.map((kind): SettleItem => {
          const transactionId = ids[kind] ?? '';
          if (kind === 'rollback') return rollbackItem(bet, { transactionId });
          return winItem(bet, { transactionId, ...(kind === 'half' ? half : {}) });
        });
      const ids = () => ({ half: newId(), close: newId(), rollback: newId() });
      const single: string[] = [];
      const movedAlone = await balanceChange(studio(), anna(), async () => {
        for (const { kind, ...item } of items(alone, ids())) {
          const answer = await studio().send(kind === 'win' ? vendorWin : vendorRollback, item);
          single.push(answer.code ?? 'done');
        }
      });
      const movedTogether = await balanceChange(studio(), ben(), async () => {
        assert.deepEqual(statuses(await settle(items(batched, ids()))), single, order.join());
      });
      assert.equal(movedTogether, movedAlone, order.join());
    }
  });

  test('gives the reason for each refused item and settles the others', async () => {
    const [first, second, closed, last] = [
      await stake(anna()),
      await stake(ben()),
      await stake(anna()),
      await stake(anna()),
    ];
    await studio().send(vendorWin, winOf(closed));
    const stranger = await addMember(app(), `never${newId().slice(0, 6)}`);
    const results = await settle([
      winItem(first),
      winItem(first, { transactionId: newId() }),
      winItem(second, { playerId: anna().playerId }),
      winItem(closed),
      rollbackItem(closed),
      winItem(betOf(anna())),
      winItem(second, { transactionId: first.transactionId }),
      rollbackItem(betOf(anna(), { playerId: stranger.id })),
      rollbackItem(betOf(anna(), { playerId: 'nobody' })),
      winItem(last),
    ]);
    assert.deepEqual(statuses(results), [
      ...['done', 'round_closed', 'foreign_round', 'round_closed', 'round_closed', 'unknown_round'],
      ...['transaction_conflict', 'unknown_player', 'unknown_player', 'done'],
    ]);
    assert.ok(
      results.slice(7, 9).every(({ balance }) => balance === undefined),
      'reveals nothing about strangers',
    );
    assert.equal((await studio().send(vendorRound, { roundId: second.roundId })).value.state, 'open');
    await settle([rollbackItem(second)]);
  });

  // covers 9
  test('checks wins posted in sets like single ones', async () => {
    const [first, second, closed, foreign, zero] = [
      ...[await stake(anna()), await stake(anna()), await stake(anna()), await stake(ben()), await stake(anna())],
    ] as const;
    const known = winItem(closed);
    await settle([known]);
    const items = [
      ...[winItem(first), winItem(betOf(anna())), known, winItem(foreign, { playerId: anna().playerId })],
      ...[winItem(second, { transactionId: first.transactionId }), winItem(zero, { amount: '0.00' })],
    ];
    const moved = await balanceChange(studio(), anna(), async () => {
      const results = await settle(items);
      assert.deepEqual(statuses(results), [
        ...['done', 'unknown_round', 'done', 'foreign_round', 'transaction_conflict', 'done'],
      ]);
      assert.deepEqual(results[5]?.balance, await balanceOf(studio(), anna()));
      assert.equal(results[3]?.balance, undefined, 'reveals nothing about others');
      assert.deepEqual(await settle(items), results);
      assert.deepEqual(statuses(await settle([winItem(first), winItem(second)])), ['round_closed', 'done']);
    });
    assert.equal(moved, 5000);
    assert.deepEqual(
      [await timesPublished(first), await timesPublished(foreign), await timesPublished(zero)],
      [1, 0, 1],
    );
    await settle([rollbackItem(foreign)]);
  });

  // covers 2.7
  test('treats players of another studio as unknown and moves nothing of theirs', async () => {
    const bet = await stake(anna());
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    const own = await launchedPlayer(app(), other, `own${newId().slice(0, 6)}`, 10_000n);
    const ownBet = betOf(own);
    assert.equal((await other.send(vendorBet, ownBet)).status, 200);
    const moved = await balanceChange(studio(), anna(), async () => {
      const { results } = (
        await other.send(vendorSettle, { items: [winItem(bet), rollbackItem(bet), winItem(ownBet)] })
      ).value;
      assert.deepEqual(statuses(results), ['unknown_round', 'unknown_player', 'done']);
      assert.equal((await other.send(vendorRollback, rollbackOf(bet))).code, 'unknown_player');
    });
    assert.equal(moved, 0);
    assert.deepEqual(statuses(await settle([winItem(bet)])), ['done']);
  });

  test('leaves the ledger balanced', async () => {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
  });
});
