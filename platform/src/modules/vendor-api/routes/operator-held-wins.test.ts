import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBet, listBets } from '@portal/shared/contract/games/bets';
import { findDispute } from '@portal/shared/contract/reports/operator-disputes';
import { listHeldWins } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { balanceOf, betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { testProvider } from '../../games/testing/test-studio.ts';
import { openOperatorSession } from '../../operators/sessions/operator-sessions.ts';
import { accountId, houseAccount, memberAccount } from '../../wallet/index.ts';
import { heldWinHarness, heldWinLimits } from '../testing/held-win-harness.ts';
import { winItem } from '../testing/settle-harness.ts';

forEachDatabase(({ database }) => {
  const { app, api, studio, anna, ben, stake, settle, timesPublished, ...held } = heldWinHarness(database);
  const { finance, propose, decide, win, roundOf, holdOf, stop, resume, assertBooksAgree } = held;
  const mainOf = (memberId: string) => accountId(memberAccount(memberId), 0);
  const sessionOf = (username: string) => openOperatorSession(app().server.kernel, username, false);
  const recordOf = async ({ roundId }: { roundId: string }, token: string) =>
    (await api().send(listBets, { pageSize: 100 }, { token })).value.list.find((each) => each.roundId === roundId);

  // covers 6
  test('pays nothing to a stolen key while all play is suspended: 9,999,999.00 on a stake of 1.00', async () => {
    const bet = await stake(anna(), { amount: '1.00' });
    const before = await balanceOf(studio(), anna());
    await stop('all', '');
    assert.equal((await win(bet, { amount: '9999999.00' })).code, 'above_largest_win');
    const small = winOf(bet, { amount: '9.00' });
    const held = await studio().send(vendorWin, small);
    assert.deepEqual([held.value.underReview, held.value.balance], [true, before]);
    await resume('all', '');
    assert.equal(await balanceOf(studio(), anna()), before, 'resuming play does not pay');
    const { list } = (await api().send(listHeldWins, {}, { token: await finance().maker() })).value;
    assert.deepEqual(
      list.map(({ transactionId, account, amount, cause }) => [transactionId, account, amount, cause]),
      [[small.transactionId, 'anna01', '9.00', 'suspended']],
    );
    assert.equal((await decide(small.transactionId, 'reject')).status, 200);
    await assertBooksAgree();
  });

  test('holds the wins of a suspended vendor and pays those of another', async () => {
    const bet = await stake(anna());
    await stop('vendor', 'TESTT');
    assert.equal((await win(bet, { closeRound: false })).value.underReview, undefined);
    await resume('vendor', 'TESTT');
    await stop('vendor', studio().vassalage);
    const held = winOf(bet, { amount: '5.00' });
    assert.equal((await studio().send(vendorWin, held)).value.underReview, true);
    await resume('vendor', studio().vassalage);
    assert.equal((await decide(held.transactionId, 'pay')).status, 200);
  });

  // covers 6
  test('pays a win above the threshold when two operators let it go, once, and settles its round then', async () => {
    const bet = await stake(anna());
    const before = await balanceOf(studio(), anna());
    const large = winOf(bet, { amount: '1000.01' });
    const first = await studio().send(vendorWin, large);
    assert.deepEqual([first.status, first.value.underReview, first.value.balance], [200, true, before]);
    assert.deepEqual(await roundOf(bet.roundId), {
      state: 'settled',
      underReview: '1000.01',
      transactions: [
        { transactionId: bet.transactionId, kind: 'bet', amount: '10.00' },
        { transactionId: large.transactionId, kind: 'win', amount: '1000.01' },
      ],
    });
    const shown = await recordOf(bet, anna().token);
    assert.deepEqual([shown?.state, shown?.win, shown?.underReview], ['open', '0.00', '1000.01']);
    assert.equal(await timesPublished(bet), 0);
    await assertBooksAgree();

    const proposed = await propose(large.transactionId, 'pay');
    assert.equal((await propose(large.transactionId, 'reject')).code, 'proposal_open');
    const answers = await Promise.all([finance().accept(proposed.value.id), finance().accept(proposed.value.id)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    assert.equal(await balanceOf(studio(), anna()), (Number(before) + 1000.01).toFixed(2));
    assert.equal(await holdOf(anna().playerId), 0n);
    const settled = await recordOf(bet, anna().token);
    assert.deepEqual([settled?.state, settled?.win, settled?.underReview], ['settled', '1000.01', undefined]);
    assert.equal(await timesPublished(bet), 1);
    assert.equal((await propose(large.transactionId, 'pay')).code, 'win_decided');
    await app().modules.operator.add({ username: 'sue', password: 'a long enough one', roles: ['support'] });
    const { rounds } = (await api().send(findDispute, { roundId: bet.roundId }, { token: await sessionOf('sue') }))
      .value;
    assert.deepEqual(
      rounds[0]?.legs.filter(({ account }) => account === mainOf(anna().playerId)).map(({ amount }) => amount),
      ['-10.00', '1000.01'],
      'customer service sees that it was paid',
    );
    const detail = await api().send(getBet, { id: settled?.id }, { token: anna().token });
    assert.deepEqual(
      detail.value.movements.map(({ kind, amount }) => [kind, amount]),
      [
        ['bet', '-10.00'],
        ['win', '1000.01'],
      ],
    );
    await assertBooksAgree();
  });

  test('answers each repeat of a held win as the first, before and after its decision', async () => {
    const bet = await stake(anna());
    const large = winOf(bet, { amount: '2000.00' });
    const repeats = await Promise.all([1, 2, 3, 4].map(() => studio().send(vendorWin, large)));
    const [first] = repeats;
    assert.equal(first?.value.underReview, true);
    assert.equal(await holdOf(anna().playerId), 200_000n, 'held once');
    await decide(large.transactionId, 'pay');
    repeats.push(await studio().send(vendorWin, large));
    for (const { value } of repeats) assert.deepEqual(value, first?.value);
    assert.equal((await studio().send(vendorWin, { ...large, amount: '1.00' })).code, 'transaction_conflict');
    await assertBooksAgree();
  });

  test('returns a rejected win to the house with its reason and settles the round without it', async () => {
    const bet = await stake(ben());
    const house = () => app().modules.wallet.lockPool(houseAccount(`vendor-${testProvider}`));
    const [before, atHouse] = [await balanceOf(studio(), ben()), (await house()).total];
    const large = winOf(bet, { amount: '3000.00' });
    await studio().send(vendorWin, large);
    assert.equal((await house()).total, atHouse - 300_000n);
    assert.equal((await decide(large.transactionId, 'reject')).status, 200);
    assert.deepEqual([await balanceOf(studio(), ben()), (await house()).total], [before, atHouse]);
    const { list } = (await api().send(listHeldWins, { state: 'rejected' }, { token: await finance().maker() })).value;
    const { why, decidedBy } = list.find(({ transactionId }) => transactionId === large.transactionId) ?? {};
    assert.deepEqual([why, decidedBy], ['looked at the round', 'maker, checker']);
    const shown = await recordOf(bet, ben().token);
    assert.deepEqual([shown?.state, shown?.win], ['settled', '0.00']);
    assert.equal(await timesPublished(bet), 1);
    assert.equal((await roundOf(bet.roundId)).transactions.length, 2, 'the studio knows of its own two alone');
    await assertBooksAgree();
  });

  test('counts what the round has won: many small wins obey the limits together', async () => {
    const bet = await stake(anna());
    for (const amount of ['400.00', '600.00'])
      assert.equal((await win(bet, { amount, closeRound: false })).value.underReview, undefined);
    const held = winOf(bet, { amount: '0.01', closeRound: false });
    assert.equal((await studio().send(vendorWin, held)).value.underReview, true);
    assert.equal((await win(bet, { amount: '9000.00' })).code, 'above_largest_win');
    assert.equal((await win(bet, { amount: '0.00' })).status, 200, 'the studio ends the round');
    assert.equal(await timesPublished(bet), 0, 'it waits for its review');
    await decide(held.transactionId, 'pay');
    assert.equal(await timesPublished(bet), 1);
  });

  test('judges each win of a batch for itself', async () => {
    const [small, large, refused] = [await stake(anna()), await stake(ben()), await stake(anna())];
    const items = [
      winItem(small),
      winItem(large, { amount: '5000.00' }),
      winItem(refused, { amount: '10000.01' }),
    ] as const;
    const results = await settle(items);
    const seen = results.map(({ status, code, underReview }) => [status, code, underReview]);
    assert.deepEqual(seen, [
      ['done', undefined, undefined],
      ['done', undefined, true],
      ['refused', 'above_largest_win', undefined],
    ]);
    const repeated = await settle([items[0], items[1]]);
    assert.deepEqual(repeated, results.slice(0, 2));
    await decide(items[1].transactionId, 'reject');
    await assertBooksAgree();
  });

  test('judges a win of a batch with what its round has won before', async () => {
    const [bet, other] = [await stake(anna()), await stake(ben())];
    await win(bet, { amount: '900.00', closeRound: false });
    const more = winItem(bet, { amount: '100.01' });
    const results = await settle([more, winItem(other)]);
    assert.deepEqual(
      results.map(({ status, underReview }) => [status, underReview]),
      [
        ['done', true],
        ['done', undefined],
      ],
    );
    await decide(more.transactionId, 'reject');
    await assertBooksAgree();
  });

  test('returns the stake of a bet whose win is held, which can then only be rejected', async () => {
    const bet = await stake(anna());
    const held = winOf(bet, { amount: '4000.00', closeRound: false });
    await studio().send(vendorWin, held);
    const before = await balanceOf(studio(), anna());
    const early = await propose(held.transactionId, 'pay');
    assert.equal((await studio().send(vendorRollback, rollbackOf(bet))).status, 200);
    assert.equal(await balanceOf(studio(), anna()), (Number(before) + 10).toFixed(2));
    assert.equal((await finance().accept(early.value.id)).code, 'proposal_stale');
    assert.equal((await propose(held.transactionId, 'pay')).code, 'rolled_back');
    assert.equal((await decide(held.transactionId, 'reject')).status, 200);
    assert.equal((await roundOf(bet.roundId)).state, 'rolled_back');
    const closed = await stake(anna());
    const closing = winOf(closed, { amount: '4000.00' });
    await studio().send(vendorWin, closing);
    assert.equal((await studio().send(vendorRollback, rollbackOf(closed))).code, 'round_closed');
    await decide(closing.transactionId, 'reject');
    await assertBooksAgree();
  });

  // covers 6
  test('pays no win whose round lost a part of its stake after the request: it has to be asked for again', async () => {
    const bet = await stake(anna());
    const more = await stake(anna(), { roundId: bet.roundId, amount: '90.00' });
    const held = winOf(bet, { amount: '4000.00', closeRound: false });
    await studio().send(vendorWin, held);
    const early = await propose(held.transactionId, 'pay');
    assert.equal((await studio().send(vendorRollback, rollbackOf(more))).status, 200);
    const before = Number(await balanceOf(studio(), anna()));
    assert.equal((await finance().accept(early.value.id)).code, 'proposal_stale');
    assert.equal(Number(await balanceOf(studio(), anna())), before);
    const again = await propose(held.transactionId, 'pay');
    assert.equal(again.value.input.stake, '10.00');
    assert.equal((await finance().accept(again.value.id)).status, 200);
    assert.equal(Number(await balanceOf(studio(), anna())), before + 4000);
    const other = await stake(anna());
    const rejected = winOf(other, { amount: '4000.00', closeRound: false });
    await studio().send(vendorWin, rejected);
    const asked = await propose(rejected.transactionId, 'reject');
    await studio().send(vendorRollback, rollbackOf(other));
    assert.equal((await finance().accept(asked.value.id)).status, 200, 'it is rejected whatever its stake');
    await assertBooksAgree();
  });

  test('a limit of a game counts before that of its vendor', async () => {
    const game = { largest: '20.00', reviewAbove: '20.00' };
    const changed = {
      ...heldWinLimits,
      vendors: { TEST: heldWinLimits.all },
      games: { 'test-studio.test-slot': game },
    };
    await app().modules.settings.write('wins.limits', changed, 'test');
    const bet = await stake(anna());
    assert.equal((await win(bet)).code, 'above_largest_win');
    await app().modules.settings.write('wins.limits', heldWinLimits, 'test');
    assert.equal((await win(bet)).status, 200);
  });

  test('takes bets while a win of the player is held', async () => {
    const bet = await stake(anna());
    const held = winOf(bet, { amount: '1500.00', closeRound: false });
    await studio().send(vendorWin, held);
    assert.equal((await studio().send(vendorBet, betOf(anna()))).status, 200);
    await decide(held.transactionId, 'reject');
  });
});
