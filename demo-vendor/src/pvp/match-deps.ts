import type { Gateway } from '../gateway/platform-gateway.ts';
import type { TableClock } from '../tables/table-clock.ts';
import type { Match } from './match.ts';
import type { MatchBooks } from './match-books.ts';

export interface MatchDeps {
  books: MatchBooks;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Told after each change of a match that is on the disk. */
  changed(match: Match): void;
  /** Told when the platform has refused a player's own stake. */
  stakeRefused(playerId: string): void;
}
