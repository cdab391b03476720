import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getBet } from '@portal/shared/contract/games/bets';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { listTransactions } from '@portal/shared/contract/wallet/transactions';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { type BetCorrected, betCorrected } from '../../games/index.ts';
import { allowAnyWin, playHarness } from '../../games/testing/play-harness.ts';
import { balanceChange, balanceOf, betOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, otherStudio, type TestPlayer, testGame } from '../../games/testing/test-studio.ts';
import { recordsAgainstLedger } from '../../reports/reconciliation/reconcile.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import type { ResettleResult } from '../resettle.rules.ts';

type Bet = ReturnType<typeof betOf>;

const again = (bet: Bet, amount: string, change = {}) => ({
  transactionId: newId(),
  playerId: bet.playerId,
  gameCode: testGame,
  roundId: bet.roundId,
  amount,
  ...change,
});
const statuses = (results: readonly ResettleResult[]) => results.map(({ status, code }) => code ?? status);

forEachDatabase(({ database }) => {
  const { app, studio, player } = playHarness(database);
  const anna = player('anna01', 10_000_000n);
  const ben = player('ben001', 10_000_000n);
  const published: BetCorrected[] = [];
  before(() => allowAnyWin(app()));
  before(() =>
    app().server.kernel.outbox.subscribe(betCorrected, 'resettle-test', async (bet) => void published.push(bet)),
  );

  /** Places a bet of 10.00 and settles its round with this win. */
  async function settled(player: TestPlayer, amount = '25.00'): Promise<Bet> {
    const bet = betOf(player);
    assert.equal((await studio().send(vendorBet, bet)).status, 200);
    assert.equal((await studio().send(vendorWin, winOf(bet, { amount }))).status, 200);
    return bet;
  }
  async function resettle(...items: ReturnType<typeof again>[]): Promise<ResettleResult[]> {
    const answer = await studio().send(vendorResettle, { items });
    assert.equal(answer.status, 200, answer.code);
    return answer.value.results;
  }
  const owedBy = async (player: TestPlayer) =>
    -(await app().modules.wallet.balanceOf(memberAccount(player.playerId, 'receivable')));
  /** A player who has won 25.00 and has this much left in total. */
  async function poorWinner(leftMinor: bigint): Promise<{ player: TestPlayer; bet: Bet }> {
    const player = await launchedPlayer(app(), studio(), `poor${newId().slice(0, 6)}`, 1000n);
    const bet = await settled(player);
    const legs = between(memberAccount(player.playerId), houseAccount('spent'), 2500n - leftMinor);
    await app().modules.wallet.post({ source: 'test', reference: newId(), kind: 'test', legs });
    return { player, bet };
  }

  // covers 9
  test('corrects a round to a higher, a lower, no win, and a win again', async () => {
    const bet = await settled(anna());
    const course = [
      ['40.00', 1500],
      ['5.00', -3500],
      ['0.00', -500],
      ['25.00', 2500],
    ] as const;
    for (const [amount, change] of course) {
      const moved = await balanceChange(studio(), anna(), async () => {
        const [result] = await resettle(again(bet, amount));
        assert.deepEqual([result?.status, result?.owed], ['done', undefined]);
        assert.equal(result?.balance, await balanceOf(studio(), anna()));
      });
      assert.equal(moved, change, amount);
    }
    const { state, transactions } = (await studio().send(vendorRound, { roundId: bet.roundId })).value;
    assert.equal(state, 'settled');
    assert.deepEqual(transactions.map(({ kind, amount }) => `${kind} ${amount}`).sort(), [
      'bet 10.00',
      'correction 0.00',
      'correction 25.00',
      'correction 40.00',
      'correction 5.00',
      'win 25.00',
    ]);
  });

  // covers 9
  test('answers repeats like the first calls and moves nothing, whatever came after', async () => {
    const { player, bet } = await poorWinner(500n);
    const items = [again(bet, '3.00'), again(bet, '30.00'), again(bet, '1.00')];
    const first = await resettle(...items);
    assert.deepEqual(statuses(first), ['done', 'done', 'done']);
    assert.equal(new Set(first.map(({ reference }) => reference)).size, 3);
    const moved = await balanceChange(studio(), player, async () => {
      assert.deepEqual(await resettle(...items), first);
      for (const [at, item] of items.entries()) assert.deepEqual(await resettle(item), [first[at]]);
    });
    assert.equal(moved, 0);
    // 5.00 were left: 17.00 are owed after the first, paid by the second, and owed again after the third.
    assert.deepEqual(
      first.map(({ owed, balance }) => `${owed ?? '-'} ${balance}`),
      ['17.00 0.00', '- 10.00', '19.00 0.00'],
    );
    assert.equal(await owedBy(player), 1900n);
  });

  // covers 9
  test('makes spent money a debt that blocks withdrawals and is paid first from what comes in', async () => {
    const { player, bet } = await poorWinner(400n);
    const [result] = await resettle(again(bet, '0.00'));
    assert.deepEqual([result?.status, result?.owed, result?.balance], ['done', '21.00', '0.00']);
    assert.equal(await app().modules.wallet.isInDebt(player.playerId), true);
    const legs = between(houseAccount('deposits'), memberAccount(player.playerId), 3000n);
    await app().modules.wallet.credit(player.playerId, { source: 'test', reference: newId(), kind: 'deposit', legs });
    assert.equal(await balanceOf(studio(), player), '9.00');
    assert.equal(await app().modules.wallet.isInDebt(player.playerId), false);
  });

  // covers 9
  test('gives the reason for each refused item and settles the others', async () => {
    const [good, open, back, last] = [await settled(anna()), betOf(ben()), betOf(anna()), await settled(ben())];
    for (const bet of [open, back]) assert.equal((await studio().send(vendorBet, bet)).status, 200);
    const rollback = { transactionId: newId(), betTransactionId: back.transactionId, playerId: back.playerId };
    await studio().send(vendorRollback, { ...rollback, roundId: back.roundId });
    const first = again(good, '1.00');
    const [alone] = await resettle(first);
    const results = await resettle(
      first,
      again(open, '1.00'),
      again(back, '1.00'),
      again(betOf(anna()), '1.00'),
      again(good, '1.00', { playerId: ben().playerId }),
      again(good, '1.00', { playerId: 'nobody' }),
      again(good, '1.00', { gameCode: 'another' }),
      again(last, '1.00', { transactionId: first.transactionId }),
      { ...first, amount: '2.00' },
      again(good, '1.00', { transactionId: good.transactionId }),
      first,
      again(last, '7.00'),
    );
    assert.deepEqual(statuses(results), [
      ...['done', 'round_open', 'rolled_back', 'unknown_round', 'foreign_round', 'foreign_round', 'foreign_round'],
      ...['transaction_conflict', 'transaction_conflict', 'transaction_conflict', 'done', 'done'],
    ]);
    assert.deepEqual([results[0], results[10]], [alone, alone]);
    await studio().send(vendorWin, winOf(open));
    const used = await studio().send(
      vendorWin,
      winOf(betOf(anna(), { roundId: good.roundId }), { transactionId: first.transactionId }),
    );
    assert.equal(used.code, 'transaction_conflict', 'nor is its id free for a win');
  });

  test('refuses to settle a round of another studio', async () => {
    const bet = await settled(anna());
    const other = await otherStudio(app(), 'other-studio', 'OTHER');
    const moved = await balanceChange(studio(), anna(), async () => {
      const { results } = (await other.send(vendorResettle, { items: [again(bet, '99.00')] })).value;
      assert.deepEqual(statuses(results), ['unknown_round']);
    });
    assert.equal(moved, 0);
  });

  // covers 9
  test('shows each step in the round, its movements and the account record, and publishes it once, in order', async () => {
    const bet = await settled(anna());
    await resettle(again(bet, '40.00'), again(bet, '12.00'));
    const api = apiClient(app());
    const token = await tokenOf(app(), 'anna01');
    const { value } = await api.send(getBet, { id: `test-studio:${bet.roundId}` }, { token });
    assert.deepEqual([value.win, value.profit, value.state], ['12.00', '2.00', 'settled']);
    const steps = ['win-reversal -25.00', 'win-correction 40.00', 'win-reversal -40.00', 'win-correction 12.00'];
    const corrections = value.movements.filter(({ kind }) => kind.startsWith('win-'));
    assert.deepEqual(corrections.map(({ kind, amount }) => `${kind} ${amount}`).sort(), steps.toSorted());
    const record = await api.send(listTransactions, { pageNo: 1, pageSize: 10 }, { token });
    const lines = record.value.list.filter(({ betId }) => betId === `test-studio:${bet.roundId}`);
    assert.deepEqual(lines.map(({ type, amount }) => `${type} ${amount}`).reverse(), [
      'bet -10.00',
      'win 25.00',
      ...steps,
    ]);
    assert.ok(lines.every(({ group }) => group === 'play'));
    await app().server.kernel.outbox.drain();
    assert.deepEqual(
      published
        .filter(({ roundId }) => roundId.endsWith(bet.roundId))
        .map((each) => [each.winBeforeMinor, each.winMinor, each.stakeMinor]),
      [
        ['2500', '4000', '1000'],
        ['4000', '1200', '1000'],
      ],
    );
  });

  // covers 9
  test('removes a reversed win from the winner board', async () => {
    const bet = await settled(ben(), '60000.00');
    const board = async () =>
      (await app().modules.games.listWinners(20, async () => new Map())).map(({ vo }) => vo.winAmount);
    assert.ok((await board()).includes('60000.00'));
    await resettle(again(bet, '49999.99'));
    assert.deepEqual(await board(), []);
    await resettle(again(bet, '70000.00'));
    assert.deepEqual(await board(), ['70000.00']);
    await resettle(again(bet, '0.00'));
    assert.deepEqual(await board(), []);
  });

  // covers 9
  test('refuses 1,001 items, no items and invalid amounts, and takes the largest call', async () => {
    const bet = await settled(anna());
    const many = Array.from({ length: 1001 }, () => again(bet, '1.00'));
    for (const items of [many, []])
      assert.equal((await studio().send(vendorResettle, { items })).code, 'invalid_input');
    for (const amount of ['-1.00', '1', '1.001', '1e3', '1000000000000.00', 'NaN', '']) {
      const item = again(bet, amount);
      const { value } = await studio().send(vendorResettle, { items: [item] });
      const refused = { transactionId: item.transactionId, status: 'refused', code: 'invalid_input' };
      assert.deepEqual(value.results, [refused], amount);
    }
    const moved = await balanceChange(studio(), anna(), async () => {
      assert.deepEqual(statuses(await resettle(again(bet, '999999999999.99'), again(bet, '25.00'))), ['done', 'done']);
    });
    assert.equal(moved, 0);
  });

  test('leaves an item that the database cannot post for later and settles the others', async () => {
    const rich = await launchedPlayer(app(), studio(), `rich${newId().slice(0, 6)}`, 9_223_300_000_000_000_000n);
    const [tooRich, poor] = [await settled(rich), await settled(anna())];
    assert.deepEqual(statuses(await resettle(again(tooRich, '999999999999.99'), again(poor, '1.00'))), [
      'later',
      'done',
    ]);
    assert.equal((await studio().send(vendorRound, { roundId: tooRich.roundId })).value.transactions.length, 2);
  });

  test('settles each item once when a call with items of two players is sent three times at once', async () => {
    const bets: Bet[] = [];
    for (let each = 0; each < 120; each += 1) bets.push(await settled(each % 2 ? anna() : ben()));
    const items = bets.map((bet) => again(bet, '30.00'));
    const moved = await balanceChange(studio(), anna(), async () => {
      const [first, second, third] = await Promise.all([
        resettle(...items),
        resettle(...items.toReversed()),
        resettle(...items),
      ]);
      assert.deepEqual(third, first);
      assert.deepEqual(second?.toReversed(), first);
      assert.deepEqual(new Set(statuses(first ?? [])), new Set(['done']));
    });
    assert.equal(moved, 60 * 500);
  });

  test('refuses a bad signature, a changed amount and a used nonce', async () => {
    const bet = await settled(anna());
    const items = [again(bet, '26.00')];
    const nonce = newId();
    const tamper = (body: string) => body.replace('26.00', '96.00');
    assert.equal((await studio().send(vendorResettle, { items }, { tamper })).code, 'bad_signature');
    assert.equal((await studio().send(vendorResettle, { items }, { nonce })).status, 200);
    assert.equal((await studio().send(vendorResettle, { items }, { nonce })).code, 'bad_signature');
  });

  test('leaves the records equal to the ledger, and the ledger balanced', async () => {
    const window = { start: new Date(0), end: new Date('2100-01-01') };
    const records = await recordsAgainstLedger(app().modules, window);
    assert.deepEqual(
      records.filter(({ isEqual }) => !isEqual),
      [],
    );
    const corrected = records.find(({ kind }) => kind === 'win-correction');
    assert.notEqual(corrected?.ledger, '0.00');
    const check = await app().modules.wallet.checkLedger();
    assert.equal(check.balanced, true, JSON.stringify(check));
  });
});
