import assert from 'node:assert/strict';
import { before } from 'node:test';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { winOf } from '../../games/testing/play-moves.ts';
import { testProvider } from '../../games/testing/test-studio.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { recordsAgainstLedger } from '../../reports/reconciliation/reconcile.ts';
import { memberAccount } from '../../wallet/index.ts';
import { settleHarness } from './settle-harness.ts';

/** Wins above 1,000.00 are held, and none is above 10,000.00. */
export const heldWinLimits = {
  all: { largest: '10000.00', reviewAbove: '1000.00' },
  vendors: {},
  games: {},
};

/** A platform that holds large wins, with two operators who decide them. */
export function heldWinHarness(database: () => Database) {
  const harness = settleHarness(database);
  const { app, api, studio, clock } = harness;
  let finance: FinanceOperators;
  before(async () => {
    finance = await financeOperators(app());
    await app().modules.settings.write('wins.limits', heldWinLimits, 'test');
  });

  const idempotent = async (token: Promise<string>) => ({
    token: await token,
    headers: { 'idempotency-key': newId() },
  });
  const propose = async (transactionId: string, decision: string) =>
    api().send(
      proposeHeldWin,
      { provider: testProvider, transactionId, decision, why: 'looked at the round' },
      await idempotent(finance.maker()),
    );
  /** Two operators decide a held win; returns the answer of the second. */
  async function decide(transactionId: string, decision: string) {
    const proposed = await propose(transactionId, decision);
    assert.equal(proposed.status, 200, proposed.code);
    return finance.accept(proposed.value.id);
  }
  const win = (bet: Parameters<typeof winOf>[0], change = {}) => studio().send(vendorWin, winOf(bet, change));
  async function resettled(bet: Parameters<typeof winOf>[0], amount: string, transactionId: string) {
    const { playerId, gameCode, roundId } = bet;
    const items = [{ transactionId, playerId, gameCode, roundId, amount }];
    return { transactionId, ...(await studio().send(vendorResettle, { items })).value.results[0] };
  }
  const roundOf = async (roundId: string) => (await studio().send(vendorRound, { roundId })).value;
  const holdOf = (memberId: string) => app().modules.wallet.balanceOf(memberAccount(memberId, 'win-hold'));
  const stop = (scope: 'all' | 'vendor', target: string) =>
    app().modules.games.suspendPlay({ scope, target, who: 'nadia', why: 'stolen key' });
  const resume = (scope: 'all' | 'vendor', target: string) => app().modules.games.resumePlay({ scope, target });

  /** Asserts that the ledger is whole, and that the records of the day say the same as it. */
  async function assertBooksAgree() {
    assert.equal((await app().modules.wallet.checkLedger()).balanced, true);
    const now = clock.now().getTime();
    const day = { start: new Date(now - 86_400_000), end: new Date(now + 86_400_000) };
    const records = await recordsAgainstLedger(app().modules, day);
    assert.deepEqual(
      records.filter(({ isEqual }) => !isEqual),
      [],
    );
  }

  return {
    ...harness,
    finance: () => finance,
    propose,
    decide,
    win,
    resettled,
    roundOf,
    holdOf,
    stop,
    resume,
    assertBooksAgree,
  };
}
