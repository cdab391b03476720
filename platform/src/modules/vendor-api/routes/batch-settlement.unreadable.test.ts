import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { balanceChange, betOf } from '../../games/testing/play-moves.ts';
import { rollbackItem, settleHarness, statuses, winItem } from '../testing/settle-harness.ts';

forEachDatabase(({ database }) => {
  const { app, studio, anna, ben, stake, settle, timesPublished } = settleHarness(database);

  // covers 2.7
  test('refuses an unreadable item in its place, whatever its form, and posts the good ones once', async () => {
    const [first, second, foreign] = [await stake(anna()), await stake(anna()), await stake(ben())];
    const [won, back] = [winItem(first), rollbackItem(second)];
    const broken: unknown[] = [
      ...[null, 7, 'text', [], {}, { kind: 'win' }, { ...won, kind: 'bet' }, { ...won, kind: undefined }],
      ...[
        { ...won, amount: '-1.00' },
        { ...won, amount: '1.001' },
        { ...won, amount: 25 },
      ],
      ...[
        { ...won, amount: '1000000000000.00' },
        { ...won, closeRound: 'yes' },
        { ...won, roundId: 'no round' },
      ],
      ...[
        { ...won, playerId: 'a\u0000b' },
        { ...won, transactionId: 'bell\u0007' },
        { ...back, betTransactionId: {} },
      ],
    ];
    const items = [won, ...broken, won, back, winItem(foreign, { playerId: anna().playerId }), back];
    const moved = await balanceChange(studio(), anna(), async () => {
      const answer = await studio().send(vendorSettle, { items });
      assert.equal(answer.status, 200, answer.code);
      const { results } = answer.value;
      assert.deepEqual(statuses(results), [
        ...['done', ...broken.map(() => 'invalid_input'), 'done', 'done', 'foreign_round', 'done'],
      ]);
      const isNamed = (at: number) => results[at]?.transactionId === won.transactionId;
      assert.deepEqual(
        [results[1], results[7]?.status, isNamed(7), results[16]?.transactionId],
        [{ transactionId: '', status: 'refused', code: 'invalid_input' }, 'refused', true, ''],
      );
      assert.deepEqual(results.at(-1), results.at(-3), 'the same item twice in a call gets the first answer');
      assert.deepEqual((await studio().send(vendorSettle, { items })).value.results, results);
    });
    assert.equal(moved, 2500 + 1000);
    assert.deepEqual([await timesPublished(first), await timesPublished(foreign)], [1, 0]);
    assert.deepEqual(statuses(await settle([rollbackItem(foreign)])), ['done']);
  });

  test('answers a call whose items are all unreadable', async () => {
    const answer = await studio().send(vendorSettle, { items: [null, { kind: 'win' }] });
    assert.deepEqual([answer.status, statuses(answer.value.results)], [200, ['invalid_input', 'invalid_input']]);
    assert.equal((await studio().send(vendorSettle, { items: 'all' })).code, 'invalid_input');
  });

  test('takes a call of the largest size, and refuses one more item', async () => {
    const id = (each: number) => `${'x:'.repeat(38)}${String(each).padStart(4, '0')}`;
    const items = Array.from({ length: 1000 }, (_, each) =>
      winItem(betOf(anna(), { roundId: id(each), playerId: id(each) }), {
        transactionId: id(each),
        gameCode: id(each),
      }),
    );
    assert.deepEqual(new Set(statuses(await settle(items))), new Set(['unknown_round']));
    const answer = await studio().send(vendorSettle, { items: [...items, winItem(betOf(anna()))] });
    assert.equal(answer.code, 'invalid_input');
    assert.equal((await studio().send(vendorSettle, { items: [] })).code, 'invalid_input');
  });

  test('accepts a nonce for one call, and refuses a changed body', async () => {
    const bet = await stake(anna());
    const nonce = newId();
    const items = [winItem(bet)];
    const tamper = (body: string) => body.replace('25.00', '95.00');
    assert.equal((await studio().send(vendorSettle, { items }, { tamper })).code, 'bad_signature');
    assert.equal((await studio().send(vendorSettle, { items }, { nonce })).status, 200);
    assert.equal((await studio().send(vendorSettle, { items }, { nonce })).code, 'bad_signature');
  });

  test('leaves the ledger balanced', async () => {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
  });
});
