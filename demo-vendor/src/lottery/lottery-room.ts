import { createPageViewers, type PageViewer } from '../routes/page-viewers.ts';
import type { LotteryDraw } from './draws/draw.ts';
import { keyOf, type LotteryTicket } from './tickets/lottery-ticket.ts';
import { createPartEnder } from './tickets/settlement/end-part.ts';
import { createJudge } from './tickets/settlement/judge-tickets.ts';
import { createSettlers } from './tickets/settlement/settle-tickets.ts';
import { createTicketService } from './tickets/slips/ticket-service.ts';
import type { LotteryTicketDeps } from './tickets/ticket-deps.ts';

/** A page that watches a game. */
interface LotteryViewer extends PageViewer {
  /** Called when a draw of the game has changed. */
  draw(draw: LotteryDraw): void;
  /** Called when a ticket of the viewer has changed, in any game. */
  ticket(ticket: LotteryTicket): void;
}

/** Sells tickets of all lotteries, and judges and settles them when their draws end. */
export function createLotteryRoom(given: Omit<LotteryTicketDeps, 'changed'>) {
  const { ticketStore, draws, log } = given;
  const viewers = createPageViewers<LotteryViewer>();
  const deps: LotteryTicketDeps = {
    ...given,
    changed(ticket) {
      ticketService.changed(ticket);
      ender.changed(ticket);
      for (const viewer of viewers.ofPlayer(ticket.playerId)) viewer.ticket(ticket);
    },
  };
  const settle = createSettlers(deps, (keys) => judge(keys));
  const judge = createJudge(deps, settle);
  const ender = createPartEnder(deps, settle);
  const ticketService = createTicketService({
    ...deps,
    decided(key) {
      // Its draws may have ended while the stakes were requested.
      judge([key]);
      settle();
    },
  });
  // Read before the first ticket of this run, so these are left from the last run.
  const left = ticketStore.openTickets();

  const leaveDraws = draws.onChange((draw) => {
    const { gameCode, drawId, state } = draw;
    if (state === 'result' || state === 'cancelled') judge(ticketStore.keysOf(gameCode, drawId));
    for (const viewer of viewers.of(gameCode)) viewer.draw(draw);
  });

  return {
    place: ticketService.place,
    watch: viewers.add,
    /** Ends a part of a ticket for an operator; undefined if no such part is open. */
    end: ender.end,
    /** Resumes what the last run left open: requests stakes again, judges by ended draws, and settles. */
    resume(): void {
      const isAsking = ({ state }: LotteryTicket) => state === 'asking';
      for (const ticket of left.filter(isAsking)) {
        ticketService.pursue(keyOf(ticket)).catch((error: unknown) => {
          log('a slip could not be pursued', { key: keyOf(ticket), error: String(error) });
        });
      }
      judge(left.filter((ticket) => !isAsking(ticket)).map(keyOf));
      for (const { gameCode, drawId } of ticketStore.draws()) {
        if ((draws.find(gameCode, drawId)?.corrections ?? 0) > 0) judge(ticketStore.keysOf(gameCode, drawId));
      }
      settle();
    },
    /** Unsubscribes from draws. */
    stop: leaveDraws,
  };
}

export type LotteryRoom = ReturnType<typeof createLotteryRoom>;
