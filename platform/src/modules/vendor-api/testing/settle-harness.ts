import assert from 'node:assert/strict';
import { before } from 'node:test';
import { type SettleItem, type SettleResult, vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import type { Database } from '../../../kernel/database/database.ts';
import { type BetSettled, betSettled } from '../../games/index.ts';
import { playHarness } from '../../games/testing/play-harness.ts';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import type { TestPlayer } from '../../games/testing/test-studio.ts';

/** A bet of the test studio, as the items of a batch refer to it. */
export type Bet = ReturnType<typeof betOf>;

/** Returns the item of a batch that pays a bet out. */
export const winItem = (bet: Bet, change = {}) => ({ kind: 'win' as const, ...winOf(bet, change) });

/** Returns the item of a batch that refunds a stake. */
export const rollbackItem = (bet: Bet, change = {}) => ({ kind: 'rollback' as const, ...rollbackOf(bet), ...change });

/** Returns the result of each item: its refusal code, or its status. */
export const statuses = (results: readonly SettleResult[]) => results.map(({ status, code }) => code ?? status);

/** A platform with the test studio and two players, and the calls of a test of batches. */
export function settleHarness(database: () => Database) {
  const harness = playHarness(database);
  const published: BetSettled[] = [];
  before(() =>
    harness.app().server.kernel.outbox.subscribe(betSettled, 'settle-test', async (bet) => void published.push(bet)),
  );

  async function stake(player: TestPlayer, change = {}): Promise<Bet> {
    const bet = betOf(player, change);
    assert.equal((await harness.studio().send(vendorBet, bet)).status, 200);
    return bet;
  }

  async function settle(items: readonly SettleItem[]): Promise<SettleResult[]> {
    const answer = await harness.studio().send(vendorSettle, { items });
    assert.equal(answer.status, 200, answer.code);
    return answer.value.results;
  }

  /** Returns the rounds of these bets that subscribers received, once per delivery. */
  async function publishedRounds(bets: readonly Bet[]): Promise<string[]> {
    await harness.app().server.kernel.outbox.drain();
    const rounds = new Set(bets.map(({ roundId }) => `test-studio:${roundId}`));
    return published.filter(({ roundId }) => rounds.has(roundId)).map(({ roundId }) => roundId);
  }

  return {
    ...harness,
    anna: harness.player('anna01', 10_000_000n),
    ben: harness.player('ben001', 10_000_000n),
    stake,
    settle,
    publishedRounds: publishedRounds,
    timesPublished: async (bet: Bet) => (await publishedRounds([bet])).length,
  };
}
