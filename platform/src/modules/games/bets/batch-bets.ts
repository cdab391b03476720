import { AsyncLocalStorage } from 'node:async_hooks';
import { isFaultOfOne } from '../../../kernel/database/database.ts';
import { type BatchBet, takeBatch } from './bet-batch.rules.ts';
import type { PlayOutcome } from './round-functions.ts';

interface BetCalls<Bet> {
  /** Posts the bets in one transaction without waiting for a player; outcomes in their order. */
  post(bets: readonly Bet[]): Promise<PlayOutcome[]>;
  /** Resolves when no movement holds this account, and holds nothing itself. */
  whenFree(account: string | null): Promise<void>;
}

interface Waiting<Bet> {
  bet: Bet;
  answer: (outcome: Promise<PlayOutcome>) => void;
}

/** Two calls make batches smaller and cost the database more per bet (decisions/006). */
const callsAtOnce = 1;

/**
 * Batches bets that arrive while others are being posted: one round trip and one commit for all (decisions/006). A
 * bet never waits for others: when nothing is being posted it goes at once. Bets use their own transactions, never the
 * caller's.
 */
export function createBetPoster<Bet extends BatchBet>(calls: BetCalls<Bet>): (bet: Bet) => Promise<PlayOutcome> {
  const waiting: Waiting<Bet>[] = [];
  const playersAtPlay = new Set<string>();
  const outsideOfCallers = AsyncLocalStorage.snapshot();
  let callsAtWork = 0;
  let isDue = false;

  /** Deferred, so that bets received at the same moment go together. */
  function sendSoon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => outsideOfCallers(sendWaiting));
  }

  function sendWaiting(): void {
    isDue = false;
    while (callsAtWork < callsAtOnce) {
      const batch = takeBatch(waiting, playersAtPlay);
      if (batch.length === 0) return;
      void send(batch);
    }
  }

  async function send(batch: readonly Waiting<Bet>[]): Promise<void> {
    for (const { bet } of batch) playersAtPlay.add(bet.playerId);
    callsAtWork += 1;
    const outcomes = await postTogether(
      calls,
      batch.map(({ bet }) => bet),
    );
    callsAtWork -= 1;
    for (const [index, outcome] of outcomes.entries()) {
      const { bet, answer } = batch[index] ?? {};
      answer?.(outcome);
      const free = () => {
        if (bet) playersAtPlay.delete(bet.playerId);
        sendSoon();
      };
      outcome.then(free, free);
    }
  }

  return (bet) =>
    new Promise((resolve) => {
      waiting.push({ bet, answer: resolve });
      sendSoon();
    });
}

/** Never rejects: each bet has its own outcome or error. */
async function postTogether<Bet>(calls: BetCalls<Bet>, bets: readonly Bet[]): Promise<Promise<PlayOutcome>[]> {
  try {
    const outcomes = await calls.post(bets);
    return bets.map((bet, index) => outcomeOf(calls, bet, outcomes[index]));
  } catch (error) {
    const isOfOne = bets.length > 1 && isFaultOfOne(error);
    return bets.map((bet) => (isOfOne ? postAlone(calls, bet) : Promise.reject(error)));
  }
}

/** Waits for a busy player outside the calls, so that no other bet waits. */
async function outcomeOf<Bet>(calls: BetCalls<Bet>, bet: Bet, outcome: PlayOutcome | undefined): Promise<PlayOutcome> {
  if (!outcome) throw new Error('a bet was given no outcome');
  if (outcome.outcome !== 'busy') return outcome;
  await calls.whenFree(outcome.play_account);
  return postAlone(calls, bet);
}

async function postAlone<Bet>(calls: BetCalls<Bet>, bet: Bet): Promise<PlayOutcome> {
  const [outcome] = await calls.post([bet]);
  return outcomeOf(calls, bet, outcome);
}
