import type { TicketDeps } from '../../tickets/ticket-deps.ts';
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

export interface LotteryTicketDeps extends TicketDeps<LotteryTicket> {
  ticketStore: TicketStore;
  draws: Draws;
  catalogue: LotteryCatalogue;
}

/** Returns the rules of a ticket's game. @throws Error for a game that the studio no longer has */
export function kindOfTicket(
  { catalogue }: Pick<LotteryTicketDeps, 'catalogue'>,
  { gameCode }: LotteryTicket,
): LotteryKind {
  const game = catalogue.find(gameCode);
  if (!game) throw new Error(`a ticket of the game ${gameCode}, which is not there`);
  return catalogue.kindOf(game);
}
