import type { LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { openTicketProof } from '../instant/ticket-proof.ts';
import { openDrawProof } from './proof-sheet.ts';

/** Creates the actions that open proofs of draws and tickets of any game of the vendor. */
export function verifyActs(info: LotterySession, kindOf: (gameCode: string) => LotteryKindCode) {
  const draw = (gameCode: string, drawId: string) => void openDrawProof(info, kindOf(gameCode), gameCode, drawId);
  return {
    draw,
    /** Opens the proof of a draw of the ticket, or of an instant ticket itself. */
    ticket(ticket: TicketView, drawId: string): void {
      const { gameCode, instant } = ticket;
      if (instant) openTicketProof({ gameCode, kind: kindOf(gameCode) }, ticket);
      else draw(gameCode, drawId);
    },
  };
}
