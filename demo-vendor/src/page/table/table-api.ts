import type { MyTicket, TableSession, TableState } from '../../tables/table-shapes.ts';
import { wait } from '../dom/dom.ts';
import type { SessionCalls } from '../launch/open-page.ts';
import { askStudio, namingSession, PageRefusal } from '../requests/ask-studio.ts';
import { followStream } from '../stream/follow-stream.ts';

export type { MyBet, MyTicket, PublicRound, TableInfo, TableSession, TableState } from '../../tables/table-shapes.ts';

interface SentSlip {
  betId: string;
  roundNo: number;
  chips: { spot: string; amount: string }[];
}

interface BetAnswer {
  state: MyTicket['bets'][number]['state'];
  refusal?: string;
  ticket: MyTicket;
}

export const tableSession: SessionCalls<TableSession> = {
  open: (launch) => askStudio('/api/tables/session', {}, { ...launch }),
  read: (session) => askStudio('/api/tables/session', namingSession(session)),
};
export const readHistory = (session: string) =>
  askStudio<{ list: MyTicket[] }>('/api/tables/history', namingSession(session));

/** Repeats a bet until it is decided; its id ensures that it is placed once. */
export async function placeBet(session: string, slip: SentSlip, onWaiting: () => void): Promise<BetAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askStudio<BetAnswer>('/api/tables/bet', namingSession(session), slip);
    } catch (error) {
      if (error instanceof PageRefusal && error.code !== 'waiting') throw error;
      onWaiting();
      await wait(Math.min(300 * attempt, 2000));
    }
  }
}

interface TableListener {
  table(state: TableState): void;
  ticket(ticket: MyTicket): void;
  lost(): void;
  /** Called when events may have been missed. */
  missed(): void;
}

/** Follows a table until the session is over. */
export function followTable(gameCode: string, session: string, listener: TableListener): Promise<void> {
  return followStream({
    path: `/api/tables/${encodeURIComponent(gameCode)}/stream`,
    headers: namingSession(session),
    heard(events) {
      for (const { event, data } of events) {
        if (event === 'table') listener.table(JSON.parse(data));
        if (event === 'ticket') listener.ticket(JSON.parse(data));
      }
      return false;
    },
    lost: () => listener.lost(),
    missed: () => listener.missed(),
  });
}
