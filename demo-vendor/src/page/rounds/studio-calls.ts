import type { GameInfo, HistoryLine, SpinAnswer } from '../../routes/api-shapes.ts';
import type { SessionView } from '../../sessions/session-view.ts';
import { wait } from '../dom/dom.ts';
import type { SessionCalls } from '../launch/open-page.ts';
import { askStudio, namingSession, PageRefusal } from '../requests/ask-studio.ts';
import type { PendingSpin } from '../requests/pending-spin.ts';

export interface SessionInfo extends SessionView {
  /** Commitment to the seed of the next round. */
  nextCommitment: string;
  game: GameInfo;
  /** An open hand of the player. */
  hand?: SpinAnswer;
}

export type { GameInfo, HistoryLine, SpinAnswer };

export const gameSession: SessionCalls<SessionInfo> = {
  open: (launch) => askStudio('/api/session', {}, { ...launch }),
  read: (session) => askStudio('/api/session', namingSession(session)),
};
export const readHistory = (session: string) =>
  askStudio<{ list: HistoryLine[] }>('/api/history', namingSession(session));

/** A decision in a hand. */
interface Act {
  session: string;
  roundId: string;
  actionNo: number;
  action: string;
}

/** Repeats a spin until it is answered; its id ensures that it is played and paid once. */
export function spinUntilAnswered(session: string, spin: PendingSpin, onWaiting: () => void): Promise<SpinAnswer> {
  const { clientSpinId, stake, choice } = spin;
  return untilAnswered('/api/spin', { session, clientSpinId, stake, choice }, onWaiting);
}

/** Repeats a decision until it is answered; its number ensures that it is made once. */
export const actUntilAnswered = (act: Act, onWaiting: () => void) => untilAnswered('/api/act', act, onWaiting);

async function untilAnswered(path: string, body: object, onWaiting: () => void): Promise<SpinAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askStudio<SpinAnswer>(path, {}, body);
    } catch (error) {
      const isFinal = error instanceof PageRefusal && error.code !== 'waiting';
      if (isFinal) throw error;
      onWaiting();
      await wait(Math.min(400 * attempt, 4000));
    }
  }
}
