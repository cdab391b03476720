import type {
  Board,
  FixtureProof,
  FixtureView,
  SportsSession,
  TicketRequest,
  TicketView,
} from '../../sports/sports-shapes.ts';
import { PageRefusal } from '../api.ts';
import { wait } from '../dom.ts';

async function ask<T>(path: string, session: string | undefined, body?: object): Promise<T> {
  const headers: Record<string, string> = session ? { 'x-session': session } : {};
  if (body) headers['content-type'] = 'application/json';
  const method = body ? 'POST' : 'GET';
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const json = await response.json();
  if (response.status !== 200) throw new PageRefusal(json.code ?? 'unknown');
  return json;
}

export const openBook = (launchToken: string, gameCode: string) =>
  ask<SportsSession>('/api/sports/session', undefined, { launchToken, gameCode });
export const readBook = (session: string) => ask<SportsSession>('/api/sports/session', session);
export const readBoard = (session: string) => ask<Board>('/api/sports/board', session);
export const readTickets = (session: string) => ask<{ list: TicketView[] }>('/api/sports/tickets', session);
export const readResults = (session: string) => ask<{ list: FixtureView[] }>('/api/sports/results', session);
export const readProof = (fixtureId: string, session?: string) =>
  ask<FixtureProof>(`/api/sports/fixtures/${encodeURIComponent(fixtureId)}`, session);

/** Asks until the ticket is decided; its id makes sure that it is one ticket however often it is sent. */
export async function placeTicket(session: string, request: TicketRequest): Promise<TicketView> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const ticket = await ask<TicketView>('/api/sports/tickets', session, request);
      if (ticket.state !== 'asked') return ticket;
    } catch (error) {
      if (error instanceof PageRefusal && error.code !== 'waiting' && error.code !== 'unknown') throw error;
    }
    await wait(Math.min(300 * attempt, 2000));
  }
}
