import type { Gateway } from '../../gateway/platform-gateway.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import type { Draws } from '../draws/draw.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { LotteryKind } from '../rules/lottery-kind.ts';
import type { LotteryTicket } from './lottery-ticket.ts';
import type { TicketBooks } from './ticket-books.ts';

/** The games that tickets are sold of; tests bring their own. */
export interface LotteryCatalogue {
  games: readonly LotteryGame[];
  find(gameCode: string): LotteryGame | undefined;
  kindOf(game: LotteryGame): LotteryKind;
}

/** What everything about tickets works with. */
export interface TicketDeps {
  books: TicketBooks;
  draws: Draws;
  catalogue: LotteryCatalogue;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Told after each change of a ticket that is on the disk. */
  changed(ticket: LotteryTicket): void;
}

/** Rules of the game of a ticket. @throws Error for a game that the studio no longer has */
export function kindOfTicket({ catalogue }: Pick<TicketDeps, 'catalogue'>, { gameCode }: LotteryTicket): LotteryKind {
  const game = catalogue.find(gameCode);
  if (!game) throw new Error(`a ticket of the game ${gameCode}, which is not there`);
  return catalogue.kindOf(game);
}
