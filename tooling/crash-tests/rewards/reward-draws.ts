import { shuffled } from '../money/through-kills.ts';
import type { RewardFixture, RewardPlayer } from './reward-fixture.ts';
import { nextCommitmentIn, type RewardDone, type RewardOperation, type RewardOperations } from './reward-operations.ts';

type Game = keyof RewardPlayer['commitments'];
export const drawnGames: readonly Game[] = ['wheel', 'egg', 'envelope'];

/** The draws of a member, one of a game after the other: each names the seed that the one before it has left. */
export function rewardDraws(
  operations: RewardOperations,
  { drops, player, random }: Pick<RewardFixture, 'drops'> & { player: RewardPlayer; random: () => number },
) {
  const commitments = new Map<string, string>(Object.entries(player.commitments));
  const unopened = shuffled(drops, random);

  return {
    /** Nothing while a draw of the game is under way, and where no drop is left. */
    next(game: Game): RewardOperation | undefined {
      const commitment = commitments.get(game);
      const drop = game === 'envelope' && commitment !== undefined ? unopened.pop() : undefined;
      if (commitment === undefined || (game === 'envelope' && drop === undefined)) return undefined;
      commitments.delete(game);
      return game === 'envelope' ? operations.envelope(drop ?? '', commitment) : operations.draw(game, commitment);
    },
    note({ operation, answer }: RewardDone): void {
      // Without a draw the seed stays valid.
      commitments.set(operation.kind, answer.success ? nextCommitmentIn(answer) : (operation.commitment ?? ''));
    },
  };
}
