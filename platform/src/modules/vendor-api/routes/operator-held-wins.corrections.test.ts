import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { balanceOf } from '../../games/testing/play-moves.ts';
import { memberAccount } from '../../wallet/index.ts';
import { heldWinHarness } from '../testing/held-win-harness.ts';

forEachDatabase(({ database }) => {
  const { app, studio, player, ben, stake, ...held } = heldWinHarness(database);
  const { decide, win, resettled, holdOf, stop, resume, assertBooksAgree } = held;
  const carl = player('carl01', 1000n);

  test('holds what a correction pays more than before, and refuses one above the largest win', async () => {
    const bet = await stake(ben());
    await win(bet, { amount: '100.00' });
    const before = Number(await balanceOf(studio(), ben()));
    const resettle = (amount: string, transactionId = newId()) => resettled(bet, amount, transactionId);
    const seen = ({ status, code, underReview }: Awaited<ReturnType<typeof resettle>>) => [status, code, underReview];
    await stop('vendor', studio().vassalage);
    const small = await resettle('100.01');
    assert.deepEqual(seen(small), ['done', undefined, true], 'of a suspended vendor however small');
    await resume('vendor', studio().vassalage);
    await decide(small.transactionId, 'reject');
    assert.equal(Number(await balanceOf(studio(), ben())), before);
    assert.deepEqual(seen(await resettle('10000.01')), ['refused', 'above_largest_win', undefined]);
    const raised = await resettle('5000.00');
    assert.deepEqual(seen(raised), ['done', undefined, true]);
    assert.equal(Number(await balanceOf(studio(), ben())), before);
    assert.deepEqual(seen(await resettle('5000.00', raised.transactionId)), ['done', undefined, true]);
    assert.deepEqual(seen(await resettle('50.00')), ['later', undefined, undefined], 'while one is under review');
    await assertBooksAgree();
    await decide(raised.transactionId, 'pay');
    assert.equal(Number(await balanceOf(studio(), ben())), before + 4900);
    assert.deepEqual(seen(await resettle('50.00')), ['done', undefined, undefined]);
    assert.equal(Number(await balanceOf(studio(), ben())), before - 50);
    await assertBooksAgree();
  });

  test('pays of a held correction first what the player owes', async () => {
    const debt = () => app().modules.wallet.balanceOf(memberAccount(carl().playerId, 'receivable'));
    const bet = await stake(carl());
    await win(bet, { amount: '100.00' });
    await win(await stake(carl(), { amount: '100.00' }), { amount: '0.00' });
    await resettled(bet, '0.00', newId());
    assert.deepEqual([await balanceOf(studio(), carl()), await debt()], ['0.00', -10_000n]);
    const { transactionId } = await resettled(bet, '5000.00', newId());
    assert.deepEqual([await balanceOf(studio(), carl()), await debt()], ['0.00', -10_000n]);
    assert.equal((await decide(transactionId, 'pay')).status, 200);
    assert.deepEqual([await balanceOf(studio(), carl()), await debt()], ['4900.00', 0n]);
    assert.equal(await holdOf(carl().playerId), 0n);
    await assertBooksAgree();
  });
});
