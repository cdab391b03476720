import type { Gateway } from '../../gateway/platform-gateway.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import type { Match } from './match.ts';
import type { MatchStore } from './match-store.ts';

export interface MatchDeps {
  matchStore: MatchStore;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Called after each change of a match is on disk. */
  changed(match: Match): void;
  /** Called when the platform has refused a player's own stake. */
  stakeRefused(playerId: string): void;
}
