import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { exportBets } from '@portal/shared/contract/games/bets';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../kernel/time/record-period.rules.ts';
import { games, rounds } from '../games.tables.ts';

type Asked = CallParsedInput<typeof exportBets>;

/** Filters for rounds besides their member. */
export interface BetFilter extends Pick<Asked, 'gameType' | 'vassalage' | 'state'> {
  period: Pick<RecordPeriod, 'start' | 'end' | 'timeZone'>;
}

/**
 * Selects rounds of one member by the index (member_id, opened_at). Category and vendor belong to the game: matching
 * games are few and come from a subquery, so that sums need no join.
 */
export function isChosen({ db }: Kernel, memberId: string, { period, gameType, vassalage, state }: BetFilter): SQL {
  const ofGames =
    gameType || vassalage
      ? db
          .select({ nodeId: games.nodeId })
          .from(games)
          .where(
            and(
              gameType ? eq(games.gameType, gameType) : undefined,
              vassalage ? eq(games.vassalage, vassalage) : undefined,
            ),
          )
      : undefined;
  const condition = and(
    eq(rounds.memberId, memberId),
    gte(rounds.openedAt, period.start),
    lt(rounds.openedAt, period.end),
    state ? inArray(rounds.state, state === 'open' ? ['open', 'under_review'] : [state]) : undefined,
    ofGames ? inArray(rounds.nodeId, ofGames) : undefined,
  );
  if (!condition) throw new Error('a record has conditions');
  return condition;
}
