import type {
  DrawView,
  GameState,
  GameView,
  LotterySession,
  SlipRequest,
  TicketView,
} from '../../../lottery/lottery-shapes.ts';
import type { SessionCalls } from '../../launch/open-page.ts';
import { askStudio, namingSession } from '../../requests/ask-studio.ts';
import { untilDecided } from '../../requests/until-decided.ts';

const at = (gameCode: string) => `/api/lottery/${encodeURIComponent(gameCode)}`;

export const lotterySession: SessionCalls<LotterySession> = {
  open: (launch) => askStudio('/api/lottery/session', {}, { ...launch }),
  read: (session) => askStudio('/api/lottery/session', namingSession(session)),
};
export const readGames = (session: string) =>
  askStudio<{ now: string; list: GameState[] }>('/api/lottery/games', namingSession(session));
export const readGame = (session: string, gameCode: string) =>
  askStudio<GameView>(at(gameCode), namingSession(session));
export const readDraws = (session: string, gameCode: string, count: number) =>
  askStudio<{ now: string; list: DrawView[] }>(`${at(gameCode)}/draws?count=${count}`, namingSession(session));
export const readDraw = (session: string, gameCode: string, drawId: string) =>
  askStudio<DrawView>(`${at(gameCode)}/draws/${encodeURIComponent(drawId)}`, namingSession(session));
export const readTickets = (session: string, before?: string) =>
  askStudio<{ list: TicketView[] }>(
    `/api/lottery/tickets${before ? `?before=${encodeURIComponent(before)}` : ''}`,
    namingSession(session),
  );

/** Repeats a slip until it is decided; its id ensures that it is one ticket. */
export const buyTicket = (session: string, request: SlipRequest): Promise<TicketView> =>
  untilDecided(() => askStudio<TicketView>('/api/lottery/tickets', namingSession(session), request));
