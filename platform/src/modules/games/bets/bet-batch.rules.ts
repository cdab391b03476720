/** The fields that decide which bets may share a batch. */
export interface BatchBet {
  vendor: string;
  nonce: string;
  transactionId: string;
  roundId: string;
  playerId: string;
}

/** More would keep the players of a batch waiting for its end. */
const betsAtOnce = 64;

/**
 * A bet waits while its player is in another batch, and while another bet of its nonce, transaction or round is taken.
 */
function keysOf({ vendor, nonce, transactionId, roundId }: BatchBet): string[] {
  return [`nonce ${vendor} ${nonce}`, `transaction ${vendor} ${transactionId}`, `round ${vendor} ${roundId}`];
}

/** Takes, in order of arrival, the waiting bets that may be posted in one call; leaves the others. */
export function takeBatch<T extends { bet: BatchBet }>(waiting: T[], playersAtPlay: ReadonlySet<string>): T[] {
  const usedKeys = new Set<string>();
  const batch: T[] = [];
  const left: T[] = [];
  for (const one of waiting) {
    const keys = keysOf(one.bet);
    const mayGo =
      batch.length < betsAtOnce && !playersAtPlay.has(one.bet.playerId) && !keys.some((key) => usedKeys.has(key));
    (mayGo ? batch : left).push(one);
    if (mayGo) for (const key of keys) usedKeys.add(key);
  }
  waiting.splice(0, waiting.length, ...left);
  return batch;
}
