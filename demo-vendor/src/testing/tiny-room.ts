import { createDraws, type DrawDeskDeps } from '../lottery/draws/draw-desk.ts';
import { createLotteryRoom } from '../lottery/tickets/lottery-room.ts';
import type { TicketBooks } from '../lottery/tickets/ticket-books.ts';
import { tinyCatalogue, tinyKind } from './tiny-lottery.ts';

interface TinyParts extends Pick<DrawDeskDeps, 'gateway' | 'clock' | 'log' | 'newSeed'> {
  books: TicketBooks;
  drawBooks: DrawDeskDeps['books'];
}

/** Creates draws and tickets of the tiny lotteries on the given stores. */
export function tinyRoom({ books, drawBooks, ...world }: TinyParts) {
  const { games } = tinyCatalogue;
  const draws = createDraws({ ...world, games, pace: 1, books: drawBooks, findKind: () => tinyKind });
  return { draws, room: createLotteryRoom({ ...world, books, draws, catalogue: tinyCatalogue }) };
}
