import type { GameView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { openSheet } from '../../frame/sheet.ts';
import { ticketNumber } from '../../frame/ticket-number.rules.ts';
import { readCommitment } from '../../verify/commitments.ts';
import { named } from '../frame/set-text.ts';
import { t } from '../texts/translate.ts';
import { commitmentKey } from '../verify/commitment-key.ts';
import { proofContent } from '../verify/proof-sheet.ts';

/** Opens the proof of an instant ticket: its fields come from its seed and from the number that this page gave it. */
export function openTicketProof({ gameCode, kind }: Pick<GameView, 'gameCode' | 'kind'>, ticket: TicketView): void {
  if (!ticket.instant) return;
  const earlierCommitment = readCommitment(commitmentKey(gameCode, ticket.ticketId));
  const title = h('p', {}, named(ticket.gameName), ` · ${t('receipt.no', { no: ticketNumber(ticket.ticketId) })}`);
  openSheet(
    t('proof.ticket'),
    title,
    ...proofContent(kind, ticket.ticketId, { ...ticket.instant, corrections: 0 }, earlierCommitment),
  );
}
