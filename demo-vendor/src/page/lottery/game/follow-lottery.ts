import type { DrawView, GameState, TicketView } from '../../../lottery/lottery-shapes.ts';
import { namingSession } from '../../requests/ask-studio.ts';
import { followStream } from '../../stream/follow-stream.ts';

interface LotteryListener {
  draw(draw: DrawView): void;
  next(state: GameState): void;
  ticket(ticket: TicketView): void;
  balance(balance: string): void;
  /** Called for any data, which shows that the connection is alive. */
  heard(): void;
  lost(): void;
  /** Called when events may have been missed. */
  missed(): void;
  /** Returns whether the player has opened another game. */
  isOver(): boolean;
}

/** Follows a game until the session is over, or the player opens another. */
export function followLottery(gameCode: string, session: string, listener: LotteryListener): Promise<void> {
  return followStream({
    path: `/api/lottery/${encodeURIComponent(gameCode)}/stream`,
    headers: namingSession(session),
    heard(events) {
      if (listener.isOver()) return true;
      listener.heard();
      for (const { event, data } of events) {
        if (event === 'draw') listener.draw(JSON.parse(data));
        if (event === 'next') listener.next(JSON.parse(data));
        if (event === 'ticket') listener.ticket(JSON.parse(data));
        if (event === 'balance') listener.balance(JSON.parse(data).balance);
      }
      return false;
    },
    lost: () => !listener.isOver() && listener.lost(),
    missed: () => !listener.isOver() && listener.missed(),
  });
}
