import type { Kernel } from '../../kernel/kernel.ts';
import { betRefunded, type GamesModule, type PublishedRound, settlesLater } from '../games/index.ts';
import { publishBetRefund, publishRound } from './announce-play.ts';

/**
 * Publishes the rounds that rollbacks have ended, each once, in the surrounding transaction. Players are notified of the
 * refund of bets that wait for a match or a draw; in other games a bet is rolled back because its call failed.
 * @throws Error for a round that does not exist
 */
export async function publishRolledBack(
  kernel: Kernel,
  games: Pick<GamesModule, 'publishedRounds'>,
  provider: string,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  const rounds = await games.publishedRounds(provider, roundIds);
  if (rounds.length < roundIds.length)
    throw new Error(`rolled back rounds of ${provider} are not there: ${roundIds.join()}`);
  for (const { memberId, roundId, gameCode } of rounds)
    publishRound(kernel, memberId, { state: 'closed', roundId, gameCode });
  const refunded = rounds.filter(({ gameType }) => settlesLater(gameType)).map(asRefunded);
  for (const bet of refunded) publishBetRefund(kernel, bet);
  await kernel.outbox.publishAll(betRefunded, refunded);
}

function asRefunded(round: PublishedRound) {
  const { id, memberId, gameCode, gameName, rolledBackStakeMinor: stakeMinor, openedAt, settledAt } = round;
  if (stakeMinor === null || !settledAt) throw new Error(`round ${id} is not rolled back`);
  const times = { openedAt: openedAt.toISOString(), refundedAt: settledAt.toISOString() };
  return { roundId: id, memberId, gameCode, gameName, stakeMinor, ...times };
}
