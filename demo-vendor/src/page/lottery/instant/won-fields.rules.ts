import { wonStars } from '../../../lottery/rules/instant/star-ticket.ts';
import { wonLines } from '../../../lottery/rules/instant/wave-ticket.ts';
import type { TicketLook } from './ticket-pictures.ts';

/** Fields of a ticket that won, by their places. */
export const wonFields = (look: TicketLook, fields: readonly string[]): ReadonlySet<number> =>
  new Set(look === 'instant' ? wonStars(fields) : wonLines(fields).flat());
