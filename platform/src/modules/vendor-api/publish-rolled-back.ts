import type { Kernel } from '../../kernel/kernel.ts';
import { type BetRefunded, betRefunded, type GamesModule, type PublishedRound, settlesLater } from '../games/index.ts';
import { publishBetRefund, publishRound } from './announce-play.ts';

/**
 * Publishes the rounds that rollbacks have ended, each once, in the surrounding transaction. Players are notified of the
 * refund of bets that wait for a match or a draw; in other games a bet is rolled back because its call failed. A round
 * that cannot be published is logged and skipped: a notification must not undo a refund. @throws what the database throws
 */
export async function publishRolledBack(
  kernel: Kernel,
  games: Pick<GamesModule, 'publishedRounds'>,
  provider: string,
  roundIds: readonly string[],
): Promise<void> {
  if (roundIds.length === 0) return;
  const rounds = await games.publishedRounds(provider, roundIds);
  if (rounds.length < roundIds.length) kernel.logger.error({ provider, roundIds }, 'rolled back rounds are not there');
  for (const { memberId, roundId, gameCode } of rounds)
    publishRound(kernel, memberId, { state: 'closed', roundId, gameCode });
  const refunded = rounds.filter(({ gameType }) => settlesLater(gameType)).flatMap((round) => refundOf(kernel, round));
  for (const bet of refunded) publishBetRefund(kernel, bet);
  await kernel.outbox.publishAll(betRefunded, refunded);
}

function refundOf(kernel: Kernel, round: PublishedRound): BetRefunded[] {
  const { id, memberId, gameCode, gameName, rolledBackStakeMinor: stakeMinor, openedAt, settledAt } = round;
  if (stakeMinor === null || !settledAt) {
    kernel.logger.error({ roundId: id }, 'round is not rolled back');
    return [];
  }
  const times = { openedAt: openedAt.toISOString(), refundedAt: settledAt.toISOString() };
  return [{ roundId: id, memberId, gameCode, gameName, stakeMinor, ...times }];
}
