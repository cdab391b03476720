import { createDrawBooks, type DrawLine } from '../lottery/draws/draw-books.ts';
import { createTicketBooks } from '../lottery/tickets/ticket-books.ts';
import { latestTickets, type TicketBookLine } from '../lottery/tickets/ticket-lines.rules.ts';
import { type MortalParts, mortal } from './mortal.ts';
import { tinyRoom } from './tiny-room.ts';

type Line = { book: 'draws'; line: DrawLine } | { book: 'tickets'; line: TicketBookLine };

/** Creates one life of the lotteries, up to a simulated crash: draws and tickets, in two journals on one disk. */
export function mortalLottery(parts: MortalParts) {
  const life = mortal<Line>({ ...parts, isDiskSlow: true });
  const { gateway, clock, log, newSeed, complaints, kill, isDead } = life;
  const drawBooks = createDrawBooks(
    life.known.flatMap((each) => (each.book === 'draws' ? [each.line] : [])),
    (line) => life.append({ book: 'draws', line }),
  );
  const ticketLines = life.known.flatMap((each) => (each.book === 'tickets' ? [each.line] : []));
  const books = createTicketBooks(latestTickets(ticketLines, { ticket: '', refused: '' }), (line) =>
    life.append({ book: 'tickets', line }),
  );
  const { draws, room } = tinyRoom({ books, drawBooks, gateway, clock, log, newSeed });
  return {
    ...{ books, drawBooks, draws, room, complaints, kill, isDead },
    resume(): void {
      room.resume();
      void draws.resume();
    },
  };
}

export type LotteryLife = ReturnType<typeof mortalLottery>;
