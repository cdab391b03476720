import assert from 'node:assert/strict';
import { before } from 'node:test';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { vendorBet, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { playHarness } from '../../games/testing/play-harness.ts';
import { betOf, winOf } from '../../games/testing/play-moves.ts';
import { openGame, testProvider } from '../../games/testing/test-studio.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type FinanceOperators, financeOperators } from './finance-operators.ts';
import { withdrawingMember } from './withdrawing-member.ts';

/** A platform with the test studio, and members who play with bonuses and deposits. */
export function bonusHarness(database: () => Database) {
  const harness = playHarness(database);
  const { app, api, studio, clock } = harness;
  let finance: FinanceOperators;
  before(async () => {
    finance = await financeOperators(app());
  });

  async function member(account: string, balance: bigint) {
    await app().modules.settings.write('login.triesPerMinute', 1000, 'test');
    const player = await withdrawingMember(app(), account, balance);
    const game = await openGame(app(), studio(), player.token);
    const { memberId, token } = player;
    const terms = async () => (await api().send(getWithdrawalTerms, {}, { token })).value;
    const grant = (amountMinor: bigint, turnoverPercent: number, weights?: Record<string, number>) => {
      const name = { EN: 'Ten for ten' };
      return {
        memberId,
        source: 'promotion' as const,
        reference: newId(),
        name,
        amountMinor,
        turnoverPercent,
        weights,
      };
    };
    return {
      player,
      game,
      memberId,
      terms,
      /** The amount that can be withdrawn now, and what each source still requires and locks. */
      async stands() {
        clock.advanceMs(1);
        await app().server.kernel.outbox.drain();
        const { balance, withdrawable, sources } = await terms();
        return [balance, withdrawable, ...sources.map(({ from, missing, bound }) => `${from} ${missing} ${bound}`)];
      },
      grant,
      bonus: (...asked: Parameters<typeof grant>) => app().modules.rewards.grants.giveAndPay(grant(...asked)),
      async deposit(depositMinor: bigint) {
        clock.advanceMs(1);
        const legs = between(houseAccount('deposits'), memberAccount(memberId), depositMinor);
        await app().modules.wallet.post({ source: 'test', reference: newId(), kind: 'deposit', legs });
        await app().modules.payments.turnover.require({ memberId, reference: newId(), depositMinor });
      },
      async bet(amount: string, change = {}) {
        clock.advanceMs(1);
        const bet = betOf(game, { amount, ...change });
        const answer = await studio().send(vendorBet, bet);
        assert.equal(answer.status, 200, answer.code);
        return bet;
      },
      /** Two operators pay or reject a win under review. */
      async decide({ transactionId }: ReturnType<typeof winOf>, decision: 'pay' | 'reject') {
        const asked = { provider: testProvider, transactionId, decision, why: 'looked at the round' };
        const options = { token: await finance.maker(), headers: { 'idempotency-key': newId() } };
        const { value } = await api().send(proposeHeldWin, asked, options);
        assert.equal((await finance.accept(value.id)).status, 200);
      },
      async win(bet: ReturnType<typeof betOf>, amount: string, closeRound = true) {
        const win = winOf(bet, { amount, closeRound, gameCode: bet.gameCode });
        assert.equal((await studio().send(vendorWin, win)).status, 200);
        return win;
      },
    };
  }

  return { ...harness, member };
}
