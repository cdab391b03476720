import { AsyncLocalStorage } from 'node:async_hooks';
import { isFaultOfOne } from '../../kernel/database.ts';
import { type BatchBet, takeBatch } from './bet-batch.rules.ts';
import type { PlayOutcome } from './play-calls.ts';

/** Posts the bets in one transaction; the outcomes in their order. */
type Post<Bet> = (bets: readonly Bet[]) => Promise<PlayOutcome[]>;

interface Waiting<Bet> {
  bet: Bet;
  answer: (outcome: Promise<PlayOutcome>) => void;
}

/** With two, batches are smaller, and a bet costs the database more (docs/decisions/006). */
const callsAtOnce = 1;

/**
 * Bets that come while others are on their way to the database go together in the next call: one round trip and one
 * commit for all of them (docs/decisions/006). A bet never waits for company: where nothing is on its way it goes at
 * once. Bets are posted in transactions of their own, never in one around the caller.
 */
export function createBetPosting<Bet extends BatchBet>(post: Post<Bet>): (bet: Bet) => Promise<PlayOutcome> {
  const waiting: Waiting<Bet>[] = [];
  const playersAtPlay = new Set<string>();
  const outsideOfCallers = AsyncLocalStorage.snapshot();
  let calls = 0;
  let isDue = false;

  /** Soon, so that what came over the line in the same moment goes together. */
  function sendSoon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => outsideOfCallers(sendWaiting));
  }

  function sendWaiting(): void {
    isDue = false;
    while (calls < callsAtOnce) {
      const batch = takeBatch(waiting, playersAtPlay);
      if (batch.length === 0) return;
      void send(batch);
    }
  }

  async function send(batch: readonly Waiting<Bet>[]): Promise<void> {
    for (const { bet } of batch) playersAtPlay.add(bet.playerId);
    calls += 1;
    const outcomes = await postTogether(
      post,
      batch.map(({ bet }) => bet),
    );
    calls -= 1;
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

/** Never rejects: each bet has its own outcome, and its own fault. */
async function postTogether<Bet>(post: Post<Bet>, bets: readonly Bet[]): Promise<Promise<PlayOutcome>[]> {
  try {
    const outcomes = await post(bets);
    return bets.map((bet, index) => outcomeOf(post, bet, outcomes[index]));
  } catch (error) {
    const isOfOne = bets.length > 1 && isFaultOfOne(error);
    return bets.map((bet) => (isOfOne ? postAlone(post, bet) : Promise.reject(error)));
  }
}

/** A player whom another movement holds is waited for alone. */
async function outcomeOf<Bet>(post: Post<Bet>, bet: Bet, outcome: PlayOutcome | undefined): Promise<PlayOutcome> {
  if (!outcome) throw new Error('a bet was given no outcome');
  return outcome.outcome === 'busy' ? postAlone(post, bet) : outcome;
}

async function postAlone<Bet>(post: Post<Bet>, bet: Bet): Promise<PlayOutcome> {
  const [outcome] = await post([bet]);
  if (!outcome) throw new Error('a bet was given no outcome');
  return outcome;
}
