import type { BetRow } from '@portal/shared/contract/games/bets';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { games, rounds } from '../games.tables.ts';

export interface RoundWithGame {
  round: typeof rounds.$inferSelect;
  game: typeof games.$inferSelect;
  /** Stake of a rolled back round; see round-selection.ts. */
  rolledBackStakeMinor?: string | null;
}

/** Shows a round to its player. */
export function betView({ round, game, rolledBackStakeMinor }: RoundWithGame): BetRow {
  const isOpen = round.state === 'open' || round.state === 'under_review';
  return {
    id: round.id,
    roundId: round.roundId,
    gameName: game.name,
    gameCode: game.gameCode,
    vassalage: game.vassalage,
    gameType: game.gameType,
    stake: amountFromMinor(rolledBackStakeMinor ? BigInt(rolledBackStakeMinor) : round.stakeMinor),
    win: amountFromMinor(round.winMinor),
    profit: amountFromMinor(round.winMinor - round.stakeMinor),
    balanceBefore: amountFromMinor(round.balanceBeforeMinor),
    balanceAfter: amountFromMinor(round.balanceAfterMinor),
    state: isOpen ? 'open' : round.state === 'rolled_back' ? 'rolled_back' : 'settled',
    ...(round.heldMinor > 0n && { underReview: amountFromMinor(round.heldMinor) }),
    openedAt: round.openedAt.toISOString(),
    settledAt: round.settledAt?.toISOString(),
  };
}
