import type { Kernel } from '../../kernel/kernel.ts';
import { type GamesModule, settlesLater } from '../games/index.ts';
import { publishBetRefund, publishRound } from './announce-play.ts';

/**
 * Publishes that a rollback has ended a round. Players are notified of the refund of bets that wait for a match or a
 * draw; in other games a bet is rolled back because its call failed. @throws Error for a round that does not exist
 */
export async function publishRolledBack(
  kernel: Kernel,
  games: Pick<GamesModule, 'publishedRounds'>,
  provider: string,
  roundId: string,
): Promise<void> {
  const [round] = await games.publishedRounds(provider, [roundId]);
  if (!round) throw new Error(`round ${provider}:${roundId} is not there`);
  const { memberId, gameCode, gameType, rolledBackStakeMinor: stakeMinor } = round;
  publishRound(kernel, memberId, { state: 'closed', roundId, gameCode });
  if (stakeMinor !== null && settlesLater(gameType)) publishBetRefund(kernel, { ...round, stakeMinor });
}
