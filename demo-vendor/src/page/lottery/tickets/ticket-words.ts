import type { TicketDrawView, TicketView } from '../../../lottery/lottery-shapes.ts';
import { outcomeWords } from '../../outcome/outcome-words.ts';
import { shownAmount } from '../../texts/figures.ts';
import { localize } from '../texts/localize.ts';
import { t } from '../texts/translate.ts';
import { isDecided, ticketState, ticketsOutcome } from './ticket.rules.ts';

/** Formats a number of a line: figures unchanged, option codes ("BIG") as words. */
export const numberWords = (number: string): string =>
  /^[A-Z]{2,}$/.test(number) ? `${number.charAt(0)}${number.slice(1).toLowerCase()}` : number;

/** Describes why the stake of a draw was returned. */
export const reasonWords = ({ reason }: TicketDrawView): string => (reason ? t(`ticket.reason.${reason}`) : '');

type Win = NonNullable<TicketDrawView['wins']>[number];

/** Formats the calculation of a line: "10.00 × 2 × 3.60 (Each hit) × 2 = 144.00"; several hits are added up. */
export function calculationWords(
  { lines, kind }: Pick<TicketView, 'lines' | 'kind'>,
  { line: at, hits, paid }: Win,
): string {
  const line = lines[at];
  if (!line) return `= ${shownAmount(paid)}`;
  const parts = hits.map(({ won, times, pays }) => `${pays} (${localize(won, kind)})${times > 1 ? ` × ${times}` : ''}`);
  const odds = parts.length > 1 ? `[${parts.join(' + ')}]` : (parts[0] ?? '0.00');
  const multiple = line.multiple > 1 ? ` × ${line.multiple}` : '';
  return `${shownAmount(line.stake)}${multiple} × ${odds} = ${shownAmount(paid)}`;
}

/** Describes a finished ticket in one sentence; undefined while it waits. */
export function endWords(ticket: TicketView, currencySymbol: string): string | undefined {
  const state = ticketState(ticket);
  const game = ticket.gameName;
  if (state === 'returned') return t('ticket.back', { game });
  if (!isDecided(state)) return undefined;
  return t('ticket.ended', { game, outcome: outcomeWords(ticketsOutcome([ticket]), currencySymbol) });
}
