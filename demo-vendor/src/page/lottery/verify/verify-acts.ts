import type { LotterySession, TicketView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';
import { openTicketProof } from '../instant/ticket-proof.ts';
import { openDrawProof } from './proof-sheet.ts';

/** Opens proofs of draws and tickets of any game of the vendor. */
export function verifyActs(info: LotterySession, kindOf: (gameCode: string) => LotteryKindCode) {
  const draw = (gameCode: string, drawId: string) => void openDrawProof(info, kindOf(gameCode), gameCode, drawId);
  return {
    draw,
    /** A draw that the ticket takes part in, or the ticket itself where it was drawn when it was bought. */
    ticket(ticket: TicketView, drawId: string): void {
      const { gameCode, instant } = ticket;
      if (instant) openTicketProof({ gameCode, kind: kindOf(gameCode) }, ticket);
      else draw(gameCode, drawId);
    },
  };
}
