import { createDrawStore, type DrawJournalLine } from '../lottery/draws/draw-store.ts';
import { latestTickets, type TicketJournalLine } from '../lottery/tickets/ticket-journal.rules.ts';
import { createTicketStore } from '../lottery/tickets/ticket-store.ts';
import { type CrashableParts, crashableProcess } from './crashable-process.ts';
import { tinyRoom } from './tiny-room.ts';

type Line = { journal: 'draws'; line: DrawJournalLine } | { journal: 'tickets'; line: TicketJournalLine };

/** Creates one life of the lotteries, up to a simulated crash: draws and tickets, in two journals on one disk. */
export function crashableLottery(parts: CrashableParts) {
  const life = crashableProcess<Line>({ ...parts, isDiskSlow: true });
  const { gateway, clock, log, newSeed, complaints, kill, isDead } = life;
  const drawStore = createDrawStore(
    life.known.flatMap((each) => (each.journal === 'draws' ? [each.line] : [])),
    (line) => life.append({ journal: 'draws', line }),
  );
  const ticketLines = life.known.flatMap((each) => (each.journal === 'tickets' ? [each.line] : []));
  const ticketStore = createTicketStore(latestTickets(ticketLines, { ticket: '', refused: '' }), (line) =>
    life.append({ journal: 'tickets', line }),
  );
  const { draws, room } = tinyRoom({ ticketStore, drawStore, gateway, clock, log, newSeed });
  return {
    ticketStore: ticketStore,
    drawStore: drawStore,
    draws,
    room,
    complaints,
    kill,
    isDead,
    resume(): void {
      room.resume();
      void draws.resume();
    },
  };
}

export type LotteryLife = ReturnType<typeof crashableLottery>;
