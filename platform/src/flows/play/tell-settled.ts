import { dayIn } from '../../kernel/days.rules.ts';
import { betSettled } from '../../kernel/events/bet-settled.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { GamesModule } from '../../modules/games/index.ts';

/** Tells a round that a win has closed to all who count bets, with the transaction around it. */
export async function tellSettled(
  kernel: Kernel,
  deps: { games: GamesModule; content: ContentModule },
  provider: string,
  roundId: string,
): Promise<void> {
  const settled = await deps.games.settledRound(provider, roundId);
  if (!settled?.round.settledAt) throw new Error(`round ${provider}:${roundId} was closed and is not settled`);
  const { round, game } = settled;
  await kernel.outbox.publish(betSettled, {
    roundId: round.id,
    memberId: round.memberId,
    uplinePath: round.uplinePath,
    gameType: game.gameType,
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameName: game.name,
    stakeMinor: String(round.stakeMinor),
    winMinor: String(round.winMinor),
    settledAt: settled.round.settledAt.toISOString(),
    day: dayIn(await deps.content.settings.get('timeZone'), settled.round.settledAt),
  });
}
