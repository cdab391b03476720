import type { TicketDeps } from '../../tickets/ticket-deps.ts';
import type { Match } from './match.ts';
import type { MatchStore } from './match-store.ts';

export interface MatchDeps extends TicketDeps<Match> {
  matchStore: MatchStore;
  /** Called when the platform has refused a player's own stake. */
  stakeRefused(playerId: string): void;
}
