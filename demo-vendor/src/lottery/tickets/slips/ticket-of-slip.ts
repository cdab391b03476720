import type { SlipRefusal } from '../../lottery-shapes.ts';
import type { LotteryTicket } from '../lottery-ticket.ts';
import type { TicketDeps } from '../ticket-deps.ts';
import { drawnInstant, newTicket, type SentSlip } from './new-ticket.ts';
import { checkSlip } from './slip-check.rules.ts';

type MadeTicket = { kind: 'good'; ticket: LotteryTicket } | { kind: 'bad'; refusal: SlipRefusal };

/** Builds the ticket of a slip, or returns its refusal. Stores nothing. */
export function ticketOfSlip(
  { ticketStore, catalogue, clock, draws }: Pick<TicketDeps, 'ticketStore' | 'catalogue' | 'clock' | 'draws'>,
  slip: SentSlip,
): MadeTicket {
  const { request, session } = slip;
  const game = catalogue.find(request.gameCode);
  if (!game) return { kind: 'bad', refusal: { code: 'unknown_game' } };
  const kind = catalogue.kindOf(game);
  const checked = checkSlip({ game, kind, draws }, request);
  if (checked.kind === 'bad') return checked;
  const ticket = newTicket(slip, checked, clock.now());
  if (game.schedule.kind !== 'instant') return { kind: 'good', ticket };
  // An instant ticket is stored with its result, so that no crash can change it.
  const seedNo = ticketStore.lastSeedNo(session.sessionId) + 1;
  const instant = drawnInstant(kind, session.chainSecret, seedNo, request.ticketId);
  return { kind: 'good', ticket: { ...ticket, instant } };
}
