import type {
  FixtureProof,
  FixtureView,
  SportsSession,
  TicketRequest,
  TicketView,
} from '../../sports/sports-shapes.ts';
import { askStudio, namingSession, PageRefusal } from '../ask-studio.ts';
import { wait } from '../dom.ts';
import type { SessionCalls } from '../open-page.ts';

export const bookSession: SessionCalls<SportsSession> = {
  open: (launchToken, gameCode) => askStudio('/api/sports/session', {}, { launchToken, gameCode }),
  read: (session) => askStudio('/api/sports/session', namingSession(session)),
};
export const readTickets = (session: string) =>
  askStudio<{ list: TicketView[] }>('/api/sports/tickets', namingSession(session));
export const readResults = (session: string) =>
  askStudio<{ list: FixtureView[] }>('/api/sports/results', namingSession(session));
export const readProof = (fixtureId: string, session?: string) =>
  askStudio<FixtureProof>(`/api/sports/fixtures/${encodeURIComponent(fixtureId)}`, namingSession(session));

/** Asks until the ticket is decided; its id makes sure that it is one ticket however often it is sent. */
export async function placeTicket(session: string, request: TicketRequest): Promise<TicketView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const ticket = await askStudio<TicketView>('/api/sports/tickets', namingSession(session), request);
      if (ticket.state !== 'asked') return ticket;
    } catch (error) {
      if (error instanceof PageRefusal && error.code !== 'waiting' && error.code !== 'unknown') throw error;
    }
    await wait(Math.min(300 * attempt, 2000));
  }
}
