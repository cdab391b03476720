import type {
  FixtureProof,
  FixtureView,
  SportsSession,
  TicketRequest,
  TicketView,
} from '../../sports/sports-shapes.ts';
import type { SessionCalls } from '../launch/open-page.ts';
import { askStudio, namingSession } from '../requests/ask-studio.ts';
import { untilDecided } from '../requests/until-decided.ts';
import { localizeFixture, localizeTicket } from './localize-sportsbook.ts';

export const sportsSession: SessionCalls<SportsSession> = {
  open: (launch) => askStudio('/api/sports/session', {}, { ...launch }),
  read: (session) => askStudio('/api/sports/session', namingSession(session)),
};
export const readTickets = (session: string) =>
  askStudio<{ list: TicketView[] }>('/api/sports/tickets', namingSession(session)).then(({ list }) => ({
    list: list.map(localizeTicket),
  }));
export const readResults = (session: string) =>
  askStudio<{ list: FixtureView[] }>('/api/sports/results', namingSession(session)).then(({ list }) => ({
    list: list.map(localizeFixture),
  }));
export const readProof = (fixtureId: string, session?: string) =>
  askStudio<FixtureProof>(`/api/sports/fixtures/${encodeURIComponent(fixtureId)}`, namingSession(session));

/** Repeats a ticket until it is decided; its id ensures that it is placed once. */
export function placeTicket(session: string, request: TicketRequest): Promise<TicketView> {
  return untilDecided(async () => {
    const ticket = await askStudio<TicketView>('/api/sports/tickets', namingSession(session), request);
    return ticket.state === 'asked' ? undefined : localizeTicket(ticket);
  });
}
