import { setTimeout as pause } from 'node:timers/promises';
import type { Board, FixtureView, TicketView } from '@portal/demo-vendor/sports/sports-shapes';
import { type LaunchedGame, openLaunched, sessionOf } from '../launched-page.ts';
import { askStudio } from '../page-call.ts';

const timeoutMs = 180_000;

/** A single on a match to come, until one is settled: a match that is abandoned gives its stake back. */
export async function playSportsBook(launched: LaunchedGame, stake: string): Promise<void> {
  const { vendor, gameCode } = launched;
  const session = sessionOf(await openLaunched(launched, '/api/sports/session'));
  const until = Date.now() + timeoutMs;
  for (let no = 0; Date.now() < until; no += 1) {
    const board = await askStudio<Board>(vendor, { path: '/api/sports/board', session });
    const leg = legOf(board.json);
    const ticketId = `catalogue-${no}-${gameCode}`;
    const body = leg && { ticketId, stake, accept: 'any', legs: [leg] };
    const placed = body && (await askStudio(vendor, { path: '/api/sports/tickets', body, session }));
    if (placed?.status === 200 && (await endOf({ vendor, session, ticketId, until })) === 'settled') return;
    await pause(300);
  }
  throw new Error('no ticket was settled');
}

/** The first price of the next match that takes bets. */
function legOf({ fixtures }: Board) {
  const match = fixtures.find(({ phase, betting }) => phase === 'upcoming' && betting === 'open');
  const market = match?.markets[0];
  const selection = market?.selections[0];
  return match && market && selection && asLeg(match, market.id, selection);
}

const asLeg = ({ fixtureId, version }: FixtureView, market: string, { id, price }: { id: string; price: string }) => ({
  fixtureId,
  market,
  selection: id,
  price,
  version,
});

async function endOf(of: { vendor: string; session: string; ticketId: string; until: number }) {
  const { vendor, session, ticketId, until } = of;
  while (Date.now() < until) {
    const answer = await askStudio<TicketView>(vendor, { path: `/api/sports/tickets/${ticketId}`, session });
    const { state, refusal } = answer.json;
    if (state === 'refused' || state === 'stuck') throw new Error(`the ticket is ${state}: ${refusal}`);
    if (state === 'settled' || state === 'void') return state;
    await pause(300);
  }
  throw new Error('the match does not end');
}
