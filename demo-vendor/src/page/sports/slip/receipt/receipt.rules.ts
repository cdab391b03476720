import type { TicketView } from '../../../../sports/sports-shapes.ts';
import type { IconName } from '../../../art/line-icons.ts';
import { outcomeWords } from '../../../outcome/outcome-words.ts';
import { shownAmount } from '../../../texts/figures.ts';
import { t } from '../../texts/translate.ts';
import { isOpenTicket, type TicketEnd, ticketEnd, ticketOutcome, ticketWord } from '../../tickets/ticket.rules.ts';

interface ReceiptState {
  end: TicketEnd;
  sign: IconName;
  /** Heading: that the bet was placed, or its result. */
  word: string;
  /** Possible payout, or the result. */
  money: { label: string; value: string };
}

/** Returns the receipt for the current state of a bet. */
export function receiptState(ticket: TicketView, symbol: string): ReceiptState {
  const end = ticketEnd(ticket);
  if (isOpenTicket(ticket)) {
    const money = { label: t('receipt.pays'), value: shownAmount(ticket.mayPay, symbol) };
    return { end, sign: 'check', word: t('receipt.placed'), money };
  }
  const sign = end === 'won' ? 'check' : end === 'lost' ? 'close' : 'back';
  const value = outcomeWords(ticketOutcome(ticket), symbol);
  return { end, sign, word: ticketWord(ticket), money: { label: t('receipt.came_to'), value } };
}
