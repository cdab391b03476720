import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { disclosure } from '../../tickets/disclosure.ts';
import { clientSeedOfDraw } from '../draws/draw-seed.rules.ts';
import type { TicketView } from '../lottery-shapes.ts';
import { drawView } from '../routes/draw-views.ts';
import { ticketView } from '../routes/ticket-views.ts';
import type { LotteryTicket } from './lottery-ticket.ts';
import { kindOfTicket, type LotteryTicketDeps } from './ticket-deps.ts';

type Deps = Pick<LotteryTicketDeps, 'ticketStore' | 'draws' | 'catalogue'>;

/**
 * Discloses a ticket in one draw for a dispute: lines, wins, and the draw with its board. Includes only what the player
 * can see, so no seed before its result, and none of an instant ticket that was not bought.
 */
export function discloseTicket(deps: Deps, roundId: string): DrawnRound | undefined {
  const at = deps.ticketStore.partOf(roundId);
  const ticket = at && deps.ticketStore.ticket(at.key);
  const part = ticket?.parts[at?.no ?? -1];
  const game = ticket && deps.catalogue.find(ticket.gameCode);
  if (!ticket || !part || !game) return undefined;
  const parts = { game, kind: kindOfTicket(deps, ticket), draws: deps.draws };
  const { lines, draws, instant } = ticketView(parts, ticket);
  const { draw, seed } = boardOf(deps, ticket, part.drawId, instant);
  // The draw already includes the board.
  const { numbers: _, ...inDraw } = draws.find(({ drawId }) => drawId === part.drawId) ?? {};
  return disclosure({
    game: ticket.gameCode,
    state: part.state,
    at: ticket.at,
    stakeMinor: ticket.priceMinor,
    winMinor: part.paidMinor,
    outcome: draw && { draw, ...inDraw, lines },
    seed,
  });
}

/** Returns the seed data of the board, as far as it is public. */
function boardOf(
  { draws }: Pick<Deps, 'draws'>,
  { gameCode, ticketId }: LotteryTicket,
  drawId: string,
  instant: TicketView['instant'],
): { draw?: object; seed?: string } {
  if (instant) return { draw: instant, seed: `${instant.seed}, ${ticketId}` };
  const draw = draws.find(gameCode, drawId);
  if (!draw) return {};
  const shown = drawView(draw);
  return { draw: shown, ...(shown.seed && { seed: `${shown.seed}, ${clientSeedOfDraw(gameCode, drawId)}` }) };
}
