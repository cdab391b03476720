import { dayIn } from '../../kernel/days.rules.ts';
import type { BetSettled } from '../../kernel/events/bet-settled.ts';
import type { RoundWithGame } from '../../modules/games/index.ts';

/** What is told of a settled round. @throws Error for one that is not */
export function settledFacts({ round, game }: RoundWithGame, timeZone: string): BetSettled {
  if (!round.settledAt) throw new Error(`round ${round.id} was closed and is not settled`);
  return {
    roundId: round.id,
    memberId: round.memberId,
    uplinePath: round.uplinePath,
    gameType: game.gameType,
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameName: game.name,
    stakeMinor: String(round.stakeMinor),
    winMinor: String(round.winMinor),
    openedAt: round.openedAt.toISOString(),
    settledAt: round.settledAt.toISOString(),
    day: dayIn(timeZone, round.settledAt),
  };
}
