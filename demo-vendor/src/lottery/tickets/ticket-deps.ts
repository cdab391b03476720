import type { Gateway } from '../../gateway/platform-gateway.ts';
import type { TableClock } from '../../tables/table-clock.ts';
import type { Draws } from '../draws/draw.ts';
import type { LotteryGame } from '../lottery-game.ts';
import type { LotteryKind } from '../rules/lottery-kind.ts';
import type { LotteryTicket } from './lottery-ticket.ts';
import type { TicketStore } from './ticket-store.ts';

/** The games on sale; replaced in tests. */
export interface LotteryCatalogue {
  games: readonly LotteryGame[];
  find(gameCode: string): LotteryGame | undefined;
  kindOf(game: LotteryGame): LotteryKind;
}

/** Dependencies of ticket handling. */
export interface TicketDeps {
  ticketStore: TicketStore;
  draws: Draws;
  catalogue: LotteryCatalogue;
  gateway: Gateway;
  clock: TableClock;
  log(message: string, details: object): void;
  /** Called after each change of a ticket is on disk. */
  changed(ticket: LotteryTicket): void;
}

/** Returns the rules of a ticket's game. @throws Error for a game that the studio no longer has */
export function kindOfTicket({ catalogue }: Pick<TicketDeps, 'catalogue'>, { gameCode }: LotteryTicket): LotteryKind {
  const game = catalogue.find(gameCode);
  if (!game) throw new Error(`a ticket of the game ${gameCode}, which is not there`);
  return catalogue.kindOf(game);
}
