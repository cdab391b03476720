import type { HistoryEntry, MatchProof } from '../../pvp/history/past-matches.ts';
import type { PvpSession, PvpState } from '../../pvp/pvp-shapes.ts';
import { wait } from '../dom/dom.ts';
import type { SessionCalls } from '../launch/open-page.ts';
import { askStudio, namingSession, PageRefusal } from '../requests/ask-studio.ts';
import { followStream } from '../stream/follow-stream.ts';

export type { HistoryEntry, MatchProof } from '../../pvp/history/past-matches.ts';
export type { MatchView, PvpSession, PvpState, RoomView, Step } from '../../pvp/pvp-shapes.ts';

export type Move = { kind: 'play'; cards: readonly number[] } | { kind: 'pass' };

/** Id of this page load; a seat belongs to one page at a time. */
const pageId = `page-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')}`;

const naming = (session: string) => ({ ...namingSession(session), 'x-page': pageId });

export const cardSession: SessionCalls<PvpSession> = {
  open: (launch) => askStudio('/api/pvp/session', {}, { ...launch }),
  read: (session) => askStudio('/api/pvp/session', naming(session)),
};
export const readPast = (session: string) => askStudio<{ list: HistoryEntry[] }>('/api/pvp/history', naming(session));
export const readProof = (session: string, matchId: string) =>
  askStudio<MatchProof>(`/api/pvp/proof/${matchId}`, naming(session));

const changes = ['sit', 'leave', 'act', 'give-up', 'rematch'] as const;

/** Requests a change until the server answers; repeats are applied once. */
export async function change(session: string, what: (typeof changes)[number], body: object): Promise<PvpState> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askStudio<PvpState>(`/api/pvp/${what}`, naming(session), body);
    } catch (error) {
      if (error instanceof PageRefusal || attempt >= 30) throw error;
      await wait(Math.min(300 * attempt, 2000));
    }
  }
}

interface CardsListener {
  state(state: PvpState): void;
  lost(): void;
}

/** Follows the card room until another page takes the seat. */
export function followCards(session: string, takesOver: boolean, listener: CardsListener): Promise<void> {
  return followStream({
    path: `/api/pvp/stream${takesOver ? '?takeOver=yes' : ''}`,
    headers: naming(session),
    isPresence: true,
    heard(events) {
      if (events.some(({ event }) => event === 'moved')) return true;
      const last = events.findLast(({ event }) => event === 'state');
      if (last) listener.state(JSON.parse(last.data));
      return false;
    },
    lost: () => listener.lost(),
  });
}
