import { minorUnits } from '@portal/shared/contract/money/amounts';
import {
  type TournamentScope,
  type TournamentState,
  tournamentGraceMinutes,
} from '@portal/shared/contract/rewards/tournaments';
import type { BetSettled } from '../../games/index.ts';
import { placesOf } from '../missions/leaderboard/prizes.rules.ts';
import type { TournamentRow, TournamentTerms } from './tournaments.tables.ts';

export const graceMs = tournamentGraceMinutes * 60_000;

/** The longest window. */
const longestMs = 92 * 86_400_000;

type Window = Pick<TournamentRow, 'startsAt' | 'endsAt'>;
type Ends = Window & Pick<TournamentRow, 'cancelledAt' | 'closedAt'>;

/** Until when a round may be settled to count. */
export const countsUntil = ({ endsAt }: Pick<Window, 'endsAt'>): Date => new Date(endsAt.getTime() + graceMs);

/** Whether a new tournament may have this window: it begins ahead, so that no round counts that is over. */
export function isPossibleWindow({ startsAt, endsAt }: Window, now: Date): boolean {
  const length = endsAt.getTime() - startsAt.getTime();
  return startsAt >= now && length > 0 && length <= longestMs;
}

export function stateOf({ startsAt, endsAt, cancelledAt, closedAt }: Ends, now: Date): TournamentState {
  if (cancelledAt) return 'cancelled';
  if (closedAt) return 'finished';
  if (now < startsAt) return 'coming';
  return now < endsAt ? 'running' : 'counting';
}

type Played = Pick<BetSettled, 'gameType' | 'vassalage' | 'gameCode' | 'openedAt' | 'settledAt'>;

/** Names a game in a scope. */
export const gameKeyOf = ({ vassalage, gameCode }: Pick<Played, 'vassalage' | 'gameCode'>) =>
  `${vassalage}.${gameCode}`;

function isInScope({ by, of }: TournamentScope, bet: Played): boolean {
  if (by === 'all') return true;
  const key = by === 'category' ? bet.gameType : by === 'vendors' ? bet.vassalage : gameKeyOf(bet);
  return of.some(({ id }) => id === key);
}

/**
 * Whether a settled round counts: in the scope, placed from the start (or from joining, where members opt in) to before
 * the end, and settled before the grace is over.
 */
export function isCounted(
  { terms, startsAt, endsAt }: Window & Pick<TournamentRow, 'terms'>,
  bet: Played,
  joinedAt: Date | undefined,
): boolean {
  if (terms.entry === 'opt-in' && !joinedAt) return false;
  const from = terms.entry === 'opt-in' && joinedAt && joinedAt > startsAt ? joinedAt : startsAt;
  const placedAt = new Date(bet.openedAt ?? bet.settledAt);
  const isInTime = placedAt >= from && placedAt < endsAt && new Date(bet.settledAt) < countsUntil({ endsAt });
  return isInTime && isInScope(terms.scope, bet);
}

export interface Entrant {
  rank: number;
  /** Members who take part already. */
  players: number;
}

/** Returns why a member cannot take part; undefined when nothing is in the way. */
export function obstacleOf(
  { minRank, placesAtMost }: Pick<TournamentTerms, 'minRank' | 'placesAtMost'>,
  { rank, players }: Entrant,
): 'tournament_rank' | 'tournament_full' | undefined {
  if (rank < minRank) return 'tournament_rank';
  return placesAtMost !== undefined && players >= placesAtMost ? 'tournament_full' : undefined;
}

/** All prizes together, in minor units and points: no more is ever paid. */
export function budgetOf({ prizes }: Pick<TournamentTerms, 'prizes'>): { amountMinor: bigint; points: number } {
  return {
    amountMinor: prizes.reduce((sum, { places, amount }) => sum + BigInt(places) * minorUnits(amount ?? '0.00'), 0n),
    points: prizes.reduce((sum, { places, points = 0 }) => sum + places * points, 0),
  };
}

/** Prizes in order, each with its first and last place. */
export function prizeRanges({ prizes }: Pick<TournamentTerms, 'prizes'>) {
  return prizes.map(({ places, amount = '0.00', points = 0, turnoverPercent }, index) => {
    const first = placesOf(prizes.slice(0, index)) + 1;
    return { first, last: first + places - 1, amount, points, turnoverPercent };
  });
}
