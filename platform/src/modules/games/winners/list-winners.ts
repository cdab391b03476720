import { winnerListLimit, winnerMinimumAmount } from '@portal/shared/contract/constants';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { nameIn } from '../catalogue/game-view.ts';
import { games, rounds } from '../games.tables.ts';
import { drawnAddress } from '../pictures/drawn.rules.ts';
import { maskedAccount } from './masked-account.rules.ts';

/**
 * Lists real settled wins above 50000.00, newest first, with masked names and games named in the language.
 * `accountsOf` returns accounts by member id.
 */
export async function listWinners(
  kernel: Kernel,
  limit: number,
  accountsOf: (memberIds: readonly string[]) => Promise<Map<string, string>>,
  language?: LanguageCode,
) {
  const rows = await kernel.db
    .select({ round: rounds, game: games })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .where(and(eq(rounds.state, 'settled'), gt(rounds.winMinor, minorUnits(winnerMinimumAmount))))
    .orderBy(desc(rounds.settledAt))
    .limit(Math.min(limit, winnerListLimit));
  const accounts = await accountsOf(rows.map(({ round }) => round.memberId));
  return rows.map(({ round, game }) => ({
    vo: {
      winAmount: amountFromMinor(round.winMinor),
      account: maskedAccount(accounts.get(round.memberId) ?? ''),
      gameName: nameIn(game, language),
      nodeId: game.nodeId,
      drawn: drawnAddress(game, 'small'),
      theme: game.theme,
      seed: game.seed,
      at: (round.settledAt ?? round.openedAt).toISOString(),
    },
  }));
}
