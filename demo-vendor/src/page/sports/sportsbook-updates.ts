import type { FixtureView, TicketView } from '../../sports/sports-shapes.ts';
import { outcomeWords } from '../outcome/outcome-words.ts';
import type { SportsbookListener } from './follow-sportsbook.ts';
import { announcementOf } from './frame/announce.rules.ts';
import { showCounts } from './show-sportsbook.ts';
import { readTickets } from './sports-api.ts';
import type { SportsbookParts } from './sportsbook-parts.ts';
import { takeLaunchedSelection } from './take-launched-selection.ts';
import { t } from './texts/translate.ts';
import { isOpenTicket, ticketEnd, ticketOutcome } from './tickets/ticket.rules.ts';

/** Handles an update of a ticket, and notifies the player of its end. */
export function takeTicket(parts: SportsbookParts, ticket: TicketView): void {
  const before = parts.bets.ticket(ticket);
  parts.slip.follow(ticket);
  if (ticket.balance && (!before || before.balance !== ticket.balance)) parts.balance.set(ticket.balance);
  const isEnd = before && isOpenTicket(before) && !isOpenTicket(ticket);
  if (isEnd && ticket.state !== 'refused') notifyEnd(parts, ticket);
  showCounts(parts);
}

function notifyEnd({ info, sound, toasts, balance }: SportsbookParts, ticket: TicketView): void {
  const end = ticketEnd(ticket);
  const words = t('news.ended', { outcome: outcomeWords(ticketOutcome(ticket), info.currencySymbol) });
  if (end === 'won') {
    sound.win(1);
    toasts.show(words, 'good', 'check');
  } else toasts.show(words, 'plain', end === 'lost' ? 'ticket' : 'back');
  balance.askSoon();
}

/** Reads all tickets of the player, including changes missed while disconnected or hidden. */
export async function catchUp(parts: SportsbookParts): Promise<void> {
  const { list } = await readTickets(parts.info.session).catch(() => ({ list: [] }));
  // A read ticket has an old balance, which must not replace the current one.
  for (const ticket of [...list].reverse()) takeTicket(parts, { ...ticket, balance: undefined });
  showCounts(parts);
}

const isOn = ({ legs }: TicketView, fixtureId: string) => legs.some((leg) => leg.fixtureId === fixtureId);

function takeFixture(parts: SportsbookParts, after: FixtureView): void {
  const { store, slip, bets, centre, announcer } = parts;
  const { before } = store.fixture(after);
  const { fixtureId } = after;
  const isMoved = before?.phase !== after.phase;
  const isOnSlip = slip.state().picks.some((pick) => pick.fixtureId === fixtureId);
  const isBet = bets.list().some((ticket) => isOpenTicket(ticket) && isOn(ticket, fixtureId));
  const words = announcementOf(before, after);
  if (words && (isOnSlip || isBet || centre.isWatched(fixtureId))) announcer.announce({ fixtureId, words });
  centre.fixture(after, isMoved);
  if (isOnSlip) slip.followPrices();
  if (isBet && centre.view() === 'bets' && !bets.element.contains(document.activeElement)) bets.show();
  if (isMoved) showCounts(parts);
}

/**
 * Creates the listener that passes events of the book to the parts of the page. The first board shows whether the
 * selection of the launch is on it.
 */
export function sportsbookListener(parts: SportsbookParts, launched: string | undefined): SportsbookListener {
  const { store, line, centre, slip } = parts;
  let selection = launched;
  return {
    board(board) {
      store.board(board);
      line.show(false);
      centre.loaded();
      slip.followPrices();
      if (selection !== undefined) takeLaunchedSelection(parts, selection);
      selection = undefined;
      showCounts(parts);
    },
    fixture: (fixture) => takeFixture(parts, fixture),
    ticket: (ticket) => takeTicket(parts, ticket),
    lost: () => line.show(true),
    missed: () => void catchUp(parts),
  };
}
